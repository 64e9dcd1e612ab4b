import Kinetics
import QuartzCore
import Testing
import UIKit

/// An animator whose animations belong to a property animator, which the interactor or `animateTransition` must start.
@MainActor final class PropertyTransition: NSObject, UIViewControllerAnimatedTransitioning {
  let isPresentation: Bool
  let parameters: UITimingCurveProvider
  /// A view outside any container, changed first.
  weak var outside: UIView?
  private var made: UIViewPropertyAnimator?
  private(set) var ends: [UIViewAnimatingPosition] = []

  init(isPresentation: Bool, parameters: UITimingCurveProvider) {
    (self.isPresentation, self.parameters) = (isPresentation, parameters)
  }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: context).startAnimation()
  }

  func interruptibleAnimator(using context: UIViewControllerContextTransitioning) -> UIViewImplicitlyAnimating {
    if let made { return made }
    let animator = UIViewPropertyAnimator(duration: 0.4, timingParameters: parameters)
    if let view = context.view(forKey: isPresentation ? .to : .from),
      let controller = context.viewController(forKey: isPresentation ? .to : .from)
    {
      let rest = context.finalFrame(for: controller)
      if isPresentation {
        view.frame = rest.offsetBy(dx: 0, dy: 400)
        context.containerView.addSubview(view)
      }
      let target = isPresentation ? rest : view.frame.offsetBy(dx: 0, dy: 400)
      animator.addAnimations { [outside] in
        outside?.alpha = 0
        view.frame = target
      }
    }
    animator.addCompletion { [weak self] in
      self?.ends.append($0)
      context.completeTransition(!context.transitionWasCancelled)
    }
    made = animator
    return animator
  }

  func animationEnded(_ transitionCompleted: Bool) { made = nil }
}

/// Drives a property animator directly, as a custom interactor.
@MainActor final class ManualInteractor: NSObject, UIViewControllerInteractiveTransitioning {
  let animation: PropertyTransition
  private(set) var context: UIViewControllerContextTransitioning?
  private(set) var animator: UIViewImplicitlyAnimating?
  var startsInteractively = true

  init(_ animation: PropertyTransition) { self.animation = animation }

  var wantsInteractiveStart: Bool { startsInteractively }

  func startInteractiveTransition(_ transitionContext: UIViewControllerContextTransitioning) {
    context = transitionContext
    animator = animation.interruptibleAnimator(using: transitionContext)
    if !transitionContext.isInteractive { animator?.startAnimation() }
  }

  func move(to fraction: CGFloat) {
    animator?.fractionComplete = fraction
    context?.updateInteractiveTransition(fraction)
  }

  func pause() {
    animator?.pauseAnimation()
    context?.pauseInteractiveTransition()
  }

  func end(finishes: Bool) {
    if finishes { context?.finishInteractiveTransition() } else { context?.cancelInteractiveTransition() }
    animator?.isReversed = !finishes
    animator?.startAnimation()
  }
}

@MainActor @Suite(.serialized) struct InterruptibleTests {
  private func scene(_ parameters: UITimingCurveProvider) -> ScrubStage {
    let scene = ScrubStage()
    scene.delegate.animator = { PropertyTransition(isPresentation: $0, parameters: parameters) }
    return scene
  }

  @Test func percentDrivenInteractionMovesAPropertyAnimator() {
    for finishes in [true, false] {
      let scene = scene(UICubicTimingParameters(animationCurve: .easeIn))
      scene.present()
      #expect(scene.presented.transitionCoordinator?.isInterruptible == true)
      for percent in [0.2, 0.9, 0.5] {
        scene.driver.update(CGFloat(percent))
        #expect(near(scene.top, 422 + 400 * CGFloat(1 - TimingCurve.easeIn.value(at: percent)), 1e-5))
      }
      if finishes { scene.driver.finish() } else { scene.driver.cancel() }
      scene.advance(by: 0.1)
      let there = TimingCurve.easeIn.value(at: finishes ? 0.75 : 0.25)
      #expect(near(scene.top, 422 + 400 * CGFloat(1 - there), 1e-5))
      scene.advance(by: 0.1 + 1e-6)
      scene.stage.run(0.02)
      #expect(scene.completions == 1 && scene.isPresented == finishes && MainLoop.current.isIdle)
    }
  }

