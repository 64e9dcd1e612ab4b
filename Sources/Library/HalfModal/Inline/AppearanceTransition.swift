import UIKit

/// The appearance transition of a child controller while it moves in or out. It exists only if the parent is in a window. If not,
/// UIKit calls the child's appearance methods when the parent appears.
@MainActor struct AppearanceTransition {
  private let isAppearing: Bool

  init?(of content: UIViewController, in parent: UIViewController?, isAppearing: Bool, animated: Bool) {
    guard parent?.viewIfLoaded?.window != nil else { return nil }
    self.isAppearing = isAppearing
    content.beginAppearanceTransition(isAppearing, animated: animated)
  }

  /// Ends the transition. Does nothing for an appearing child whose parent has left the window, because UIKit has already ended
  /// it.
  func end(of content: UIViewController, in parent: UIViewController?) {
    if !isAppearing || parent?.viewIfLoaded?.window != nil { content.endAppearanceTransition() }
  }
}
