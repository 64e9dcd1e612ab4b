import CoreGraphics
import Foundation
import UIKit

/// A presentation controller that covers the lower half and logs its calls.
@MainActor final class HalfPresentation: UIPresentationController {
  let log: EventLog
  let backdrop = UIView()
  var removesPresenter = false

  init(_ log: EventLog, presented: UIViewController, presenting: UIViewController?) {
    self.log = log
    super.init(presentedViewController: presented, presenting: presenting)
  }

  override var shouldRemovePresentersView: Bool { removesPresenter }

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    return CGRect(x: 0, y: bounds.height / 2, width: bounds.width, height: bounds.height / 2)
  }

  override func presentationTransitionWillBegin() {
    log("P presentationWillBegin")
    guard let containerView else { return }
    backdrop.frame = containerView.bounds
    backdrop.alpha = 0
    containerView.addSubview(backdrop)
    presentedViewController.transitionCoordinator?.animate { [backdrop] _ in backdrop.alpha = 1 }
  }

  override func presentationTransitionDidEnd(_ completed: Bool) { log("P presentationDidEnd \(completed)") }

  override func dismissalTransitionWillBegin() {
    log("P dismissalWillBegin")
    presentedViewController.transitionCoordinator?.animate { [backdrop] _ in backdrop.alpha = 0 }
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) { log("P dismissalDidEnd \(completed)") }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    backdrop.frame = containerView?.bounds ?? .zero
    if transitionIsOver { presentedView?.frame = frameOfPresentedViewInContainerView }
  }

  private var transitionIsOver: Bool {
    !presentedViewController.isBeingPresented && !presentedViewController.isBeingDismissed
  }
}

/// Moves the view up with a linear animation and logs its calls.
@MainActor final class SlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  enum Mode { case complete, cancel, completeTwice, byHand }
  let log: EventLog
  let isPresentation: Bool
  var mode = Mode.complete
  var duration = 0.4
  private(set) var context: UIViewControllerContextTransitioning?

  init(_ log: EventLog, isPresentation: Bool) {
    self.log = log
    self.isPresentation = isPresentation
  }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { duration }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    log("T animate")
    self.context = context
    guard let view = context.view(forKey: isPresentation ? .to : .from),
      let controller = context.viewController(forKey: isPresentation ? .to : .from)
    else { return }
    if isPresentation {
      view.frame = context.finalFrame(for: controller).offsetBy(dx: 0, dy: 400)
      context.containerView.addSubview(view)
    }
    if mode == .byHand { return }
    let target = view.frame.offsetBy(dx: 0, dy: isPresentation ? -400 : 400)
    UIView.animate(withDuration: duration, delay: 0, options: .curveLinear) {
      view.frame = target
    } completion: { [self] _ in
      context.completeTransition(mode != .cancel)
      if mode == .completeTwice { context.completeTransition(true) }
    }
  }

  func animationEnded(_ transitionCompleted: Bool) {
    log("T ended \(transitionCompleted)")
    context = nil
  }
}

/// Provides the presentation controller and the animator above.
@MainActor final class HalfDelegate: NSObject, UIViewControllerTransitioningDelegate {
  let log: EventLog
  var removesPresenter = false
  var mode = SlideAnimator.Mode.complete
  private(set) weak var presentation: HalfPresentation?
  private(set) weak var animator: SlideAnimator?
  private(set) var asked: [String] = []

  init(_ log: EventLog) { self.log = log }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { makeAnimator(isPresentation: true) }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    makeAnimator(isPresentation: false)
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    let made = HalfPresentation(log, presented: presented, presenting: presenting)
    made.removesPresenter = removesPresenter
    presentation = made
    return made
  }

  private func makeAnimator(isPresentation: Bool) -> SlideAnimator {
    let made = SlideAnimator(log, isPresentation: isPresentation)
    made.mode = mode
    animator = made
    return made
  }
}
