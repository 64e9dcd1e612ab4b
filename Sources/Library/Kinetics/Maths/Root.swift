extension Maths {
  /// The root of `function` between `low` and `high`. The function must have opposite signs there.
  ///
  /// Uses Newton's method while its steps stay inside the bracket and shrink fast enough, and bisection otherwise. The
  /// result is as close to the root as floating-point numbers allow.
  static func root(
    between low: Double, and high: Double,
    of function: (_ x: Double) -> (value: Double, slope: Double)
  ) -> Double {
    var low = low
    var high = high
    let isNegativeAtLow = function(low).value < 0
    var x = low + (high - low) / 2
    var lastStep = high - low
    while true {
      let (value, slope) = function(x)
      if value == 0 { return x }
      if (value < 0) == isNegativeAtLow { low = x } else { high = x }

      let step = value / slope
      if step.magnitude <= x.ulp { return x }
      var next = x - step
      if !(next > low && next < high && step.magnitude <= lastStep / 2) { next = low + (high - low) / 2 }
      lastStep = (next - x).magnitude
      // There is no number left between the ends of the bracket.
      if next <= low || next >= high { return x }
      x = next
    }
  }
}
