import QuartzCore
import Testing
import UIKit

@MainActor @Suite(.serialized) struct InteractiveOrderTests {
  @Test func finishedPresentationSendsItsCallsInOrder() {
    let scene = ScrubStage()
    scene.present()
    #expect(
      scene.stage.log.take() == [
        "B didLoad", "P presentationWillBegin", "B willAppear animated", "T animate", "B isAppearing animated",
      ])
    #expect(scene.presented.isBeingPresented)
    scene.driver.update(0.25)
    scene.stage.run(1)
    #expect(near(scene.top, 422 + 300))
    #expect(MainLoop.current.isIdle)
    #expect(scene.stage.log.take() == [])
    scene.driver.finish()
    scene.advance(by: 0.299)
    #expect(near(scene.top, 422 + 1, 1e-6))
    #expect(scene.stage.log.take() == [])
    scene.advance(by: 0.001)
    #expect(scene.stage.log.take() == ["B didAppear animated", "P presentationDidEnd true", "T ended true"])
    #expect(scene.completions == 1 && scene.isPresented && !scene.presented.isBeingPresented)
    #expect(scene.top == 422)
    #expect(scene.stage.warnings == [])
  }

  @Test func cancelledPresentationSendsItsCallsInOrder() {
    let scene = ScrubStage()
    scene.present()
    scene.driver.update(0.5)
    _ = scene.stage.log.take()
    scene.driver.completionSpeed = 2
    scene.driver.cancel()
    scene.advance(by: 0.05)
    #expect(near(scene.top, 422 + 300, 1e-6))
    scene.advance(by: 0.05)
    #expect(
      scene.stage.log.take() == [
        "B willDisappear animated", "B didDisappear animated", "P presentationDidEnd false", "T ended false",
      ])
    #expect(scene.completions == 1 && !scene.isPresented && !scene.presented.isBeingPresented)
    #expect(scene.presented.presentingViewController == nil)
    #expect(scene.presented.view.superview == nil)
    #expect(scene.stage.window.subviews == [scene.stage.root.view])
    scene.stage.run(0.02)
    #expect(MainLoop.current.isIdle && scene.stage.warnings == [])
    scene.present()
    scene.driver.finish()
    scene.stage.settle()
    #expect(scene.isPresented && scene.completions == 2)
  }

  @Test func finishedDismissalSendsItsCallsInOrder() {
    let scene = ScrubStage()
    scene.presentAtOnce()
    scene.dismiss()
    #expect(scene.stage.log.take() == ["P dismissalWillBegin", "B willDisappear animated", "T animate"])
    scene.driver.update(0.75)
    #expect(near(scene.top, 422 + 300))
    scene.driver.completionSpeed = 0.5
    scene.driver.finish()
    scene.advance(by: 0.199)
    #expect(scene.stage.log.take() == [])
    scene.advance(by: 0.001)
    #expect(scene.stage.log.take() == ["B didDisappear animated", "P dismissalDidEnd true", "T ended true"])
    #expect(scene.completions == 1 && !scene.isPresented)
    scene.stage.run(0.02)
    #expect(MainLoop.current.isIdle && scene.stage.warnings == [])
  }

  @Test func cancelledDismissalSendsItsCallsInOrder() {
    let scene = ScrubStage()
    scene.presentAtOnce()
    let frame = scene.presented.view.frame
    scene.dismiss()
    scene.driver.update(0.5)
    #expect(scene.presented.isBeingDismissed)
    _ = scene.stage.log.take()
    scene.driver.cancel()
    scene.advance(by: 0.2)
    #expect(
      scene.stage.log.take() == [
        "B willAppear animated", "B isAppearing animated", "B didAppear animated", "P dismissalDidEnd false", "T ended false",
      ])
    #expect(scene.completions == 1 && scene.isPresented && !scene.presented.isBeingDismissed)
    #expect(scene.presented.view.frame == frame)
    #expect(scene.top == frame.minY)
    scene.stage.run(0.02)
    #expect(MainLoop.current.isIdle && scene.stage.warnings == [])
    scene.dismiss()
    scene.driver.update(0.5)
    #expect(near(scene.top, 422 + 200))
    scene.driver.finish()
    scene.advance(by: 0.2)
    #expect(!scene.isPresented && scene.completions == 2)
  }

  @Test func removedPresenterReturnsAfterACancellation() {
    let scene = ScrubStage()
    let log = scene.stage.log
    scene.delegate.presentation = {
      let made = HalfPresentation(log, presented: $0, presenting: $1)
      made.removesPresenter = true
      return made
    }
    scene.present()
    scene.driver.update(0.5)
    scene.driver.cancel()
    scene.stage.settle()
    #expect(scene.stage.window.subviews == [scene.stage.root.view])
    let events = log.take()
    expectLegalAppearance(of: [scene.stage.root], in: events, startingAt: "didAppear")
    expectLegalAppearance(of: [scene.presented], in: events, startingAt: "")
  }

  @Test func coordinatorReportsChangesOfTheInteraction() throws {
    let scene = ScrubStage()
    scene.present()
    let coordinator = try #require(scene.presented.transitionCoordinator)
    let log = scene.stage.log
    _ = log.take()
    #expect(coordinator.initiallyInteractive && coordinator.isInteractive && !coordinator.isInterruptible)
    coordinator.notifyWhenInteractionChanges {
      log(
        "change \($0.isInteractive) \($0.isCancelled) \(($0.percentComplete * 1e6).rounded() / 1e6) \($0.completionVelocity)")
    }
    coordinator.notifyWhenInteractionEnds { log("end \($0.isCancelled)") }
    coordinator.animate(alongsideTransition: nil) { log("done \($0.isCancelled)") }
    scene.driver.update(0.5)
    scene.driver.completionSpeed = 0.5
    scene.driver.finish()
    scene.advance(by: 0.1)
    scene.driver.pause()
    #expect(near(scene.driver.percentComplete, 0.625))
    scene.driver.completionSpeed = 4
    scene.driver.cancel()
    scene.advance(by: 0.0625)
    #expect(
      log.take() == [
        "change false false 0.5 0.5", "end false", "change true false 0.625 0.5", "change false true 0.625 4.0",
        "B willDisappear animated", "B didDisappear animated", "P presentationDidEnd false", "T ended false", "done true",
      ])
    #expect(!coordinator.isInteractive && coordinator.isCancelled && coordinator.initiallyInteractive)
  }

  @Test func alongsideAnimationsFollowTheInteraction() {
    for cancels in [false, true] {
      let scene = ScrubStage()
      let outside = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      scene.stage.root.view.addSubview(outside)
      scene.stage.run(0.02)
      scene.present()
      let backdrop = (scene.presented.presentationController as? HalfPresentation)?.backdrop
      scene.driver.update(0.25)
      // The backdrop's block uses the linear curve of the animator.
      #expect(near(CGFloat(backdrop?.layer.presentation()?.opacity ?? -1), 0.25, 1e-6))
      if cancels { scene.driver.cancel() } else { scene.driver.finish() }
      scene.advance(by: cancels ? 0.05 : 0.15)
      #expect(near(CGFloat(backdrop?.layer.presentation()?.opacity ?? -1), cancels ? 0.125 : 0.625, 1e-6))
      scene.stage.settle()
      #expect(scene.isPresented != cancels)
    }
  }
}
