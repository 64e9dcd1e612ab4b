/// The outline of one rounded corner, from the straight edge to the middle of the corner; the other half mirrors it.
///
/// Coordinates are distances from the two edges that meet in the corner. A circular corner is a quarter circle. A continuous one starts
/// further away and bends gradually: at the edge its curvature is zero, in the middle it touches the circle of the same
/// radius and bends as that does.
struct CornerCurve: Hashable, Sendable {
  let radius: CGFloat
  /// From the corner along each edge to where the edge begins to bend.
  let extent: CGFloat
  private let smoothness: CGFloat

  /// How far a continuous corner reaches along the edge, in radii.
  static let continuousReach: CGFloat = 1.528665

  /// - Parameter available: The room along each edge, half of the shorter side.
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
    // An eighth of a circle.
    let reach = 4 / 3 * tan(CGFloat.pi / 16)
    let along = reach * CGFloat(0.5).squareRoot()
    let round = (CGPoint(x: 1 - reach, y: 0), CGPoint(x: diagonal + along, y: diagonal - along))
    // Three control points on the edge make the curvature there zero; the distance between the last two gives the
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

  /// How far the outline is from one edge, at distances from the other that lie in the middle of steps, the first of which begins at
  /// `start`.
  func insets(from start: CGFloat = 0, count: Int, step: CGFloat) -> [CGFloat] {
    let parts = 64
    let half = half
    let points = (0...parts).map { half.point(at: CGFloat($0) / CGFloat(parts)) }
    // From the far edge to the middle and on along the other half: distances rise, insets fall.
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
