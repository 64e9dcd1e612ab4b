import Foundation

extension UIViewController {
  /// The own one where the controller is presented, or the nearest presented ancestor's; for a controller that is not presented,
  /// the one that it will be presented with.
  var nearestPresentationController: UIPresentationController? {
    if let holder = selfAndAncestors.first(where: { $0.modal.phase != .none }), let controller = holder.modal.controller {
      return controller.original ?? controller
    }
    return parent == nil ? readyPresentationController(presenting: nil, source: self) : nil
  }

  /// The presentation controller of the coming presentation, made now if nobody has asked for it.
  func readyPresentationController(presenting: UIViewController?, source: UIViewController) -> UIPresentationController {
    if let ready = modal.controller { return ready }
    var made: UIPresentationController?
    if modalPresentationStyle == .custom {
      made =
        transitioningDelegate?.presentationController(forPresented: self, presenting: presenting, source: source)
        ?? UIPresentationController(presentedViewController: self, presenting: presenting)
    }
    let style = modalPresentationStyle == .automatic ? .pageSheet : modalPresentationStyle
    if style == .pageSheet || style == .formSheet {
      made = UISheetPresentationController(presentedViewController: self, presenting: presenting)
    }
    let controller = made ?? StylePresentationController(style, presented: self, presenting: presenting)
    modal.controller = controller
    return controller
  }

  /// The style or the transitioning delegate has changed: what was made for the old one is of no use.
  func forgetUnusedPresentationController() {
    if modal.phase == .none { modal.controller = nil }
  }

  /// The topmost controller of this one's containment.
  var rootAncestor: UIViewController { selfAndAncestors.last ?? self }

  /// The controller whose view a presentation in the current context covers.
  var presentationContext: UIViewController { selfAndAncestors.first(where: \.definesPresentationContext) ?? rootAncestor }

  /// Whether a presentation has the view taken out of the tree while it covers it.
  var isViewTakenOut: Bool { modal.presented?.modal.controller?.presenterPlace != nil }

  /// The built-in animator for this controller's way in, or out.
  func builtInAnimator(isPresentation: Bool, over presenter: UIViewController) -> UIViewControllerAnimatedTransitioning {
    let isInContext = modal.controller?.shouldPresentInFullscreen == false
    let provider = isInContext && presenter.providesPresentationContextTransitionStyle ? presenter : self
    return provider.modalTransitionStyle.animator(isPresentation: isPresentation)
  }

  /// What this controller presents, what that presents and so on, the farthest back first.
  var presentedStack: [UIViewController] {
    Array(sequence(first: self, next: \.modal.presented).dropFirst())
  }

  /// The controller is no longer a window's root: it and all that is presented above it go.
  func leaveWindow() {
    tearDownPresentations()
    viewIfLoaded?.removeFromSuperview()
  }

  private func tearDownPresentations() {
    for controller in presentedStack.reversed() { ModalTransitions.tearDown(controller) }
    for child in children { child.tearDownPresentations() }
  }
}
