import Foundation
import QuartzCore

extension UITableViewCell {
  /// Updates the look for the selected and highlighted state.
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

  /// Sets the highlight of all views in the content that have one.
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

  /// Removes the state and the animations of the previous row.
  func resetState() {
    if isHighlighted { setHighlighted(false, animated: false) }
    if isSelected { setSelected(false, animated: false) }
    layer.removeAllAnimations()
    contentView.layer.removeAllAnimations()
  }
}
