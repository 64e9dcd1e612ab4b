/// The appearance of the status bar.
package struct StatusBarAppearance: Hashable, Sendable {
  package var style: UIStatusBarStyle
  package var isHidden: Bool

  package init(style: UIStatusBarStyle = .default, isHidden: Bool = false) {
    self.style = style
    self.isHidden = isHidden
  }
}

extension UIWindow {
  /// The appearance that the front-most controllers requested when they last appeared or called
  /// `setNeedsStatusBarAppearanceUpdate()`.
  package var statusBarAppearance: StatusBarAppearance { rootViewController?.statusBar ?? StatusBarAppearance() }
}

extension UIViewController {
  /// Reads the preferred status bar appearance of the controllers again.
  func updateStatusBar() {
    guard let root = viewIfLoaded?.window?.rootViewController else { return }
    let front = root.statusBarController
    root.statusBar.style = front.decider(\.childForStatusBarStyle).preferredStatusBarStyle
    root.statusBar.isHidden = front.decider(\.childForStatusBarHidden).prefersStatusBarHidden
  }

  /// The front-most controller, ignoring presentations that are not full screen and do not capture the status bar's appearance.
  private var statusBarController: UIViewController {
    presentedStack.last {
      $0.modal.phase != .dismissing
        && ($0.modal.controller?.presentationStyle == .fullScreen || $0.modalPresentationCapturesStatusBarAppearance)
    } ?? self
  }

  private func decider(_ child: (UIViewController) -> UIViewController?) -> UIViewController {
    child(self)?.decider(child) ?? self
  }
}
