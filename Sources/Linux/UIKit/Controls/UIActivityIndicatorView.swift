import Foundation
import QuartzCore

/// A ring of spokes that light up in turn while work is in progress.
@MainActor open class UIActivityIndicatorView: UIView {
  public enum Style: Int, Sendable {
    case medium = 100
    case large = 101
  }

  private let spokes = (0..<8).map { _ in CALayer() }

  /// Makes an indicator with the style's size.
  public init(style: Style) {
    self.style = style
    super.init(frame: CGRect(origin: .zero, size: style.size))
    setUp()
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isUserInteractionEnabled = false
    for spoke in spokes { layer.addSublayer(spoke) }
    isHidden = hidesWhenStopped
    updateColor()
  }

  /// The size of the indicator.
  open var style = Style.medium {
    didSet {
      bounds.size = style.size
      setNeedsLayout()
    }
  }

  /// The colour of the spokes; grey if nil.
  open var color: UIColor! = .systemGray {
    didSet { updateColor() }
  }

  /// Whether the indicator is hidden while it isn't animating.
  open var hidesWhenStopped = true {
    didSet { if !isAnimating { isHidden = hidesWhenStopped } }
  }

  /// Whether the indicator is animating.
  open private(set) var isAnimating = false

  /// Starts the animation and shows the indicator.
  open func startAnimating() {
    isAnimating = true
    isHidden = false
    updateMotion()
  }

  /// Stops the animation and, if ``hidesWhenStopped`` is set, hides the indicator.
  open func stopAnimating() {
    isAnimating = false
    if hidesWhenStopped { isHidden = true }
    updateMotion()
  }

  open override var intrinsicContentSize: CGSize { style.size }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { style.size }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    updateMotion()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateColor()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    UIActivityIndicatorView.withoutActions(placeSpokes)
  }

  private func placeSpokes() {
    let size = min(style.size.width, style.size.height)
    for (index, spoke) in spokes.enumerated() {
      spoke.bounds = CGRect(x: 0, y: 0, width: size * 0.11, height: size * 0.28)
      spoke.cornerRadius = size * 0.055
      let angle = CGFloat(index) / CGFloat(spokes.count) * 2 * .pi
      spoke.position = CGPoint(x: bounds.midX + sin(angle) * size * 0.36, y: bounds.midY - cos(angle) * size * 0.36)
      spoke.transform = CATransform3DMakeRotation(angle, 0, 0, 1)
      spoke.opacity = 1 - 0.75 * Float(spokes.count - 1 - index) / Float(spokes.count - 1)
    }
  }

  private func updateColor() {
    let color = (color ?? .systemGray).resolvedColor(with: traitCollection).cgColor
    UIActivityIndicatorView.withoutActions { for spoke in spokes { spoke.backgroundColor = color } }
  }

  /// Disables implicit animations, which these layers have because they don't belong to views.
  private static func withoutActions(_ changes: () -> Void) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    changes()
    CATransaction.commit()
  }

  /// Lights up the spokes in turn; each fades until its next turn.
  private func updateMotion() {
    let period = 0.8
    for (index, spoke) in spokes.enumerated() {
      guard isAnimating, window != nil else {
        spoke.removeAnimation(forKey: "turn")
        continue
      }
      let fade = CABasicAnimation(keyPath: "opacity")
      fade.fromValue = 1
      fade.toValue = 0.25
      fade.duration = period
      fade.timeOffset = period * (1 - Double(index + 1) / Double(spokes.count))
      fade.repeatCount = .infinity
      spoke.add(fade, forKey: "turn")
    }
  }
}

extension UIActivityIndicatorView.Style {
  fileprivate var size: CGSize { self == .large ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20) }
}
