import Testing
import UIKit

@MainActor @Suite(.serialized) struct AdaptiveTests {
  final class Delegate: NSObject, UIAdaptivePresentationControllerDelegate {
    var style = UIModalPresentationStyle.none
    var makeReplacement: (UIViewController) -> UIViewController? = { _ in nil }
    var calls: [String] = []

    func adaptivePresentationStyle(
      for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { style }

    func presentationController(
      _ presentationController: UIPresentationController, prepare adaptivePresentationController: UIPresentationController
    ) { calls.append("prepare \(adaptivePresentationController.presentationStyle)") }

    func presentationController(
      _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? {
      calls.append("viewController \(style)")
      return makeReplacement(controller.presentedViewController)
    }

    func presentationController(
      _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
      transitionCoordinator: UIViewControllerTransitionCoordinator?
    ) { calls.append("willPresent \(style) \(transitionCoordinator != nil)") }
  }

  @Test func sheetAdaptsToTheStyleOfTheDelegate() {
    let stage = Stage()
    let delegate = Delegate()
    delegate.style = .overFullScreen
    let presented = stage.controller("B", .pageSheet)
    presented.presentationController?.delegate = delegate
    let before = presented.presentationController
    stage.root.present(presented, animated: true)
    stage.settle()
    #expect(delegate.calls == ["viewController overFullScreen", "prepare overFullScreen", "willPresent overFullScreen true"])
    #expect(stage.root.view.window != nil)
    #expect(presented.presentationController === before && before?.presentationStyle == .pageSheet)
  }

  @Test func delegateCanReplaceThePresentedController() {
    let stage = Stage()
    let delegate = Delegate()
    let presented = stage.controller("B", .formSheet)
    let wrapper = stage.controller("W")
    delegate.style = .fullScreen
    delegate.makeReplacement = {
      wrapper.addChild($0)
      return wrapper
    }
    presented.presentationController?.delegate = delegate
    stage.root.present(presented, animated: false)
    #expect(stage.root.presentedViewController === wrapper && wrapper.view.window === stage.window)
    #expect(presented.presentingViewController === stage.root)
    stage.root.dismiss(animated: false)
    #expect(stage.window.subviews == [stage.root.view])
  }

  @Test func customPresentationDoesNotAdapt() {
    let stage = Stage()
    let delegate = Delegate()
    let half = HalfDelegate(stage.log)
    let presented = stage.controller("B", .custom)
    presented.transitioningDelegate = half
    presented.presentationController?.delegate = delegate
    stage.root.present(presented, animated: true)
    stage.settle()
    #expect(delegate.calls == ["willPresent none true"])
    #expect(presented.presentationController === half.presentation)
  }
}
