import Foundation

extension UIViewController {
  /// The presentation controller of this controller or of its nearest presented ancestor. If neither is presented, the one for
  /// the next presentation of this controller; nil if it has a parent.
  var nearestPresentationController: UIPresentationController? {
    if let holder = selfAndAncestors.first(where: { $0.modal.phase != .none }), let controller = holder.modal.controller {
      return controller.original ?? controller
    }
    return parent == nil ? readyPresentationController(presenting: nil, source: self) : nil
  }

  /// Returns the presentation controller for the next presentation, and makes it if necessary.
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

  /// Discards a presentation controller that was made for an earlier style or transitioning delegate, unless it is in use.
  func forgetUnusedPresentationController() {
    if modal.phase == .none { modal.controller = nil }
  }

  /// The topmost ancestor of this controller, or the controller itself if it has no parent.
  var rootAncestor: UIViewController { selfAndAncestors.last ?? self }

  /// The controller whose view is covered by presentations in the current context.
  var presentationContext: UIViewController { selfAndAncestors.first(where: \.definesPresentationContext) ?? rootAncestor }

  /// Whether a presentation has removed the view while it covers it.
  var isViewTakenOut: Bool { modal.presented?.modal.controller?.presenterPlace != nil }

  /// Returns the built-in animator that presents or dismisses this controller.
  func builtInAnimator(isPresentation: Bool, over presenter: UIViewController) -> UIViewControllerAnimatedTransitioning {
    let isInContext = modal.controller?.shouldPresentInFullscreen == false
    let provider = isInContext && presenter.providesPresentationContextTransitionStyle ? presenter : self
    return provider.modalTransitionStyle.animator(isPresentation: isPresentation)
  }

  /// The controllers that are presented above this one, from back to front.
  var presentedStack: [UIViewController] {
    Array(sequence(first: self, next: \.modal.presented).dropFirst())
  }

  /// Removes the view and tears down all presentations, after the controller has ceased to be a window's root.
  func leaveWindow() {
    tearDownPresentations()
    viewIfLoaded?.removeFromSuperview()
  }

  private func tearDownPresentations() {
    for controller in presentedStack.reversed() { ModalTransitions.tearDown(controller) }
    for child in children { child.tearDownPresentations() }
  }
}
