import QuartzCore
import Testing
import UIKit

@MainActor @Suite(.serialized) struct CoordinatorTests {
  /// The backdrop is as far along as the view, on the animator's own curve.
  @Test func alongsideAnimationsUseTheCurveOfTheAnimator() {
    let stage = Stage()
    let delegate = HalfDelegate(stage.log)
    let presented = stage.controller("B", .custom)
    presented.transitioningDelegate = delegate
    stage.root.present(presented, animated: true)
    for _ in 0..<20 {
      stage.run(1.0 / 60)
      let view = presented.view.layer.presentation()?.frame.minY ?? 0
      let backdrop = Double(delegate.presentation?.backdrop.layer.presentation()?.opacity ?? 0)
      #expect(abs((822 - view) / 400 - backdrop) < 0.001)
    }
  }

  @Test func builtInTransitionsRunAlongsideAnimations() {
    let stage = Stage()
    let presented = stage.controller("B", .overFullScreen)
    let other = UIView(frame: .zero)
    other.alpha = 0
    stage.window.addSubview(other)
    final class Delegate: NSObject, UIAdaptivePresentationControllerDelegate {
      let other: UIView
      init(_ other: UIView) { self.other = other }
      func presentationController(
        _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: UIViewControllerTransitionCoordinator?
      ) { transitionCoordinator?.animate { [other] _ in other.alpha = 1 } }
    }
    let delegate = Delegate(other)
    presented.presentationController?.delegate = delegate
    stage.root.present(presented, animated: true)
    #expect(presented.transitionCoordinator?.transitionDuration == 0.5)
    for _ in 0..<10 {
      stage.run(1.0 / 60)
      let view = presented.view.layer.presentation()?.frame.minY ?? 0
      #expect(abs((844 - view) / 844 - Double(other.layer.presentation()?.opacity ?? 0)) < 0.001)
    }
  }

  @Test func alongsideBlocksLastAsLongAsATransitionWithoutAnimations() {
    let stage = Stage()
    let delegate = HalfDelegate(stage.log)
    delegate.mode = .byHand
    let presented = stage.controller("B", .custom)
    presented.transitioningDelegate = delegate
    stage.root.present(presented, animated: true)
    let backdrop = delegate.presentation?.backdrop
    stage.run(0.2)
    #expect(abs((backdrop?.layer.presentation()?.opacity ?? 0) - 0.5) < 0.05)
    #expect(presented.transitionCoordinator?.animate { _ in } == false)
    stage.run(0.25)
    #expect(backdrop?.layer.animationKeys() == nil)
    delegate.animator?.context?.completeTransition(true)
  }

  @Test func alongsideBlocksRunAtOnceWithoutAnimation() {
    let stage = Stage()
    var order: [String] = []
    final class Presented: UIViewController {
      var block: () -> Void = {}
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        block()
      }
    }
    let presented = Presented()
    presented.modalPresentationStyle = .overFullScreen
    presented.block = {
      #expect(presented.transitionCoordinator?.isAnimated == false)
      presented.transitionCoordinator?.animate { _ in
        order.append("alongside")
        #expect(UIView.inheritedAnimationDuration == 0)
      } completion: { _ in
        order.append("completion")
      }
    }
    stage.root.present(presented, animated: false) { order.append("presented") }
    #expect(order == ["alongside", "completion", "presented"])
  }

  // MARK: Size changes

  private final class Sized: LoggingController {
    override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
      super.viewWillTransition(to: size, with: coordinator)
      log("\(name) willTransition \(Int(size.width))x\(Int(size.height)) \(coordinator.transitionDuration)")
      coordinator.animate { [self] _ in
        log("\(name) alongside")
      } completion: { [self] _ in
        log("\(name) completion")
      }
    }
  }

  @Test(arguments: [0.0, 0.4]) func rotationNotifiesPresenterChildAndPresentedController(duration: Double) {
    let stage = Stage()
    let root = Sized("R", stage.log)
    stage.window.rootViewController = root
    let child = Sized("C", stage.log)
    root.addChild(child)
    child.view.frame = root.view.bounds
    root.view.addSubview(child.view)
    let small = Sized("S", stage.log)
    root.addChild(small)
    small.view.autoresizingMask = []
    small.view.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    root.view.addSubview(small.view)
    stage.run(0.02)
    let delegate = HalfDelegate(stage.log)
    let presented = Sized("B", stage.log)
    presented.modalPresentationStyle = .custom
    presented.transitioningDelegate = delegate
    root.present(presented, animated: true)
    stage.settle()
    _ = stage.log.take()

    stage.window.resize(to: CGSize(width: 844, height: 390), safeAreaInsets: .zero, duration: duration)
    if duration > 0 { #expect(root.transitionCoordinator?.presentationStyle == UIModalPresentationStyle.none) }
    stage.settle()
    #expect(root.transitionCoordinator == nil)
    #expect(
      stage.log.take() == [
        "C willTransition 844x390 \(duration)", "R willTransition 844x390 \(duration)",
        "B willTransition 844x390 \(duration)",
        "C alongside", "R alongside", "B alongside", "C completion", "R completion", "B completion",
      ])
    #expect(presented.view.frame == CGRect(x: 0, y: 195, width: 844, height: 195))
    #expect(delegate.presentation?.containerView?.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
    #expect(child.view.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
    presented.dismiss(animated: true)
    stage.settle()
    #expect(stage.window.subviews == [root.view])
  }

  @Test func removedPresenterReturnsWithTheNewSize() {
    let stage = Stage()
    let presented = stage.controller("B")
    stage.root.present(presented, animated: false)
    stage.window.resize(to: CGSize(width: 844, height: 390), safeAreaInsets: .zero, duration: 0.4)
    stage.settle()
    #expect(presented.view.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
    presented.dismiss(animated: true)
    stage.settle()
    #expect(stage.root.view.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
  }

  @Test func rotationDuringAPresentationLetsItComplete() {
    let stage = Stage()
    let presented = stage.controller("B", .overFullScreen)
    var completions = 0
    stage.root.present(presented, animated: true) { completions += 1 }
    stage.run(0.2)
    stage.window.resize(to: CGSize(width: 844, height: 390), safeAreaInsets: .zero, duration: 0.3)
    stage.settle()
    #expect(completions == 1)
    #expect(presented.view.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
  }

  @Test func traitChangesComeBeforeSizeChanges() {
    final class Listener: UIViewController {
      var calls: [String] = []
      override func willTransition(to newCollection: UITraitCollection, with coordinator: UIViewControllerTransitionCoordinator) {
        super.willTransition(to: newCollection, with: coordinator)
        calls.append("traits \(newCollection.verticalSizeClass == .compact)")
      }
      override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        calls.append("size")
      }
    }
    let stage = Stage()
    let presented = Listener()
    presented.modalPresentationStyle = .fullScreen
    stage.root.present(presented, animated: false)
    stage.window.resize(to: CGSize(width: 844, height: 390), safeAreaInsets: .zero, duration: 0.2)
    stage.settle()
    #expect(presented.calls == ["traits true", "size"])
    #expect(presented.traitCollection.verticalSizeClass == .compact)
  }
}
