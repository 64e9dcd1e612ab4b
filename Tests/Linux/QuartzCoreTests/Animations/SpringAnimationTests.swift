import QuartzCore
import Testing

@MainActor @Suite(.serialized)
struct SpringAnimationTests {
  private func spring(_ mass: Double, _ stiffness: Double, _ damping: Double, velocity: Double = 0) -> CASpringAnimation {
    let spring = CASpringAnimation(keyPath: "zPosition")
    (spring.mass, spring.stiffness, spring.damping, spring.initialVelocity) = (mass, stiffness, damping, velocity)
    spring.fromValue = 0
    spring.toValue = 100
    spring.duration = 3
    spring.allowsOverdamping = true
    return spring
  }

  /// Solves the equation of motion in small steps, independent of any closed form.
  private func stepped(_ spring: CASpringAnimation, to time: Double) -> Double {
    var (x, v) = (0.0, Double(spring.initialVelocity) * 100)
    let (m, k, c) = (Double(spring.mass), Double(spring.stiffness), Double(spring.damping))
    func pull(_ x: Double, _ v: Double) -> Double { (k * (100 - x) - c * v) / m }
    let steps = Int(time / 1e-4)
    let h = steps > 0 ? time / Double(steps) : 0
    for _ in 0..<steps {
      let (x1, v1) = (v, pull(x, v))
      let (x2, v2) = (v + h / 2 * v1, pull(x + h / 2 * x1, v + h / 2 * v1))
      let (x3, v3) = (v + h / 2 * v2, pull(x + h / 2 * x2, v + h / 2 * v2))
      let (x4, v4) = (v + h * v3, pull(x + h * x3, v + h * v3))
      x += h / 6 * (x1 + 2 * x2 + 2 * x3 + x4)
      v += h / 6 * (v1 + 2 * v2 + 2 * v3 + v4)
    }
    return x
  }

  @Test(arguments: [8.0, 20, 45], [0.0, 6, -4])
  func motionSolvesTheSpringEquationForEveryDamping(damping: Double, velocity: Double) {
    let stage = LayerStage()
    let animation = spring(1, 100, damping, velocity: velocity)
    stage.layer.add(animation, forKey: nil)
    for t in [0.0, 0.05, 0.13, 0.4, 0.9, 2] {
      #expect(near(stage.shown(at: t).zPosition, stepped(animation, to: t), 1e-5), "at \(t)")
    }
  }

  /// UIKit's transition spring therefore reaches its target in half a second.
  @Test func springIsAtMostCriticalUnlessOverdampingIsAllowed() {
    let stage = LayerStage()
    let animation = spring(3, 1000, 500)
    animation.allowsOverdamping = false
    stage.layer.add(animation, forKey: nil)
    let w = (1000.0 / 3).squareRoot()
    for t in [0.1, 0.3, 0.5] {
      #expect(near(stage.shown(at: t).zPosition, 100 * (1 - exp(-w * t) * (1 + w * t)), 1e-9))
    }
    #expect(stage.shown(at: 0.5).zPosition > 99.8)
  }

  @Test func springStaysWithinAThousandthAfterItsSettlingDuration() {
    for damping in [5.0, 20] {
      let animation = spring(1, 100, damping)
      let settled = animation.settlingDuration
      let before = stepped(animation, to: settled - 0.002)
      #expect(abs(before - 100) > 0.09)
      for extra in [0.01, 0.2, 0.7] { #expect(abs(stepped(animation, to: settled + extra) - 100) <= 0.1001) }
    }
  }

  @Test func perceptualDurationAndBounceAreReadBack() {
    for bounce in [0.0, 0.3, 0.8, -0.5] {
      let animation = CASpringAnimation(perceptualDuration: 0.5, bounce: bounce)
      #expect(near(animation.perceptualDuration, 0.5))
      #expect(near(animation.bounce, bounce))
      #expect(near(animation.stiffness, (4 * Double.pi) * (4 * Double.pi), 1e-9))
      #expect(animation.duration == animation.settlingDuration)
    }
  }
}
