import Kinetics
import Testing

@Suite struct TimingCurveTests {
  static let vaul = TimingCurve(0.32, 0.72, 0, 1)
  static let back = TimingCurve(0.68, -0.6, 0.32, 1.6)

  struct Reference: Sendable {
    let curve: TimingCurve
    let progress, value, slope: Double
  }

  /// Computed by bisection with 40 digits (mpmath).
  static let references: [Reference] = [
    (TimingCurve.easeIn, 0.1, 0.017026609651562942, 0.324183074991429),
    (.easeIn, 0.25, 0.093464650718824859, 0.674597794608323), (.easeIn, 0.5, 0.3153568125725393, 1.07397877981543),
    (.easeIn, 0.9, 0.83942784576246653, 1.53507400983191), (.easeOut, 0.1, 0.16057215423753347, 1.53507400983191),
    (.easeOut, 0.5, 0.6846431874274607, 1.07397877981543), (.easeOut, 0.9, 0.98297339034843706, 0.324183074991429),
    (.easeInOut, 0.1, 0.019722453548311196, 0.402244218816127), (.easeInOut, 0.25, 0.12916193104731981, 1.0592618411748),
    (.easeInOut, 0.5, 0.5, 1.72413793103448), (.default, 0.1, 0.094796305716043246, 1.53975785288895),
    (.default, 0.25, 0.40851059135539587, 2.20788294565893), (.default, 0.5, 0.80240338758485699, 0.994142452426012),
    (.default, 0.9, 0.99431647748455637, 0.117447087438835), (vaul, 0.1, 0.26982069880728455, 3.31195138264412),
    (vaul, 0.5, 0.9548094094936647, 0.269991028206141), (vaul, 0.9, 0.99896920256554294, 0.0216951565031582),
    (back, 0.1, -0.07282318079722162, -0.552742057843014), (back, 0.25, -0.097707742123059852, 0.336283391559364),
    (back, 0.9, 1.0728231807972216, -0.552742057843014),
  ].map { Reference(curve: $0, progress: $1, value: $2, slope: $3) }

  @Test(arguments: references) func curveMatchesIndependentlyComputedValues(_ reference: Reference) {
    #expect((reference.curve.value(at: reference.progress) - reference.value).magnitude < 1e-13)
    #expect((reference.curve.slope(at: reference.progress) - reference.slope).magnitude < 1e-12)
  }

  static let curves: [TimingCurve] = [
    .linear, .easeIn, .easeOut, .easeInOut, .default, vaul, back, TimingCurve(0, 1, 0, 1), TimingCurve(1, 0, 1, 0),
    TimingCurve(1, 0, 0, 1), TimingCurve(0, 0, 0, 1),
  ]

  @Test(arguments: curves) func curveStartsAtZeroAndEndsAtOne(_ curve: TimingCurve) {
    #expect(curve.value(at: 0) == 0)
    #expect(curve.value(at: 1) == 1)
    #expect(curve.value(at: -0.5) == 0)
    #expect(curve.value(at: 1.5) == 1)
    #expect(curve.progress(at: 0) == 0)
    #expect(curve.progress(at: -1) == 0)
  }

  @Test(arguments: curves) func valuesLieOnTheBezierCurve(_ curve: TimingCurve) {
    for step in 1..<200 {
      let s = Double(step) / 200
      func coordinate(_ a: Double, _ b: Double) -> Double {
        3 * (1 - s) * (1 - s) * s * a + 3 * (1 - s) * s * s * b + s * s * s
      }
      let (x, y) = (coordinate(curve.c1x, curve.c2x), coordinate(curve.c1y, curve.c2y))
      // On nearly vertical parts of the curve, rounding x moves y by the slope.
      let slope = curve.slope(at: x)
      #expect((curve.value(at: x) - y).magnitude < 1e-12 * max(1, slope.isFinite ? slope.magnitude : 1e5))
    }
  }

  @Test func slopesAtTheEndsFollowTheControlPoints() {
    #expect(TimingCurve.easeIn.slope(at: 0) == 0)
    #expect(agree(TimingCurve.easeIn.slope(at: 1), 1 / 0.58, to: 1e-14))
    #expect(agree(TimingCurve.default.slope(at: 0), 0.4, to: 1e-14))
    #expect(TimingCurve.default.slope(at: 1) == 0)
    #expect(TimingCurve(0, 1, 0, 1).slope(at: 0) == .infinity)
    #expect(TimingCurve.linear.slope(at: 0.3) == 1)
    // If a control point lies on its end of the curve, the slope changes with the square root of the distance from that end.
    for curve in [TimingCurve.easeIn, .easeOut, .easeInOut, .default] {
      #expect((curve.slope(at: 0) - curve.value(at: 1e-7) / 1e-7).magnitude < 2e-4)
      #expect((curve.slope(at: 1) - (1 - curve.value(at: 1 - 1e-7)) / 1e-7).magnitude < 2e-4)
    }
  }

  @Test(arguments: [TimingCurve.linear, .easeIn, .easeOut, .easeInOut, .default, vaul, TimingCurve(0.5, 0, 0.5, 1)])
  func progressInvertsValue(_ curve: TimingCurve) {
    for step in 0...100 {
      let progress = Double(step) / 100
      let value = curve.value(at: progress)
      #expect((curve.value(at: curve.progress(at: value)) - value).magnitude < 1e-14)
      // Near a flat end, the value holds few digits of the progress.
      #expect((curve.progress(at: value) - progress).magnitude < 1e-6)
    }
    #expect(curve.progress(at: 1) == 1)
  }

  @Test func progressOfAnOvershootingCurveIsTheFirstTimeItReachesTheValue() {
    let progress = Self.back.progress(at: 1)
    #expect(progress < 0.9)
    #expect((Self.back.value(at: progress) - 1).magnitude < 1e-14)
    for step in 0..<100 { #expect(Self.back.value(at: progress * Double(step) / 100) < 1) }
  }

  @Test func horizontalCoordinatesOfControlPointsAreClamped() {
    #expect(TimingCurve(-0.5, 0.1, 1.5, 0.9) == TimingCurve(0, 0.1, 1, 0.9))
  }
}
