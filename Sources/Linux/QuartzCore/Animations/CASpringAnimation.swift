import Kinetics

/// An animation along the motion of a weight on a spring. Its course is a matter of mass, stiffness, damping and initial
/// velocity; ``CAAnimation/duration`` only cuts it off, ``CAAnimation/timingFunction`` has no influence.
open class CASpringAnimation: CABasicAnimation {
  /// The mass of the weight; more than 0. 1 by default.
  open var mass: CGFloat = 1
  /// The stiffness of the spring; more than 0. 100 by default.
  open var stiffness: CGFloat = 100
  /// The force against the motion; at least 0. 10 by default.
  open var damping: CGFloat = 10
  /// The velocity at the beginning, in whole ways per second; positive towards the target.
  open var initialVelocity: CGFloat = 0
  /// Whether damping beyond the critical one counts. It does not by default: the spring is then critically damped.
  open var allowsOverdamping = false

  private var curve: Spring?

  /// An animation with a spring that feels as if it took that many seconds.
  ///
  /// - Parameters:
  ///   - perceptualDuration: The period of the undamped spring, in seconds.
  ///   - bounce: 0 comes to rest without passing the target, up to 1 swings ever more, below 0 down to -1 comes flatter.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    let frequency = 2 * Double.pi / max(perceptualDuration, 1e-4)
    let ratio = bounce >= 0 ? 1 - min(bounce, 1) : 1 / (1 + max(bounce, -0.999))
    stiffness = CGFloat(frequency * frequency)
    damping = 2 * ratio * CGFloat(frequency)
    allowsOverdamping = true
    duration = settlingDuration
  }

  /// How long it takes until the spring stays within a thousandth of the way from its target, in seconds.
  open var settlingDuration: CFTimeInterval {
    spring.settlingTime(from: 0, to: 1, initialVelocity: Double(initialVelocity), threshold: 0.001)
  }

  /// The period of the undamped spring, in seconds.
  open var perceptualDuration: CFTimeInterval { spring.response }

  /// How much the spring swings: the inverse of ``init(perceptualDuration:bounce:)``.
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
