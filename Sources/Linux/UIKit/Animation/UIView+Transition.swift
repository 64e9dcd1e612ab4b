import Foundation
import QuartzCore

extension UIView {
  /// Changes the content of a view, and moves from its old to its new appearance with the transition in `options`. Without a
  /// transition in `options` the change is visible at once.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    let timing = AnimationTiming(duration: duration, delay: 0, options: options)
    let animation = ViewAnimation(timing: timing, options: options, completion: completion)
    animation.run {
      if animation.dissolves, areAnimationsEnabled, view.window != nil {
        let fade = CATransition()
        if case .eased(let name) = animation.timing.curve { fade.timingFunction = CAMediaTimingFunction(name: name) }
        animation.add(fade, to: view.layer, of: view, forKey: "viewTransition")
      }
      if let animations {
        if options.contains(.allowAnimatedContent) { animations() } else { performWithoutAnimation(animations) }
      }
    }
  }

  /// Replaces a view with another in the same superview or, with ``AnimationOptions/showHideTransitionViews``,
  /// hides one and shows the other.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    let change = {
      if options.contains(.showHideTransitionViews) {
        fromView.isHidden = true
        toView.isHidden = false
      } else {
        fromView.superview?.insertSubview(toView, aboveSubview: fromView)
        fromView.removeFromSuperview()
      }
    }
    guard let container = fromView.superview else {
      change()
      MainLoop.current.perform { completion?(true) }
      return
    }
    transition(with: container, duration: duration, options: options, animations: change, completion: completion)
  }
}

extension ViewAnimation {
  /// Whether the options contain the cross-fade.
  var dissolves: Bool { (options.rawValue >> 20) & 0xF == 5 && timing.duration > 0 }
}
