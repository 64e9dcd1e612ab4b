import Testing
import UIKit

/// The order of all calls in the built-in presentation styles.
@MainActor @Suite(.serialized) struct StyleOrderTests {
  @Test(arguments: [UIModalPresentationStyle.fullScreen, .currentContext, .popover])
  func coveringStylesRemoveThePresentersView(style: UIModalPresentationStyle) {
    let stage = Stage()
    _ = stage.log.take()
    let presented = stage.controller("B", style)
    stage.root.present(presented, animated: true) { stage.log("presented") }
    #expect(
      stage.log.take() == [
        "B didLoad", "A willDisappear animated", "B willAppear animated", "B isAppearing animated",
      ])
    #expect(presented.isBeingPresented && stage.root.view.window != nil)
    stage.settle()
    #expect(stage.log.take() == ["B didAppear animated", "A didDisappear animated", "presented"])
    #expect(!presented.isBeingPresented && stage.root.view.window == nil && presented.view.window === stage.window)
    #expect(presented.view.frame == stage.window.bounds)

    stage.root.dismiss(animated: true) { stage.log("dismissed") }
    #expect(
      stage.log.take() == ["B willDisappear animated", "A willAppear animated", "A isAppearing animated"])
    #expect(presented.isBeingDismissed && stage.root.view.superview === stage.window)
    stage.settle()
    #expect(stage.log.take() == ["A didAppear animated", "B didDisappear animated", "dismissed"])
    #expect(presented.view.window == nil && stage.window.subviews == [stage.root.view])
  }

  @Test(arguments: [UIModalPresentationStyle.overFullScreen, .overCurrentContext])
  func overlayStylesKeepThePresentersView(style: UIModalPresentationStyle) {
    let stage = Stage()
    _ = stage.log.take()
    let presented = stage.controller("B", style)
    stage.root.present(presented, animated: true) { stage.log("presented") }
    stage.settle()
    #expect(
      stage.log.take() == [
        "B didLoad", "B willAppear animated", "B isAppearing animated", "B didAppear animated", "presented",
      ])
    #expect(stage.root.view.window != nil)
    presented.dismiss(animated: true) { stage.log("dismissed") }
    stage.settle()
    #expect(stage.log.take() == ["B willDisappear animated", "B didDisappear animated", "dismissed"])
  }

  @Test func callsComeWithinThePresentCallWithoutAnimation() {
    let stage = Stage()
    _ = stage.log.take()
    let presented = stage.controller("B")
    stage.root.present(presented, animated: false) { stage.log("presented") }
    #expect(
      stage.log.take() == [
        "B didLoad", "A willDisappear", "B willAppear", "B isAppearing", "B didAppear", "A didDisappear", "presented",
      ])
    stage.root.dismiss(animated: false) { stage.log("dismissed") }
    #expect(
      stage.log.take() == [
        "B willDisappear", "A willAppear", "A isAppearing", "A didAppear", "B didDisappear", "dismissed",
      ])
    #expect(stage.window.subviews == [stage.root.view])
  }

  @Test func crossDissolveFadesIn() {
    let stage = Stage()
    let presented = stage.controller("B", .overFullScreen)
    presented.modalTransitionStyle = .crossDissolve
    stage.root.present(presented, animated: true)
    #expect(presented.view.frame == stage.window.bounds)
    stage.run(0.1)
    let shown = presented.view.layer.presentation()?.opacity ?? 0
    #expect(shown > 0 && shown < 1)
    stage.settle()
    presented.dismiss(animated: true)
    stage.settle()
    #expect(presented.view.window == nil && presented.view.alpha == 1)
  }

  @Test func coverVerticalRisesFromTheBottom() {
    let stage = Stage()
    let presented = stage.controller("B")
    stage.root.present(presented, animated: true)
    #expect(presented.view.frame == stage.window.bounds)
    var last = presented.view.layer.presentation()?.frame.minY ?? 0
    #expect(abs(last - 844) < 1)
    for _ in 0..<10 {
      stage.run(1.0 / 60)
      let now = presented.view.layer.presentation()?.frame.minY ?? 0
      #expect(now < last)
      last = now
    }
  }

  @Test func currentContextStyleCoversOnlyItsContext() {
    let stage = Stage()
    let child = stage.controller("C")
    child.definesPresentationContext = true
    stage.root.addChild(child)
    child.view.frame = CGRect(x: 10, y: 20, width: 200, height: 300)
    stage.root.view.addSubview(child.view)
    child.didMove(toParent: stage.root)
    stage.run(0.02)
    _ = stage.log.take()
    let presented = stage.controller("B", .currentContext)
    child.present(presented, animated: false)
    #expect(presented.presentingViewController === child)
    #expect(presented.view.convert(presented.view.bounds, to: nil) == CGRect(x: 10, y: 20, width: 200, height: 300))
    #expect(
      stage.log.take() == [
        "B didLoad", "C willDisappear", "B willAppear", "B isAppearing", "B didAppear", "C didDisappear",
      ])
    #expect(child.view.superview == nil && stage.root.view.window != nil)
    presented.dismiss(animated: false)
    #expect(child.view.superview === stage.root.view)
    #expect(child.view.frame == CGRect(x: 10, y: 20, width: 200, height: 300))
  }

  @Test func contextCanProvideTheTransitionStyle() {
    let stage = Stage()
    stage.root.definesPresentationContext = true
    stage.root.providesPresentationContextTransitionStyle = true
    stage.root.modalTransitionStyle = .crossDissolve
    let presented = stage.controller("B", .overCurrentContext)
    stage.root.present(presented, animated: true)
    stage.run(0.1)
    #expect(presented.view.layer.presentation()?.frame == stage.window.bounds)
    #expect((presented.view.layer.presentation()?.opacity ?? 1) < 1)
    let other = stage.controller("C", .overFullScreen)
    stage.settle()
    presented.present(other, animated: true)
    stage.run(0.1)
    #expect((other.view.layer.presentation()?.frame.minY ?? 0) > 0)
  }

  @Test func customPresentationCanStayInItsContext() {
    final class Inside: UIPresentationController {
      override var shouldPresentInFullscreen: Bool { false }
    }
    final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
      func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
      ) -> UIPresentationController? { Inside(presentedViewController: presented, presenting: presenting) }
    }
    let stage = Stage()
    let child = stage.controller("C")
    child.definesPresentationContext = true
    stage.root.addChild(child)
    child.view.frame = CGRect(x: 0, y: 100, width: 390, height: 200)
    stage.root.view.addSubview(child.view)
    stage.run(0.02)
    let delegate = Delegate()
    let presented = stage.controller("B", .custom)
    presented.transitioningDelegate = delegate
    child.present(presented, animated: true)
    stage.settle()
    #expect(presented.presentingViewController === child)
    #expect(presented.view.convert(presented.view.bounds, to: nil) == CGRect(x: 0, y: 100, width: 390, height: 200))
    #expect(presented.presentationController?.containerView?.superview === stage.root.view)
  }
}
