extension Maths {
  /// The place where `function` crosses zero between `low` and `high`, at which it has opposite signs.
  ///
  /// Newton's steps as long as they stay inside the bracket and shrink fast enough, bisection where they do not. The
  /// result is as near to the crossing as neighbouring numbers allow.
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
      // Nothing lies between the ends of the bracket any more.
      if next <= low || next >= high { return x }
      x = next
    }
  }
}
