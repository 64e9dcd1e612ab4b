import Kinetics
import QuartzCore
import Testing
import UIKit

/// A view that an animator moves 100 points to the right.
@MainActor final class AnimatorScene {
  let stage: ViewStage
  let box: UIView
  private(set) var ends: [UIViewAnimatingPosition] = []
  private var time = 0.0

  init() { (stage, box) = viewScene() }

  func animator(_ parameters: UITimingCurveProvider, duration: Double = 1) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: duration, timingParameters: parameters)
    animator.addAnimations { [box] in box.center.x = 150 }
    animator.addCompletion { [weak self] in self?.ends.append($0) }
    return animator
  }

  func animator(_ curve: UIView.AnimationCurve, duration: Double = 1) -> UIViewPropertyAnimator {
    animator(UICubicTimingParameters(animationCurve: curve), duration: duration)
  }

  func advance(by seconds: Double) {
    time += seconds
    stage.advance(to: time)
  }

  /// The shown fraction of the distance.
  var shown: CGFloat { ((box.layer.presentation()?.position.x ?? .nan) - 50) / 100 }
}

@MainActor @Suite(.serialized) struct PropertyAnimatorTests {
  private let ease = TimingCurve.easeInOut

  @Test func animatorRunsAlongItsCurveToItsEnd() {
    let curves: [(UIView.AnimationCurve, TimingCurve)] = [
      (.easeInOut, .easeInOut), (.easeIn, .easeIn), (.easeOut, .easeOut), (.linear, .linear),
    ]
    for (name, curve) in curves {
      let scene = AnimatorScene()
      let animator = scene.animator(name)
      #expect(animator.state == .inactive && !animator.isRunning && scene.box.center.x == 50)
      animator.startAnimation()
      #expect(animator.state == .active && animator.isRunning && scene.box.center.x == 150)
      for _ in 1...9 {
        scene.advance(by: 0.1)
        let expected = curve.value(at: MediaTime.now)
        #expect(near(scene.shown, CGFloat(expected), 1e-8))
        #expect(near(animator.fractionComplete, CGFloat(expected), 1e-8))
      }
      #expect(scene.ends == [])
      scene.advance(by: 0.1)
      #expect(scene.ends == [.end] && animator.state == .inactive && !animator.isRunning)
      #expect(scene.stage.loop.isIdle || scene.stage.window.layerContext.needsLayout)
      #expect(scene.box.layer.animationKeys() == nil && scene.shown == 1)
    }
  }

  @Test func otherInitializersSetTheCurveAndTheDelay() {
    let (stage, box) = viewScene()
    let custom = UIViewPropertyAnimator(
      duration: 2, controlPoint1: CGPoint(x: 0.1, y: 0.7), controlPoint2: CGPoint(x: 0.3, y: 0.9)
    ) { box.alpha = 0 }
    custom.startAnimation(afterDelay: 0.5)
    #expect(custom.delay == 0.5 && custom.duration == 2)
    stage.advance(to: 0.5)
    #expect(box.layer.presentation()?.opacity == 1)
    stage.advance(to: 1.5)
    let value = TimingCurve(0.1, 0.7, 0.3, 0.9).value(at: 0.5)
    #expect(near(CGFloat(box.layer.presentation()?.opacity ?? -1), CGFloat(1 - value), 1e-6))
    stage.advance(to: 2.5)
    #expect(custom.state == .inactive)

    var end: UIViewAnimatingPosition?
    let running = UIViewPropertyAnimator.runningPropertyAnimator(withDuration: 1, delay: 0.25, options: .curveLinear) {
      box.alpha = 1
    } completion: {
      end = $0
    }
    #expect(running.isRunning && running.state == .active)
    stage.advance(to: 3.25)
    #expect(near(CGFloat(box.layer.presentation()?.opacity ?? -1), 0.5, 1e-6))
    stage.advance(to: 3.75)
    #expect(end == .end)
  }

  @Test func pausedAnimatorContinuesAlongItsCurve() {
    let scene = AnimatorScene()
    let animator = scene.animator(.easeInOut)
    animator.startAnimation()
    scene.advance(by: 0.3)
    animator.pauseAnimation()
    #expect(animator.state == .active && !animator.isRunning)
    #expect(near(animator.fractionComplete, CGFloat(ease.value(at: 0.3)), 1e-8))
    scene.stage.loop.frame(at: MediaTime.now, duration: 0)
    #expect(scene.stage.loop.isIdle)
    scene.advance(by: 5)
    #expect(near(scene.shown, CGFloat(ease.value(at: 0.3)), 1e-8))
    animator.startAnimation()
    scene.advance(by: 0.4)
    #expect(near(scene.shown, CGFloat(ease.value(at: 0.7)), 1e-8))
    scene.advance(by: 0.3 - 1e-6)
    #expect(scene.ends == [])
    scene.advance(by: 1e-6)
    #expect(scene.ends == [.end])
  }

