/// A seeded generator, which returns the same numbers in every run (SplitMix64).
public struct Random: RandomNumberGenerator {
  private var state: UInt64

  /// A generator that starts from a seed.
  public init(seed: UInt64) { state = seed }

  /// The next 64 bits.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// The next whole number in a range.
  public mutating func whole(in range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

  /// The next number in a range.
  public mutating func number(in range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &self) }
}
