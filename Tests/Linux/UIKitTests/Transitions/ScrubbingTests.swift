import Kinetics
import QuartzCore
import Testing
import UIKit

/// An animator not written for scrubbing: nested blocks with delays and a spring.
@MainActor final class NestedBlocksAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let isPresentation: Bool
  let box = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 60))
  let dot = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  /// A view outside any container.
  weak var outside: UIView?

  init(isPresentation: Bool) { self.isPresentation = isPresentation }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.8 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let view = context.view(forKey: isPresentation ? .to : .from) else { return }
    if isPresentation {
      context.containerView.addSubview(view)
      view.alpha = 0
    }
    view.addSubview(box)
    view.addSubview(dot)
    let override: UIView.AnimationOptions = [.overrideInheritedDuration, .overrideInheritedCurve]
    UIView.animate(withDuration: 0.8, delay: 0, options: .curveLinear) { [self] in
      view.alpha = isPresentation ? 1 : 0
      outside?.alpha = 0.5
      UIView.animate(withDuration: 0.5, delay: 0.2, options: [override, .curveEaseIn]) {
        self.box.transform = CGAffineTransform(scaleX: 2, y: 2)
      }
      UIView.animate(
        withDuration: 0.6, delay: 0.1, usingSpringWithDamping: 0.5, initialSpringVelocity: 0, options: override
      ) {
        self.dot.frame = CGRect(x: 200, y: 100, width: 30, height: 10)
      } completion: { [weak self] _ in
        self?.dotIsDone = true
      }
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  var dotIsDone = false
}

/// The values that the animator shows at a time, calculated by hand.
struct NestedBlocksValues {
  let alpha: CGFloat
  let scale: CGFloat
  let distance: CGFloat
  let outside: CGFloat

  init(at time: Double) {
    alpha = CGFloat(min(time / 0.8, 1))
    outside = 1 - alpha / 2
    scale = 1 + CGFloat(TimingCurve.easeIn.value(at: min(max((time - 0.2) / 0.5, 0), 1)))
    let spring = Spring(settlingDuration: 0.6, dampingRatio: 0.5)
    distance = time >= 0.7 + 1e-9 ? 1 : CGFloat(spring.value(at: min(max(time - 0.1, 0), 0.6), from: 0, to: 1))
  }
}

@MainActor final class NestedBlocksScene {
  let scene = ScrubStage()
  let outside = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
  private(set) weak var animator: NestedBlocksAnimator?

  init(presents: Bool = true) {
    scene.stage.root.view.addSubview(outside)
    scene.stage.run(0.02)
    scene.delegate.presentation = nil
    if !presents { scene.presentAtOnce() }
    scene.delegate.animator = { [weak self] in
      let made = NestedBlocksAnimator(isPresentation: $0)
      made.outside = self?.outside
      self?.animator = made
      return made
    }
    if presents { scene.present() } else { scene.dismiss() }
  }

  /// Checks that everything is shown as at a time of the animation.
  func expect(_ time: Double, rising: Bool = true, sourceLocation: SourceLocation = #_sourceLocation) {
    guard let animator, let box = animator.box.layer.presentation(), let dot = animator.dot.layer.presentation(),
      let view = scene.presented.view.layer.presentation(), let outside = outside.layer.presentation()
    else {
      Issue.record("nothing is shown at \(time)", sourceLocation: sourceLocation)
      return
    }
    let expected = NestedBlocksValues(at: time)
    let alpha = rising ? expected.alpha : 1 - expected.alpha
    #expect(near(CGFloat(view.opacity), alpha, 1e-6), "alpha at \(time)", sourceLocation: sourceLocation)
    #expect(near(CGFloat(outside.opacity), expected.outside, 1e-6), "outside at \(time)", sourceLocation: sourceLocation)
    #expect(near(box.transform.m11, expected.scale, 1e-6), "scale at \(time)", sourceLocation: sourceLocation)
    // The spring is cut off when it is within a thousandth.
    let slack: CGFloat = time >= 0.7 - 1e-9 ? 0.25 : 1e-6
    #expect(near(dot.frame.minX, 200 * expected.distance, slack), "x at \(time)", sourceLocation: sourceLocation)
    #expect(near(dot.frame.minY, 100 * expected.distance, slack), "y at \(time)", sourceLocation: sourceLocation)
    #expect(near(dot.bounds.width, 10 + 20 * expected.distance, slack), "width at \(time)", sourceLocation: sourceLocation)
  }
}

@MainActor @Suite(.serialized) struct ScrubbingTests {
  @Test func everyPercentageShowsItsTimeOfTheAnimation() {
    for presents in [true, false] {
      let nested = NestedBlocksScene(presents: presents)
      var random = SeededGenerator(state: 7)
      for step in 0..<60 {
        let percent = step == 0 ? 1 : step == 1 ? 0 : Double(random.below(1001)) / 1000
        nested.scene.driver.update(CGFloat(percent))
        if step % 3 == 0 { nested.scene.stage.run(0.05) }
        nested.expect(percent * 0.8, rising: presents)
        #expect(MainLoop.current.isIdle)
      }
      #expect(nested.animator?.dotIsDone == false)
    }
  }

