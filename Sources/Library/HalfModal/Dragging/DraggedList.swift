import Kinetics
import UIKit

/// A scroll view under the finger, seen along the axis of the drag.
@MainActor final class DraggedList {
  let scrollView: UIScrollView
  private let axis: ListAxis

  /// The content offset along the axis before the current event, in points.
  private var before: CGFloat
  /// The content offset along the axis that the drag sets in the current event; nil if the list scrolls by itself.
  private var target: CGFloat?
  /// Whether the drag has ever set the content offset.
  private(set) var wasPut = false
  private var observation: ActionObservation?
  /// The start of the list before the sheet shrank and gave the list more room; see ``keepStart()``.
  private var keptStart = -Double.infinity
  /// Whether the list's layout differs from what is on screen, for example in scale. The scroll view then measures the finger's
  /// movement wrongly, and the drag sets the offset itself.
  var isLaidOutElsewhere = false
  private var keptRoom: KeptRoom?

  init(_ scrollView: UIScrollView, in space: SheetSpace) {
    self.scrollView = scrollView
    axis = ListAxis(space)
    before = axis.offset(of: scrollView)
    observation = ActionObservation(of: scrollView.panGestureRecognizer) { [weak self] in self?.listDidMove($0) }
  }

  /// The distance by which a finger has pulled a list past the end at which a further pull makes a sheet grow, before the rubber
  /// band, in points; 0 if the list is not past that end.
  static func overscroll(of scrollView: UIScrollView, in space: SheetSpace) -> Double {
    let list = DraggedList(scrollView, in: space)
    defer { list.end() }
    let metrics = list.metrics
    return max(0, metrics.offset - metrics.end)
  }

  /// Stops observing the scroll view. The owner calls ``end()`` later.
  func stopFollowing() {
    observation?.end()
    observation = nil
  }

  /// Stops observing the scroll view. If the drag has left the list past an end and nothing else moves the list, scrolls it back
  /// to that end.
  func end() {
    stopFollowing()
    keptRoom = nil
    guard wasPut, !isFollowing, !scrollView.isDecelerating else { return }
    let range = range
    let rest = min(max(offset, range.start), range.end)
    // A rounding error is no reason to scroll.
    if abs(rest - offset) > 0.01 { scrollView.setContentOffset(axis.point(at: rest, in: scrollView), animated: true) }
  }

  // MARK: The scroll view's own drag

  /// Whether a finger can move the content along the axis, even if it only bounces.
  var canScroll: Bool {
    guard scrollView.isScrollEnabled, scrollView.panGestureRecognizer.isEnabled else { return false }
    let range = range
    return range.end > range.start || scrollView.bounces && axis.alwaysBounces(scrollView)
  }

  /// Whether the scroll view's own pan recognizer has failed or was cancelled for this touch.
  var hasFailed: Bool {
    let state = scrollView.panGestureRecognizer.state
    return state == .failed || state == .cancelled
  }

  /// Whether the scroll view follows the finger by itself.
  var isFollowing: Bool {
    let state = scrollView.panGestureRecognizer.state
    return state == .began || state == .changed || state == .ended
  }

  /// Whether the scroll view began to follow the finger in this event. It ignores the finger's earlier movement.
  var hasJustBegun: Bool {
    scrollView.panGestureRecognizer.state == .began
  }

  /// The part of a remainder that pulls the list past its end: 0 if the list doesn't follow the finger, and at most the list's
  /// own translation if it has just begun to.
  private func ownPart(of remainder: Double) -> Double {
    guard isFollowing else { return 0 }
    guard hasJustBegun else { return remainder }
    let translation = scrollView.panGestureRecognizer.translation(in: nil)
    let distance = Double((axis.isVertical ? translation.y : translation.x) * -axis.sign)
    return remainder > 0 ? min(remainder, max(0, distance)) : max(remainder, min(0, distance))
  }

  // MARK: Events

  /// Prepares for the next event of the finger.
  func prepare() {
    before = offset
    target = nil
  }

  /// Performs a layout in the middle of an event. A change of the content offset that the layout causes is not a movement.
  func preservingOffset(_ layOut: () -> Void) {
    let isUnmoved = offset == before
    layOut()
    if isUnmoved { before = offset }
  }

