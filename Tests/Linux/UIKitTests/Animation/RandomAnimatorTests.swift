import QuartzCore
import Testing
import UIKit

@MainActor @Suite(.serialized) struct RandomAnimatorTests {
  private func parameters(_ random: inout SeededGenerator) -> UITimingCurveProvider {
    switch random.below(5) {
    case 0: UICubicTimingParameters(animationCurve: .easeInOut)
    case 1: UICubicTimingParameters(controlPoint1: CGPoint(x: 0.2, y: 0.8), controlPoint2: CGPoint(x: 0.6, y: 0.9))
    case 2: UISpringTimingParameters(dampingRatio: 0.6, initialVelocity: CGVector(dx: 1, dy: 1))
    case 3: UISpringTimingParameters(mass: 1, stiffness: 200, damping: 15, initialVelocity: .zero)
    default: UICubicTimingParameters(animationCurve: .linear)
    }
  }

  /// After any sequence of calls, views have jumped only when scrubbed, and the animator ends once, at its start or its end.
  @Test(arguments: 0..<80) func animatorDoesNotJumpAndEndsOnce(seed: UInt64) {
    var random = SeededGenerator(state: seed)
    let (stage, box) = viewScene()
    let animator = UIViewPropertyAnimator(duration: 0.5, timingParameters: parameters(&random))
    animator.addAnimations { box.center.x = 150 }
    animator.addAnimations({ box.alpha = 0.2 }, delayFactor: CGFloat(random.below(4)) / 4)
    var ends: [UIViewAnimatingPosition] = []
    animator.addCompletion { ends.append($0) }
    animator.pauseAnimation()
    func shown() -> (x: CGFloat, alpha: CGFloat) {
      let layer = box.layer.presentation() ?? box.layer
      return (layer.position.x, CGFloat(layer.opacity))
    }
    for _ in 0..<30 where animator.state == .active {
      let before = shown()
      var jumps = false
      switch random.below(7) {
      case 0: animator.startAnimation()
      case 1: animator.pauseAnimation()
      case 2, 3: animator.isReversed.toggle()
      case 4:
        animator.fractionComplete = CGFloat(random.below(101)) / 100
        jumps = true
      case 5 where !animator.isRunning:
        let factor = CGFloat(random.below(3)) / 2
        animator.continueAnimation(withTimingParameters: random.below(2) == 0 ? nil : parameters(&random), durationFactor: factor)
      default: break
      }
      let after = shown()
      if !jumps {
        #expect(near(before.x, after.x, 1e-6) && near(before.alpha, after.alpha, 1e-5), "seed \(seed)")
      }
      #expect((0...1).contains(animator.fractionComplete), "seed \(seed)")
      stage.advance(to: MediaTime.now + Double(random.below(12)) / 100)
    }
    if animator.state == .active {
      animator.startAnimation()
      let reversed = animator.isReversed
      stage.advance(to: MediaTime.now + 5)
      #expect(ends == [reversed ? .start : .end], "seed \(seed)")
    }
    #expect(ends.count == 1 && animator.state == .inactive && !animator.isRunning, "seed \(seed)")
    let isAtStart = ends == [.start]
    #expect(box.center.x == (isAtStart ? 50 : 150) && near(box.alpha, isAtStart ? 1 : 0.2, 1e-6), "seed \(seed)")
    #expect(box.layer.animationKeys() == nil, "seed \(seed)")
    stage.loop.frame(at: MediaTime.now, duration: 0)
    #expect(stage.loop.isIdle, "seed \(seed)")
  }
}
