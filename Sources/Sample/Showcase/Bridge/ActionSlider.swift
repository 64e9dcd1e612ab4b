import UIKit

/// A slider that calls a closure when a finger moves its thumb.
final class ActionSlider: UISlider {
  /// Called for a change of the value by a finger.
  var action: () -> Void = {}

  override init(frame: CGRect) {
    super.init(frame: frame)
    #if canImport(ObjectiveC)
      addTarget(self, action: #selector(fire), for: .valueChanged)
    #else
      addAction(for: .valueChanged) { [weak self] in self?.action() }
    #endif
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("ActionSlider is made in code")
  }

  #if canImport(ObjectiveC)
    @objc private func fire() {
      action()
    }
  #endif
}
