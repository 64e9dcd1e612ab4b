import UIKit

/// The axis of a drag in terms of a scroll view's content offset.
struct ListAxis {
  let isVertical: Bool
  /// 1 if a finger that makes the sheet grow makes the content offset larger, -1 if it makes it smaller.
  let sign: CGFloat

  init(_ space: SheetSpace) {
    isVertical = space.isVertical
    sign = space.growth(x: -1, y: -1) > 0 ? 1 : -1
  }

  /// The size and the content insets of a scroll view along the axis, in points.
  struct Room {
    /// The inset at the top or left.
    let low: CGFloat
    /// The inset at the bottom or right.
    let high: CGFloat
    let size: CGFloat
  }

  @MainActor func offset(of scrollView: UIScrollView) -> CGFloat {
    isVertical ? scrollView.contentOffset.y : scrollView.contentOffset.x
  }

  @MainActor func point(at offset: CGFloat, in scrollView: UIScrollView) -> CGPoint {
    isVertical
      ? CGPoint(x: scrollView.contentOffset.x, y: offset) : CGPoint(x: offset, y: scrollView.contentOffset.y)
  }

  @MainActor func room(of scrollView: UIScrollView) -> Room {
    let inset = scrollView.adjustedContentInset
    return isVertical
      ? Room(low: inset.top, high: inset.bottom, size: scrollView.bounds.height)
      : Room(low: inset.left, high: inset.right, size: scrollView.bounds.width)
  }

  /// The smallest and the largest content offset at which a scroll view with this room rests.
  @MainActor func range(of scrollView: UIScrollView, in room: Room) -> (start: CGFloat, end: CGFloat) {
    let content = isVertical ? scrollView.contentSize.height : scrollView.contentSize.width
    return (-room.low, max(-room.low, content + room.high - room.size))
  }

  @MainActor func alwaysBounces(_ scrollView: UIScrollView) -> Bool {
    isVertical ? scrollView.alwaysBounceVertical : scrollView.alwaysBounceHorizontal
  }
}

/// The room that a list had before a transition. During the transition UIKit has laid out the list for the end of it, where the
/// room can be different. The kept room is valid as long as the window and the content keep their sizes.
struct KeptRoom {
  let room: ListAxis.Room
  private let grounds: Grounds

  private struct Grounds: Equatable {
    let window: CGSize?
    let safeArea: UIEdgeInsets?
    let content: CGSize

    @MainActor init(_ scrollView: UIScrollView) {
      window = scrollView.window?.bounds.size
      safeArea = scrollView.window?.safeAreaInsets
      content = scrollView.contentSize
    }
  }

  @MainActor init(of scrollView: UIScrollView, along axis: ListAxis) {
    room = axis.room(of: scrollView)
    grounds = Grounds(scrollView)
  }

  @MainActor func isValid(for scrollView: UIScrollView) -> Bool {
    grounds == Grounds(scrollView)
  }
}
