import Foundation

extension UIViewController {
  func adopt(_ child: UIViewController) {
    guard child !== self, child.parent !== self else { return }
    if child.parent != nil { child.leaveParent() }
    child.willMove(toParent: self)
    containment.children.append(child)
    child.containment.parent = self
    child.containment.isMovingToParent = true
    child.containment.isMovingFromParent = false
  }

  func leaveParent() {
    guard let parent else { return }
    parent.containment.children.removeAll { $0 === self }
    containment.parent = nil
    containment.isMovingToParent = false
    didMove(toParent: nil)
    containment.isMovingFromParent = false
  }

  func exchange(
    _ from: UIViewController, for to: UIViewController, duration: TimeInterval, options: UIView.AnimationOptions,
    animations: (() -> Void)?, completion: ((Bool) -> Void)?
  ) {
    guard from.parent === self, to.parent === self, let host = from.view.superview else {
      Diagnostics.report("Children view controllers must have a common parent view controller when calling transition(from:to:).")
      return
    }
    let forwards = appearance.isShownOrAppearing && shouldAutomaticallyForwardAppearanceMethods
    let animated = duration > 0
    if forwards {
      from.beginAppearance(false, animated: animated)
      to.beginAppearance(true, animated: animated)
    }
    host.addSubview(to.view)
    UIView.animate(withDuration: duration, delay: 0, options: options) {
      animations?()
    } completion: { finished in
      from.view.removeFromSuperview()
      if forwards {
        from.endAppearance()
        to.endAppearance()
      }
      completion?(finished)
    }
  }

  /// This controller, its parent, its parent's parent, and so on.
  var selfAndAncestors: [UIViewController] {
    var chain = [self]
    while let parent = chain[chain.count - 1].parent { chain.append(parent) }
    return chain
  }

  // MARK: Sizes

  func notifyContainerOfPreferredContentSize() {
    if let parent {
      parent.preferredContentSizeDidChange(forChildContentContainer: self)
    } else if modal.phase != .none {
      modal.controller?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }

  func sizeOfChild(_ container: UIContentContainer, parentSize: CGSize) -> CGSize {
    guard let child = (container as? UIViewController)?.viewIfLoaded, let own = viewIfLoaded else { return parentSize }
    return child.bounds.size == own.bounds.size ? parentSize : child.bounds.size
  }

  func forwardSizeTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
    for child in children {
      let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
      guard let view = child.viewIfLoaded, view.bounds.size != childSize else { continue }
      child.viewWillTransition(to: childSize, with: coordinator)
    }
  }
}
