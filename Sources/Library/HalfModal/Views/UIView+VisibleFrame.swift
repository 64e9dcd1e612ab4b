import UIKit

extension UIView {
  /// The frame of the view as it is on screen during an animation, in the coordinates of its superview.
  var visibleFrame: CGRect {
    (layer.presentation() ?? layer).frame
  }

  /// The frame of the view as it is on screen during animations of the view and its superviews, in window coordinates. Transforms
  /// of superviews are ignored.
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
