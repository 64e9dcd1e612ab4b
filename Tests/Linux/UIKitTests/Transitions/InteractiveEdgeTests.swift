import QuartzCore
import Testing
import UIKit

@MainActor @Suite(.serialized) struct InteractiveEdgeTests {
  /// Checks that the transition has ended once, completed or cancelled, and that nothing is pending.
  private func expectEnd(
    of scene: ScrubStage, completed: Bool, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let events = scene.stage.log.take()
    #expect(events.filter { $0.hasPrefix("T ended") } == ["T ended \(completed)"], sourceLocation: sourceLocation)
    #expect(events.filter { $0.hasPrefix("P presentationDidEnd") }.count == 1, sourceLocation: sourceLocation)
    #expect(scene.completions == 1, sourceLocation: sourceLocation)
    #expect(scene.isPresented == completed, sourceLocation: sourceLocation)
    #expect(MainLoop.current.isIdle, sourceLocation: sourceLocation)
    #expect(scene.stage.warnings == [], sourceLocation: sourceLocation)
    expectLegalAppearance(of: [scene.presented], in: events, startingAt: "", sourceLocation: sourceLocation)
  }

  @Test func cancelAtZeroPercentEndsAtOnce() {
    let scene = ScrubStage()
    scene.present()
    scene.stage.run(0.1)
    scene.driver.update(0)
    scene.driver.cancel()
    scene.stage.run(0.02)
    expectEnd(of: scene, completed: false)
  }

  @Test func finishAtFullPercentEndsAtOnce() {
    let scene = ScrubStage()
    scene.present()
    scene.driver.update(1)
    scene.stage.run(0.1)
    #expect(scene.completions == 0)
    scene.driver.finish()
    scene.stage.run(0.02)
    expectEnd(of: scene, completed: true)
  }

  @Test func firstOfTwoEndsInTheStartingFrameWins() {
    for finishes in [true, false] {
      let scene = ScrubStage()
      scene.present()
      if finishes { scene.driver.finish() } else { scene.driver.cancel() }
      if finishes { scene.driver.cancel() } else { scene.driver.finish() }
      scene.stage.settle()
      expectEnd(of: scene, completed: finishes)
    }
  }

  @Test func callsInTheTurnOfThePresentationTakeEffect() {
    for finishes in [true, false] {
      let scene = ScrubStage()
      scene.driver.update(0.5)
      if finishes { scene.driver.finish() } else { scene.driver.cancel() }
      scene.present()
      #expect(near(scene.top, 422 + 200))
      scene.advance(by: 0.199)
      #expect(scene.completions == 0)
      scene.advance(by: 0.001)
      scene.stage.run(0.02)
      expectEnd(of: scene, completed: finishes)
    }
  }

  @Test func callsInAnEarlierTurnAreIgnored() {
    let scene = ScrubStage()
    scene.driver.finish()
    scene.stage.run(0.02)
    scene.present()
    scene.stage.settle()
    #expect(scene.completions == 0 && near(scene.top, 422 + 400))
    scene.driver.cancel()
    scene.stage.settle()
    expectEnd(of: scene, completed: false)
  }

  @Test func callsAfterTheEndAreIgnored() {
    let scene = ScrubStage()
    scene.present()
    scene.driver.update(0.5)
    scene.driver.finish()
    scene.driver.finish()
    scene.advance(by: 0.1)
    scene.driver.cancel()
    scene.driver.update(0.1)
    #expect(near(scene.top, 422 + 100, 1e-6))
    scene.stage.settle()
    scene.driver.finish()
    scene.driver.cancel()
    scene.driver.update(0.3)
    scene.driver.pause()
    scene.stage.settle()
    expectEnd(of: scene, completed: true)
    #expect(scene.top == 422)
  }

  @Test func rotationDuringAnInteractionEndsAtTheNewSize() {
    for finishes in [true, false] {
      let scene = ScrubStage()
      scene.present()
      scene.driver.update(0.5)
      scene.stage.window.resize(to: CGSize(width: 844, height: 390), safeAreaInsets: .zero, duration: 0.3)
      scene.stage.run(0.4)
      // The rotation has ended, although the transition is paused.
      let container = scene.presented.presentationController?.containerView
      #expect(container?.layer.presentation()?.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
      #expect(MainLoop.current.isIdle)
      if finishes { scene.driver.finish() } else { scene.driver.cancel() }
      scene.stage.settle()
      expectEnd(of: scene, completed: finishes)
      #expect(scene.stage.root.view.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
    }
  }

