import Testing
import UIKit

@MainActor @Suite(.serialized) struct ControllerTests {
  @Test func viewIsLoadedOnce() {
    final class Own: UIViewController {
      var loads = 0
      var didLoads = 0
      override func loadView() {
        loads += 1
        view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
      }
      override func viewDidLoad() {
        super.viewDidLoad()
        didLoads += 1
        view.backgroundColor = .red
      }
    }
    _ = Stage()
    let own = Own()
    #expect(!own.isViewLoaded && own.viewIfLoaded == nil)
    own.loadViewIfNeeded()
    #expect(own.view.bounds.size == CGSize(width: 10, height: 20))
    #expect(own.loads == 1 && own.didLoads == 1 && own.isViewLoaded)
    #expect(UIViewController().view.frame == UIScreen.main.bounds)
    #expect(own.view.next === own)
  }

  @Test func containerIsNotifiedOfPreferredContentSizes() {
    final class Container: UIViewController {
      var sizes: [CGSize] = []
      override func preferredContentSizeDidChange(forChildContentContainer container: UIContentContainer) {
        sizes.append(container.preferredContentSize)
      }
    }
    _ = Stage()
    let (container, child) = (Container(), UIViewController())
    container.addChild(child)
    let size = CGSize(width: 1, height: 2)
    child.preferredContentSize = size
    child.preferredContentSize = size
    #expect(container.sizes == [size])
  }

  @Test func presentationControllerIsNotifiedOfPreferredContentSizes() {
    final class Listener: UIPresentationController {
      var sizes: [CGSize] = []
      override func preferredContentSizeDidChange(forChildContentContainer container: UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        sizes.append(container.preferredContentSize)
      }
    }
    final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
      func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
      ) -> UIPresentationController? { Listener(presentedViewController: presented, presenting: presenting) }
    }
    let stage = Stage()
    let delegate = Delegate()
    let presented = stage.controller("B", .custom)
    presented.transitioningDelegate = delegate
    presented.preferredContentSize = CGSize(width: 5, height: 5)
    stage.root.present(presented, animated: false)
    presented.preferredContentSize = CGSize(width: 7, height: 7)
    let listener = presented.presentationController as? Listener
    #expect(listener?.sizes == [CGSize(width: 7, height: 7)])
    #expect(listener?.preferredContentSize == CGSize(width: 7, height: 7))
  }

  @Test func additionalSafeAreaInsetsReachTheView() {
    final class Listener: UIViewController {
      var changes = 0
      override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        changes += 1
      }
    }
    let stage = Stage()
    let listener = Listener()
    stage.window.rootViewController = listener
    listener.additionalSafeAreaInsets = UIEdgeInsets(top: 3, left: 0, bottom: 9, right: 0)
    #expect(listener.view.safeAreaInsets == UIEdgeInsets(top: 3, left: 0, bottom: 9, right: 0))
    #expect(listener.changes == 1)
  }

  @Test func layoutCallsComeBetweenIsAppearingAndDidAppear() {
    final class Listener: UIViewController {
      var calls: [String] = []
      override func viewIsAppearing(_ animated: Bool) { calls.append("isAppearing") }
      override func viewWillLayoutSubviews() { calls.append("willLayout") }
      override func viewDidLayoutSubviews() { calls.append("didLayout") }
      override func viewDidAppear(_ animated: Bool) { calls.append("didAppear") }
    }
    let stage = Stage()
    let listener = Listener()
    stage.window.rootViewController = listener
    stage.run(0.05)
    #expect(listener.calls == ["isAppearing", "willLayout", "didLayout", "didAppear"])
  }

  @Test func statusBarFollowsTheFrontmostController() {
    final class Dark: UIViewController {
      var style = UIStatusBarStyle.lightContent
      override var preferredStatusBarStyle: UIStatusBarStyle { style }
      override var prefersStatusBarHidden: Bool { true }
    }
    final class Container: UIViewController {
      override var childForStatusBarStyle: UIViewController? { children.first }
    }
    let stage = Stage()
    #expect(stage.window.statusBarAppearance == StatusBarAppearance())
    let dark = Dark()
    dark.modalPresentationStyle = .overFullScreen
    stage.root.present(dark, animated: false)
    #expect(!stage.window.statusBarAppearance.isHidden)
    dark.modalPresentationCapturesStatusBarAppearance = true
    dark.setNeedsStatusBarAppearanceUpdate()
    #expect(stage.window.statusBarAppearance == StatusBarAppearance(style: .lightContent, isHidden: true))
    dark.dismiss(animated: false)
    let container = Container()
    container.modalPresentationStyle = .fullScreen
    let child = Dark()
    container.addChild(child)
    container.view.addSubview(child.view)
    stage.root.present(container, animated: false)
    #expect(stage.window.statusBarAppearance == StatusBarAppearance(style: .lightContent, isHidden: false))
    child.style = .darkContent
    child.setNeedsStatusBarAppearanceUpdate()
    #expect(stage.window.statusBarAppearance.style == .darkContent)
  }

  @Test func showingAHiddenWindowDoesNotAddACoveredRootView() {
    let stage = Stage()
    let presented = stage.controller("B")
    stage.root.present(presented, animated: false)
    stage.window.isHidden = true
    stage.window.isHidden = false
    #expect(stage.root.view.superview == nil)
    presented.dismiss(animated: false)
    #expect(stage.window.subviews == [stage.root.view])
  }
}
