import UIKit

/// A tap recognizer that calls a closure.
final class TapRecognizer: UITapGestureRecognizer {
  #if canImport(ObjectiveC)
    private let target: ClosureTarget<UIGestureRecognizer>

    init(action: @escaping @MainActor () -> Void) {
      target = ClosureTarget { _ in action() }
      super.init(target: target, action: #selector(ClosureTarget<UIGestureRecognizer>.fire(_:)))
    }
  #else
    init(action: @escaping @MainActor () -> Void) {
      super.init()
      addAction { _ in action() }
    }
  #endif
}
