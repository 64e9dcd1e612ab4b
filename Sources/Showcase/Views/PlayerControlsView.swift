import UIKit

/// How far a song is, and the buttons under that. They are drawn, and do nothing.
final class PlayerControlsView: UIView {
  private let track = UIView()
  private let progress = UIView()
  private let knob = UIView()
  private let passed = label("1:24", size: 12, color: Palette.secondaryText)
  private let left = label("−2:36", size: 12, color: Palette.secondaryText)
  private let disc = UIView()
  private let pause = IconView(.pause, color: .white)
  private let back = IconView(.back, color: Palette.text)
  private let forward = IconView(.forward, color: Palette.text)

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    track.backgroundColor = Palette.line
    [progress, knob, disc].forEach { $0.backgroundColor = Palette.accent }
    [track, progress].forEach { $0.layer.cornerRadius = 2 }
    knob.layer.cornerRadius = 6
    disc.layer.cornerRadius = 34
    left.textAlignment = .right
    [track, progress, knob, passed, left, disc, pause, back, forward].forEach(addSubview)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("PlayerControlsView is made in code")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width
    track.frame = CGRect(x: 0, y: 8, width: width, height: 4)
    progress.frame = CGRect(x: 0, y: 8, width: width * 0.35, height: 4)
    knob.frame = CGRect(x: width * 0.35 - 6, y: 4, width: 12, height: 12)
    passed.frame = CGRect(x: 0, y: 20, width: 60, height: 16)
    left.frame = CGRect(x: width - 60, y: 20, width: 60, height: 16)
    disc.frame = CGRect(x: width / 2 - 34, y: 62, width: 68, height: 68)
    pause.frame = disc.frame
    back.frame = disc.frame.offsetBy(dx: -96, dy: 0)
    forward.frame = disc.frame.offsetBy(dx: 96, dy: 0)
  }
}
