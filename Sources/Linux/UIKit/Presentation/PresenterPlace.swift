import CoreGraphics

/// Where the presenter's view was in the tree before it was taken out.
struct PresenterPlace {
  let view: UIView
  private weak var superview: UIView?
  private let index: Int
  private let fillsSuperview: Bool

  @MainActor init?(of controller: UIViewController) {
    guard let view = controller.viewIfLoaded, let superview = view.superview else { return nil }
    self.view = view
    self.superview = superview
    index = superview.subviews.firstIndex { $0 === view } ?? 0
    fillsSuperview = view.frame == superview.bounds
  }

  /// Puts the view back, and gives it the superview's new size where it filled it before.
  @MainActor func restore() {
    guard let superview, view.superview !== superview else { return }
    UIView.performWithoutAnimation {
      superview.insertSubview(view, at: min(index, superview.subviews.count))
      if fillsSuperview { view.frame = superview.bounds }
    }
  }
}
