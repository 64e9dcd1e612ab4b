import Foundation
import QuartzCore

/// The change of a view that an animation makes visible.
@MainActor struct AnimatedChange {
  weak var view: UIView?
  let key: LayerKey
  let old: AnimatableValue
  let new: AnimatableValue
  /// Whether the view made the change itself, since what it depends on had changed.
  var isAdaptation = false

  /// Takes the change back, where nobody has changed the view since.
  func undo() {
    guard let view, let value = view.layer.modelValue(for: key), value.equals(new) else { return }
    view.take(old, for: key)
  }

  /// Puts right what depends on more than the changes that were taken back: the screen may have turned since.
  static func adapt(after undone: [AnimatedChange]) {
    for change in undone where change.isAdaptation { (change.view as? UIScrollView)?.returnIntoRange() }
  }
}

extension UIView {
  /// Gives a property a value without animation, and without moving subviews, which have changes of their own.
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
        (self as? UIScrollView)?.boundsWereTaken()
      }
    }
  }
}