  @Test func scrubbingIsLinearAndTheAnimatorContinuesFromThere() {
    let scene = AnimatorScene()
    let animator = scene.animator(.easeInOut)
    animator.fractionComplete = 0.3
    #expect(animator.state == .active && !animator.isRunning && near(scene.shown, 0.3))
    for fraction in [0.9, 0.1, 0, 1, 0.25] {
      animator.fractionComplete = CGFloat(fraction)
      #expect(near(scene.shown, CGFloat(fraction)) && near(animator.fractionComplete, CGFloat(fraction)))
    }
    animator.startAnimation()
    let begin = ease.progress(at: 0.25)
    scene.advance(by: 0.2)
    #expect(near(scene.shown, CGFloat(ease.value(at: begin + 0.2)), 1e-6))
    scene.advance(by: 0.8 - begin - 1e-6)
    #expect(scene.ends == [])
    scene.advance(by: 2e-6)
    #expect(scene.ends == [.end])
  }

  @Test func scrubbingFollowsTheCurveIfScrubsLinearlyIsFalse() {
    let scene = AnimatorScene()
    let animator = scene.animator(.easeIn)
    animator.scrubsLinearly = false
    for fraction in [0.3, 0.8, 0.5] {
      animator.fractionComplete = CGFloat(fraction)
      #expect(near(scene.shown, CGFloat(TimingCurve.easeIn.value(at: fraction)), 1e-8))
      #expect(near(animator.fractionComplete, CGFloat(fraction), 1e-6))
    }
  }

  @Test func reversingARunningAnimatorDoesNotJump() {
    let scene = AnimatorScene()
    let animator = scene.animator(.easeInOut)
    animator.startAnimation()
    scene.advance(by: 0.4)
    let before = scene.shown
    animator.isReversed = true
    #expect(scene.shown == before && animator.isRunning && animator.isReversed)
    #expect(near(animator.fractionComplete, 1 - before, 1e-9))
    scene.advance(by: 0.1)
    #expect(near(scene.shown, CGFloat(ease.value(at: 0.3)), 1e-8))
    animator.isReversed = false
    scene.advance(by: 0.2)
    #expect(near(scene.shown, CGFloat(ease.value(at: 0.5)), 1e-8))
    animator.isReversed = true
    scene.advance(by: 0.5 - 1e-6)
    #expect(scene.ends == [])
    scene.advance(by: 1e-6)
    #expect(scene.ends == [.start] && scene.box.center.x == 50 && scene.shown == 0)
    #expect(animator.state == .inactive && !animator.isReversed)
  }

  @Test func pausedAnimatorCanBeReversed() {
    let scene = AnimatorScene()
    let animator = scene.animator(.linear)
    animator.fractionComplete = 0.3
    animator.isReversed = true
    #expect(near(scene.shown, 0.3) && near(animator.fractionComplete, 0.7))
    animator.fractionComplete = 0.8
    #expect(near(scene.shown, 0.2))
    animator.startAnimation()
    scene.advance(by: 0.1)
    #expect(near(scene.shown, 0.1))
    scene.advance(by: 0.1)
    #expect(scene.ends == [.start] && scene.box.center.x == 50)
  }

  @Test func continueAnimationUsesAnotherCurveAndDuration() {
    let scene = AnimatorScene()
    let animator = scene.animator(.linear)
    animator.fractionComplete = 0.5
    animator.continueAnimation(withTimingParameters: UICubicTimingParameters(animationCurve: .easeOut), durationFactor: 2)
    scene.advance(by: 1)
    #expect(near(scene.shown, CGFloat(0.5 + 0.5 * TimingCurve.easeOut.value(at: 0.5)), 1e-8))
    scene.advance(by: 1 - 1e-6)
    #expect(scene.ends == [])
    scene.advance(by: 1e-6)
    #expect(scene.ends == [.end])

    let other = AnimatorScene()
    let second = other.animator(.linear)
    second.fractionComplete = 0.5
    second.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    other.advance(by: 0.25)
    #expect(near(other.shown, 0.75))
    other.advance(by: 0.25)
    #expect(other.ends == [.end])
  }

