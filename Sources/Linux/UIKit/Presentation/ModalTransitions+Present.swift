import Foundation

extension ModalTransitions {
  /// The participants of a presentation.
  @MainActor struct Presenting {
    let presentation: UIPresentationController
    let container: PresentationContainerView
    let presenter: UIViewController
    let source: UIViewController
    /// The style that the presentation adapts to; nil if it doesn't adapt.
    let style: UIModalPresentationStyle?
    var presented: UIViewController { presentation.presentedViewController }
  }

  /// Links the controllers and the presentation with each other, and loads the presented view.
  private static func link(_ presenting: Presenting) {
    let presented = presenting.presented
    presented.modal.controller = presenting.presentation
    presented.modal.presenting = presenting.presenter
    presented.modal.phase = .presenting
    presenting.presenter.modal.presented = presented
    presented.loadViewIfNeeded()
  }

  static func run(_ presenting: Presenting, animated: Bool, completion: (() -> Void)?) {
    let (presentation, container, presenter) = (presenting.presentation, presenting.container, presenting.presenter)
    let presented = presenting.presented
    link(presenting)

    let delegate = animated ? presented.transitioningDelegate : nil
    let custom = delegate?.animationController(forPresented: presented, presenting: presenter, source: presenting.source)
    let own = animated ? presentation.ownTransition(isPresentation: true, replacing: custom != nil) : nil
    let animator = animated ? own ?? custom ?? presented.builtInAnimator(isPresentation: true, over: presenter) : nil
    let interactor = own ?? custom.flatMap { delegate?.interactionControllerForPresentation(using: $0) }
    let removesPresenter = presentation.shouldRemovePresentersView
    let context = TransitionContext(
      containerView: container,
      from: .init(
        controller: presenter, view: removesPresenter ? presenter.viewIfLoaded : nil, initialFrame: container.bounds,
        finalFrame: removesPresenter ? .zero : container.bounds),
      to: .init(
        controller: presented, view: presentation.presentedView,
        finalFrame: presentation.frameOfPresentedViewInContainerView),
      style: presentation.presentationStyle, animator: animator, interactor: interactor,
      onEnd: { [weak presentation] completed in
        presentation.map { end(presentationOf: $0, completed: completed, completion: completion) } ?? {}
      })
    container.transition = context
    presentation.transition = context
    presented.modal.coordinator = context.coordinator
    presenter.modal.coordinator = context.coordinator
    if removesPresenter { presentation.presenterPlace = PresenterPlace(of: presenter) }

    let requested = presentation.original ?? presentation
    requested.delegate?.presentationController(
      requested, willPresentWithAdaptiveStyle: presenting.style ?? .none, transitionCoordinator: context.coordinator)
    presentation.presentationTransitionWillBegin()
    if removesPresenter { presenter.beginAppearance(false, animated: animated) }
    presented.beginAppearance(true, animated: animated)
    context.run {
      guard let view = presentation.presentedView else { return }
      view.frame = presentation.frameOfPresentedViewInContainerView
      container.addSubview(view)
    }
    if context.isRunning, presented.viewIfLoaded?.window != nil { presented.announceIsAppearing() }
  }

  private static func end(
    presentationOf presentation: UIPresentationController, completed: Bool, completion: (() -> Void)?
  ) -> () -> Void {
    guard let presented = presentation.link.presented, let context = presentation.transition else { return {} }
    let presenter = presentation.link.presenting
    let place = presentation.presenterPlace
    if completed {
      place?.view.removeFromSuperview()
      presented.endAppearance(of: true)
      if place != nil { presenter?.endAppearance(of: false) }
    } else {
      place?.restore()
      presentation.presenterPlace = nil
      presented.beginAppearance(false, animated: context.isAnimated)
      if place != nil { presenter?.beginAppearance(true, animated: context.isAnimated) }
      presentation.presentedView?.removeFromSuperview()
      unlink(presented, from: presenter)
      if place != nil { presenter?.endAppearance(of: true) }
      presented.endAppearance(of: false)
    }
    presentation.presentationTransitionDidEnd(completed)
    presentation.finishTransition(context)
    presented.modal.phase = completed ? .presented : .none
    if !completed { retire(presentation, of: presented) }
    return { completion?() }
  }
}
