import Foundation
import QuartzCore

extension UIView {
  static let noAction = NSNull()

  /// Returns the action that animates the next change to the view's layer; nil outside animation blocks and windows.
  func viewAction(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    guard let animation = ViewAnimation.current, animation.timing.duration > 0 || animation.timing.delay > 0,
      let key = LayerKey(rawValue: event), key.isAnimatedByViews, layer === self.layer, containingWindow != nil,
      let old = layer.modelValue(for: key)
    else { return nil }
    var start = old
    if animation.options.contains(.beginFromCurrentState) || (!key.isAdditive && layer.animation(forKey: event) != nil) {
      start = layer.presentationValue(for: key) ?? old
    }
    return ViewAction(animation: animation, view: self, key: key, old: old, start: start)
  }
}

/// An action that animates one change to a layer in an animation block. It reads the new value when it runs.
@MainActor final class ViewAction: @MainActor CAAction {
  private let animation: ViewAnimation
  private let view: UIView
  private let key: LayerKey
  private let old: AnimatableValue
  /// The start of the animation: the old value, or the presented one.
  private let start: AnimatableValue

  init(animation: ViewAnimation, view: UIView, key: LayerKey, old: AnimatableValue, start: AnimatableValue) {
    (self.animation, self.view, self.key, self.old, self.start) = (animation, view, key, old, start)
  }

  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    guard let layer = anObject as? CALayer, let new = layer.modelValue(for: key) else { return }
    if let recorder = animation.recorder {
      recorder.record(old, new, of: key, in: view)
      return
    }
    let basic = animation.motion == nil ? animation.timing.makeAnimation(of: event) : CABasicAnimation(keyPath: event)
    let startsFromShown = animation.options.contains(.beginFromCurrentState)
    if key.isAdditive {
      basic.isAdditive = true
      basic.fromValue = start.subtracting(new).object
      basic.toValue = new.zero.object
    } else {
      basic.fromValue = start.object
      basic.toValue = new.object
    }
    let change = AnimatedChange(
      view: view, key: key, old: replacedOld(in: layer, forKey: event), new: new,
      isAdaptation: (view as? any BoundsFollowing)?.isFollowing == true)
    if startsFromShown { layer.removeAnimations(of: event) }
    if key == .position, animation.motion?.splitsAxes == true, case .point(let way) = start.subtracting(new) {
      add(CGPoint(x: way.x, y: 0), along: .x, to: layer, change: change)
      add(CGPoint(x: 0, y: way.y), along: .y, to: layer, change: nil)
      return
    }
    let name = key.isAdditive && !startsFromShown ? layer.freeAnimationKey(for: event) : event
    animation.add(basic, to: layer, of: view, forKey: name, change: change)
  }

  private func add(_ way: CGPoint, along axis: MotionTiming.Axis, to layer: CALayer, change: AnimatedChange?) {
    let basic = CABasicAnimation(keyPath: key.rawValue)
    basic.isAdditive = true
    basic.fromValue = way
    basic.toValue = CGPoint.zero
    animation.add(basic, to: layer, of: view, forKey: layer.freeAnimationKey(for: key.rawValue), change: change, along: axis)
  }

  /// Returns the value before the change. If the change replaces another one made at the same time,
  /// returns the value before that one.
  private func replacedOld(in layer: CALayer, forKey event: String) -> AnimatableValue {
    guard !key.isAdditive, let part = layer.animation(forKey: event)?.delegate as? AnimationPart,
      part.madeAt == MediaTime.now, let change = part.change
    else { return old }
    return change.old
  }
}

extension LayerKey {
  /// Whether animations are added to the value. Animations of geometry are additive, so that views don't jump when an animation
  /// is reversed before its end.
  var isAdditive: Bool { self == .position || self == .bounds || self == .transform }

  var isAnimatedByViews: Bool {
    switch self {
    case .hidden, .doubleSided, .masksToBounds, .contents, .contentsScale, .contentsCenter, .shadowPath, .path: false
    default: true
    }
  }
}

extension CALayer {
  /// Returns the first of `key`, `key-2`, `key-3` and so on that no animation uses.
  func freeAnimationKey(for key: String) -> String {
    var (name, number) = (key, 1)
    while animation(forKey: name) != nil {
      number += 1
      name = "\(key)-\(number)"
    }
    return name
  }

  func removeAnimations(of key: String) {
    for name in animationKeys() ?? [] where name == key || name.hasPrefix(key + "-") { removeAnimation(forKey: name) }
  }
}
