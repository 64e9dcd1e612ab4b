import Testing
import UIKit
import UIKitTesting

@testable import Showcase

/// What a person does with the sample app.
@MainActor @Suite(.serialized) struct ShowcaseTests {
  private func texts(in view: UIView) -> [UILabel] {
    (view as? UILabel).map { [$0] } ?? view.subviews.flatMap { texts(in: $0) }
  }

  private func tap(_ identifier: String, on device: VirtualDevice) throws {
    let view = try #require(device.view(identified: identifier))
    #expect(device.tap(view))
  }

  @Test(arguments: [
    ("sheet", ["show"]), ("child", ["toggle"]), ("pull", []), ("choice", ["plain"]), ("map", ["places"]), ("top", ["remind"]),
    ("player", ["bar"]),
  ])
  func onItsSideTheScreenHidesNoText(screen: String, taps: [String]) throws {
    let insets = UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47)
    let device = VirtualDevice(DeviceModel(size: CGSize(width: 844, height: 390), safeAreaInsets: insets))
    device.show(ShowcaseController(screen: screen))
    try device.settle()
    for identifier in taps {
      try tap(identifier, on: device)
      try device.settle()
    }
    let shown = texts(in: device.window).filter { $0.text?.isEmpty == false }
    #expect(!shown.isEmpty)
    for label in shown {
      let rect = label.convert(label.bounds, to: nil)
      #expect(rect.minX >= 47 - 0.01 && rect.maxX <= 844 - 47 + 0.01, "\(label.text ?? ""): \(rect)")
    }
  }

  @Test func thePlayerPlays() throws {
    let device = VirtualDevice()
    device.show(ShowcaseController(screen: "player"))
    try device.settle()
    try tap("bar", on: device)
    try device.settle()
    let controls = try #require(device.view(identified: "time")?.superview as? PlayerControlsView)
    func shown() -> [String] { texts(in: controls).compactMap(\.text).filter { !$0.isEmpty } }
    #expect(shown() == ["1:24", "−2:36"])

    try tap("pause", on: device)
    device.run(for: 3.1)
    #expect(shown() == ["1:27", "−2:33"])
    #expect(abs(controls.slider.value - 87.1 / 240) < 0.001)
    try tap("pause", on: device)
    try device.settle()
    device.run(for: 3)
    #expect(shown() == ["1:27", "−2:33"])

    try tap("forward", on: device)
    #expect(shown() == ["0:00", "−3:12"])
    #expect(texts(in: device.window).filter { $0.text == "Tram number one" }.count >= 3)
    try tap("back", on: device)
    #expect(shown() == ["0:00", "−4:00"])

    let slider = controls.slider
    let finger = device.finger()
    finger.down(at: slider.convert(CGPoint(x: 15, y: 15), to: nil))
    finger.move(by: CGVector(dx: (slider.bounds.width - 31) / 2, dy: 0), for: 0.5)
    finger.up()
    try device.settle()
    #expect(abs(controls.slider.value - 0.5) < 0.02)
    #expect(shown().first?.hasPrefix("2:0") == true || shown().first?.hasPrefix("1:5") == true)
  }

  @Test func aSongIsFollowedByTheNext() {
    var playback = Playback()
    playback.pass(10)
    #expect(playback.position == 84)
    playback.isPlaying = true
    playback.pass(10)
    #expect(playback.times == ("1:34", "−2:26"))
    playback.seek(to: 2)
    playback.pass(0.1)
    #expect(playback.title == "Tram number one" && playback.position == 0)
    playback.skip(by: -2)
    #expect(playback.title == "Rooftops")
  }
}
