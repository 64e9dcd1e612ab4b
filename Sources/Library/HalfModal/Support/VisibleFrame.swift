import UIKit

extension UIView {
  /// Where the view is shown at this moment of its animations, in the coordinates of its superview.
  var visibleFrame: CGRect {
    (layer.presentation() ?? layer).frame
  }

  /// Where the view is shown at this moment of its and its superviews' animations, in the coordinates of its window. Transforms do
  /// not count.
  var visibleFrameInWindow: CGRect {
    var frame = visibleFrame
    var view = superview
    while let current = view, !(current is UIWindow) {
      let layer = current.layer.presentation() ?? current.layer
      frame = frame.offsetBy(dx: layer.frame.minX - layer.bounds.minX, dy: layer.frame.minY - layer.bounds.minY)
      view = current.superview
    }
    return frame
  }
}
