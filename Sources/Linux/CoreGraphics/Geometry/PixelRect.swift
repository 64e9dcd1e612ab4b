/// A rectangle of whole device pixels, with the origin at the top left.
package struct PixelRect: Hashable, Sendable {
  package var x: Int
  package var y: Int
  package var width: Int
  package var height: Int

  package static let zero = PixelRect(x: 0, y: 0, width: 0, height: 0)

  package init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Creates the rectangle of all pixels that a rectangle touches.
  package init(covering rect: CGRect) {
    guard !rect.isNull, rect.width > 0, rect.height > 0 else {
      self = .zero
      return
    }
    let (left, top) = (PixelRect.whole(rect.minX, .down), PixelRect.whole(rect.minY, .down))
    self.init(
      x: left, y: top, width: PixelRect.whole(rect.maxX, .up) - left, height: PixelRect.whole(rect.maxY, .up) - top)
  }

  /// Creates a rectangle by rounding each edge to the nearest pixel boundary.
  package init(rounding rect: CGRect) {
    guard !rect.isNull else {
      self = .zero
      return
    }
    let rule = FloatingPointRoundingRule.toNearestOrAwayFromZero
    let (left, top) = (PixelRect.whole(rect.minX, rule), PixelRect.whole(rect.minY, rule))
    self.init(
      x: left, y: top, width: PixelRect.whole(rect.maxX, rule) - left, height: PixelRect.whole(rect.maxY, rule) - top)
  }

  package var maxX: Int { x + width }
  package var maxY: Int { y + height }
  package var isEmpty: Bool { width <= 0 || height <= 0 }
  package var area: Int { isEmpty ? 0 : width * height }
  package var cgRect: CGRect { CGRect(x: x, y: y, width: width, height: height) }

  package func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let (left, top) = (min(x, other.x), min(y, other.y))
    return PixelRect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// The pixels in both rectangles; `.zero` if they do not intersect.
  package func intersection(_ other: PixelRect) -> PixelRect {
    let (left, top) = (max(x, other.x), max(y, other.y))
    let result = PixelRect(
      x: left, y: top, width: min(maxX, other.maxX) - left, height: min(maxY, other.maxY) - top)
    return result.isEmpty ? .zero : result
  }

  package func intersects(_ other: PixelRect) -> Bool { !intersection(other).isEmpty }

  package func contains(_ other: PixelRect) -> Bool {
    other.isEmpty || (other.x >= x && other.y >= y && other.maxX <= maxX && other.maxY <= maxY)
  }

  package func offsetBy(dx: Int, dy: Int) -> PixelRect {
    PixelRect(x: x + dx, y: y + dy, width: width, height: height)
  }

  package func insetBy(dx: Int, dy: Int) -> PixelRect {
    PixelRect(x: x + dx, y: y + dy, width: width - 2 * dx, height: height - 2 * dy)
  }

  /// Large enough for every surface, and small enough that the sum of two does not overflow.
  private static let limit: CGFloat = 1_073_741_824

  /// Computed coordinates miss a pixel boundary by rounding errors, which must not add a row of pixels. NaN, which the null
  /// rectangle may lead to, becomes 0.
  private static func whole(_ value: CGFloat, _ rule: FloatingPointRoundingRule) -> Int {
    guard !value.isNaN else { return 0 }
    let nearest = value.rounded()
    let exact = abs(value - nearest) < 1e-6 ? nearest : value.rounded(rule)
    return Int(min(max(exact, -limit), limit))
  }
}
