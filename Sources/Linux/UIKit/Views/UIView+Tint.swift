import Foundation

extension UIView {
  var currentTintAdjustmentMode: TintAdjustmentMode {
    if ownTintAdjustmentMode != .automatic { return ownTintAdjustmentMode }
    return superview?.tintAdjustmentMode ?? .normal
  }

  var currentTintColor: UIColor {
    let color = inheritedTintColor
    return tintAdjustmentMode == .dimmed ? color.desaturated(with: traitCollection) : color
  }

  private var inheritedTintColor: UIColor { ownTintColor ?? superview?.inheritedTintColor ?? .systemBlue }

  func setOwnTintColor(_ color: UIColor?) {
    guard color != ownTintColor else { return }
    ownTintColor = color
    updateTint()
  }

  func setOwnTintAdjustmentMode(_ mode: TintAdjustmentMode) {
    guard mode != ownTintAdjustmentMode else { return }
    ownTintAdjustmentMode = mode
    updateTint()
  }

  /// Notifies the view and its descendants if their tint has changed since the last notification.
  func updateTint() {
    let tint = currentTintColor
    guard tint != reportedTint ?? .systemBlue else { return }
    reportedTint = tint
    tintColorDidChange()
    for view in children { view.updateTint() }
  }
}