  @Test func cancelledDismissalHasTheNewSizeAfterARotation() {
    let scene = ScrubStage()
    scene.presentAtOnce()
    scene.dismiss()
    scene.driver.update(0.5)
    scene.stage.window.resize(to: CGSize(width: 844, height: 390), safeAreaInsets: .zero, duration: 0.3)
    scene.stage.run(0.4)
    scene.driver.cancel()
    scene.stage.settle()
    #expect(scene.isPresented && scene.completions == 1)
    scene.presented.presentationController?.containerView?.setNeedsLayout()
    scene.stage.run(0.02)
    #expect(scene.presented.view.frame == CGRect(x: 0, y: 195, width: 844, height: 195))
    #expect(MainLoop.current.isIdle)
  }

  @Test func replacingTheRootControllerCancelsAnInteractivePresentation() {
    for finishesFirst in [true, false] {
      let scene = ScrubStage()
      scene.present()
      scene.driver.update(0.5)
      if finishesFirst { scene.driver.finish() }
      scene.stage.window.rootViewController = UIViewController()
      scene.stage.settle()
      expectEnd(of: scene, completed: false)
      scene.driver.finish()
      scene.driver.cancel()
      scene.stage.settle()
      #expect(scene.completions == 1 && MainLoop.current.isIdle)
    }
  }

  @Test func replacingTheRootControllerCompletesAnInteractiveDismissal() {
    let scene = ScrubStage()
    scene.presentAtOnce()
    scene.dismiss()
    scene.driver.update(0.5)
    scene.stage.window.rootViewController = UIViewController()
    scene.stage.settle()
    #expect(scene.completions == 1 && !scene.isPresented && MainLoop.current.isIdle)
    #expect(scene.stage.log.take().filter { $0.hasPrefix("P dismissalDidEnd") } == ["P dismissalDidEnd true"])
  }

  @Test func removingTheContainerViewCancelsTheInteraction() {
    let scene = ScrubStage()
    scene.present()
    scene.driver.update(0.3)
    scene.presented.presentationController?.containerView?.removeFromSuperview()
    scene.stage.settle()
    expectEnd(of: scene, completed: false)
  }

  @Test func nothingOutlivesItsWindow() {
    let log = EventLog()
    weak var presented: LoggingController?
    weak var driver: UIPercentDrivenInteractiveTransition?
    weak var window: UIWindow?
    let completions = EventLog()
    func run() {
      let stage = Stage()
      let interactor = UIPercentDrivenInteractiveTransition()
      let delegate = ScrubDelegate.slide(log, interactor)
      let controller = LoggingController("B", log)
      controller.modalPresentationStyle = .custom
      controller.transitioningDelegate = delegate
      stage.root.present(controller, animated: true) { completions("presented") }
      interactor.update(0.5)
      stage.run(0.1)
      (presented, driver, window) = (controller, interactor, stage.window)
    }
    run()
    MainLoop.current.endTurn()
    #expect(window == nil && presented == nil && driver == nil)
    #expect(completions.take() == ["presented"])
    #expect(log.take().filter { $0.hasPrefix("T ended") } == ["T ended false"])
  }

  @Test func animatorWithoutADurationEndsAtOnce() {
    let scene = ScrubStage()
    let log = scene.stage.log
    scene.delegate.animator = {
      let made = SlideAnimator(log, isPresentation: $0)
      made.duration = 0
      return made
    }
    scene.present()
    scene.stage.run(0.02)
    expectEnd(of: scene, completed: true)
    scene.driver.finish()
  }

  @Test func animatorCannotCompleteACancelledTransition() {
    let scene = ScrubStage()
    scene.present()
    scene.driver.update(0.5)
    scene.driver.cancel()
    #expect(scene.presented.transitionCoordinator?.isCancelled == true)
    scene.stage.settle()
    // The slide always reports that it has completed.
    expectEnd(of: scene, completed: false)
  }

