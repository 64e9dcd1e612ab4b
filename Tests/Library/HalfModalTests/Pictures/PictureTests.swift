import Foundation
import Showcase
import Testing
import UIKit
import UIKitTesting

/// The sample app looks as it did when the pictures in `References` were taken.
///
/// After an intended change, record them again, look at them, and commit them:
/// `HALFMODAL_RECORD=1 swift test --filter PictureTests`.
@MainActor @Suite(.serialized) struct PictureTests {
  @Test func theStartScreen() throws {
    try compare(Self.picture(of: nil), with: "start")
  }

  @Test func theHalfSheetAtRest() throws {
    try compare(Self.picture(of: "sheet", tapping: "show"), with: "sheet")
  }

  @Test func thePanelHalfWay() throws {
    try compare(Self.picture(of: "child", tapping: "toggle", after: 0.5), with: "child")
  }

  @Test func anotherScreenIsOutsideOfTheTolerance() throws {
    let rest = try Self.picture(of: "child", tapping: "toggle")
    for other in [try Self.picture(of: "child"), try Self.picture(of: "child", tapping: "toggle", after: 0.5)] {
      let difference = try #require(PictureDifference(rest, other))
      #expect(!difference.isWithinTolerance)
    }
  }

  /// A picture of a screen of the sample app, at one pixel a point.
  ///
  /// - Parameter time: How long after the tap, in seconds; `nil` for when everything is at rest.
  private static func picture(of screen: String?, tapping button: String? = nil, after time: Double? = nil) throws -> CGImage {
    let device = VirtualDevice(DeviceModel(scale: 1))
    device.show(ShowcaseController(screen: screen))
    try device.settle()
    if let button {
      device.tap(try #require(device.view(identified: button)))
    }
    if let time {
      device.run(for: time)
    } else {
      try device.settle()
    }
    return device.picture()
  }

  private func compare(_ picture: CGImage, with name: String) throws {
    if ProcessInfo.processInfo.environment["HALFMODAL_RECORD"] != nil {
      let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("References")
      try picture.pngData().write(to: folder.appendingPathComponent("\(name).png"))
      return
    }
    let file = try #require(Bundle.module.url(forResource: name, withExtension: "png", subdirectory: "References"))
    let difference = try #require(PictureDifference(picture, CGImage(png: Data(contentsOf: file))), "the sizes differ")
    #expect(difference.isWithinTolerance, "\(name): \(difference)")
  }
}
