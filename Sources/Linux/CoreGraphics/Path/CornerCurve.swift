/// The curve of one rounded corner, from the straight edge to the middle of the corner. The other half is its mirror image.
///
/// Coordinates are distances from the two edges that meet in the corner. A circular corner is a quarter circle. A
/// continuous corner starts further from the corner and bends gradually. Its curvature is zero at the edge; in the middle
/// it touches the circle of the same radius and has the same curvature.
struct CornerCurve: Hashable, Sendable {
  let radius: CGFloat
  /// The distance from the corner, along each edge, at which the curve begins.
  let extent: CGFloat
  private let smoothness: CGFloat

  /// The reach of a continuous corner along the edge, in radii.
  static let continuousReach: CGFloat = 1.528665

  /// - Parameter available: The room along each edge: half of the shorter side.
  init(radius: CGFloat, isContinuous: Bool, available: CGFloat) {
    self.radius = radius
    let reach = isContinuous && radius > 0 ? min(CornerCurve.continuousReach, max(available / radius, 1)) : 1
    extent = radius * reach
    smoothness = (reach - 1) / (CornerCurve.continuousReach - 1)
  }

  /// The half from the edge to the middle, with x along that edge.
  var half: Cubic {
    let diagonal = 1 - CGFloat(0.5).squareRoot()
    let middle = CGPoint(x: diagonal, y: diagonal)
    // The control points of an eighth of a circle.
    let reach = 4 / 3 * tan(CGFloat.pi / 16)
    let along = reach * CGFloat(0.5).squareRoot()
    let round = (CGPoint(x: 1 - reach, y: 0), CGPoint(x: diagonal + along, y: diagonal - along))
    // Three control points on the edge make the curvature there zero. The distance between the last two determines the
    // curvature in the middle: two thirds of the cross product, divided by the cube of the last leg.
    let last = CGPoint(x: 2 * diagonal, y: 0)
    let leg = diagonal * CGFloat(2).squareRoot()
    let before = CGPoint(x: last.x + 1.5 * leg * leg * leg / diagonal, y: 0)
    let start = CGPoint(x: extent / max(radius, .leastNonzeroMagnitude), y: 0)
    let scale = CGAffineTransform(scaleX: radius, y: radius)
    return Cubic(
      start.applying(scale), round.0.interpolated(to: before, smoothness).applying(scale),
      round.1.interpolated(to: last, smoothness).applying(scale), middle.applying(scale))
  }

  /// The distances of the curve from one edge, at the centres of `count` intervals along the other edge. The first interval
  /// begins at `start`.
  func insets(from start: CGFloat = 0, count: Int, step: CGFloat) -> [CGFloat] {
    let parts = 64
    let half = half
    let points = (0...parts).map { half.point(at: CGFloat($0) / CGFloat(parts)) }
    // From the far edge to the middle, and then along the other half: distances increase, insets decrease.
    let outline = points.map { CGPoint(x: $0.y, y: $0.x) } + points.reversed().dropFirst()
    var next = 1
    return (0..<count).map { index in
      let distance = start + (CGFloat(index) + 0.5) * step
      guard distance < extent else { return 0 }
      while next < outline.count - 1, outline[next].x < distance { next += 1 }
      let (from, to) = (outline[next - 1], outline[next])
      guard to.x > from.x else { return to.y }
      return from.interpolated(to: to, min((distance - from.x) / (to.x - from.x), 1)).y
    }
  }
}
