import Foundation
import Showcase
import Testing
import UIKit
import UIKitTesting

/// The sample app in a real window, under a real mouse, looks at rest as it does on a virtual device.
@MainActor @Suite(.serialized) struct WindowTests {
  private static let size = CGSize(width: 390, height: 844)

  @Test func aMouseOpensAndDismissesAHalfModal() throws {
    let display = try DisplayServer()
    let app = try AppWindow(["sheet"], on: display)
    let device = VirtualDevice(DeviceModel(size: Self.size, scale: 1))
    device.show(ShowcaseController(screen: "sheet"))
    try device.settle()
    let button = try #require(device.view(identified: "show").flatMap { device.point(reaching: $0) })
    let closed = Screenshot(device.picture())
    try waitUntil(app, shows: closed, "the screen is there")

    device.finger().tap(at: button)
    try device.settle()
    let open = Screenshot(device.picture())
    #expect(open.difference(from: closed) > 0.3)
    try app.click(button)
    try waitUntil(app, shows: open, "a click on the button opens the sheet")

    try app.click(CGPoint(x: 195, y: 100))
    try waitUntil(app, shows: closed, "a click on the backdrop dismisses it")

    try app.click(button)
    try waitUntil(app, shows: open, "it opens again")
    try app.press(key: "Escape")
    try waitUntil(app, shows: closed, "Escape dismisses it")

    let before = app.ticks
    Thread.sleep(forTimeInterval: 2)
    #expect(app.ticks - before <= 1, "an idle window uses no processor time")
  }

  @Test func theWindowsSizeIsTheDevices() throws {
    let display = try DisplayServer()
    let app = try AppWindow(["child"], on: display)
    let device = VirtualDevice(DeviceModel(size: Self.size, scale: 1))
    device.show(ShowcaseController(screen: "child"))
    try device.settle()
    let button = try #require(device.view(identified: "toggle").flatMap { device.point(reaching: $0) })
    try waitUntil(app, shows: Screenshot(device.picture()), "the screen is there")
    device.finger().tap(at: button)
    try device.settle()
    try app.click(button)
    try waitUntil(app, shows: Screenshot(device.picture()), "a click toggles the panel")

    let wide = CGSize(width: 844, height: 390)
    device.resize(to: wide, safeAreaInsets: UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47), duration: 0)
    try device.settle()
    try app.resize(to: wide)
    try waitUntil(app, shows: Screenshot(device.picture()), "the panel follows the size of the window")
  }

  @Test func theWheelScrollsWhatIsUnderTheMouse() throws {
    let display = try DisplayServer()
    let app = try AppWindow(["pull"], on: display)
    let device = VirtualDevice(DeviceModel(size: Self.size, scale: 1))
    device.show(ShowcaseController(screen: "pull"))
    try device.settle()
    try waitUntil(app, shows: Screenshot(device.picture()), "the screen is there")
    let middle = CGPoint(x: 195, y: 422)
    device.perform { device.window.wheelDidTurn(by: CGVector(dx: 0, dy: 3 * 48), at: middle) }
    try device.settle()
    try app.turnWheel(at: middle, notches: 3)
    try waitUntil(app, shows: Screenshot(device.picture()), "the list is scrolled by three notches")
  }

  /// Looks at the window until it shows the picture. Half a percent of the pixels may differ.
  private func waitUntil(_ app: AppWindow, shows picture: Screenshot, _ what: Comment) throws {
    var difference = 1.0
    for _ in 0..<150 {
      difference = try app.screenshot()?.difference(from: picture) ?? 1
      if difference < 0.005 {
        // The end of a spring cannot be seen any more, but it still keeps touches from what lies behind.
        Thread.sleep(forTimeInterval: 0.7)
        return
      }
      Thread.sleep(forTimeInterval: 0.1)
    }
    #expect(difference < 0.005, what)
  }
}