  @Test func reversingAContinuedAnimatorRunsBackToTheStart() {
    let scene = AnimatorScene()
    let animator = scene.animator(.linear)
    animator.fractionComplete = 0.2
    animator.continueAnimation(withTimingParameters: UICubicTimingParameters(animationCurve: .easeOut), durationFactor: 1)
    scene.advance(by: 0.5)
    let before = scene.shown
    #expect(near(before, CGFloat(0.2 + 0.8 * TimingCurve.easeOut.value(at: 0.5)), 1e-8))
    animator.isReversed = true
    scene.advance(by: 0.1)
    #expect(near(scene.shown, before - 0.1, 1e-8))
    scene.stage.advance(to: 3)
    #expect(scene.ends == [.start] && scene.box.center.x == 50)
  }

  @Test func stopAnimationKeepsTheShownValue() {
    for position in [UIViewAnimatingPosition.current, .start, .end] {
      let scene = AnimatorScene()
      let animator = scene.animator(.linear)
      animator.startAnimation()
      scene.advance(by: 0.3)
      animator.stopAnimation(false)
      #expect(animator.state == .stopped && !animator.isRunning && scene.ends == [])
      #expect(near(scene.box.center.x, 80) && scene.box.layer.animationKeys() == nil)
      animator.finishAnimation(at: position)
      #expect(animator.state == .inactive && scene.ends == [position])
      #expect(near(scene.box.center.x, position == .current ? 80 : position == .start ? 50 : 150))
      scene.advance(by: 2)
      #expect(scene.ends == [position])
    }
    let scene = AnimatorScene()
    let animator = scene.animator(.linear)
    animator.startAnimation()
    scene.advance(by: 0.3)
    animator.stopAnimation(true)
    #expect(animator.state == .inactive && near(scene.box.center.x, 80))
    scene.advance(by: 2)
    #expect(scene.ends == [])
  }

  @Test func pausesOnCompletionKeepsTheAnimatorActive() {
    let scene = AnimatorScene()
    let animator = scene.animator(.linear)
    animator.pausesOnCompletion = true
    animator.startAnimation()
    scene.advance(by: 1.5)
    scene.stage.loop.frame(at: MediaTime.now, duration: 0)
    #expect(animator.state == .active && !animator.isRunning && scene.ends == [] && scene.stage.loop.isIdle)
    #expect(animator.fractionComplete == 1)
    animator.isReversed = true
    animator.pauseAnimation()
    animator.startAnimation()
    scene.advance(by: 0.25)
    #expect(near(scene.shown, 0.75))
    animator.pausesOnCompletion = false
    scene.advance(by: 0.75)
    #expect(scene.ends == [.start] && scene.box.center.x == 50)
  }

  @Test func animatorCanBeUsedAgain() {
    let scene = AnimatorScene()
    let animator = scene.animator(.linear)
    animator.startAnimation()
    scene.advance(by: 1)
    animator.addAnimations { [box = scene.box] in box.center.x = 50 }
    animator.startAnimation()
    scene.advance(by: 0.25)
    #expect(near(scene.shown, 0.75))
    scene.advance(by: 0.75)
    #expect(scene.shown == 0 && animator.state == .inactive)
  }

  @Test func emptyAnimatorEndsWithTheTurn() {
    let (stage, _) = viewScene()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear)
    var ends: [UIViewAnimatingPosition] = []
    animator.addCompletion { ends.append($0) }
    animator.startAnimation()
    stage.advance(to: 0)
    #expect(ends == [.end] && animator.state == .inactive)
  }

  @Test func invalidCallsAreReportedAndIgnored() {
    let scene = AnimatorScene()
    var warnings = 0
    Diagnostics.output = { _ in warnings += 1 }
    let animator = scene.animator(.linear)
    animator.finishAnimation(at: .end)
    #expect(warnings == 1)
    animator.isInterruptible = false
    animator.startAnimation()
    animator.pauseAnimation()
    animator.isInterruptible = true
    #expect(warnings == 3 && animator.isRunning && !animator.isInterruptible)
    scene.advance(by: 1)
    #expect(scene.ends == [.end])
  }

  @Test func pausedAnimatorIsReleasedAndARunningOneIsKept() {
    let scene = AnimatorScene()
    weak var paused: UIViewPropertyAnimator?
    weak var running: UIViewPropertyAnimator?
    func run() {
      let first = scene.animator(.linear)
      first.fractionComplete = 0.5
      let second = UIViewPropertyAnimator(duration: 1, curve: .linear) { [box = scene.box] in box.alpha = 0 }
      second.startAnimation()
      (paused, running) = (first, second)
    }
    run()
    #expect(paused == nil && running != nil)
    #expect(scene.shown == 1)
    scene.advance(by: 1)
    #expect(running == nil)
  }
}
