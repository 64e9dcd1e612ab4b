import HalfModal
import UIKit

/// A round or pill-shaped button with an icon or a title, and a soft shadow.
final class PillButton: UIView {
  /// The action of a tap.
  var action: () -> Void {
    get { button.action }
    set { button.action = newValue }
  }

  override var accessibilityIdentifier: String? {
    get { button.accessibilityIdentifier }
    set { button.accessibilityIdentifier = newValue }
  }

  override var accessibilityLabel: String? {
    get { button.accessibilityLabel }
    set { button.accessibilityLabel = newValue }
  }

  /// Whether the button has a shadow.
  var hasShadow = true {
    didSet { layer.shadowOpacity = hasShadow ? 0.12 : 0 }
  }

  private let button = ActionButton(frame: .zero)
  /// The icon, if the button has one.
  let icon: IconView?
  private let title: UILabel

  init(icon: IconView.Icon? = nil, title text: String = "", tint: UIColor, background: UIColor) {
    self.icon = icon.map { IconView($0, color: tint) }
    title = label(text, size: 16, weight: .semibold, color: tint)
    super.init(frame: .zero)
    title.textAlignment = .center
    backgroundColor = background
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.12
    layer.shadowRadius = 8
    layer.shadowOffset = CGSize(width: 0, height: 3)
    [self.icon, title, button].compactMap { $0 }.forEach(addSubview)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("PillButton is made in code")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
    icon?.frame = bounds
    title.frame = bounds
    button.frame = bounds
  }
}

extension PillButton {
  /// Shows a pause icon during playback, and a play icon otherwise.
  func show(_ playback: Playback) {
    icon?.icon = playback.isPlaying ? .pause : .play
    accessibilityLabel = playback.isPlaying ? "Pause" : "Play"
  }
}
