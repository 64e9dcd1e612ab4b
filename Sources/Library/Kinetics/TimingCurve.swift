/// An easing curve: a cubic Bézier curve from (0, 0) to (1, 1), as in `CAMediaTimingFunction` and CSS.
///
/// The horizontal axis is the fraction of the duration that has passed, the vertical axis the fraction of the distance.
public struct TimingCurve: Hashable, Sendable {
  /// The horizontal coordinate of the first control point; from 0 to 1.
  public let c1x: Double
  /// The vertical coordinate of the first control point.
  public let c1y: Double
  /// The horizontal coordinate of the second control point; from 0 to 1.
  public let c2x: Double
  /// The vertical coordinate of the second control point.
  public let c2y: Double

  /// Creates a curve from two control points.
  ///
  /// The horizontal coordinates are clamped to 0...1, because otherwise the curve could have several values at one time.
  /// The vertical ones may lie outside, for a curve that overshoots. NaN and infinities stop the program.
  public init(_ c1x: Double, _ c1y: Double, _ c2x: Double, _ c2y: Double) {
    precondition(
      c1x.isFinite && c1y.isFinite && c2x.isFinite && c2y.isFinite, "A timing curve's control points must be finite numbers")
    self.c1x = min(max(c1x, 0), 1)
    self.c1y = c1y
    self.c2x = min(max(c2x, 0), 1)
    self.c2y = c2y
  }

  /// A constant speed.
  public static let linear = TimingCurve(0, 0, 1, 1)
  /// Slow at the start.
  public static let easeIn = TimingCurve(0.42, 0, 1, 1)
  /// Slow at the end.
  public static let easeOut = TimingCurve(0, 0, 0.58, 1)
  /// Slow at both ends.
  public static let easeInOut = TimingCurve(0.42, 0, 0.58, 1)
  /// Core Animation's default: fast at the start and slow at the end.
  public static let `default` = TimingCurve(0.25, 0.1, 0.25, 1)

  /// The fraction of the distance at a fraction of the time.
  ///
  /// Precise to 1e-9, and exact at both ends. `progress` is clamped to 0...1.
  public func value(at progress: Double) -> Double {
    if progress <= 0 { return 0 }
    if progress >= 1 { return 1 }
    if isLinear { return progress }
    return vertical.value(at: parameter(at: progress))
  }

  /// The speed at a fraction of the time, as distance per time. It may be infinite.
  ///
  /// At the ends it is the limit from inside. `progress` is clamped to 0...1.
  public func slope(at progress: Double) -> Double {
    if isLinear { return 1 }
    if progress <= 0 { return Self.direction(c1x, c1y, elseThrough: c2x, c2y) }
    if progress >= 1 { return Self.direction(1 - c2x, 1 - c2y, elseThrough: 1 - c1x, 1 - c1y) }
    let parameter = parameter(at: progress)
    return vertical.slope(at: parameter) / horizontal.slope(at: parameter)
  }

  /// The inverse of ``value(at:)``: the first fraction of the time at which the curve reaches a fraction of the distance.
  ///
  /// `value` is clamped to 0...1.
  public func progress(at value: Double) -> Double {
    if value <= 0 { return 0 }
    if value >= 1 && c1y <= 1 && c2y <= 1 { return 1 }
    if isLinear { return value }
    return horizontal.value(at: vertical.firstParameter(at: min(value, 1)))
  }

  private var horizontal: UnitBezier { UnitBezier(c1x, c2x) }
  private var vertical: UnitBezier { UnitBezier(c1y, c2y) }
  private var isLinear: Bool { c1x == c1y && c2x == c2y }

  /// The curve's parameter for a horizontal coordinate between 0 and 1.
  private func parameter(at progress: Double) -> Double {
    let horizontal = horizontal
    return Maths.root(between: 0, and: 1) { (horizontal.value(at: $0) - progress, horizontal.slope(at: $0)) }
  }

  /// The slope at an end of the curve: the direction to the nearest control point that differs from the end.
  private static func direction(_ x: Double, _ y: Double, elseThrough otherX: Double, _ otherY: Double) -> Double {
    if x != 0 || y != 0 { return y / x }
    if otherX != 0 || otherY != 0 { return otherY / otherX }
    return 1
  }
}
