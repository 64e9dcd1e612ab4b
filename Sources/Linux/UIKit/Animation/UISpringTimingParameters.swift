import CoreGraphics
import Foundation
import Kinetics
import QuartzCore

/// The timing of a spring.
@MainActor open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  enum Shape {
    /// A spring that settles within the animator's duration.
    case damped(ratio: Double)
    /// A spring with its own settling time.
    case given(Spring)
  }

  let shape: Shape

  /// The initial velocity, in total distances per second. A position uses one component for each
  /// axis; other properties use `dx`.
  public let initialVelocity: CGVector

  /// Makes the spring of the system's transitions.
  public override init() {
    shape = if case .spring(let spring, _) = AnimationTiming.Curve.system { .given(spring) } else { .damped(ratio: 1) }
    initialVelocity = .zero
    super.init()
  }

  /// Makes a spring that settles within the animator's duration. A ratio of 1 doesn't overshoot; smaller ratios oscillate more.
  public convenience init(dampingRatio ratio: CGFloat) { self.init(dampingRatio: ratio, initialVelocity: .zero) }

  /// Makes a spring that settles within the animator's duration, with an initial velocity in total distances per second.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    shape = .damped(ratio: max(0.01, Double(ratio)))
    initialVelocity = velocity
    super.init()
  }

  /// Makes a spring from physical parameters. It ignores the animator's duration and runs for its settling time.
  public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
    shape = .given(Spring(mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping)))
    initialVelocity = velocity
    super.init()
  }

  /// Makes a spring with a perceptual duration in seconds and a bounce. It ignores the animator's duration.
  public convenience init(duration: TimeInterval, bounce: CGFloat) {
    self.init(duration: duration, bounce: bounce, initialVelocity: .zero)
  }

  /// Makes a spring with a perceptual duration in seconds, a bounce, and an initial velocity in total distances per second. It
  /// ignores the animator's duration.
  public init(duration: TimeInterval, bounce: CGFloat, initialVelocity velocity: CGVector) {
    let model = CASpringAnimation(perceptualDuration: duration, bounce: bounce)
    shape = .given(Spring(mass: 1, stiffness: Double(model.stiffness), damping: Double(model.damping)))
    initialVelocity = velocity
    super.init()
  }

  open var timingCurveType: UITimingCurveType { .spring }

  open var cubicTimingParameters: UICubicTimingParameters? { nil }

  open var springTimingParameters: UISpringTimingParameters? { self }
}
