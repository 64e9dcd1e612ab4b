/// A rectangle in a container whose origin is its upper left corner, in points.
public struct SheetRect: Hashable, Sendable {
  /// The left edge.
  public var x: Double
  /// The upper edge.
  public var y: Double
  /// The size from left to right.
  public var width: Double
  /// The size from top to bottom.
  public var height: Double

  /// A rectangle at a place, of a size.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}

/// What bars and rounded corners of the device take away from each side of a container, in points.
public struct SheetInsets: Hashable, Sendable {
  /// What is taken away at the top.
  public var top: Double
  /// What is taken away at the left.
  public var left: Double
  /// What is taken away at the bottom.
  public var bottom: Double
  /// What is taken away at the right.
  public var right: Double

  /// Insets at the sides that are named, and none at the others.
  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}
