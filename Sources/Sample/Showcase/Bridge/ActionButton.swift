import UIKit

/// A button that calls a closure when a finger lifts inside it.
final class ActionButton: UIButton {
  /// Called for a tap.
  var action: () -> Void = {}

  override init(frame: CGRect) {
    super.init(frame: frame)
    #if canImport(ObjectiveC)
      addTarget(self, action: #selector(fire), for: .touchUpInside)
    #else
      addAction(for: .touchUpInside) { [weak self] in self?.action() }
    #endif
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("ActionButton is made in code")
  }

  #if canImport(ObjectiveC)
    @objc private func fire() {
      action()
    }
  #endif
}
