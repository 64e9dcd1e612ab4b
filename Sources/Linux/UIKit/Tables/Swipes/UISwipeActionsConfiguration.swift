import Foundation

/// The actions that a swipe over a row reveals.
@MainActor open class UISwipeActionsConfiguration: NSObject {
  /// Creates a configuration with actions in their order from the row's edge inwards.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }

  /// The actions, from the row's edge inwards.
  public let actions: [UIContextualAction]

  /// Whether a swipe over most of the row performs the first action.
  open var performsFirstActionWithFullSwipe = true
}
