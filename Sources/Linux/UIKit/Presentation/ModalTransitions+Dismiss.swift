import Foundation

extension ModalTransitions {
  static func dismiss(from caller: UIViewController, animated: Bool, completion: (() -> Void)?) {
    guard let bottom = caller.presentedViewController ?? presentedAncestor(of: caller) else { return }
    let stack = [bottom] + bottom.presentedStack
    for controller in stack where controller.modal.phase != .presented {
      if let transition = controller.modal.controller?.transition, !transition.isRunning, controller.modal.phase == .presenting {
        transition.performAfterEnd { [weak caller] in
          if let caller { dismiss(from: caller, animated: animated, completion: completion) }
        }
      } else if controller.modal.phase != .dismissing
        || controller.modal.controller?.takeOverDismissal(completion) != true
      {
        Diagnostics.report(
          "Attempt to dismiss from view controller \(Diagnostics.name(caller)) while a presentation or dismiss is in progress.")
      }
      return
    }
    guard let top = stack.last, let presentation = top.modal.controller, let presenter = bottom.modal.presenting else { return }
    if top !== bottom { removeIntermediates(stack.dropLast(), below: top, presenter: presenter) }
    run(dismissalOf: top, by: presentation, presenter: presenter, animated: animated, completion: completion)
  }

  private static func presentedAncestor(of controller: UIViewController) -> UIViewController? {
    controller.selfAndAncestors.first { $0.modal.presenting != nil }
  }

  /// Removes the controllers between the presenter and the top controller without animation, from the top down. If the
  /// presenter's view was removed, its stored place passes to the presentation of the top controller.
  private static func removeIntermediates(
    _ stack: ArraySlice<UIViewController>, below top: UIViewController, presenter: UIViewController
  ) {
    guard let topPresentation = top.modal.controller else { return }
    topPresentation.presenterPlace = stack.first?.modal.controller?.presenterPlace
    for controller in stack.reversed() {
      guard let presentation = controller.modal.controller else { continue }
      controller.modal.phase = .dismissing
      presentation.dismissalTransitionWillBegin()
      controller.beginAppearance(false, animated: false)
      let below = controller.modal.presenting
      unlink(top, from: controller)
      below?.modal.presented = top
      top.modal.presenting = below
      controller.modal.presenting = nil
      rescue(topPresentation.container, from: presentation.container)
      presentation.removeContainer()
      controller.endAppearance(of: false)
      presentation.dismissalTransitionDidEnd(true)
      controller.modal.phase = .none
      retire(presentation, of: controller)
    }
    topPresentation.link.presenting = presenter
  }

  /// Moves a container out of another one that is about to be removed: it must stay in the window for its own dismissal.
  private static func rescue(_ container: UIView?, from outer: UIView?) {
    guard let container, let outer, container.isDescendant(of: outer) else { return }
    outer.superview?.insertSubview(container, aboveSubview: outer)
    container.frame = outer.frame
  }

  private static func run(
    dismissalOf presented: UIViewController, by presentation: UIPresentationController, presenter: UIViewController,
    animated: Bool, completion: (() -> Void)?
  ) {
    guard let container = presentation.container else { return }
    presented.modal.phase = .dismissing
    let custom = animated ? presented.transitioningDelegate?.animationController(forDismissed: presented) : nil
    let own = animated ? presentation.ownTransition(isPresentation: false, replacing: custom != nil) : nil
    let animator = animated ? own ?? custom ?? presented.builtInAnimator(isPresentation: false, over: presenter) : nil
    let interactor =
      own ?? custom.flatMap { presented.transitioningDelegate?.interactionControllerForDismissal(using: $0) }
    let place = presentation.presenterPlace
    let presentedView = presentation.presentedView
    let context = TransitionContext(
      containerView: container,
      from: .init(controller: presented, view: presentedView, initialFrame: presentedView?.frame ?? .zero),
      to: .init(
        controller: presenter, view: place?.view, initialFrame: place == nil ? container.bounds : .zero,
        finalFrame: container.bounds),
      style: presentation.presentationStyle, animator: animator, interactor: interactor,
      onEnd: { [weak presentation] completed in
        presentation.map { end(dismissalOf: $0, completed: completed, completion: completion) } ?? {}
      })
    container.transition = context
    presentation.transition = context
    presented.modal.coordinator = context.coordinator
    presenter.modal.coordinator = context.coordinator

    presentation.dismissalTransitionWillBegin()
    presented.beginAppearance(false, animated: animated)
    if place != nil {
      presenter.beginAppearance(true, animated: animated)
      place?.restore()
    }
    context.run { presentedView?.removeFromSuperview() }
    if context.isRunning, place != nil { presenter.announceIsAppearing() }
  }

  private static func end(
    dismissalOf presentation: UIPresentationController, completed: Bool, completion: (() -> Void)?
  ) -> () -> Void {
    guard let presented = presentation.link.presented, let context = presentation.transition else { return {} }
    let presenter = presentation.link.presenting
    let place = presentation.presenterPlace
    if completed {
      // An animator may have moved the presenter's view into the container.
      place?.restore()
      presentation.presenterPlace = nil
      presentation.presentedView?.removeFromSuperview()
      presentation.removeContainer()
      unlink(presented, from: presenter)
      if place != nil { presenter?.endAppearance(of: true) }
      presented.endAppearance(of: false)
    } else {
      presented.beginAppearance(true, animated: context.isAnimated)
      if place != nil { presenter?.beginAppearance(false, animated: context.isAnimated) }
      place?.view.removeFromSuperview()
      presented.endAppearance(of: true)
      if place != nil { presenter?.endAppearance(of: false) }
    }
    presentation.dismissalTransitionDidEnd(completed)
    presentation.finishTransition(context)
    presented.modal.phase = completed ? .none : .presented
    if completed { retire(presentation, of: presented) }
    return { completion?() }
  }
}
