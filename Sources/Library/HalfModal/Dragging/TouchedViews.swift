import UIKit

/// The views under a finger in a view that a drag moves: the lists that the finger can scroll, and the controls that can keep the
/// touch.
@MainActor final class TouchedViews {
  private(set) var lists: [DraggedList] = []
  /// The scroll views that must wait until the drag fails.
  private var outranked: [UIScrollView] = []
  /// The view that the finger touches.
  private weak var touched: UIView?
  /// The view that a drag moves.
  private weak var root: UIView?

  /// Finds the views under a finger that landed on `root`.
  ///
  /// - Parameters:
  ///   - touched: The view that the finger touches.
  ///   - root: The view that the drag moves.
  ///   - space: The axis of the drag; nil if it is not known yet.
  ///   - isOnGrabber: Whether the drag always moves `root` and never scrolls a list.
  func land(on touched: UIView?, in root: UIView, space: SheetSpace?, isOnGrabber: Bool = false) {
    end()
    (self.touched, self.root) = (touched, root)
    guard let space else { return }
    lists = views.compactMap { ($0 as? UIScrollView).map { DraggedList($0, in: space) } }
    guard isOnGrabber else { return }
    let scrolling = lists.filter(\.canScroll).map(\.scrollView)
    end()
    outranked = scrolling
  }

  /// Handles a finger that landed outside the view that the drag moves.
  func landOutside() {
    end()
    touched = nil
  }

  /// Releases the lists.
  func end() {
    // A list's end depends on its final size.
    if let root, root.window != nil, lists.contains(where: \.wasPut) { root.layoutIfNeeded() }
    lists.forEach { $0.end() }
    (lists, outranked) = ([], [])
  }

  /// Removes the lists and returns them to a caller that calls their ``DraggedList/end()`` later.
  func handOver() -> [DraggedList] {
    defer { lists = [] }
    lists.forEach { $0.stopFollowing() }
    return lists
  }

  /// The touched view and its superviews below `root`.
  private var views: some Sequence<UIView> {
    sequence(first: touched, next: { $0?.superview }).prefix { [root] in $0 !== root }.compactMap { $0 }
  }

  /// Whether a control keeps the touch, as a slider does. Buttons and text fields don't, because they only need taps. In a list
  /// the value can change after the landing, because UIKit delays the touch of the control.
  var isTaken: Bool {
    views.contains { ($0 as? UIControl)?.isTracking == true && !($0 is UIButton || $0 is UITextField) }
  }

  /// Whether the finger can scroll at least one of the lists.
  var canScroll: Bool {
    lists.contains { $0.canScroll }
  }

  /// The list that shares the finger's movement with the sheet; nil if there is none.
  var sharing: DraggedList? {
    following.first ?? lists.first { !$0.hasFailed && $0.canScroll }
  }

  /// The list that can take over the finger's velocity; nil if there is none.
  var carrying: DraggedList? {
    following.first ?? lists.first { $0.canScroll }
  }

  /// The lists whose own recognizers follow the finger.
  private var following: [DraggedList] {
    lists.filter { $0.isFollowing && $0.canScroll }
  }

  /// Whether a list already followed the finger before this event.
  var isFollowed: Bool {
    following.contains { !$0.hasJustBegun }
  }

  /// Whether a movement leads across the axis. An exact diagonal does so only if there is no list to scroll, because a list would
  /// scroll, and the drag shares its movement.
  func goesAcross(_ movement: CGPoint, in space: SheetSpace) -> Bool {
    let (x, y) = (Double(movement.x), Double(movement.y))
    return space.isAlong(x: y, y: x) || !space.isAlong(x: x, y: y) && !canScroll
  }

  /// Whether a recognizer is the pan recognizer of a list that shares the finger.
  func isListDrag(_ recognizer: UIGestureRecognizer) -> Bool {
    lists.contains { $0.scrollView.panGestureRecognizer === recognizer && $0.canScroll }
  }

  /// Whether a recognizer is the pan recognizer of a list that must wait until the drag fails.
  func outranks(_ recognizer: UIGestureRecognizer) -> Bool {
    outranked.contains { $0.panGestureRecognizer === recognizer }
  }

  /// Prepares the lists for the next event of the finger.
  func prepare() {
    lists.forEach { $0.prepare() }
  }

  /// Stops the lists that follow the finger, because the sheet takes over the finger's velocity.
  func stop() {
    following.forEach { $0.stop() }
  }
}
