import UIKit

/// The grabber at the free edge of a sheet. It lies over the content and receives no touches.
final class GrabberView: UIView {
  /// The length and thickness of the grabber, in points.
  static let size = CGSize(width: 36, height: 5)

  /// The distance between the grabber and the sheet's free edge, in points.
  static let distance: CGFloat = 5

  override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityIdentifier = "HalfModal.grabber"
    backgroundColor = UIColor(white: 0.5, alpha: 0.45)
    layer.cornerRadius = Self.size.height / 2
    isUserInteractionEnabled = false
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("GrabberView is made in code")
  }

  /// Moves the grabber to the middle of a sheet's free edge.
  ///
  /// - Parameters:
  ///   - bounds: The bounds of the sheet's view, which is the superview.
  ///   - freeEdge: The edge of the bounds away from the sheet's edge of the container.
  func layOut(in bounds: CGRect, freeEdge: CGRectEdge) {
    let isUpright = freeEdge == .minXEdge || freeEdge == .maxXEdge
    let size = isUpright ? CGSize(width: Self.size.height, height: Self.size.width) : Self.size
    let strip = bounds.divided(atDistance: Self.distance * 2 + Self.size.height, from: freeEdge).slice
    frame = CGRect(
      x: strip.midX - size.width / 2, y: strip.midY - size.height / 2, width: size.width, height: size.height)
  }
}
