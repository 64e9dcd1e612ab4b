/// The resistance beyond an edge: the further the finger pulls, the less the content follows, and it never moves as far as
/// `dimension`.
///
/// This is the formula of `UIScrollView`, with c the coefficient and d the dimension: shown = d (1 - 1 / (c · pulled / d +
/// 1)). It depends only on the finger's position, not on its path. Negative distances are the mirror image.
public struct RubberBand: Hashable, Sendable {
  /// The fraction of the first pulled point that is shown.
  public let coefficient: Double
  /// The limit of the shown distance, which no pull reaches: usually the size of the container along the pull, in points.
  public let dimension: Double

  /// - Parameters:
  ///   - dimension: 0 or more; a band of dimension 0 does not move at all.
  ///   - coefficient: More than 0.
  public init(dimension: Double, coefficient: Double = 0.55) {
    precondition(dimension >= 0 && dimension.isFinite, "A rubber band's dimension must be a finite number, 0 or more")
    precondition(coefficient > 0 && coefficient.isFinite, "A rubber band's coefficient must be a finite number above 0")
    self.dimension = dimension
    self.coefficient = coefficient
  }

  /// The distance shown for a distance pulled beyond the edge.
  public func shown(for pulled: Double) -> Double {
    if pulled == 0 || dimension == 0 { return 0 }
    return (dimension / (1 + dimension / (coefficient * pulled.magnitude))).with(signOf: pulled)
  }

  /// The distance pulled for a distance shown; use it when a finger catches content beyond the edge.
  ///
  /// A distance of `dimension` or more cannot be shown, so the result is infinite.
  public func pulled(for shown: Double) -> Double {
    if shown == 0 { return 0 }
    let magnitude = shown.magnitude
    if magnitude >= dimension { return Double.infinity.with(signOf: shown) }
    return (dimension * magnitude / (coefficient * (dimension - magnitude))).with(signOf: shown)
  }

  /// The derivative of the shown distance: the coefficient at the edge, decreasing beyond it.
  ///
  /// The content's velocity is the finger's velocity times this factor.
  public func slope(at pulled: Double) -> Double {
    if dimension == 0 { return 0 }
    let rest = 1 + coefficient * pulled.magnitude / dimension
    return coefficient / (rest * rest)
  }
}

extension Double {
  fileprivate func with(signOf other: Double) -> Double { Double(signOf: other, magnitudeOf: self) }
}
