import HalfModal
import UIKit

/// The playback position, with the buttons below it.
final class PlayerControlsView: UIView {
  let slider = ActionSlider(frame: .zero)
  let pause = PillButton(icon: .play, tint: .white, background: Palette.accent)
  let back = PillButton(icon: .back, tint: Palette.text, background: .clear)
  let forward = PillButton(icon: .forward, tint: Palette.text, background: .clear)

  private let passed = label("", size: 12, color: Palette.secondaryText)
  private let left = label("", size: 12, color: Palette.secondaryText)

  override init(frame: CGRect) {
    super.init(frame: frame)
    slider.minimumTrackTintColor = Palette.accent
    slider.maximumTrackTintColor = Palette.line
    slider.accessibilityIdentifier = "time"
    slider.accessibilityLabel = "Time"
    pause.accessibilityIdentifier = "pause"
    back.accessibilityIdentifier = "back"
    back.accessibilityLabel = "Song before"
    forward.accessibilityIdentifier = "forward"
    forward.accessibilityLabel = "Next song"
    [pause, back, forward].forEach { $0.hasShadow = false }
    left.textAlignment = .right
    [slider, passed, left, pause, back, forward].forEach(addSubview)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("PlayerControlsView is made in code")
  }

  /// Updates the playback position and the buttons.
  func show(_ playback: Playback) {
    // Playback must not move the thumb while a finger drags it.
    if !slider.isTracking { slider.value = Float(playback.part) }
    let times = playback.times
    if passed.text != times.passed { passed.text = times.passed }
    if left.text != times.left { left.text = times.left }
    pause.show(playback)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width
    slider.frame = CGRect(x: 0, y: 0, width: width, height: 30)
    passed.frame = CGRect(x: 0, y: 32, width: 60, height: 16)
    left.frame = CGRect(x: width - 60, y: 32, width: 60, height: 16)
    pause.frame = CGRect(x: width / 2 - 34, y: 62, width: 68, height: 68)
    back.frame = pause.frame.offsetBy(dx: -96, dy: 0)
    forward.frame = pause.frame.offsetBy(dx: 96, dy: 0)
  }
}
