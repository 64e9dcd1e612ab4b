/// A delegate that is notified when an animation starts and stops. The default implementations do nothing.
public protocol CAAnimationDelegate: NSObjectProtocol {
  /// Called when the animation has started.
  func animationDidStart(_ anim: CAAnimation)
  /// Called when the animation has stopped. `flag` is true if it reached its end, false if it was removed before.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
