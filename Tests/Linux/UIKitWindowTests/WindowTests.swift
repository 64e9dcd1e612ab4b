import Foundation
import Testing
import UIKit
import UIKitTesting

/// The sample app in a real window with a real mouse: at rest, it looks as it does on a virtual device.
@MainActor @Suite(.serialized) struct WindowTests {
  /// The end of a spring is invisible, but until the spring settles, touches do not reach the views behind.
  private static let rest = 0.7

  @Test func mouseOpensAndDismissesAHalfModal() throws {
    let window = try ShowcaseWindow(screen: "sheet", rest: Self.rest)
    let (app, device) = (window.app, window.device)
    let button = try #require(device.view(identified: "show").flatMap { device.point(reaching: $0) })
    let closed = Screenshot(device.picture())
    try window.waitUntil(shows: closed, "the screen appears")

    device.finger().tap(at: button)
    try device.settle()
    let open = Screenshot(device.picture())
    #expect(open.difference(from: closed) > 0.3)
    try app.click(button)
    try window.waitUntil(shows: open, "a click on the button opens the sheet")

    try app.click(CGPoint(x: 195, y: 100))
    try window.waitUntil(shows: closed, "a click on the backdrop dismisses it")

    try app.click(button)
    try window.waitUntil(shows: open, "it opens again")
    try app.press(key: "Escape")
    try window.waitUntil(shows: closed, "Escape dismisses it")

    let before = app.ticks
    Thread.sleep(forTimeInterval: 2)
    #expect(app.ticks - before <= 1, "an idle window uses no processor time")
  }

  @Test func contentFollowsTheSizeOfTheWindow() throws {
    let window = try ShowcaseWindow(screen: "child", rest: Self.rest)
    let (app, device) = (window.app, window.device)
    let button = try #require(device.view(identified: "toggle").flatMap { device.point(reaching: $0) })
    try window.waitUntil(shows: Screenshot(device.picture()), "the screen appears")
    device.finger().tap(at: button)
    try device.settle()
    try app.click(button)
    try window.waitUntil(shows: Screenshot(device.picture()), "a click toggles the panel")

    let wide = CGSize(width: 844, height: 390)
    device.resize(to: wide, safeAreaInsets: UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47), duration: 0)
    try device.settle()
    try app.resize(to: wide)
    try window.waitUntil(shows: Screenshot(device.picture()), "the panel follows the size of the window")
  }

  @Test func wheelScrollsTheListUnderTheMouse() throws {
    let window = try ShowcaseWindow(screen: "pull", rest: Self.rest)
    let (app, device) = (window.app, window.device)
    try window.waitUntil(shows: Screenshot(device.picture()), "the screen appears")
    let middle = CGPoint(x: 195, y: 422)
    device.perform { device.window.wheelDidTurn(by: CGVector(dx: 0, dy: 3 * 48), at: middle) }
    try device.settle()
    try app.turnWheel(at: middle, notches: 3)
    try window.waitUntil(shows: Screenshot(device.picture()), "the list is scrolled by three notches")
  }
}
