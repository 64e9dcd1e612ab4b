import UIKit

/// What is under a finger that has landed on something which a drag moves: the lists that the finger may scroll, and what may keep it.
@MainActor final class TouchedViews {
  private(set) var lists: [DraggedList] = []
  /// The scroll views that would follow the finger, but have to wait for it.
  private var outranked: [UIScrollView] = []
  /// Where the finger has landed.
  private weak var touched: UIView?
  /// What a drag moves.
  private weak var root: UIView?

  /// A finger has landed on `root`.
  ///
  /// - Parameters:
  ///   - space: The way of what is moved; nil where there is none.
  ///   - isOnGrabber: Whether a drag moves that and no list.
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

  /// A finger has landed where nothing is that it could scroll.
  func landBeside() {
    end()
    touched = nil
  }

  /// Leaves the lists alone from now on.
  func end() {
    // Where a list ends is known once it is as large as what it is in is now.
    if let root, root.window != nil, lists.contains(where: \.wasPut) { root.layoutIfNeeded() }
    lists.forEach { $0.end() }
    (lists, outranked) = ([], [])
  }

  /// Gives up the lists to somebody who ends them later.
  func handOver() -> [DraggedList] {
    defer { lists = [] }
    lists.forEach { $0.leave() }
    return lists
  }

  /// From the one that the finger is in up to those that fill what is moved.
  private var views: some Sequence<UIView> {
    sequence(first: touched, next: { $0?.superview }).prefix { [root] in $0 !== root }.compactMap { $0 }
  }

  /// Whether a control keeps the touch, as sliders do; buttons and text fields want taps alone. One in a list hears of the touch only
  /// after a moment.
  var isTaken: Bool {
    views.contains { ($0 as? UIControl)?.isTracking == true && !($0 is UIButton || $0 is UITextField) }
  }

  /// Whether there is a list that can be scrolled.
  var canScroll: Bool {
    lists.contains { $0.canScroll }
  }

  /// The list that shares the finger's way with what is moved.
  var sharing: DraggedList? {
    following.first ?? lists.first { !$0.hasFailed && $0.canScroll }
  }

  /// The list that a finger leaves with a speed.
  var carrying: DraggedList? {
    following.first ?? lists.first { $0.canScroll }
  }

  /// The lists that the finger drags by themselves.
  private var following: [DraggedList] {
    lists.filter { $0.isFollowing && $0.canScroll }
  }

  /// Whether the finger drags a list already, and did so before this event.
  var isFollowed: Bool {
    following.contains { !$0.hasJustBegun }
  }

  /// Whether a motion leads across the way of what is moved. A list takes an even diagonal, and what it is in goes with it.
  func goesAcross(_ motion: CGPoint, in space: SheetSpace) -> Bool {
    let (x, y) = (Double(motion.x), Double(motion.y))
    return space.isAlong(x: y, y: x) || !space.isAlong(x: x, y: y) && !canScroll
  }

  /// Whether a recogniser is the drag of a list that follows the finger too. What it does is put right as long as what the list is in has
  /// the finger.
  func isListDrag(_ recognizer: UIGestureRecognizer) -> Bool {
    lists.contains { $0.scrollView.panGestureRecognizer === recognizer && $0.canScroll }
  }

  /// Whether a recogniser is the drag of a list that has to wait until the finger is known not to drag what the list is in.
  func outranks(_ recognizer: UIGestureRecognizer) -> Bool {
    outranked.contains { $0.panGestureRecognizer === recognizer }
  }

  /// A new event is about to be dealt with.
  func prepare() {
    lists.forEach { $0.prepare() }
  }

  /// Keeps the finger's speed from the lists: what they are in goes on with it.
  func stop() {
    following.forEach { $0.stop() }
  }
}
