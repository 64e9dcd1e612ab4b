import Testing
import UIKit

@MainActor @Suite(.serialized) struct CustomPresentationTests {
  private func make(_ stage: Stage) -> (LoggingController, HalfDelegate) {
    let delegate = HalfDelegate(stage.log)
    let presented = stage.controller("B", .custom)
    presented.transitioningDelegate = delegate
    _ = stage.log.take()
    return (presented, delegate)
  }

  @Test func callsComeInTheOrderOfUIKit() {
    let stage = Stage()
    let (presented, delegate) = make(stage)
    stage.root.present(presented, animated: true) { stage.log("presented") }
    presented.transitionCoordinator?.animate(alongsideTransition: nil) { stage.log("coordinator \($0.isCancelled)") }
    #expect(
      stage.log.take() == [
        "B didLoad", "P presentationWillBegin", "B willAppear animated", "T animate", "B isAppearing animated",
      ])
    stage.run(0.39)
    #expect(stage.log.take() == [])
    stage.run(0.02)
    #expect(
      stage.log.take() == [
        "B didAppear animated", "P presentationDidEnd true", "T ended true", "coordinator false", "presented",
      ])
    #expect(presented.view.frame == CGRect(x: 0, y: 422, width: 390, height: 422))
    #expect(presented.transitionCoordinator == nil && stage.root.transitionCoordinator == nil)
    #expect(delegate.animator == nil)

    presented.dismiss(animated: true) { stage.log("dismissed") }
    #expect(stage.log.take() == ["P dismissalWillBegin", "B willDisappear animated", "T animate"])
    #expect(presented.presentingViewController === stage.root)
    stage.settle()
    #expect(
      stage.log.take() == ["B didDisappear animated", "P dismissalDidEnd true", "T ended true", "dismissed"])
    #expect(presented.presentingViewController == nil && stage.root.presentedViewController == nil)
    #expect(delegate.presentation == nil)
  }

  @Test func removedPresenterReceivesAppearanceCalls() {
    let stage = Stage()
    let (presented, delegate) = make(stage)
    delegate.removesPresenter = true
    stage.root.present(presented, animated: true)
    stage.settle()
    #expect(
      stage.log.take() == [
        "B didLoad", "P presentationWillBegin", "A willDisappear animated", "B willAppear animated", "T animate",
        "B isAppearing animated", "B didAppear animated", "A didDisappear animated", "P presentationDidEnd true",
        "T ended true",
      ])
    #expect(stage.root.view.superview == nil)
    stage.root.dismiss(animated: false)
    #expect(stage.root.view.superview === stage.window)
  }

  @Test func presentationWithoutAnimationUsesNoAnimator() {
    let stage = Stage()
    let (presented, delegate) = make(stage)
    stage.root.present(presented, animated: false) { stage.log("presented") }
    #expect(
      stage.log.take() == [
        "B didLoad", "P presentationWillBegin", "B willAppear", "B isAppearing", "B didAppear", "P presentationDidEnd true",
        "presented",
      ])
    #expect(delegate.presentation?.backdrop.alpha == 1)
    #expect(presented.view.frame == CGRect(x: 0, y: 422, width: 390, height: 422))
    #expect(presented.view.layer.animationKeys() == nil)
  }

  @Test func cancelledPresentationPresentsNothing() {
    let stage = Stage()
    let (presented, delegate) = make(stage)
    delegate.mode = .cancel
    var completions = 0
    stage.root.present(presented, animated: true) { completions += 1 }
    stage.settle()
    #expect(
      stage.log.take() == [
        "B didLoad", "P presentationWillBegin", "B willAppear animated", "T animate", "B isAppearing animated",
        "B willDisappear animated", "B didDisappear animated", "P presentationDidEnd false", "T ended false",
      ])
    #expect(completions == 1)
    #expect(stage.root.presentedViewController == nil && stage.window.subviews == [stage.root.view])
    delegate.mode = .complete
    stage.root.present(presented, animated: true)
    stage.settle()
    #expect(stage.root.presentedViewController === presented)
  }

  @Test func cancelledDismissalKeepsTheControllerPresented() {
    let stage = Stage()
    let (presented, delegate) = make(stage)
    delegate.removesPresenter = true
    stage.root.present(presented, animated: false)
    delegate.mode = .cancel
    _ = stage.log.take()
    var completions = 0
    presented.dismiss(animated: true) { completions += 1 }
    stage.settle()
    #expect(
      stage.log.take() == [
        "P dismissalWillBegin", "B willDisappear animated", "A willAppear animated", "T animate", "A isAppearing animated",
        "B willAppear animated", "A willDisappear animated", "B isAppearing animated", "B didAppear animated",
        "A didDisappear animated", "P dismissalDidEnd false", "T ended false",
      ])
    #expect(completions == 1)
    #expect(stage.root.presentedViewController === presented && stage.root.view.superview == nil)
    #expect(!presented.isBeingDismissed && presented.presentationController === delegate.presentation)
  }

  @Test func completingTwiceIsReportedAndIgnored() {
    let stage = Stage()
    let (presented, delegate) = make(stage)
    delegate.mode = .completeTwice
    var completions = 0
    stage.root.present(presented, animated: true) { completions += 1 }
    stage.settle()
    #expect(completions == 1)
    #expect(stage.warnings.count == 1)
    #expect(stage.log.take().filter { $0 == "P presentationDidEnd true" }.count == 1)
  }

  @Test func presentationControllerIsTheSameFromItsFirstAccess() {
    let stage = Stage()
    let (presented, delegate) = make(stage)
    let early = presented.presentationController
    #expect(early != nil && presented.activePresentationController == nil)
    stage.root.present(presented, animated: true)
    #expect(presented.presentationController === early && delegate.presentation === early)
    #expect(early?.presentingViewController === stage.root)
    stage.settle()
    #expect(presented.presentationController === early)
    presented.dismiss(animated: false)
    #expect(presented.presentationController !== early)
  }

  @Test func animatorReceivesTheTransitionContext() {
    let stage = Stage()
    let (presented, delegate) = make(stage)
    delegate.mode = .byHand
    stage.root.present(presented, animated: true)
    guard let context = delegate.animator?.context else {
      Issue.record("no context")
      return
    }
    #expect(context.viewController(forKey: .from) === stage.root && context.viewController(forKey: .to) === presented)
    #expect(context.view(forKey: .from) == nil && context.view(forKey: .to) === presented.view)
    #expect(context.finalFrame(for: presented) == CGRect(x: 0, y: 422, width: 390, height: 422))
    #expect(context.initialFrame(for: presented) == .zero)
    #expect(context.isAnimated && !context.isInteractive && context.presentationStyle == .custom)
    #expect(context.containerView === presented.presentationController?.containerView)
    stage.settle()
    #expect(presented.isBeingPresented)
    context.completeTransition(true)
    #expect(!presented.isBeingPresented)
  }
}
