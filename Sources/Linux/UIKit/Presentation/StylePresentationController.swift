import CoreGraphics

/// The presentation controller of the built-in styles that fill their container.
final class StylePresentationController: UIPresentationController {
  private let style: UIModalPresentationStyle

  init(_ style: UIModalPresentationStyle, presented: UIViewController, presenting: UIViewController?) {
    self.style = style
    super.init(presentedViewController: presented, presenting: presenting)
  }

  override var presentationStyle: UIModalPresentationStyle { style }

  /// Full screen for popovers, which are not implemented: they fill the window, as in compact width before iOS 13.
  override var ownAdaptiveStyle: UIModalPresentationStyle { style == .popover ? .fullScreen : .none }

  override var shouldPresentInFullscreen: Bool { style != .currentContext && style != .overCurrentContext }

  override var shouldRemovePresentersView: Bool { style == .fullScreen || style == .currentContext }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    guard transition?.isRunning != true, let view = presentedView, view.superview === containerView else { return }
    view.frame = frameOfPresentedViewInContainerView
  }
}
