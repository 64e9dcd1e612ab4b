import UIKit

#if canImport(ObjectiveC)
  /// The target of an Objective-C action, which calls a closure with the sender.
  @MainActor final class ClosureTarget<Sender: AnyObject>: NSObject {
    private let action: @MainActor (Sender) -> Void

    init(_ action: @escaping @MainActor (Sender) -> Void) {
      self.action = action
    }

    @objc func fire(_ sender: AnyObject) {
      if let sender = sender as? Sender { action(sender) }
    }
  }
#endif
