import Kinetics
import QuartzCore
import Testing
import UIKit

@MainActor @Suite(.serialized) struct PropertyAnimatorMotionTests {
  @Test func springSettlesInItsDuration() {
    let scene = AnimatorScene()
    let animator = scene.animator(UISpringTimingParameters(dampingRatio: 0.5), duration: 0.8)
    animator.startAnimation()
    let spring = Spring(settlingDuration: 0.8, dampingRatio: 0.5)
    var highest: CGFloat = 0
    for _ in 1...15 {
      scene.advance(by: 0.05)
      #expect(near(scene.shown, CGFloat(spring.value(at: MediaTime.now, from: 0, to: 1)), 1e-9))
      highest = max(highest, scene.shown)
    }
    #expect(highest > 1.1 && scene.ends == [])
    scene.advance(by: 0.05)
    #expect(scene.ends == [.end])
  }

  @Test func physicalSpringTakesItsSettlingTime() {
    let parameters = UISpringTimingParameters(mass: 2, stiffness: 300, damping: 20, initialVelocity: .zero)
    let spring = Spring(mass: 2, stiffness: 300, damping: 20)
    let settling = spring.settlingTime(from: 0, to: 1, threshold: 0.001)
    let scene = AnimatorScene()
    let animator = scene.animator(parameters, duration: 0.1)
    #expect(near(CGFloat(animator.duration), CGFloat(settling)))
    animator.startAnimation()
    scene.advance(by: 0.2)
    #expect(near(scene.shown, CGFloat(spring.value(at: 0.2, from: 0, to: 1)), 1e-9))
    scene.advance(by: settling - 0.2 - 1e-6)
    #expect(scene.ends == [])
    scene.advance(by: 2e-6)
    #expect(scene.ends == [.end])
    let perceived = UISpringTimingParameters(duration: 0.5, bounce: 0.2)
    let model = CASpringAnimation(perceptualDuration: 0.5, bounce: 0.2)
    let other = UIViewPropertyAnimator(duration: 9, timingParameters: perceived)
    #expect(near(CGFloat(other.duration), CGFloat(model.settlingDuration), 1e-6))
  }

  @Test func reversedSpringKeepsItsVelocity() {
    let scene = AnimatorScene()
    let animator = scene.animator(UISpringTimingParameters(dampingRatio: 0.7), duration: 1)
    animator.startAnimation()
    scene.advance(by: 0.1)
    let spring = Spring(settlingDuration: 1, dampingRatio: 0.7)
    let motion = SpringMotion(spring: spring, from: 0, to: 1, beginTime: 0)
    animator.isReversed = true
    let back = motion.retargeted(to: 0, at: 0.1)
    for _ in 1...6 {
      scene.advance(by: 0.05)
      #expect(near(scene.shown, CGFloat(back.position(at: MediaTime.now)), 1e-9))
    }
    let end = back.endTime(threshold: 0.001)
    scene.advance(by: end - MediaTime.now - 1e-6)
    #expect(scene.ends == [])
    scene.advance(by: 2e-6)
    #expect(scene.ends == [.start] && scene.box.center.x == 50)
  }

  @Test func springTakesOverTheVelocityOfAFinger() {
    let scene = AnimatorScene()
    let animator = scene.animator(.linear)
    animator.fractionComplete = 0.4
    // Three times the remaining distance per second.
    let parameters = UISpringTimingParameters(dampingRatio: 1, initialVelocity: CGVector(dx: 3, dy: 3))
    animator.continueAnimation(withTimingParameters: parameters, durationFactor: 0)
    let h = 1e-4
    scene.advance(by: h)
    #expect(near((scene.shown - 0.4) / CGFloat(h), 3 * 0.6, 0.01))
    scene.advance(by: 3)
    #expect(scene.ends == [.end])
  }

  @Test func positionUsesBothComponentsOfTheVelocity() {
    let (stage, box) = viewScene()
    let parameters = UISpringTimingParameters(dampingRatio: 1, initialVelocity: CGVector(dx: 4, dy: -2))
    let animator = UIViewPropertyAnimator(duration: 1, timingParameters: parameters)
    animator.addAnimations {
      box.center = CGPoint(x: 150, y: 250)
      box.alpha = 0
    }
    animator.startAnimation()
    let h = 1e-4
    stage.advance(to: h)
    let shown = box.layer.presentation()
    #expect(near(((shown?.position.x ?? 0) - 50) / CGFloat(h), 4 * 100, 1))
    #expect(near(((shown?.position.y ?? 0) - 50) / CGFloat(h), -2 * 200, 3))
    #expect(near((1 - CGFloat(shown?.opacity ?? 0)) / CGFloat(h), 4, 0.05))
    animator.isReversed = true
    stage.advance(to: 5)
    #expect(box.center == CGPoint(x: 50, y: 50) && box.alpha == 1 && animator.state == .inactive)
  }

