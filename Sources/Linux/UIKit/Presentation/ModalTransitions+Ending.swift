import Foundation

extension ModalTransitions {
  static func unlink(_ presented: UIViewController, from presenter: UIViewController?) {
    if presenter?.modal.presented === presented { presenter?.modal.presented = nil }
    presented.modal.presenting = nil
  }

  /// Releases the presentation controller of a finished presentation. The next presentation of the
  /// same controller gets a new one.
  static func retire(_ presentation: UIPresentationController, of presented: UIViewController) {
    presentation.removeContainer()
    presentation.link.keepPresented()
    if presented.modal.controller === presentation { presented.modal.controller = nil }
    guard let original = presentation.original else { return }
    presentation.original = nil
    original.link.keepPresented()
    let first = original.presentedViewController
    if first.modal.controller === original { first.modal.controller = nil }
  }

  /// Ends a presentation that has lost its place in the window, and all presentations above it. All
  /// outstanding callbacks are called at once.
  static func tearDown(_ presented: UIViewController) {
    for controller in presented.presentedStack.reversed() { tearDown(controller) }
    guard let presentation = presented.modal.controller else { return }
    switch presented.modal.phase {
    case .none: return
    case .presenting: presentation.transition?.abandon(completed: false)
    case .dismissing: presentation.transition?.abandon(completed: true)
    case .presented:
      presented.modal.phase = .dismissing
      presentation.dismissalTransitionWillBegin()
      presented.beginAppearance(false, animated: false)
      presentation.presentedView?.removeFromSuperview()
      presentation.removeContainer()
      unlink(presented, from: presentation.link.presenting)
      presented.endAppearance(of: false)
      presentation.dismissalTransitionDidEnd(true)
      presented.modal.phase = .none
      retire(presentation, of: presented)
    }
  }
}
