import Foundation

@MainActor open class UIGestureRecognizer: NSObject {
  /// The view that it is attached to.
  open internal(set) weak var view: UIView?
}
