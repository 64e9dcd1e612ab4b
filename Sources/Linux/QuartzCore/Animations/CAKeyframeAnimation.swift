/// The interpolation between two keyframes.
public struct CAAnimationCalculationMode: Hashable, RawRepresentable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// Linear interpolation.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// No interpolation: each value holds until the next one.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// Linear interpolation at constant speed; key times and timing functions are ignored.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// Interpolation along a smooth curve through all values.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// Interpolation along the curve of ``cubic``, with key times computed from the distances between the values.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// An animation through any number of values, or of a point along a path.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values, in order. Ignored if there is a ``path``.
  open var values: [Any]?
  /// The path of a point. The end of each path element is a keyframe.
  open var path: CGPath?
  /// The time of each keyframe as a fraction of the duration, ascending from 0 to 1. Discrete mode takes one more time, for
  /// the end of the last value. Keyframes are evenly spaced if this is nil or has the wrong number of elements.
  open var keyTimes: [NSNumber]?
  /// The easing between each keyframe and the next.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// The interpolation between keyframes.
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
