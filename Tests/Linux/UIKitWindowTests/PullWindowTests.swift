import Foundation
import Testing
import UIKit
import UIKitTesting

/// Pull to present in a real window with a real mouse: at rest, it looks as it does on a virtual device.
@MainActor @Suite(.serialized) struct PullWindowTests {
  @Test func mousePullsTheModalInAndDragsItOut() throws {
    let window = try ShowcaseWindow(screen: "pull")
    let (app, device) = (window.app, window.device)
    let start = Screenshot(device.picture())
    try window.waitUntil(shows: start, "the screen appears")

    try drag(device, from: CGPoint(x: 195, y: 700), by: -620)
    let atEnd = Screenshot(device.picture())
    #expect(atEnd.difference(from: start) > 0.02)
    try app.drag(from: CGPoint(x: 195, y: 700), by: CGVector(dx: 0, dy: -620))
    try window.waitUntil(shows: atEnd, "the list reaches its end")

    try drag(device, from: CGPoint(x: 195, y: 800), by: -600)
    let pulledIn = Screenshot(device.picture())
    #expect(pulledIn.difference(from: atEnd) > 0.3)
    try app.drag(from: CGPoint(x: 195, y: 800), by: CGVector(dx: 0, dy: -600))
    try window.waitUntil(shows: pulledIn, "pulling up presents the modal")

    try app.press(at: CGPoint(x: 195, y: 200))
    try app.move(from: CGPoint(x: 195, y: 200), by: CGVector(dx: 0, dy: 420))
    Thread.sleep(forTimeInterval: 0.3)
    let halfWay = try #require(try app.screenshot())
    #expect(halfWay.difference(from: pulledIn) > 0.2)
    try app.move(from: CGPoint(x: 195, y: 620), by: CGVector(dx: 0, dy: -380))
    Thread.sleep(forTimeInterval: 0.3)
    try app.release()
    try window.waitUntil(shows: pulledIn, "dragging it halfway down and up again keeps it presented")

    try app.drag(from: CGPoint(x: 195, y: 200), by: CGVector(dx: 0, dy: 560))
    try window.waitUntil(shows: atEnd, "dragging it down dismisses it")
  }

  private func drag(_ device: VirtualDevice, from start: CGPoint, by offset: CGFloat) throws {
    device.finger().down(at: start)
    device.finger().move(by: CGVector(dx: 0, dy: offset), for: 0.5)
    device.finger().hold(for: 0.3)
    device.finger().up()
    try device.settle()
  }
}
