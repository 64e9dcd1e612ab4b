import Foundation
import Showcase
import Testing
import UIKit
import UIKitTesting

/// A screen of the sample app in a real window, and the same screen on a virtual device to compare it with.
@MainActor struct ShowcaseWindow {
  let app: AppWindow
  let device = VirtualDevice(DeviceModel(size: CGSize(width: 390, height: 844), scale: 1))
  private let rest: TimeInterval

  /// - Parameters:
  ///   - screen: The name of the screen.
  ///   - rest: The time to wait after the window shows a picture.
  init(screen: String, rest: TimeInterval = 0) throws {
    app = try AppWindow([screen], on: DisplayServer())
    self.rest = rest
    device.show(ShowcaseController(screen: screen))
    try device.settle()
  }

  /// Waits until the window shows the picture. Half a percent of the pixels may differ.
  func waitUntil(shows picture: Screenshot, _ what: Comment) throws {
    var difference = 1.0
    for _ in 0..<150 {
      difference = try app.screenshot()?.difference(from: picture) ?? 1
      if difference < 0.005 {
        Thread.sleep(forTimeInterval: rest)
        return
      }
      Thread.sleep(forTimeInterval: 0.1)
    }
    #expect(difference < 0.005, what)
  }
}