  @Test func finishContinuesFromTheShownPosition() {
    for (hertz, speed) in [(60.0, 1.0), (120, 1), (60, 2), (120, 0.5)] {
      let nested = NestedBlocksScene()
      nested.scene.driver.update(0.25)
      nested.scene.driver.completionSpeed = CGFloat(speed)
      let start = MediaTime.now
      nested.scene.driver.finish()
      while MediaTime.now < start + 0.6 / speed - 1.5 / hertz {
        MainLoop.current.frame(at: MediaTime.now + 1 / hertz, duration: 1 / hertz)
        if MediaTime.now < start + 0.59 / speed { nested.expect(0.2 + (MediaTime.now - start) * speed) }
      }
      #expect(nested.scene.presented.isBeingPresented)
      nested.scene.advance(by: start + 0.6 / speed - MediaTime.now)
      #expect(!nested.scene.presented.isBeingPresented && nested.scene.completions == 1)
      #expect(nested.scene.presented.view.alpha == 1 && nested.outside.alpha == 0.5)
    }
  }

  @Test func cancelReturnsToTheStart() throws {
    for (presents, speed) in [(true, 1.0), (false, 1), (false, 2.5)] {
      let nested = NestedBlocksScene(presents: presents)
      let animator = try #require(nested.animator)
      nested.scene.driver.update(0.75)
      nested.scene.driver.completionSpeed = CGFloat(speed)
      let start = MediaTime.now
      nested.scene.driver.cancel()
      for part in 1...9 {
        nested.scene.advance(by: start + 0.6 * Double(part) / 10 / speed - MediaTime.now)
        nested.expect(0.6 * (1 - Double(part) / 10), rising: presents)
      }
      // No block ends before the animation is back at its start.
      #expect(!animator.dotIsDone)
      nested.scene.advance(by: start + 0.6 / speed + 1e-6 - MediaTime.now)
      #expect(nested.scene.completions == 1 && animator.dotIsDone)
      #expect(nested.scene.isPresented != presents)
      #expect(nested.outside.alpha == 1 && animator.box.transform == .identity)
      #expect(animator.dot.frame == CGRect(x: 0, y: 0, width: 10, height: 10))
      #expect(nested.scene.presented.view.alpha == (presents ? 0 : 1))
      nested.scene.stage.run(0.02)
      #expect(MainLoop.current.isIdle)
    }
  }

  @Test func finishingTransitionCanBeCaughtAndContinued() {
    let nested = NestedBlocksScene()
    nested.scene.driver.update(0.5)
    nested.scene.driver.finish()
    nested.scene.advance(by: 0.1)
    nested.scene.driver.pause()
    #expect(near(nested.scene.driver.percentComplete, 0.625))
    nested.scene.stage.run(0.5)
    nested.expect(0.5)
    nested.scene.driver.update(0.3)
    nested.expect(0.24)
    nested.scene.driver.cancel()
    nested.scene.advance(by: 0.14)
    nested.expect(0.1)
    nested.scene.driver.pause()
    nested.scene.driver.finish()
    nested.scene.advance(by: 0.3)
    nested.expect(0.4)
    nested.scene.stage.settle()
    #expect(nested.scene.isPresented && nested.scene.completions == 1)
  }

  @Test func transitionThatStartedByItselfCanBeCaught() {
    let scene = ScrubStage()
    scene.driver.wantsInteractiveStart = false
    scene.present()
    let coordinator = scene.presented.transitionCoordinator
    #expect(coordinator?.initiallyInteractive == false && coordinator?.isInteractive == false)
    scene.advance(by: 0.1)
    scene.driver.update(0.9)
    #expect(near(scene.top, 422 + 300))
    scene.driver.pause()
    #expect(coordinator?.isInteractive == true)
    #expect(near(scene.driver.percentComplete, 0.25))
    scene.stage.run(0.2)
    #expect(near(scene.top, 422 + 300))
    scene.driver.update(0.5)
    #expect(near(scene.top, 422 + 200))
    scene.driver.cancel()
    scene.advance(by: 0.2)
    #expect(!scene.isPresented && scene.completions == 1)
  }

  @Test func keyframesFollowTheInteraction() {
    final class Keyframes: NSObject, UIViewControllerAnimatedTransitioning {
      func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 1 }
      func animateTransition(using context: UIViewControllerContextTransitioning) {
        guard let view = context.view(forKey: .to) else { return }
        context.containerView.addSubview(view)
        UIView.animateKeyframes(withDuration: 1, delay: 0, options: .init(rawValue: 3 << 16)) {
          UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.alpha = 0.2 }
          UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.alpha = 1 }
        } completion: { _ in
          context.completeTransition(!context.transitionWasCancelled)
        }
      }
    }
    let scene = ScrubStage()
    scene.delegate.presentation = nil
    scene.delegate.animator = { _ in Keyframes() }
    scene.present()
    for (percent, alpha) in [(0.25, 0.6), (0.5, 0.2), (0.75, 0.6), (0.1, 0.84)] {
      scene.driver.update(CGFloat(percent))
      #expect(near(CGFloat(scene.presented.view.layer.presentation()?.opacity ?? -1), CGFloat(alpha), 1e-5))
    }
    scene.driver.cancel()
    scene.stage.settle()
    #expect(!scene.isPresented)
  }
}
