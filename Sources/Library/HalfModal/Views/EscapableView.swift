import UIKit

/// A view around a modal's content, which answers the accessibility escape gesture where the content does not.
class EscapableView: UIView {
  /// Called for the gesture; returns whether it was understood.
  final var onEscape: () -> Bool = { false }

  override func accessibilityPerformEscape() -> Bool {
    // UIKit calls this on the main actor, and not every SDK says so.
    MainActor.assumeIsolated { onEscape() }
  }
}

extension UIView {
  /// Puts a view in that fills this one from now on.
  func fill(with view: UIView) {
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if view.superview !== self { addSubview(view) }
  }
}
