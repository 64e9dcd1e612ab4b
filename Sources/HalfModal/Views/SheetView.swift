import UIKit

/// What moves: the content, cut to the sheet's rounded corners.
final class SheetView: UIView {
  /// Called for the accessibility escape gesture; returns whether it was understood.
  var onEscape: () -> Bool = { false }

  /// The radius of the corners away from the edge of the screen, in points.
  var cornerRadius: CGFloat {
    get { layer.cornerRadius }
    set { layer.cornerRadius = newValue }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityIdentifier = "HalfModal.sheet"
    clipsToBounds = true
    layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("SheetView is made in code")
  }

  /// Puts the content's view in, filling the sheet.
  func embed(_ content: UIView) {
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
  }

  /// On its way the sheet is where it is shown: there a finger catches it.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let shown = visibleFrame
    return super.hitTest(CGPoint(x: point.x + frame.minX - shown.minX, y: point.y + frame.minY - shown.minY), with: event)
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    (layer.presentation() ?? layer).bounds.contains(point)
  }

  override func accessibilityPerformEscape() -> Bool {
    // UIKit calls this on the main actor, and not every SDK says so.
    MainActor.assumeIsolated { onEscape() }
  }
}
