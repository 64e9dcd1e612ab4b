import CoreGraphics
import Foundation

/// Manages how one controller is presented: where its view lies, what is around it, and what happens on its way in and out.
@MainActor open class UIPresentationController: NSObject, UIContentContainer, UITraitEnvironment {
  var link: PresentationLink
  weak var container: PresentationContainerView?
  weak var transition: TransitionContext?
  var presenterPlace: PresenterPlace?
  /// What this one stands in for, where the style adapts.
  var original: UIPresentationController?

  /// Makes one for a presentation. `presentingViewController` is nil where it is not known yet.
  public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    link = PresentationLink(presented: presentedViewController, presenting: presentingViewController)
    super.init()
  }

  /// The controller that presents. It must not be asked for before it is known.
  open var presentingViewController: UIViewController { link.requiredPresenting }

  /// The controller that is presented.
  open var presentedViewController: UIViewController { link.requiredPresented }

  /// The style of the presentation.
  open var presentationStyle: UIModalPresentationStyle { link.requiredPresented.modalPresentationStyle }

  /// The superview of all that belongs to the presentation; nil while nothing is presented.
  open var containerView: UIView? { container }

  /// Who adapts the presentation and hears of its end.
  open weak var delegate: UIAdaptivePresentationControllerDelegate?

  // MARK: Adapting

  /// The style that is used in the present surroundings; `.none` for the presentation's own.
  open var adaptivePresentationStyle: UIModalPresentationStyle { adaptivePresentationStyle(for: traitCollection) }

  /// The style for the given traits; `.none` for the presentation's own. The delegate is asked.
  open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
    delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection) ?? ownAdaptiveStyle
  }

  // MARK: For subclasses of this module

  /// The way in or out that the presentation makes by itself; nil for the animator of the controller's transition style. `custom` tells whether the
  /// transitioning delegate has brought an animator.
  func ownTransition(isPresentation: Bool, replacing custom: Bool) -> SheetTransition? { nil }

  /// Where a touch at a point of the container goes; nil for what lies behind the container.
  func target(of point: CGPoint, otherwise hit: UIView?) -> UIView? { hit }

  /// Code dismisses in the middle of a dismissal. True where the one under way goes on to its end for it.
  func takeOverDismissal(_ completion: (() -> Void)?) -> Bool { false }

  /// The adaptive style where nobody says otherwise.
  var ownAdaptiveStyle: UIModalPresentationStyle { .none }

  // MARK: Layout

  /// The container is about to be laid out. An override puts its own views and ``presentedView`` in place.
  open func containerViewWillLayoutSubviews() {}

  /// The container was laid out.
  open func containerViewDidLayoutSubviews() {}

  /// The view that is moved in and out: the presented controller's, or a view around it.
  open var presentedView: UIView? { link.presented?.view }

  /// Where ``presentedView`` lies in the container at rest, in points: all of it without an override.
  open var frameOfPresentedViewInContainerView: CGRect { container?.bounds ?? .zero }

  /// Whether the presentation covers the window and not only the presentation context.
  open var shouldPresentInFullscreen: Bool { true }

  /// Whether the presenter's view is taken out while it is covered. Then it gets appearance calls too.
  open var shouldRemovePresentersView: Bool { false }

  // MARK: Transitions

  /// The presentation is about to be animated. The container is in the window, the presented view not yet in it.
  open func presentationTransitionWillBegin() {}

  /// The presentation has ended; false where it was turned back.
  open func presentationTransitionDidEnd(_ completed: Bool) {}

  /// The dismissal is about to be animated.
  open func dismissalTransitionWillBegin() {}

  /// The dismissal has ended; false where it was turned back.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  // MARK: Sizes and traits

  /// The presented controller's size of choice, in points.
  open var preferredContentSize: CGSize { link.presented?.preferredContentSize ?? .zero }

  /// The presented controller has changed its size of choice.
  open func preferredContentSizeDidChange(forChildContentContainer container: UIContentContainer) {}

  /// The presented controller's size, in points, in a container of `parentSize`: all of it without an override.
  open func size(forChildContentContainer container: UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize {
    parentSize
  }

  /// The container is about to get another size, in points. The presented controller is told by this method, so call super.
  open func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
    forwardSizeTransition(to: size, with: coordinator)
  }

  /// The traits are about to change. The presented controller is told by this method, so call super.
  open func willTransition(to newCollection: UITraitCollection, with coordinator: UIViewControllerTransitionCoordinator) {
    link.presented?.willTransition(to: newCollection, with: coordinator)
  }

  /// The traits of the container, or before there is one, of the presenter.
  open var traitCollection: UITraitCollection {
    container?.traitCollection ?? link.presenting?.traitCollection ?? UIScreen.main.traitCollection
  }

  /// The traits have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