  /// An animator that is caught while it runs follows the percentage linearly from its shown position, for any curve.
  @Test func caughtAnimatorIsScrubbedLinearly() {
    for finishes in [true, false] {
      let scene = scene(UICubicTimingParameters(animationCurve: .easeIn))
      scene.driver.wantsInteractiveStart = false
      scene.present()
      scene.advance(by: 0.2)
      let caught = TimingCurve.easeIn.value(at: 0.5)
      scene.driver.pause()
      #expect(near(scene.driver.percentComplete, CGFloat(caught), 1e-6))
      scene.stage.run(0.1)
      #expect(near(scene.top, 422 + 400 * CGFloat(1 - caught), 1e-4))
      for percent in [0.8, 0.1] {
        scene.driver.update(CGFloat(percent))
        #expect(near(scene.top, 422 + 400 * CGFloat(1 - percent), 1e-4))
      }
      if finishes { scene.driver.finish() } else { scene.driver.cancel() }
      scene.stage.settle()
      #expect(scene.completions == 1 && scene.isPresented == finishes && MainLoop.current.isIdle)
    }
  }

  @Test func timingCurveShapesTheRestOfTheTransition() {
    for finishes in [true, false] {
      let scene = scene(UICubicTimingParameters(animationCurve: .linear))
      scene.driver.timingCurve = UICubicTimingParameters(animationCurve: .easeOut)
      scene.driver.completionSpeed = 0.5
      scene.present()
      scene.driver.update(0.5)
      if finishes { scene.driver.finish() } else { scene.driver.cancel() }
      scene.advance(by: 0.2)
      let done = CGFloat(0.5 * TimingCurve.easeOut.value(at: 0.5))
      #expect(near(scene.top, 422 + 400 * (finishes ? 0.5 - done : 0.5 + done), 1e-4))
      scene.advance(by: 0.2 + 1e-6)
      scene.stage.run(0.02)
      #expect(scene.completions == 1 && scene.isPresented == finishes && MainLoop.current.isIdle)
    }
  }

  @Test func viewsOutsideTheContainerFollowTheInteraction() {
    for finishes in [true, false] {
      let scene = ScrubStage()
      let outside = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      scene.stage.root.view.addSubview(outside)
      scene.stage.run(0.02)
      let parameters = UICubicTimingParameters(animationCurve: .linear)
      scene.delegate.animator = {
        let made = PropertyTransition(isPresentation: $0, parameters: parameters)
        made.outside = outside
        return made
      }
      scene.present()
      scene.driver.update(0.5)
      scene.stage.run(0.3)
      #expect(near(CGFloat(outside.layer.presentation()?.opacity ?? -1), 0.5, 1e-6))
      #expect(near(scene.top, 422 + 200))
      if finishes { scene.driver.finish() } else { scene.driver.cancel() }
      scene.advance(by: 0.1)
      #expect(near(CGFloat(outside.layer.presentation()?.opacity ?? -1), finishes ? 0.25 : 0.75, 1e-6))
      #expect(near(scene.top, finishes ? 422 + 100 : 422 + 300, 1e-6))
      scene.stage.settle()
      #expect(scene.completions == 1 && scene.isPresented == finishes && MainLoop.current.isIdle)
      #expect(outside.alpha == (finishes ? 0 : 1))
    }
  }

  @Test func propertyAnimatorRunsWithoutAnInteractor() {
    let scene = scene(UISpringTimingParameters(dampingRatio: 0.6))
    scene.delegate.interactor = nil
    scene.present()
    #expect(scene.presented.transitionCoordinator?.isInteractive == false)
    scene.advance(by: 0.1)
    let spring = Spring(settlingDuration: 0.4, dampingRatio: 0.6)
    #expect(near(scene.top, 422 + 400 * CGFloat(1 - spring.value(at: 0.1, from: 0, to: 1)), 1e-6))
    scene.stage.settle()
    #expect(scene.completions == 1 && scene.isPresented)
  }

  @Test func customInteractorDrivesAndCatchesAPropertyAnimator() {
    for (startsInteractively, finishes) in [(true, true), (true, false), (false, true), (false, false)] {
      let scene = scene(UICubicTimingParameters(animationCurve: .linear))
      let animation = PropertyTransition(
        isPresentation: true, parameters: UICubicTimingParameters(animationCurve: .linear))
      let driver = ManualInteractor(animation)
      driver.startsInteractively = startsInteractively
      scene.delegate.animator = { _ in animation }
      scene.delegate.interactor = driver
      scene.present()
      if !startsInteractively {
        scene.advance(by: 0.1)
        #expect(near(scene.top, 422 + 300))
        driver.pause()
      }
      driver.move(to: 0.5)
      scene.stage.run(0.3)
      #expect(near(scene.top, 422 + 200))
      #expect(driver.context?.isInteractive == true)
      driver.end(finishes: finishes)
      scene.advance(by: 0.1)
      #expect(near(scene.top, finishes ? 422 + 100 : 422 + 300, 1e-6))
      scene.advance(by: 0.1 + 1e-6)
      scene.stage.run(0.02)
      #expect(animation.ends == [finishes ? .end : .start])
      #expect(scene.completions == 1 && scene.isPresented == finishes && MainLoop.current.isIdle)
      #expect(scene.stage.warnings == [])
    }
  }
}
