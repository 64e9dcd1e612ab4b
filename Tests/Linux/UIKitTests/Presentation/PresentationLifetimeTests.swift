import Testing
import UIKit

/// Nothing outlives its presentation, and a presentation that is removed halfway ends once.
@MainActor @Suite(.serialized) struct PresentationLifetimeTests {
  @Test(arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen, .currentContext, .custom, .pageSheet], [true, false])
  func dismissalReleasesControllersAndViews(style: UIModalPresentationStyle, animated: Bool) {
    let stage = Stage()
    let delegate = HalfDelegate(stage.log)
    weak var controller: UIViewController?
    weak var presentation: UIPresentationController?
    weak var container: UIView?
    weak var view: UIView?
    do {
      let presented = stage.controller("B", style)
      presented.transitioningDelegate = delegate
      presentation = presented.presentationController
      stage.root.present(presented, animated: animated)
      controller = presented
      view = presented.view
      stage.settle()
      container = presented.presentationController?.containerView
      #expect(container != nil)
    }
    #expect(controller != nil)
    stage.root.dismiss(animated: animated)
    stage.settle()
    #expect(controller == nil && presentation == nil && container == nil && view == nil)
    #expect(delegate.animator == nil)
  }

  @Test func unusedPresentationControllerIsReleased() {
    weak var controller: UIViewController?
    weak var presentation: UIPresentationController?
    do {
      let unused = UIViewController()
      controller = unused
      presentation = unused.presentationController
      #expect(presentation != nil)
    }
    #expect(controller == nil && presentation == nil)
  }

  @Test(arguments: [0.0, 0.1, 2.0]) func releasingTheWindowReleasesItsPresentation(after seconds: Double) {
    weak var window: UIWindow?
    weak var root: UIViewController?
    weak var controller: UIViewController?
    weak var presentation: UIPresentationController?
    do {
      let stage = Stage()
      let presented = stage.controller("B")
      stage.root.present(presented, animated: true)
      presented.transitionCoordinator?.animate(alongsideTransition: nil) { [presented] _ in _ = presented }
      stage.run(seconds)
      window = stage.window
      root = stage.root
      controller = presented
      presentation = presented.presentationController
    }
    MainLoop.current = MainLoop(screen: UIScreen.main)
    #expect(window == nil && root == nil && controller == nil && presentation == nil)
  }

  @Test(arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen, .custom], [0.0, 0.2, 1.0])
  func replacingTheRootControllerEndsItsPresentation(style: UIModalPresentationStyle, after seconds: Double) {
    let stage = Stage()
    let delegate = HalfDelegate(stage.log)
    let presented = stage.controller("B", style)
    presented.transitioningDelegate = delegate
    var completions = 0
    stage.root.present(presented, animated: true) { completions += 1 }
    stage.run(seconds)
    let other = stage.controller("O")
    stage.window.rootViewController = other
    stage.settle()
    #expect(completions == 1)
    #expect(stage.window.subviews == [other.view])
    #expect(presented.presentingViewController == nil && stage.root.presentedViewController == nil)
    #expect(stage.warnings == [])
    expectLegalAppearance(of: [stage.root, presented, other], in: stage.log.take(), startingAt: "")
  }

  @Test(arguments: [0.0, 0.2, 1.0]) func removingTheContainerViewEndsThePresentation(after seconds: Double) {
    let stage = Stage()
    let delegate = HalfDelegate(stage.log)
    let presented = stage.controller("B", .custom)
    presented.transitioningDelegate = delegate
    var completions = 0
    stage.root.present(presented, animated: true) { completions += 1 }
    stage.run(seconds)
    presented.presentationController?.containerView?.removeFromSuperview()
    stage.settle()
    #expect(completions == 1 && stage.warnings == [])
    #expect(presented.presentingViewController == nil && stage.root.presentedViewController == nil)
    let ends = stage.log.take().filter { $0.hasPrefix("P ") }
    #expect(
      ends
        == (seconds < 0.4
          ? ["P presentationWillBegin", "P presentationDidEnd false"]
          : ["P presentationWillBegin", "P presentationDidEnd true", "P dismissalWillBegin", "P dismissalDidEnd true"]))
  }
}
