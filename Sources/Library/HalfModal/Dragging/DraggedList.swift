import Kinetics
import UIKit

/// A scroll view under the finger, seen along the sheet's way.
@MainActor final class DraggedList {
  let scrollView: UIScrollView
  private let isVertical: Bool
  /// What turns the content's offset into one that grows with the sheet: 1 or -1.
  private let sign: CGFloat

  /// The offset before the event that is dealt with, as nobody had moved it yet.
  private var before: CGFloat
  /// Where the event is to leave the offset, when the sheet takes part in it.
  private var target: CGFloat?
  /// Whether the list was ever put somewhere.
  private(set) var wasPut = false
  private var observation: GestureObservation?
  /// The end at which the list stood when the sheet last went outwards.
  private var keptStart = -Double.infinity
  /// Whether the list is laid out otherwise than it is shown, and so measures the finger's way otherwise.
  var isLaidOutElsewhere = false
  /// What the list lay in when that was kept, and what that depends on beside the list's own place.
  private var keptRoom: (room: Room, grounds: Grounds)?

  /// What a list leaves free at its ends, and how much it shows.
  private struct Room {
    let low: CGFloat
    let high: CGFloat
    let size: CGFloat
  }

  private struct Grounds: Equatable {
    let screen: CGSize?
    let safeArea: UIEdgeInsets?
    let content: CGSize
  }

  init(_ scrollView: UIScrollView, in space: SheetSpace) {
    self.scrollView = scrollView
    isVertical = space.isVertical
    sign = space.growth(x: -1, y: -1) > 0 ? 1 : -1
    before = 0
    before = offset
    observation = GestureObservation(of: scrollView.panGestureRecognizer) { [weak self] in self?.listDidMove($0) }
  }

  /// How far a finger has pulled a list beyond the end from which it goes on inwards, in points; 0 where it has not.
  static func wayInwards(of scrollView: UIScrollView, in space: SheetSpace) -> Double {
    let list = DraggedList(scrollView, in: space)
    defer { list.end() }
    let metrics = list.metrics
    return max(0, metrics.offset - metrics.end)
  }

  /// Follows the scroll view no more, which somebody ends later.
  func leave() {
    observation?.end()
    observation = nil
  }

  /// Leaves the scroll view alone from now on. What has been put beyond its end, without a drag of its own, comes back.
  func end() {
    leave()
    keptRoom = nil
    guard wasPut, !isFollowing, !scrollView.isDecelerating else { return }
    let range = range
    let rest = min(max(offset, range.start), range.end)
    // What is beyond it by a rounding alone is not.
    if abs(rest - offset) > 0.01 { scrollView.setContentOffset(point(at: rest), animated: true) }
  }

  /// Whether the content can be moved along the sheet's way, if only to come back.
  var canScroll: Bool {
    guard scrollView.isScrollEnabled, scrollView.panGestureRecognizer.isEnabled else { return false }
    let range = range
    return range.end > range.start
      || scrollView.bounces
        && (isVertical ? scrollView.alwaysBounceVertical : scrollView.alwaysBounceHorizontal)
  }

  /// Whether the scroll view's own recogniser has given this touch up.
  var hasFailed: Bool {
    let state = scrollView.panGestureRecognizer.state
    return state == .failed || state == .cancelled
  }

  /// Whether the scroll view follows the finger by itself.
  var isFollowing: Bool {
    let state = scrollView.panGestureRecognizer.state
    return state == .began || state == .changed || state == .ended
  }

  /// Whether the scroll view follows the finger by itself from this event on. What it took to see that is lost to it.
  var hasJustBegun: Bool {
    scrollView.panGestureRecognizer.state == .began
  }

  /// How much of what the sheet leaves over the list takes: only what it follows, and where it has just begun to, what it has seen since.
  private func part(of leftover: Double) -> Double {
    guard isFollowing else { return 0 }
    guard hasJustBegun else { return leftover }
    let motion = scrollView.panGestureRecognizer.translation(in: nil)
    let way = Double((isVertical ? motion.y : motion.x) * -sign)
    return leftover > 0 ? min(leftover, max(0, way)) : max(leftover, min(0, way))
  }

  /// A new event is about to be dealt with.
  func prepare() {
    before = offset
    target = nil
  }

  /// Has the list laid out anew in the middle of an event. What that makes of an offset that the event has not moved is no motion.
  func keep(_ layOut: () -> Void) {
    let isUnmoved = offset == before
    layOut()
    if isUnmoved { before = offset }
  }

  /// Whether somebody else has moved the list since it was put somewhere.
  var wasMoved: Bool {
    guard let target else { return false }
    return abs(offset - target) > 0.5
  }

  /// How the list slows down.
  var decay: Decay {
    Decay(rate: min(0.9999, max(0.01, Double(scrollView.decelerationRate.rawValue))))
  }

