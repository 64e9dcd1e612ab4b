import Foundation

/// Distances from the four edges of a rectangle, in points. Positive values shrink the rectangle.
public struct UIEdgeInsets: Hashable, Sendable {
  public var top: CGFloat
  public var left: CGFloat
  public var bottom: CGFloat
  public var right: CGFloat

  /// Creates insets of zero.
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }

  /// Insets of zero.
  public static var zero: UIEdgeInsets { UIEdgeInsets() }
}

extension UIEdgeInsets {
  package static func + (a: UIEdgeInsets, b: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(top: a.top + b.top, left: a.left + b.left, bottom: a.bottom + b.bottom, right: a.right + b.right)
  }

  /// Returns the larger distance for each side.
  package func union(_ other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
      right: max(right, other.right))
  }

  /// Returns the part of a container's insets that applies to a child: the distance by which each inset reaches into the child,
  /// but at most the inset itself. A child that extends past its container therefore keeps its layout.
  package func overlap(with child: CGRect, in container: CGRect) -> UIEdgeInsets {
    func reach(_ distance: CGFloat, _ inset: CGFloat) -> CGFloat { max(0, min(inset, inset - distance)) }
    return UIEdgeInsets(
      top: reach(child.minY - container.minY, top), left: reach(child.minX - container.minX, left),
      bottom: reach(container.maxY - child.maxY, bottom), right: reach(container.maxX - child.maxX, right))
  }
}

extension CGRect {
  /// Returns the rectangle with each edge moved inwards by its inset.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top, width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }
}
