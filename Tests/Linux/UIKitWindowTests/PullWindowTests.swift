import Foundation
import Showcase
import Testing
import UIKit
import UIKitTesting

/// Pull to present in a real window, under a real mouse: at rest it looks as on a virtual device.
@MainActor @Suite(.serialized) struct PullWindowTests {
  private static let size = CGSize(width: 390, height: 844)

  @Test func aMousePullsTheModalInAndDragsItOut() throws {
    let display = try DisplayServer()
    let app = try AppWindow(["pull"], on: display)
    let device = VirtualDevice(DeviceModel(size: Self.size, scale: 1))
    device.show(ShowcaseController(screen: "pull"))
    try device.settle()
    let start = Screenshot(device.picture())
    try waitUntil(app, shows: start, "the screen is there")

    try drag(device, from: CGPoint(x: 195, y: 700), by: -620)
    let atEnd = Screenshot(device.picture())
    #expect(atEnd.difference(from: start) > 0.02)
    try app.drag(from: CGPoint(x: 195, y: 700), by: CGVector(dx: 0, dy: -620))
    try waitUntil(app, shows: atEnd, "the list is at its end")

    try drag(device, from: CGPoint(x: 195, y: 800), by: -600)
    let pulledIn = Screenshot(device.picture())
    #expect(pulledIn.difference(from: atEnd) > 0.3)
    try app.drag(from: CGPoint(x: 195, y: 800), by: CGVector(dx: 0, dy: -600))
    try waitUntil(app, shows: pulledIn, "a pull up has brought in the modal")

    try app.press(at: CGPoint(x: 195, y: 200))
    try app.move(from: CGPoint(x: 195, y: 200), by: CGVector(dx: 0, dy: 420))
    Thread.sleep(forTimeInterval: 0.3)
    let halfWay = try #require(try app.screenshot())
    #expect(halfWay.difference(from: pulledIn) > 0.2)
    try app.move(from: CGPoint(x: 195, y: 620), by: CGVector(dx: 0, dy: -380))
    Thread.sleep(forTimeInterval: 0.3)
    try app.release()
    try waitUntil(app, shows: pulledIn, "dragged down half way and up again, it stays")

    try app.drag(from: CGPoint(x: 195, y: 200), by: CGVector(dx: 0, dy: 560))
    try waitUntil(app, shows: atEnd, "dragged down and let go, it is gone")
  }

  private func drag(_ device: VirtualDevice, from start: CGPoint, by way: CGFloat) throws {
    device.finger().down(at: start)
    device.finger().move(by: CGVector(dx: 0, dy: way), for: 0.5)
    device.finger().hold(for: 0.3)
    device.finger().up()
    try device.settle()
  }

  /// Looks at the window until it shows the picture. Half a percent of the pixels may differ.
  private func waitUntil(_ app: AppWindow, shows picture: Screenshot, _ what: Comment) throws {
    var difference = 1.0
    for _ in 0..<150 {
      difference = try app.screenshot()?.difference(from: picture) ?? 1
      if difference < 0.005 { return }
      Thread.sleep(forTimeInterval: 0.1)
    }
    #expect(difference < 0.005, what)
  }
}
