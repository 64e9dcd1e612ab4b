import Foundation
import QuartzCore

extension UIView {
  /// The safe area insets at the view's position, without the effect of its transform.
  private var computedSafeAreaInsets: UIEdgeInsets {
    guard let superview else { return .zero }
    // Most superviews have no safe area, so that the position does not matter.
    let room = superview.safeAreaInsetsOfSubviews
    var insets = room == .zero ? room : room.overlap(with: untransformedFrame, in: superview.bounds)
    if let viewController { insets = insets + viewController.additionalSafeAreaInsets }
    return insets
  }

  /// Updates the safe area insets and margins of the view. Also updates the subviews if something has changed or `always` is
  /// true, as after a change of size.
  package func updateInsets(always: Bool = false) {
    let insets = containingWindow == nil ? .zero : (self as? UIWindow)?.screenSafeAreaInsets ?? computedSafeAreaInsets
    let hasChanged = insets != storedSafeAreaInsets
    storedSafeAreaInsets = insets
    if hasChanged {
      setNeedsLayout()
      safeAreaInsetsDidChange()
      viewController?.viewSafeAreaInsetsDidChange()
    }
    let margins = effectiveLayoutMargins
    let haveMarginsChanged = margins != reportedLayoutMargins ?? margins
    reportedLayoutMargins = margins
    if haveMarginsChanged {
      setNeedsLayout()
      layoutMarginsDidChange()
    }
    if hasChanged || haveMarginsChanged || always { for view in children { view.updateInsets() } }
  }

  func setOwnLayoutMargins(_ margins: NSDirectionalEdgeInsets) {
    ownLayoutMargins = margins
    updateInsets()
  }

  /// The view's own margins, 8 points by default. Depending on the view's settings, they include the safe area and are at least
  /// the superview's margins.
  var effectiveLayoutMargins: UIEdgeInsets {
    let own = ownLayoutMargins ?? NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    var margins = own.edgeInsets(own.leading == own.trailing ? .leftToRight : effectiveUserInterfaceLayoutDirection)
    if insetsLayoutMarginsFromSafeArea { margins = margins + safeAreaInsets }
    if preservesSuperviewLayoutMargins, let superview {
      margins = margins.union(superview.layoutMargins.overlap(with: untransformedFrame, in: superview.bounds))
    }
    return margins
  }
}
