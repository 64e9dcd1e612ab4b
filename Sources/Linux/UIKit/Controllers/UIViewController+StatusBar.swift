/// How the status bar is to look.
package struct StatusBarAppearance: Hashable, Sendable {
  package var style: UIStatusBarStyle
  package var isHidden: Bool

  package init(style: UIStatusBarStyle = .default, isHidden: Bool = false) {
    self.style = style
    self.isHidden = isHidden
  }
}

extension UIWindow {
  /// What the controllers in front asked for when they last appeared or said that it had changed.
  package var statusBarAppearance: StatusBarAppearance { rootViewController?.statusBar ?? StatusBarAppearance() }
}

extension UIViewController {
  /// Asks the controllers that decide about the status bar again.
  func updateStatusBar() {
    guard let root = viewIfLoaded?.window?.rootViewController else { return }
    let front = root.statusBarController
    root.statusBar.style = front.decider(\.childForStatusBarStyle).preferredStatusBarStyle
    root.statusBar.isHidden = front.decider(\.childForStatusBarHidden).prefersStatusBarHidden
  }

  /// The controller in front, but for presentations that do not cover the window and do not ask to decide.
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
