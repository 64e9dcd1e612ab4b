/// The radius of each corner of a rectangle. The names assume a y axis that points down.
package struct CornerRadii: Hashable, Sendable {
  package var topLeft: CGFloat
  package var topRight: CGFloat
  package var bottomLeft: CGFloat
  package var bottomRight: CGFloat

  package init(topLeft: CGFloat, topRight: CGFloat, bottomLeft: CGFloat, bottomRight: CGFloat) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomLeft = bottomLeft
    self.bottomRight = bottomRight
  }

  package init(_ radius: CGFloat) {
    self.init(topLeft: radius, topRight: radius, bottomLeft: radius, bottomRight: radius)
  }

  package var isZero: Bool { topLeft <= 0 && topRight <= 0 && bottomLeft <= 0 && bottomRight <= 0 }

  /// Returns the radii clamped to the range from 0 to half of the shorter side.
  package func fitted(to size: CGSize) -> CornerRadii {
    let limit = max(min(size.width, size.height) / 2, 0)
    func fit(_ radius: CGFloat) -> CGFloat { min(max(radius, 0), limit) }
    return CornerRadii(
      topLeft: fit(topLeft), topRight: fit(topRight), bottomLeft: fit(bottomLeft), bottomRight: fit(bottomRight))
  }
}
