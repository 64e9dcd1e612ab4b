import Foundation

/// The methods with which a scroll view notifies its delegate of scrolling and lets it choose the final offset.
@MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// Called when the content offset has changed, whether by a drag, a motion or code.
  func scrollViewDidScroll(_ scrollView: UIScrollView)

  /// Called when a finger begins to drag the content.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

  /// Called when the finger lifts, unless ``UIScrollView/isPagingEnabled``.
  ///
  /// - Parameters:
  ///   - velocity: The velocity of the content offset, in points per millisecond.
  ///   - targetContentOffset: The offset at which the content will rest. Set it to choose another one.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)

  /// Called when the finger has lifted. `decelerate` is true if the content continues to move by itself.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)

  /// Called when the content begins to decelerate.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)

  /// Called when the deceleration has ended, at rest or because a finger stopped it.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)

  /// Called when a scroll animation started by code has ended.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)

  /// Returns whether a tap on the status bar may scroll to the top.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool

  /// Called when the content has reached the top after a tap on the status bar.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)

  /// Called when ``UIScrollView/adjustedContentInset`` has changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

// Apple's methods are optional; these are the defaults for methods that a delegate leaves out.
extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}

  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}

  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}

  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}

  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}

  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }

  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}

  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
