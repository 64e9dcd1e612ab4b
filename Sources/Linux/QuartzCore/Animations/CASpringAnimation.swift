import Kinetics

/// An animation with the motion of a weight on a spring. Mass, stiffness, damping and initial velocity define the motion.
/// ``CAAnimation/duration`` only cuts it off, and ``CAAnimation/timingFunction`` is ignored.
open class CASpringAnimation: CABasicAnimation {
  /// The mass of the weight; more than 0. 1 by default.
  open var mass: CGFloat = 1
  /// The stiffness of the spring; more than 0. 100 by default.
  open var stiffness: CGFloat = 100
  /// The damping coefficient; at least 0. 10 by default.
  open var damping: CGFloat = 10
  /// The initial velocity, in multiples of the whole distance per second; positive towards the target.
  open var initialVelocity: CGFloat = 0
  /// Whether the damping may exceed critical damping. If false (the default), a spring with more damping is critically
  /// damped instead.
  open var allowsOverdamping = false

  private var curve: Spring?

  /// Creates an animation with a spring that is perceived to last for a given time.
  ///
  /// - Parameters:
  ///   - perceptualDuration: The period of the undamped spring, in seconds.
  ///   - bounce: 0 is critically damped, values up to 1 oscillate increasingly, and values down to -1 are overdamped.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    let frequency = 2 * Double.pi / max(perceptualDuration, 1e-4)
    let ratio = bounce >= 0 ? 1 - min(bounce, 1) : 1 / (1 + max(bounce, -0.999))
    stiffness = CGFloat(frequency * frequency)
    damping = 2 * ratio * CGFloat(frequency)
    allowsOverdamping = true
    duration = settlingDuration
  }

  /// The time in seconds after which the spring stays within a thousandth of the whole distance from its target.
  open var settlingDuration: CFTimeInterval {
    spring.settlingTime(from: 0, to: 1, initialVelocity: Double(initialVelocity), threshold: 0.001)
  }

  /// The period of the undamped spring, in seconds.
  open var perceptualDuration: CFTimeInterval { spring.response }

  /// The amount of oscillation, as in ``init(perceptualDuration:bounce:)``.
  open var bounce: CGFloat {
    let ratio = CGFloat(spring.dampingRatio)
    return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
  }

  override func assign(from other: CAAnimation) {
    super.assign(from: other)
    guard let other = other as? CASpringAnimation else { return }
    mass = other.mass
    stiffness = other.stiffness
    damping = other.damping
    initialVelocity = other.initialVelocity
    allowsOverdamping = other.allowsOverdamping
  }

  override func prepare() {
    super.prepare()
    curve = spring
  }

  override func course(at moment: Timeline.Moment) -> Double {
    (curve ?? spring).value(at: moment.time, from: 0, to: 1, initialVelocity: Double(initialVelocity))
  }

  private var spring: Spring {
    let spring = Spring(mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping))
    guard spring.dampingRatio > 1, !allowsOverdamping else { return spring }
    return Spring(response: spring.response, dampingRatio: 1)
  }
}