  @Test func laterAnimationsRunAtNormalSpeed() {
    let scene = ScrubStage()
    scene.presentAtOnce()
    scene.dismiss()
    scene.driver.update(0.5)
    scene.stage.run(0.7)
    scene.driver.completionSpeed = 3
    scene.driver.cancel()
    scene.stage.settle()
    var end: Double?
    let start = MediaTime.now
    UIView.animate(withDuration: 0.4, delay: 0.1, options: .curveLinear) {
      scene.presented.view.alpha = 0
    } completion: { _ in
      end = MediaTime.now
    }
    scene.advance(by: 0.2)
    #expect(near(CGFloat(scene.presented.view.layer.presentation()?.opacity ?? -1), 0.75, 1e-6))
    scene.advance(by: 0.4)
    #expect(near(CGFloat((end ?? 0) - start), 0.5, 1e-9))
  }

  @Test func viewsAreRestoredBeforeTheCompletion() {
    final class TwoBlocks: NSObject, UIViewControllerAnimatedTransitioning {
      func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }
      func animateTransition(using context: UIViewControllerContextTransitioning) {
        guard let view = context.view(forKey: .from) else { return }
        UIView.animate(withDuration: 0.4) { view.alpha = 0 }
        UIView.animate(withDuration: 0.4) {
          view.center.y += 300
        } completion: { _ in
          context.completeTransition(!context.transitionWasCancelled)
        }
      }
    }
    let scene = ScrubStage()
    scene.presentAtOnce()
    let frame = scene.presented.view.frame
    scene.delegate.animator = { _ in TwoBlocks() }
    scene.dismiss()
    var seen: [CGFloat] = []
    scene.presented.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
      seen = [scene.presented.view.alpha, scene.presented.view.frame.minY]
    }
    scene.driver.update(0.5)
    scene.driver.cancel()
    scene.stage.settle()
    #expect(seen == [1, frame.minY] && scene.isPresented)
  }

  @Test func dismissalDuringAnInteractivePresentationIsRefused() {
    let scene = ScrubStage()
    scene.present()
    scene.driver.update(0.5)
    scene.dismiss()
    #expect(scene.stage.warnings.count == 1)
    scene.driver.finish()
    scene.stage.settle()
    #expect(scene.isPresented && scene.completions == 1)
  }

  @Test func customInteractorMovesAlongsideAnimations() {
    final class Driver: NSObject, UIViewControllerInteractiveTransitioning {
      var context: UIViewControllerContextTransitioning?
      var completionSpeed: CGFloat { 2 }
      func startInteractiveTransition(_ transitionContext: UIViewControllerContextTransitioning) {
        context = transitionContext
        if let view = transitionContext.view(forKey: .to) { transitionContext.containerView.addSubview(view) }
      }
    }
    for finishes in [true, false] {
      let scene = ScrubStage()
      let driver = Driver()
      scene.delegate.interactor = driver
      scene.present()
      let backdrop = (scene.presented.presentationController as? HalfPresentation)?.backdrop
      func shown() -> CGFloat { CGFloat(backdrop?.layer.presentation()?.opacity ?? -1) }
      #expect(driver.context?.isInteractive == true && shown() == 0)
      driver.context?.updateInteractiveTransition(0.5)
      scene.stage.run(0.1)
      // An alongside block without an animator is eased at both ends.
      #expect(near(shown(), 0.5, 1e-6))
      #expect(!scene.stage.log.take().contains("T animate"))
      if finishes { driver.context?.finishInteractiveTransition() } else { driver.context?.cancelInteractiveTransition() }
      scene.advance(by: 0.05)
      #expect(finishes ? shown() > 0.8 && shown() < 1 : shown() < 0.2 && shown() > 0)
      scene.stage.run(0.2)
      #expect(shown() == (finishes ? 1 : 0))
      driver.context?.completeTransition(finishes)
      driver.context = nil
      scene.stage.settle()
      #expect(scene.isPresented == finishes && scene.completions == 1 && MainLoop.current.isIdle)
    }
  }
}
