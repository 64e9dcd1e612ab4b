import Foundation

/// Functions that present and dismiss controllers. They find the participants and call them in the right order.
@MainActor enum ModalTransitions {
  static func present(
    _ presented: UIViewController, from source: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    if let obstacle = obstacle(to: presented) {
      Diagnostics.report(obstacle)
      return
    }
    let isInContext =
      presented.modalPresentationStyle == .currentContext || presented.modalPresentationStyle == .overCurrentContext
    var presenter = isInContext ? source.presentationContext : source.rootAncestor
    let requested = presented.readyPresentationController(presenting: presenter, source: source)
    if !requested.shouldPresentInFullscreen { presenter = source.presentationContext }
    requested.link.presenting = presenter
    if let obstacle = obstacle(to: presented, on: presenter, from: source) {
      Diagnostics.report(obstacle)
      return
    }
    let style = requested.adaptation
    let presentation = requested.adapted(to: style)
    guard let container = presentation.insertContainer(over: presenter) else { return }
    run(
      Presenting(presentation: presentation, container: container, presenter: presenter, source: source, style: style),
      animated: animated, completion: completion)
  }

  /// Returns the reason a controller can't be presented at all; nil if it can.
  private static func obstacle(to presented: UIViewController) -> String? {
    let name = Diagnostics.name(presented)
    if presented.modal.phase != .none {
      return
        "Application tried to present modally a view controller \(name) that is already being presented. The call is ignored."
    }
    if presented.parent != nil || presented.viewIfLoaded?.window?.rootViewController === presented {
      return "Application tried to present modally an active view controller \(name). The call is ignored."
    }
    return nil
  }

  /// Returns the reason a controller can't be presented by this presenter at this time; nil if it can.
  private static func obstacle(
    to presented: UIViewController, on presenter: UIViewController, from source: UIViewController
  ) -> String? {
    let attempt =
      "Attempt to present \(Diagnostics.name(presented)) on \(Diagnostics.name(presenter)) (from \(Diagnostics.name(source)))"
    if let other = presenter.modal.presented {
      return other.modal.phase == .presented
        ? "\(attempt) which is already presenting \(Diagnostics.name(other))." : "\(attempt) while a presentation is in progress."
    }
    if presenter.modal.phase == .dismissing { return "\(attempt) while it is being dismissed." }
    if presenter.viewIfLoaded?.window == nil { return "\(attempt) whose view is not in the window hierarchy." }
    return nil
  }
}