  /// The list as the budget of a drag sees it, before the event. Beyond its ends a list shows less than the finger has pulled.
  var metrics: SheetScroll {
    let shown = Double(before * sign)
    let (start, end) = ends(at: shown)
    let edge = min(max(shown, start), end)
    guard scrollView.bounces, shown != edge else { return SheetScroll(offset: edge, start: start, end: end) }
    // Code can have put the list further than any pull shows.
    let limit = band.dimension * 0.999
    let excess = min(limit, max(-limit, shown - edge))
    return SheetScroll(offset: edge + band.pulled(for: excess), start: start, end: end)
  }

  /// Where a list begins and ends that is at an offset.
  private func ends(at offset: Double) -> (start: Double, end: Double) {
    let range = range
    let (near, far) = sign > 0 ? (range.start, range.end) : (-range.end, -range.start)
    return (start: min(Double(far), max(Double(near), min(keptStart, offset))), end: Double(far))
  }

  private var band: RubberBand {
    RubberBand(dimension: Double(max(1, isVertical ? scrollView.bounds.height : scrollView.bounds.width)))
  }

  /// The sheet goes outwards. The list of one that comes from the top or the leading edge gets room by that, which is not to be
  /// scrolled away: the finger goes on with the sheet.
  private func keepStart() {
    if sign < 0 { keptStart = max(keptStart, metrics.start) }
  }

  /// Takes its share of the finger's way.
  ///
  /// - Parameters:
  ///   - scroll: The list as the budget saw it.
  ///   - extent: How much was shown of what the list is in, before.
  ///   - isHeld: Whether the finger had that already.
  func take(_ result: DragBudget.Result, of scroll: SheetScroll?, from extent: Double, isHeld: Bool) {
    if result.extent < extent { keepStart() }
    guard let offset = result.offset, let scroll else { return }
    let isLeftToIt = result.extent == extent && isFollowing && !(isHeld && hasJustBegun) && !isLaidOutElsewhere
    // What is left over pulls a list that follows the finger beyond its end.
    let way = offset - scroll.offset + part(of: result.leftover)
    if !isLeftToIt, way != 0 || isFollowing { put(at: metrics.offset + way) }
  }

  /// Puts the list where the budget has it, now and when the scroll view has dealt with the event itself.
  func put(at offset: Double) {
    let (start, end) = ends(at: offset)
    let edge = min(max(offset, start), end)
    wasPut = true
    target = CGFloat(scrollView.bounces ? edge + band.shown(for: offset - edge) : edge) * sign
    write()
  }

  /// Keeps the finger's speed from the list, which stays where it is, to the device pixel. One that is pulled beyond its end comes back
  /// by itself.
  func stop() {
    if target == nil { target = offset }
    let shown = Double((target ?? offset) * sign)
    let (start, end) = ends(at: shown)
    guard shown > start - 1e-6, shown < end + 1e-6 else { return }
    let scale = scrollView.traitCollection.displayScale
    let rest = scale > 0 ? (shown * Double(scale)).rounded() / Double(scale) : shown
    scrollView.setContentOffset(point(at: CGFloat(min(max(rest, start), end)) * sign), animated: false)
  }

  private func listDidMove(_ recognizer: UIGestureRecognizer) {
    guard target != nil else { return }
    if recognizer.state == .ended || recognizer.state == .cancelled {
      stop()
    } else {
      write()
    }
  }

  private func write() {
    guard let target, target != offset else { return }
    scrollView.contentOffset = point(at: target)
  }

  private var offset: CGFloat {
    isVertical ? scrollView.contentOffset.y : scrollView.contentOffset.x
  }

  private func point(at offset: CGFloat) -> CGPoint {
    isVertical
      ? CGPoint(x: scrollView.contentOffset.x, y: offset) : CGPoint(x: offset, y: scrollView.contentOffset.y)
  }

  /// A transition is about to begin in which the list is laid out as at its other end. Under the finger it stays as it is shown now.
  func keepRoom() {
    keptRoom = (room, grounds)
  }

  /// What is kept, as long as screen and content are the same.
  private var validRoom: Room? {
    guard let keptRoom, keptRoom.grounds == grounds else { return nil }
    return keptRoom.room
  }

  private var grounds: Grounds {
    let window = scrollView.window
    return Grounds(screen: window?.bounds.size, safeArea: window?.safeAreaInsets, content: scrollView.contentSize)
  }

  private var room: Room {
    let inset = scrollView.adjustedContentInset
    return isVertical
      ? Room(low: inset.top, high: inset.bottom, size: scrollView.bounds.height)
      : Room(low: inset.left, high: inset.right, size: scrollView.bounds.width)
  }

  private var range: (start: CGFloat, end: CGFloat) {
    let room = validRoom ?? room
    let content = isVertical ? scrollView.contentSize.height : scrollView.contentSize.width
    return (-room.low, max(-room.low, content + room.high - room.size))
  }
}
