import Foundation

@MainActor open class UIViewController: UIResponder, UITraitEnvironment {
  open var view: UIView! {
    didSet { view.viewController = self }
  }
  open var viewIfLoaded: UIView? { view }

  /// Added to the safe area of the controller's view.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero

  open var presentedViewController: UIViewController? { nil }

  open var traitCollection: UITraitCollection { viewIfLoaded?.traitCollection ?? .initial }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  open func viewSafeAreaInsetsDidChange() {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}

  /// The view is about to get into a window, another window, or none.
  package func viewWillMove(to window: UIWindow?) {}
  /// The view has got into a window, another window, or none.
  package func viewDidMove(from window: UIWindow?) {}

  /// The window is about to take another size; `animations` changes it.
  package func windowWillResize(to size: CGSize, duration: TimeInterval, animations: @escaping () -> Void) {
    animations()
  }
}
