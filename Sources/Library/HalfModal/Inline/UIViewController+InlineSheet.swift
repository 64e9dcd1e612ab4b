import UIKit

extension UIViewController {
  /// The inline sheet that contains this controller's view; nil if there is none, or if the view is not loaded.
  public var inlineSheet: InlineSheet? {
    sequence(first: viewIfLoaded, next: { $0?.superview }).lazy.compactMap { ($0 as? InlineStageView)?.sheet }.first
  }
}
