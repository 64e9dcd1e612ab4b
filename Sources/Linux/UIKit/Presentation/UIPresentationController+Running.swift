import CoreGraphics
import Foundation

extension UIPresentationController {
  /// The style that replaces the presentation's own style with the current traits; nil if the presentation doesn't adapt.
  var adaptation: UIModalPresentationStyle? {
    switch adaptivePresentationStyle {
    case .fullScreen: presentationStyle == .fullScreen ? nil : .fullScreen
    case .overFullScreen: presentationStyle == .overFullScreen ? nil : .overFullScreen
    case .none where ownAdaptiveStyle != .none: ownAdaptiveStyle
    default: nil
    }
  }

  /// Returns the controller that runs the presentation: this one if `style` is nil, otherwise a new one in the adapted style.
  /// The delegate may choose another controller to present.
  func adapted(to style: UIModalPresentationStyle?) -> UIPresentationController {
    guard let style else { return self }
    let shown =
      delegate?.presentationController(self, viewControllerForAdaptivePresentationStyle: style) ?? presentedViewController
    let adapted = StylePresentationController(style, presented: shown, presenting: link.presenting)
    adapted.delegate = delegate
    adapted.original = self
    delegate?.presentationController(self, prepare: adapted)
    return adapted
  }

  /// Adds the container to the window, or above the view of the presentation context.
  func insertContainer(over presenter: UIViewController) -> PresentationContainerView? {
    let covered = presenter.view
    guard let host = shouldPresentInFullscreen ? covered?.window : covered?.superview, let covered else { return nil }
    let container = PresentationContainerView(
      frame: shouldPresentInFullscreen ? host.bounds : covered.frame, presentation: self)
    if shouldPresentInFullscreen {
      host.addSubview(container)
    } else {
      container.autoresizingMask = covered.autoresizingMask
      host.insertSubview(container, aboveSubview: covered)
    }
    self.container = container
    original?.container = container
    return container
  }

  func removeContainer() {
    let leaving = container
    container = nil
    original?.container = nil
    leaving?.transition = nil
    leaving?.removeFromSuperview()
  }

  /// Releases a transition that has ended, and its coordinator.
  func finishTransition(_ context: TransitionContext) {
    if container?.transition === context { container?.transition = nil }
    for controller in [link.presented, link.presenting] where controller?.modal.coordinator === context.coordinator {
      controller?.modal.coordinator = nil
    }
  }

  /// Called after other code removed the container, or a view around it, from the window. A transition can't continue outside
  /// the window, and the presentation can't continue without its container.
  func containerDidLeaveWindow(wasRemoved: Bool) {
    guard let presented = link.presented, container != nil, presented.modal.phase != .none else { return }
    if wasRemoved || presented.modal.phase != .presented { ModalTransitions.tearDown(presented) }
  }

  // MARK: Sizes

  /// The current size of the container, in points. In a presentation context, it follows the size of the covered view.
  var contextSize: CGSize { container?.bounds.size ?? .zero }

  func forwardSizeTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
    guard let presented = link.presented, let view = presented.viewIfLoaded else { return }
    let presentedSize = self.size(forChildContentContainer: presented, withParentContainerSize: size)
    if presentedSize != view.bounds.size { presented.viewWillTransition(to: presentedSize, with: coordinator) }
  }
}
