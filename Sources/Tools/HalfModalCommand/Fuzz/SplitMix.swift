/// A small random generator whose numbers follow from a seed: SplitMix64.
struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

extension SplitMix {
  /// A whole number within limits.
  mutating func integer(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &self)
  }

  /// A number within limits, in steps of a thousandth.
  mutating func number(_ range: ClosedRange<Double>) -> Double {
    (Double.random(in: range, using: &self) * 1000).rounded() / 1000
  }

  /// True once in so many times.
  mutating func once(in times: Int) -> Bool {
    integer(1...times) == 1
  }

  /// One of several.
  mutating func one<Element>(of choices: [Element]) -> Element {
    choices[integer(0...choices.count - 1)]
  }
}
