import CoreGraphics
import Foundation

extension UIPresentationController {
  /// The style that takes this one's place in the present surroundings; nil where it does not adapt.
  var adaptation: UIModalPresentationStyle? {
    switch adaptivePresentationStyle {
    case .fullScreen: presentationStyle == .fullScreen ? nil : .fullScreen
    case .overFullScreen: presentationStyle == .overFullScreen ? nil : .overFullScreen
    case .none where ownAdaptiveStyle != .none: ownAdaptiveStyle
    default: nil
    }
  }

  /// The one that runs the presentation: itself, or one of the adapted style for the controller that the delegate chooses.
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

  /// Puts the container in the window, or over the view of the presentation context.
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

  /// The transition under way is over, or there is none.
  func finishTransition(_ context: TransitionContext) {
    if container?.transition === context { container?.transition = nil }
    for controller in [link.presented, link.presenting] where controller?.modal.coordinator === context.coordinator {
      controller?.modal.coordinator = nil
    }
  }

  /// Somebody took the container, or what it lies in, out of the window. A transition cannot go on there, and without its
  /// container the presentation cannot either.
  func containerDidLeaveWindow(wasRemoved: Bool) {
    guard let presented = link.presented, container != nil, presented.modal.phase != .none else { return }
    if wasRemoved || presented.modal.phase != .presented { ModalTransitions.tearDown(presented) }
  }

  // MARK: Sizes

  /// The size of the container as it is: one over a presentation context follows that controller's view.
  var contextSize: CGSize { container?.bounds.size ?? .zero }

  func forwardSizeTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
    guard let presented = link.presented, let view = presented.viewIfLoaded else { return }
    let presentedSize = self.size(forChildContentContainer: presented, withParentContainerSize: size)
    if presentedSize != view.bounds.size { presented.viewWillTransition(to: presentedSize, with: coordinator) }
  }
}
