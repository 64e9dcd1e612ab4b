import CoreGraphics
import Foundation
import QuartzCore

extension UIViewController {
  /// Notifies this root controller, its children and all presented controllers of a new window size, in points. Then runs
  /// `animations`, which resize the window.
  package func windowWillResize(to size: CGSize, duration: TimeInterval, animations: @escaping () -> Void) {
    guard let container = viewIfLoaded?.window ?? presentedStack.first?.viewIfLoaded?.window else { return animations() }
    let coordinator = TransitionCoordinator(containerView: container, isAnimated: duration > 0, presentationStyle: .none)
    coordinator.transitionDuration = duration
    let stack = wholeStack
    let told = ([self] + stack).filter { $0.modal.coordinator == nil }
    for controller in told { controller.modal.coordinator = coordinator }

    let presentations = stack.compactMap(\.modal.controller)
    let traits = UITraitCollection(
      size: size, scale: container.traitCollection.displayScale, style: container.traitCollection.userInterfaceStyle)
    if traits != container.traitCollection {
      willTransition(to: traits, with: coordinator)
      for presentation in presentations { presentation.willTransition(to: traits, with: coordinator) }
    }
    viewWillTransition(to: size, with: coordinator)
    for presentation in presentations {
      guard let place = presentation.container else { continue }
      let containerSize = place.superview === container ? size : presentation.contextSize
      presentation.viewWillTransition(to: containerSize, with: coordinator)
    }
    let change = {
      animations()
      for presentation in presentations { presentation.container?.layoutIfNeeded() }
      coordinator.runAnimations()
    }
    let end = {
      for controller in told where controller.modal.coordinator === coordinator { controller.modal.coordinator = nil }
      coordinator.end(cancelled: false)
    }
    if duration > 0 {
      let timing = AnimationTiming(duration: duration, delay: 0, options: [])
      let animation = ViewAnimation(timing: timing, options: []) { _ in end() }
      // This animation has its own clock, because a transition under a finger can hold the current one.
      animation.clock = AnimationClock(.steady(from: MediaTime.now, since: MediaTime.now, rate: 1))
      animation.run(change)
    } else {
      UIView.performWithoutAnimation(change)
      end()
    }
  }

  /// All controllers that are presented by this controller or its children, or in turn by those controllers.
  private var wholeStack: [UIViewController] {
    let below = children.flatMap(\.wholeStack)
    guard let presented = modal.presented else { return below }
    return below + [presented] + presented.wholeStack
  }
}
