/// The resistance beyond an edge: the further it is pulled, the less it gives, and never as much as its dimension.
///
/// The law of `UIScrollView`, with c the coefficient and d the dimension: shown = d (1 - 1 / (c · pulled / d + 1)).
/// It depends on where the finger is and not on how it came there. Pulling the other way, with negative numbers, is
/// the mirror image.
public struct RubberBand: Hashable, Sendable {
  /// How much of the first point pulled is shown.
  public let coefficient: Double
  /// The distance that is never quite reached: as a rule the size of the container along the pull, in points.
  public let dimension: Double

  /// - Parameters:
  ///   - dimension: 0 or more; a band of dimension 0 does not give at all.
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

  /// The distance pulled for a distance shown, for a finger that takes hold within the band.
  ///
  /// What no pull can show, which is a distance of the dimension and more, takes an infinite pull.
  public func pulled(for shown: Double) -> Double {
    if shown == 0 { return 0 }
    let magnitude = shown.magnitude
    if magnitude >= dimension { return Double.infinity.with(signOf: shown) }
    return (dimension * magnitude / (coefficient * (dimension - magnitude))).with(signOf: shown)
  }

  /// How much more is shown for the next point pulled: the coefficient at the edge, less and less beyond.
  ///
  /// The velocity of what is shown is that of the finger times this.
  public func slope(at pulled: Double) -> Double {
    if dimension == 0 { return 0 }
    let rest = 1 + coefficient * pulled.magnitude / dimension
    return coefficient / (rest * rest)
  }
}

extension Double {
  fileprivate func with(signOf other: Double) -> Double { Double(signOf: other, magnitudeOf: self) }
}
