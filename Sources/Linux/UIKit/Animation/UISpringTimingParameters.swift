import CoreGraphics
import Foundation
import Kinetics
import QuartzCore

/// A course along the motion of a spring.
@MainActor open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  enum Shape {
    /// A spring that comes to rest in the animator's duration.
    case damped(ratio: Double)
    /// A spring that takes the time it takes.
    case given(Spring)
  }

  let shape: Shape

  /// The speed at the beginning, in whole ways per second. Positions take both components, each for its axis; all else takes `dx`.
  public let initialVelocity: CGVector

  /// The spring of the system's own transitions.
  public override init() {
    shape = if case .spring(let spring, _) = AnimationTiming.Curve.system { .given(spring) } else { .damped(ratio: 1) }
    initialVelocity = .zero
    super.init()
  }

  /// A spring that comes to rest in the animator's duration: with a ratio of 1 without passing the end, nearer to 0 it swings more.
  public convenience init(dampingRatio ratio: CGFloat) { self.init(dampingRatio: ratio, initialVelocity: .zero) }

  /// As ``init(dampingRatio:)``, with a speed at the beginning in whole ways per second.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    shape = .damped(ratio: max(0.01, Double(ratio)))
    initialVelocity = velocity
    super.init()
  }

  /// A spring by its physics. It takes as long as it takes; the animator's duration does not count.
  public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
    shape = .given(Spring(mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping)))
    initialVelocity = velocity
    super.init()
  }

  /// A spring by how long it seems to take and how much it swings beyond its end. The animator's duration does not count.
  public convenience init(duration: TimeInterval, bounce: CGFloat) {
    self.init(duration: duration, bounce: bounce, initialVelocity: .zero)
  }

  /// As ``init(duration:bounce:)``, with a speed at the beginning in whole ways per second.
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
