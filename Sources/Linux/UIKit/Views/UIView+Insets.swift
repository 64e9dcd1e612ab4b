import Foundation
import QuartzCore

extension UIView {
  /// The safe area by the view's place; its transform does not count.
  private var computedSafeAreaInsets: UIEdgeInsets {
    guard let superview else { return .zero }
    // Most views lie in one without a safe area, and then their place does not matter.
    let room = superview.safeAreaInsetsOfSubviews
    var insets = room == .zero ? room : room.overlap(with: untransformedFrame, in: superview.bounds)
    if let viewController { insets = insets + viewController.additionalSafeAreaInsets }
    return insets
  }

  /// Brings safe area and margins up to date, here and, where something changed (or `always`, as after a change of size), below.
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

  /// The own margins, 8 by default, the safe area, and what the superview's margins leave, where those are asked for.
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
