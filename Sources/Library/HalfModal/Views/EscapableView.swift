import UIKit

/// A view around a modal's content. It handles the accessibility escape gesture if the content does not.
class EscapableView: UIView {
  /// Called for the escape gesture. Returns whether the gesture was handled.
  final var onEscape: () -> Bool = { false }

  override func accessibilityPerformEscape() -> Bool {
    // UIKit calls this method on the main actor, but not every SDK declares it.
    MainActor.assumeIsolated { onEscape() }
  }
}

extension UIView {
  /// Adds a view that fills this one, also after changes of its size.
  func fill(with view: UIView) {
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if view.superview !== self { addSubview(view) }
  }
}
