/// How the values between two keyframes come about.
public struct CAAnimationCalculationMode: Hashable, RawRepresentable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// In a straight line.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// Not at all: each value holds until the next one.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// In a straight line at an even pace; key times and timing functions have no influence.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// Along a smooth curve through all values.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// Along that curve, with key times from the distances of the values.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// An animation through any number of values, or of a point along a path.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values, in order. Not used when there is a ``path``.
  open var values: [Any]?
  /// The way of a point. Every step's end is a keyframe.
  open var path: CGPath?
  /// When each keyframe is due, as parts of the duration, growing from 0 to 1; in discrete mode with one more at the end. Evenly spread
  /// when nil or of another number.
  open var keyTimes: [NSNumber]?
  /// Eases the way from each keyframe to the next.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// How the values between keyframes come about.
  open var calculationMode = CAAnimationCalculationMode.linear

  private var track: KeyframeTrack?

  override func assign(from other: CAAnimation) {
    super.assign(from: other)
    guard let other = other as? CAKeyframeAnimation else { return }
    values = other.values
    path = other.path
    keyTimes = other.keyTimes
    timingFunctions = other.timingFunctions
    calculationMode = other.calculationMode
  }

  override func prepare() {
    super.prepare()
    track = nil
  }

  override final func value(at moment: Timeline.Moment, current: AnimatableValue) -> AnimatableValue? {
    track(like: current)?.value(at: progress(at: moment))
  }

  override final func lastValue(current: AnimatableValue) -> AnimatableValue? { track(like: current)?.value(at: 1) }

  private func track(like kind: AnimatableValue) -> KeyframeTrack? {
    if let track { return track }
    track = KeyframeTrack(
      segments: path.map { KeyframeTrack.segments(of: $0) }
        ?? KeyframeTrack.segments(
          through: (values ?? []).compactMap { AnimatableValue($0, like: kind) }, mode: calculationMode),
      mode: calculationMode, keyTimes: keyTimes?.map(\.doubleValue), easing: timingFunctions?.map(\.curve))
    return track
  }
}
