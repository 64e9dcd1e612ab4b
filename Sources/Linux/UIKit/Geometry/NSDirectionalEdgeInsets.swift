import Foundation

/// Distances from the edges of a rectangle, in points. The leading and trailing sides follow the reading direction.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat

  /// Creates insets of zero.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }

  /// Insets of zero.
  public static var zero: NSDirectionalEdgeInsets { NSDirectionalEdgeInsets() }
}

extension NSDirectionalEdgeInsets {
  package init(_ insets: UIEdgeInsets, _ direction: UIUserInterfaceLayoutDirection) {
    let isReversed = direction == .rightToLeft
    self.init(
      top: insets.top, leading: isReversed ? insets.right : insets.left, bottom: insets.bottom,
      trailing: isReversed ? insets.left : insets.right)
  }

  package func edgeInsets(_ direction: UIUserInterfaceLayoutDirection) -> UIEdgeInsets {
    let isReversed = direction == .rightToLeft
    return UIEdgeInsets(
      top: top, left: isReversed ? trailing : leading, bottom: bottom, right: isReversed ? leading : trailing)
  }
}
