import Foundation

/// Distances from the four edges of a rectangle, in points; positive values shrink it.
public struct UIEdgeInsets: Hashable, Sendable {
  public var top: CGFloat
  public var left: CGFloat
  public var bottom: CGFloat
  public var right: CGFloat

  /// All four distances 0.
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }

  /// All four distances 0.
  public static var zero: UIEdgeInsets { UIEdgeInsets() }
}

extension UIEdgeInsets {
  package static func + (a: UIEdgeInsets, b: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(top: a.top + b.top, left: a.left + b.left, bottom: a.bottom + b.bottom, right: a.right + b.right)
  }

  /// The larger distance on each side.
  package func union(_ other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
      right: max(right, other.right))
  }

  /// What a child rectangle gets of these insets of its container: how far each inset reaches into the child, and never more than the inset itself, so that a
  /// child that hangs over an edge of its container keeps its layout.
  package func overlap(with child: CGRect, in container: CGRect) -> UIEdgeInsets {
    func reach(_ distance: CGFloat, _ inset: CGFloat) -> CGFloat { max(0, min(inset, inset - distance)) }
    return UIEdgeInsets(
      top: reach(child.minY - container.minY, top), left: reach(child.minX - container.minX, left),
      bottom: reach(container.maxY - child.maxY, bottom), right: reach(container.maxX - child.maxX, right))
  }
}

extension CGRect {
  /// The rectangle with each edge moved inwards by the distance for it.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top, width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }
}
