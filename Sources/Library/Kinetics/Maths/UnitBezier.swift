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

  /// The smallest parameter at which the coordinate equals `value`, which must be above 0 and at most 1.
  func firstParameter(at value: Double) -> Double {
    let (first, second) = turns
    let start: Double
    let end: Double
    // Between turning points the coordinate is monotonic, so the first of these ends that is high enough closes the
    // bracket.
    if self.value(at: first) >= value {
      (start, end) = (0, first)
    } else if self.value(at: second) >= value {
      (start, end) = (first, second)
    } else {
      (start, end) = (second, 1)
    }
    return Maths.root(between: start, and: end) { (self.value(at: $0) - value, slope(at: $0)) }
  }

  /// The parameters at which the coordinate changes direction, ascending; 0 stands for a missing one.
  private var turns: (Double, Double) {
    let discriminant = b * b - 3 * a * c
    guard discriminant > 0 else { return (0, 0) }
    // The numerically stable form: one root by the formula, the other from the product of both.
    let root = discriminant.squareRoot()
    let q = b < 0 ? root - b : -root - b
    let first = Self.insideOrZero(q / (3 * a))
    let second = Self.insideOrZero(c / q)
    return (min(first, second), max(first, second))
  }

  private static func insideOrZero(_ t: Double) -> Double { t > 0 && t < 1 ? t : 0 }
}
