/// One coordinate of a cubic Bézier curve that runs from 0 to 1.
struct UnitBezier {
  // a t³ + b t² + c t
  private let a: Double
  private let b: Double
  private let c: Double

  init(_ first: Double, _ second: Double) {
    c = 3 * first
    b = 3 * (second - first) - c
    a = 1 - c - b
  }

  func value(at t: Double) -> Double { ((a * t + b) * t + c) * t }

  func slope(at t: Double) -> Double { (3 * a * t + 2 * b) * t + c }

  /// The smallest parameter at which the coordinate is `value`, which lies above 0 and not above 1.
  func firstParameter(at value: Double) -> Double {
    var low = 0.0
    for end in turns where self.value(at: end) < value { low = max(low, end) }
    var high = 1.0
    for end in turns where self.value(at: end) >= value { high = min(high, end) }
    if low > high { low = 0 }
    if self.value(at: high) <= value { return high }
    return Maths.root(between: low, and: high) { (self.value(at: $0) - value, slope(at: $0)) }
  }

  /// The parameters between 0 and 1 at which the coordinate turns back, ascending.
  private var turns: [Double] {
    let discriminant = b * b - 3 * a * c
    guard discriminant > 0 else { return [] }
    // The numerically stable form: one root by the formula, the other by the product of the two.
    let q = -(b + (b < 0 ? -discriminant.squareRoot() : discriminant.squareRoot()))
    let roots = [q / (3 * a), c / q].filter { $0 > 0 && $0 < 1 }
    return roots.sorted()
  }
}
