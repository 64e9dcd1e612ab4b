import Foundation
import QuartzCore

extension UITableViewCell {
  /// Brings the look up to date with the state.
  func showSelection(animated: Bool) {
    let shows = (isSelected || isHighlighted) && selectionStyle != .none
    guard shows != showsSelection else { return }
    showsSelection = shows
    if shows { placeSelectedBackground() }
    highlightContent(in: contentView, shows)
    guard let view = selectedBackgroundView else { return }
    if !animated {
      UIView.performWithoutAnimation { view.alpha = shows ? 1 : 0 }
      if !shows { view.removeFromSuperview() }
      return
    }
    if shows { UIView.performWithoutAnimation { view.alpha = 0 } }
    UIView.animate(withDuration: 0.35, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]) {
      view.alpha = shows ? 1 : 0
    } completion: { [weak self, weak view] _ in
      if self?.showsSelection == false { view?.removeFromSuperview() }
    }
  }

  func placeSelectedBackground() {
    guard let view = selectedBackgroundView else {
      let view = UIView()
      view.backgroundColor = .systemGray4
      selectedBackgroundView = view
      return
    }
    UIView.performWithoutAnimation {
      view.frame = bounds
      insertSubview(view, belowSubview: contentView)
    }
  }

  /// Passes the highlight on to all in the content that can show it.
  private func highlightContent(in view: UIView, _ isHighlighted: Bool) {
    for view in view.subviews {
      switch view {
      case let label as UILabel: label.isHighlighted = isHighlighted
      case let image as UIImageView: image.isHighlighted = isHighlighted
      case let control as UIControl: control.isHighlighted = isHighlighted
      default: break
      }
      highlightContent(in: view, isHighlighted)
    }
  }

  /// Drops what the last row has left: its state and its animations.
  func resetState() {
    if isHighlighted { setHighlighted(false, animated: false) }
    if isSelected { setSelected(false, animated: false) }
    layer.removeAllAnimations()
    contentView.layer.removeAllAnimations()
  }
}
