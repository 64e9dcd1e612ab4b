import UIKit

/// What the length of a pull depends on beside the finger.
struct PullMeasure: Equatable {
  let edge: PullEdges
  /// The height of the presenter's view.
  let height: CGFloat
  /// The offset at which the content rests at that edge.
  private let end: CGFloat

  @MainActor init(of scrollView: UIScrollView, beyond edge: PullEdges, height: CGFloat) {
    let inset = scrollView.adjustedContentInset
    let start = -inset.top
    self.edge = edge
    self.height = height
    end = edge == .top ? start : max(start, scrollView.contentSize.height + inset.bottom - scrollView.bounds.height)
  }

  /// How far the content is shown beyond its end, in points; negative where it is not.
  @MainActor func distance(of scrollView: UIScrollView) -> CGFloat {
    let offset = scrollView.contentOffset.y
    return edge == .top ? end - offset : offset - end
  }
}
