/// Preferred frame rates, in frames per second.
public struct CAFrameRateRange: Hashable, Sendable {
  public var minimum: Float
  public var maximum: Float
  public var preferred: Float?

  /// No preference: the display's own rate.
  public static let `default` = CAFrameRateRange()

  public init() { self.init(minimum: 0, maximum: 0) }

  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }
}