  @Test func delayedBlocksEndWithTheAnimator() {
    let (stage, box) = viewScene()
    let animator = UIViewPropertyAnimator(duration: 2, curve: .easeIn) { box.center.x = 150 }
    animator.addAnimations({ box.alpha = 0 }, delayFactor: 0.25)
    animator.startAnimation()
    func expect(_ time: Double, sourceLocation: SourceLocation = #_sourceLocation) {
      let shown = box.layer.presentation()
      let x = 50 + 100 * TimingCurve.easeIn.value(at: time / 2)
      let alpha = 1 - TimingCurve.easeIn.value(at: max(0, (time - 0.5) / 1.5))
      #expect(near(shown?.position.x ?? -1, CGFloat(x), 1e-6), sourceLocation: sourceLocation)
      #expect(near(CGFloat(shown?.opacity ?? -1), CGFloat(alpha), 1e-6), sourceLocation: sourceLocation)
    }
    for time in [0.25, 0.5, 1, 1.6] {
      stage.advance(to: time)
      expect(time)
    }
    animator.isReversed = true
    stage.advance(to: 2.2)
    expect(1)
    stage.advance(to: 2.8)
    // The delayed block is back at its start, and stays there until the animator ends.
    expect(0.4)
    animator.isReversed = false
    stage.advance(to: 3.8)
    expect(1.4)
    stage.advance(to: 4.4)
    #expect(animator.state == .inactive && box.alpha == 0)
  }

  @Test func scrubbingADelayedBlockDoesNotJump() {
    let (stage, box) = viewScene()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .easeInOut) { box.center.x = 150 }
    animator.addAnimations({ box.alpha = 0 }, delayFactor: 0.5)
    animator.startAnimation()
    stage.advance(to: 0.7)
    let alpha = box.layer.presentation()?.opacity ?? -1
    animator.pauseAnimation()
    let fraction = animator.fractionComplete
    animator.fractionComplete = fraction
    #expect(near(CGFloat(box.layer.presentation()?.opacity ?? -1), CGFloat(alpha), 1e-6))
    animator.fractionComplete = 1
    #expect(box.layer.presentation()?.opacity == 0)
    animator.fractionComplete = 0
    #expect(box.layer.presentation()?.opacity == 1)
    animator.fractionComplete = 0.4
    #expect(box.layer.presentation()?.opacity == 1 && near(box.layer.presentation()?.position.x ?? 0, 90))
  }

  @Test func blocksAddedDuringTheAnimationTakeTheRemainingTime() {
    let (stage, box) = viewScene()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { box.center.x = 150 }
    animator.startAnimation()
    stage.advance(to: 0.5)
    animator.addAnimations { box.alpha = 0 }
    stage.advance(to: 0.75)
    #expect(near(CGFloat(box.layer.presentation()?.opacity ?? -1), 0.5, 1e-6))
    #expect(near(box.layer.presentation()?.position.x ?? 0, 125))
    stage.advance(to: 1)
    #expect(animator.state == .inactive && box.alpha == 0)
  }

  @Test func nestedBlocksAndKeyframesBelongToTheAnimator() {
    let (stage, box) = viewScene()
    var nestedEnds: [Bool] = []
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      UIView.animate(withDuration: 9, delay: 0.5) {
        box.alpha = 0
      } completion: {
        nestedEnds.append($0)
      }
      UIView.animateKeyframes(withDuration: 9, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { box.center.x = 150 }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { box.center.x = 50 }
      }
    }
    animator.fractionComplete = 0.25
    #expect(near(box.layer.presentation()?.position.x ?? 0, 100))
    #expect(box.layer.presentation()?.opacity == 1)
    animator.fractionComplete = 0.75
    #expect(near(box.layer.presentation()?.position.x ?? 0, 100))
    #expect(near(CGFloat(box.layer.presentation()?.opacity ?? -1), 0.5, 1e-6))
    animator.startAnimation()
    stage.advance(to: 0.25)
    #expect(animator.state == .inactive && nestedEnds == [true])
  }

  @Test func layerTimeDrivesAnAnimator() {
    let (stage, box) = viewScene()
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    box.addSubview(inner)
    box.layer.speed = 0
    let animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) { inner.alpha = 0 }
    var ends: [UIViewAnimatingPosition] = []
    animator.addCompletion { ends.append($0) }
    animator.startAnimation()
    stage.advance(to: 2)
    #expect(inner.layer.presentation()?.opacity == 1 && ends == [])
    box.layer.timeOffset = 0.5
    let expected = CGFloat(1 - TimingCurve.easeIn.value(at: 0.5))
    #expect(near(CGFloat(inner.layer.presentation()?.opacity ?? -1), expected, 1e-6))
    box.layer.beginTime = 2
    box.layer.speed = -1
    stage.advance(to: 2.5)
    #expect(ends == [.start] && inner.alpha == 1)
  }

  @Test func animatorCanDisableUserInteraction() {
    let (stage, box) = viewScene()
    defer { withExtendedLifetime(stage) {} }
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { box.center.y = 80 }
    animator.startAnimation()
    #expect(box.hitTest(CGPoint(x: 5, y: 5), with: nil) === box)
    let second = UIViewPropertyAnimator(duration: 1, curve: .linear) { box.center.y = 90 }
    second.isUserInteractionEnabled = false
    second.startAnimation()
    #expect(box.hitTest(CGPoint(x: 5, y: 5), with: nil) == nil)
    second.stopAnimation(true)
    CATransaction.flush()
    #expect(box.hitTest(CGPoint(x: 5, y: 5), with: nil) === box)
  }

  @Test func hitTestFindsAMovingViewAtItsShownPosition() {
    for isManual in [false, true] {
      let (stage, box) = viewScene()
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { box.center.x = 350 }
      animator.isManualHitTestingEnabled = isManual
      animator.startAnimation()
      stage.advance(to: 0.1)
      let (shown, goal) = (CGPoint(x: 40, y: 50), CGPoint(x: 350, y: 50))
      #expect((stage.window.hitTest(shown, with: nil) === box) != isManual)
      #expect((stage.window.hitTest(goal, with: nil) === box) == isManual)
      stage.advance(to: 1)
      #expect(stage.window.hitTest(goal, with: nil) === box)
    }
  }
}
