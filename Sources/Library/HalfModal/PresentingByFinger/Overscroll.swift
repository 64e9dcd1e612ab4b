import UIKit

/// The end of a scroll view past which a finger pulls the content, and the values from which the progress of the pull is
/// computed.
struct Overscroll: Equatable {
  let edge: ScrubbedPresentation.Edges
  /// The height of the presenter's view, in points.
  let height: CGFloat
  /// The vertical content offset at which the content rests at that end, in points.
  private let end: CGFloat

  @MainActor init(of scrollView: UIScrollView, past edge: ScrubbedPresentation.Edges, height: CGFloat) {
    let inset = scrollView.adjustedContentInset
    let start = -inset.top
    self.edge = edge
    self.height = height
    end = edge == .top ? start : max(start, scrollView.contentSize.height + inset.bottom - scrollView.bounds.height)
  }

  /// The distance by which the content is shown past its end, in points; negative if it is not past the end.
  @MainActor func distance(of scrollView: UIScrollView) -> CGFloat {
    let offset = scrollView.contentOffset.y
    return edge == .top ? end - offset : offset - end
  }
}

extension UIScrollView {
  /// The end past which the content is shown; nil if the content is past none of `edges`.
  func overscrolledEdge(of edges: ScrubbedPresentation.Edges) -> ScrubbedPresentation.Edges? {
    [ScrubbedPresentation.Edges.top, .bottom].first {
      edges.contains($0) && Overscroll(of: self, past: $0, height: 0).distance(of: self) > 0
    }
  }
}
