import UIKit

extension UIView {
  /// Where the view is shown at this moment of its animations, in the coordinates of its superview.
  var visibleFrame: CGRect {
    (layer.presentation() ?? layer).frame
  }
}
