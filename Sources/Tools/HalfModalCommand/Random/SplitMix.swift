/// A random number generator with a seed: SplitMix64.
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
  /// Returns a whole number in a range.
  mutating func integer(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &self)
  }

  /// Returns a number in a range, rounded to a thousandth.
  mutating func number(_ range: ClosedRange<Double>) -> Double {
    (Double.random(in: range, using: &self) * 1000).rounded() / 1000
  }

  /// Returns true with a probability of one in `times`.
  mutating func once(in times: Int) -> Bool {
    integer(1...times) == 1
  }

  /// Returns one of the elements.
  mutating func one<Element>(of choices: [Element]) -> Element {
    choices[integer(0...choices.count - 1)]
  }
}
