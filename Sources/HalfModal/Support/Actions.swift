import UIKit

// Targets and selectors exist where Objective-C does; elsewhere UIKit takes closures.

#if canImport(ObjectiveC)
  /// A closure as the target of an action.
  @MainActor private final class ActionTarget: NSObject {
    private let action: () -> Void

    init(_ action: @escaping () -> Void) {
      self.action = action
    }

    @objc func fire() {
      action()
    }
  }
#endif

/// A tap recogniser that runs a closure.
final class TapRecognizer: UITapGestureRecognizer {
  #if canImport(ObjectiveC)
    private let target: ActionTarget

    init(action: @escaping @MainActor () -> Void) {
      target = ActionTarget(action)
      super.init(target: target, action: #selector(ActionTarget.fire))
    }
  #else
    init(action: @escaping @MainActor () -> Void) {
      super.init()
      addAction { _ in action() }
    }
  #endif
}

/// A button that runs a closure when a finger lifts inside it.
package final class ActionButton: UIButton {
  /// What a tap on the button does.
  package var action: () -> Void = {}

  package override init(frame: CGRect) {
    super.init(frame: frame)
    #if canImport(ObjectiveC)
      addTarget(self, action: #selector(fire), for: .touchUpInside)
    #else
      addAction(for: .touchUpInside) { [weak self] in self?.action() }
    #endif
  }

  @available(*, unavailable)
  package required init?(coder: NSCoder) {
    fatalError("ActionButton is made in code")
  }

  #if canImport(ObjectiveC)
    @objc private func fire() {
      action()
    }
  #endif
}
