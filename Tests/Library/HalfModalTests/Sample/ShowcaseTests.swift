import TestSupport
import Testing
import UIKit
import UIKitTesting

@testable import Showcase

/// The screens of the sample app.
@MainActor @Suite(.serialized) struct ShowcaseTests {
  private func texts(in view: UIView) -> [UILabel] {
    (view as? UILabel).map { [$0] } ?? view.subviews.flatMap { texts(in: $0) }
  }

  private func tap(_ identifier: String, on stage: Stage) throws {
    let view = try #require(stage.device.view(identified: identifier))
    #expect(stage.device.tap(view))
  }

  private func show(_ screen: String, _ model: DeviceModel = DeviceModel()) throws -> Stage {
    let stage = Stage(model, presenter: ShowcaseController(screen: screen))
    stage.show()
    try stage.settle()
    return stage
  }

  @Test(arguments: [
    ("sheet", ["show"]), ("child", ["toggle"]), ("pull", []), ("choice", ["plain"]), ("map", ["places"]), ("top", ["remind"]),
    ("player", ["bar"]),
  ])
  func textLiesWithinTheSafeAreaInLandscape(screen: String, taps: [String]) throws {
    let insets = UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47)
    let stage = try show(screen, DeviceModel(size: CGSize(width: 844, height: 390), safeAreaInsets: insets))
    for identifier in taps {
      try tap(identifier, on: stage)
      try stage.settle()
    }
    let shown = texts(in: stage.device.window).filter { $0.text?.isEmpty == false }
    #expect(!shown.isEmpty)
    for label in shown {
      let rect = label.convert(label.bounds, to: nil)
      #expect(rect.minX >= 47 - 0.01 && rect.maxX <= 844 - 47 + 0.01, "\(label.text ?? ""): \(rect)")
    }
  }

  @Test func playerShowsTheTimeAndFollowsItsControls() throws {
    let stage = try show("player")
    try tap("bar", on: stage)
    try stage.settle()
    let controls = try #require(stage.device.view(identified: "time")?.superview as? PlayerControlsView)
    func shown() -> [String] { texts(in: controls).compactMap(\.text).filter { !$0.isEmpty } }
    #expect(shown() == ["1:24", "−2:36"])

    try tap("pause", on: stage)
    stage.run(for: 3.1)
    #expect(shown() == ["1:27", "−2:33"])
    #expect(abs(controls.slider.value - 87.1 / 240) < 0.001)
    try tap("pause", on: stage)
    try stage.settle()
    stage.run(for: 3)
    #expect(shown() == ["1:27", "−2:33"])

    try tap("forward", on: stage)
    #expect(shown() == ["0:00", "−3:12"])
    #expect(texts(in: stage.device.window).filter { $0.text == "Tram number one" }.count >= 3)
    try tap("back", on: stage)
    #expect(shown() == ["0:00", "−4:00"])

    let slider = controls.slider
    let finger = stage.land(at: slider.convert(CGPoint(x: 15, y: 15), to: nil))
    finger.move(by: CGVector(dx: (slider.bounds.width - 31) / 2, dy: 0), for: 0.5)
    finger.up()
    try stage.settle()
    #expect(abs(controls.slider.value - 0.5) < 0.02)
    #expect(shown().first?.hasPrefix("2:0") == true || shown().first?.hasPrefix("1:5") == true)
  }

  @Test func nextSongFollowsTheEndOfASong() {
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