  /// Whether something else has scrolled the list since the drag set its content offset.
  var wasMoved: Bool {
    guard let target else { return false }
    return abs(offset - target) > 0.5
  }

  var decay: Decay { Decay(scrollView.decelerationRate) }

  /// The list before the event, as input of the drag distribution. The offset is the one before the rubber band: past its ends a
  /// list moves less than the finger.
  var metrics: SheetScroll {
    let shown = Double(before * axis.sign)
    let (start, end) = ends(at: shown)
    let edge = min(max(shown, start), end)
    guard scrollView.bounces, shown != edge else { return SheetScroll(offset: edge, start: start, end: end) }
    // Code can scroll a list further than any pull does.
    let limit = band.dimension * 0.999
    let excess = min(limit, max(-limit, shown - edge))
    return SheetScroll(offset: edge + band.pulled(for: excess), start: start, end: end)
  }

  /// Applies the list's part of a movement.
  ///
  /// - Parameters:
  ///   - result: The distribution of the movement.
  ///   - scroll: The list before the event.
  ///   - extent: The extent of the dragged view before the event.
  ///   - isHeld: Whether the finger held the dragged view before the event.
  func take(_ result: DragDistribution.Result, of scroll: SheetScroll?, from extent: Double, isHeld: Bool) {
    if result.extent < extent { keepStart() }
    guard let offset = result.offset, let scroll else { return }
    let scrollsByItself = result.extent == extent && isFollowing && !(isHeld && hasJustBegun) && !isLaidOutElsewhere
    let distance = offset - scroll.offset + ownPart(of: result.remainder)
    if !scrollsByItself, distance != 0 || isFollowing { put(at: metrics.offset + distance) }
  }

  /// Scrolls the list to an offset along the axis, before the rubber band. Does it again after the scroll view's own recognizer
  /// has processed the event, which sets another offset.
  func put(at offset: Double) {
    let (start, end) = ends(at: offset)
    let edge = min(max(offset, start), end)
    wasPut = true
    target = CGFloat(scrollView.bounces ? edge + band.shown(for: offset - edge) : edge) * axis.sign
    write()
  }

  /// Stops the list at its current offset, rounded to a device pixel, so that it does not continue with the finger's velocity.
  /// Does nothing to a list past its end, which bounces back by itself.
  func stop() {
    if target == nil { target = offset }
    let shown = Double((target ?? offset) * axis.sign)
    let (start, end) = ends(at: shown)
    guard shown > start - 1e-6, shown < end + 1e-6 else { return }
    let scale = scrollView.traitCollection.displayScale
    let rest = scale > 0 ? (shown * Double(scale)).rounded() / Double(scale) : shown
    let point = axis.point(at: CGFloat(min(max(rest, start), end)) * axis.sign, in: scrollView)
    scrollView.setContentOffset(point, animated: false)
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
    scrollView.contentOffset = axis.point(at: target, in: scrollView)
  }

  // MARK: Geometry

  private var offset: CGFloat { axis.offset(of: scrollView) }

  /// The offsets along the axis between which the list rests. The kept start applies while the list is at an offset beside it.
  private func ends(at offset: Double) -> (start: Double, end: Double) {
    let range = range
    let (near, far) = axis.sign > 0 ? (range.start, range.end) : (-range.end, -range.start)
    return (start: min(Double(far), max(Double(near), min(keptStart, offset))), end: Double(far))
  }

  private var band: RubberBand {
    RubberBand(dimension: Double(max(1, axis.isVertical ? scrollView.bounds.height : scrollView.bounds.width)))
  }

  /// Keeps the start of the list when a sheet at the top or the leading edge shrinks. The list then has more room to scroll, but
  /// the finger must continue to move the sheet.
  private func keepStart() {
    if axis.sign < 0 { keptStart = max(keptStart, metrics.start) }
  }

  /// Keeps the list's range during a transition in which UIKit has laid out the list for the end of the transition.
  func keepRoom() {
    keptRoom = KeptRoom(of: scrollView, along: axis)
  }

  private var range: (start: CGFloat, end: CGFloat) {
    let kept = keptRoom.flatMap { $0.isValid(for: scrollView) ? $0.room : nil }
    return axis.range(of: scrollView, in: kept ?? axis.room(of: scrollView))
  }
}
