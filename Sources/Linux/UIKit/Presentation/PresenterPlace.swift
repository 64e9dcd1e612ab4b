import CoreGraphics

/// The place of the presenter's view in the view hierarchy before the view was removed.
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

  /// Adds the view again. If it filled its superview before, it gets the superview's current size.
  @MainActor func restore() {
    guard let superview, view.superview !== superview else { return }
    UIView.performWithoutAnimation {
      superview.insertSubview(view, at: min(index, superview.subviews.count))
      if fillsSuperview { view.frame = superview.bounds }
    }
  }
}
