import CoreGraphics
import Foundation

/// The controller of a presentation: it determines the frame of the presented view, the views around it, and the transitions.
@MainActor open class UIPresentationController: NSObject, UIContentContainer, UITraitEnvironment {
  var link: PresentationLink
  weak var container: PresentationContainerView?
  weak var transition: TransitionContext?
  var presenterPlace: PresenterPlace?
  /// The presentation controller that this one replaces because the style adapted.
  var original: UIPresentationController?

  /// Makes a presentation controller. `presentingViewController` is nil if it isn't known yet.
  public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    link = PresentationLink(presented: presentedViewController, presenting: presentingViewController)
    super.init()
  }

  /// The presenting controller. Reading it before it is known stops the program.
  open var presentingViewController: UIViewController { link.requiredPresenting }

  /// The presented controller.
  open var presentedViewController: UIViewController { link.requiredPresented }

  /// The style of the presentation.
  open var presentationStyle: UIModalPresentationStyle { link.requiredPresented.modalPresentationStyle }

  /// The superview of all views of the presentation; nil while nothing is presented.
  open var containerView: UIView? { container }

  /// The delegate, which can adapt the presentation and is notified of its dismissal.
  open weak var delegate: UIAdaptivePresentationControllerDelegate?

  // MARK: Adaptation

  /// The style for the current traits; `.none` for the presentation's own style.
  open var adaptivePresentationStyle: UIModalPresentationStyle { adaptivePresentationStyle(for: traitCollection) }

  /// Returns the style for the given traits, which the delegate may choose; `.none` for the presentation's own style.
  open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
    delegate?.adaptivePresentationStyle(for: self, traitCollection: traitCollection) ?? ownAdaptiveStyle
  }

  // MARK: For subclasses of this module

  /// Returns a transition that the presentation provides itself; nil to use the animator of the controller's transition style.
  /// `custom` is true if the transitioning delegate has provided an animator.
  func ownTransition(isPresentation: Bool, replacing custom: Bool) -> (any OwnTransition)? { nil }

  /// Returns the view that receives a touch at a point of the container; nil to pass it to the views behind the container.
  func target(of point: CGPoint, otherwise hit: UIView?) -> UIView? { hit }

  /// Called when code dismisses during a dismissal. Returns true if the running dismissal will finish and call `completion`.
  func takeOverDismissal(_ completion: (() -> Void)?) -> Bool { false }

  /// The style that the presentation adapts to without a delegate.
  var ownAdaptiveStyle: UIModalPresentationStyle { .none }

  // MARK: Layout

  /// Called before the container is laid out. Overrides set the frames of their own views and of ``presentedView``.
  open func containerViewWillLayoutSubviews() {}

  /// Called after the container was laid out.
  open func containerViewDidLayoutSubviews() {}

  /// The view that the transition moves: the presented controller's view, or a view around it.
  open var presentedView: UIView? { link.presented?.view }

  /// The frame of ``presentedView`` in the container after the transition, in points; by default the container's bounds.
  open var frameOfPresentedViewInContainerView: CGRect { container?.bounds ?? .zero }

  /// Whether the presentation covers the window; if false, it covers only the presentation context.
  open var shouldPresentInFullscreen: Bool { true }

  /// Whether the presenter's view is removed while it is covered. If true, the presenter receives appearance calls as well.
  open var shouldRemovePresentersView: Bool { false }

  // MARK: Transitions

  /// Called before the presentation is animated. The container is in the window, but does not contain the presented view yet.
  open func presentationTransitionWillBegin() {}

  /// Called after the presentation has ended. `completed` is false if it was cancelled.
  open func presentationTransitionDidEnd(_ completed: Bool) {}

  /// Called before the dismissal is animated.
  open func dismissalTransitionWillBegin() {}

  /// Called after the dismissal has ended. `completed` is false if it was cancelled.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  // MARK: Sizes and traits

  /// The preferred size of the presented controller, in points.
  open var preferredContentSize: CGSize { link.presented?.preferredContentSize ?? .zero }

  /// Called after the preferred size of the presented controller has changed.
  open func preferredContentSizeDidChange(forChildContentContainer container: UIContentContainer) {}

  /// Returns the size, in points, of the presented controller's view in a container of size `parentSize`; by default all of
  /// `parentSize`.
  open func size(forChildContentContainer container: UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize {
    parentSize
  }

  /// Called before the container changes its size; `size` is in points. This method notifies the presented controller, so call
  /// super.
  open func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
    forwardSizeTransition(to: size, with: coordinator)
  }

  /// Called before the traits change. This method notifies the presented controller, so call super.
  open func willTransition(to newCollection: UITraitCollection, with coordinator: UIViewControllerTransitionCoordinator) {
    link.presented?.willTransition(to: newCollection, with: coordinator)
  }

  /// The traits of the container; before there is one, those of the presenter.
  open var traitCollection: UITraitCollection {
    container?.traitCollection ?? link.presenting?.traitCollection ?? UIScreen.main.traitCollection
  }

  /// Called after the traits have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
