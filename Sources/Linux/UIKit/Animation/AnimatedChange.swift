import Foundation
import QuartzCore

/// A change to a view's property that an animation shows.
@MainActor struct AnimatedChange {
  weak var view: UIView?
  let key: LayerKey
  let old: AnimatableValue
  let new: AnimatableValue
  /// Whether the view made the change itself, to adapt to a change of its geometry.
  var isAdaptation = false

  /// Restores the old value, unless the property has changed again since.
  func undo() {
    guard let view, let value = view.layer.modelValue(for: key), value.equals(new) else { return }
    view.take(old, for: key)
  }

  /// Moves scroll views back into range if their adaptation was undone: the screen may have rotated since it was made.
  static func adapt(after undone: [AnimatedChange]) {
    for change in undone where change.isAdaptation { (change.view as? any BoundsFollowing)?.returnIntoRange() }
  }
}

extension UIView {
  /// Sets a property without animation and without moving subviews, which are restored by changes of their own.
  func take(_ value: AnimatableValue, for key: LayerKey) {
    UIView.performWithoutAnimation {
      if key == .backgroundColor, case .color(let color) = value {
        backgroundColor = color.map { UIColor(cgColor: $0) }
        return
      }
      layer.setValue(value.object, forKeyPath: key.rawValue)
      if key.isAdditive { updateInsets(always: true) }
      if key == .bounds {
        setNeedsLayout()
        (self as? any BoundsFollowing)?.boundsWereTaken()
      }
    }
  }
}
