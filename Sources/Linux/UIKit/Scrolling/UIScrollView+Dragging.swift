import Foundation
import Kinetics
import QuartzCore

extension UIScrollView {
  // MARK: Beginning

  /// Whether the content can scroll along the main axis of a translation.
  func follows(_ motion: CGPoint) -> Bool {
    let axes = scrollableAxes
    // The sum of many small diagonal movements is diagonal only up to rounding errors.
    if abs(abs(motion.x) - abs(motion.y)) < 1e-6 { return axes.x || axes.y }
    return abs(motion.x) > abs(motion.y) ? axes.x : axes.y
  }

  /// Whether a drag may begin: the content gives up its touches, and no outer scroll view takes the drag.
  var mayBeginDragging: Bool {
    let motion = pan.translation(in: self)
    guard follows(motion), !leavesToOuter(motion) else { return false }
    guard gate.isOpen else { return true }
    return pan.touches.compactMap(\.view).allSatisfy { view in
      view === self || canCancelContentTouches && touchesShouldCancel(in: view)
    }
  }

  /// Whether a drag that pulls against an end of this content belongs to an outer scroll view that can still scroll that way.
  private func leavesToOuter(_ motion: CGPoint) -> Bool {
    let isHorizontal = abs(motion.x) > abs(motion.y)
    guard isAtEnd(motion, isHorizontal) else { return false }
    return sequence(first: superview, next: { $0?.superview }).contains { view in
      guard let outer = view as? UIScrollView, outer.isScrollEnabled else { return false }
      return !outer.isAtEnd(motion, isHorizontal)
    }
  }

  /// Whether the content is already at the end toward which a drag by `motion` would scroll it.
  private func isAtEnd(_ motion: CGPoint, _ isHorizontal: Bool) -> Bool {
    let range = isHorizontal ? ranges.x : ranges.y
    let offset = isHorizontal ? contentOffset.x : contentOffset.y
    let way = isHorizontal ? motion.x : motion.y
    return way > 0 ? offset <= range.lower + tolerance : offset >= range.upper - tolerance
  }

  // MARK: The finger

  func panDidChange() {
    switch pan.state {
    case .began:
      beginDrag(axes: draggedAxes, of: enclosingSheet)
      followFinger()
    case .changed:
      followFinger()
    case .ended:
      followFinger()
      endDrag(velocity: pan.velocity(in: self))
    default:
      endDrag(velocity: .zero)
    }
  }

  /// - Parameter sheet: The sheet that takes its part of a vertical drag.
  private func beginDrag(axes: (x: Bool, y: Bool), of sheet: UISheetPresentationController?) {
    stopMotion()
    var drag = ScrollDrag(axes: axes, origin: .zero)
    drag.rebase(to: contentOffset, in: ranges)
    if drag.axes.y { drag.sheet = sheet }
    self.drag = drag
    refreshControl?.isArmed = true
    wasCaught = false
    indicators.appear(in: self)
    if keyboardDismissMode != .none { MainLoop.current.firstResponder?.resignFirstResponder() }
    drag.sheet?.listDidBeginDragging()
    scrollDelegate?.scrollViewWillBeginDragging(self)
  }

  private var draggedAxes: (x: Bool, y: Bool) {
    let axes = scrollableAxes
    guard isDirectionalLockEnabled, axes.x, axes.y else { return axes }
    let motion = pan.motionAtStart ?? .zero
    let (smaller, larger) = (min(abs(motion.x), abs(motion.y)), max(abs(motion.x), abs(motion.y)))
    // Between 30 and 60 degrees the drag is diagonal and no axis is locked. 0.5773 is tan 30°.
    if smaller >= larger * 0.5773 { return axes }
    return abs(motion.x) > abs(motion.y) ? (x: true, y: false) : (x: false, y: true)
  }

  private func followFinger() {
    let translation = pan.translation(in: self)
    if let drag, let sheet = drag.sheet {
      // Moving the sheet can resize this view, which changes the drag's origin.
      let part = sheet.takePart(of: translation.y - drag.translation.y, at: drag.pulled.y, start: ranges.y.lower)
      self.drag?.taken += part
    }
    drag?.translation = translation
    guard let pulled = drag?.pulled else { return }
    show(CGPoint(x: ranges.x.shown(for: pulled.x), y: ranges.y.shown(for: pulled.y)))
  }

  // MARK: Lifting

  private func endDrag(velocity: CGPoint) {
    guard let drag else { return }
    let isSheets = drag.sheet?.listDidEndDragging(velocity: velocity.y) == true
    let moving = CGPoint(x: drag.axes.x ? -velocity.x : 0, y: drag.axes.y && !isSheets ? -velocity.y : 0)
    let offset = contentOffset
    let x = Release(offset.x, moving.x * ranges.x.slope(at: drag.pulled.x), ranges.x, decay, rounded)
    let y = Release(offset.y, moving.y * ranges.y.slope(at: drag.pulled.y), ranges.y, decay, rounded)
    var ends = CGPoint(x: x.natural, y: y.natural)
    if isPagingEnabled {
      ends = page(for: moving)
    } else {
      let proposed = CGPoint(x: x.proposed, y: y.proposed)
      let target = askedTarget(proposed, velocity: moving)
      if target.x != proposed.x { ends.x = target.x }
      if target.y != proposed.y { ends.y = target.y }
    }
    // The delegate may have moved the content or changed its range.
    let moved = contentOffset
    if ends.x == x.natural { ends.x += moved.x - offset.x }
    if ends.y == y.natural { ends.y += moved.y - offset.y }
    finishDrag(glidingTo: ends, decay)
  }

  /// The offset at which the drag ends, which the delegate can change.
  private func askedTarget(_ proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    var target = proposed
    isReleasing = true
    defer { isReleasing = false }
    scrollDelegate?.scrollViewWillEndDragging(
      self, withVelocity: CGPoint(x: velocity.x / 1000, y: velocity.y / 1000), targetContentOffset: &target)
    return target
  }

  private func finishDrag(glidingTo ends: CGPoint, _ decay: Decay) {
    drag = nil
    refreshControl?.isArmed = false
    if motion != nil {
      // The delegate started a scroll animation.
      scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: false)
      return
    }
    let planned = makeDeceleration(glidingTo: ends, decay)
    let decelerates = planned.end > planned.begin
    if !decelerates { show(planned.rest) }
    let commands = commandCount
    let offset = contentOffset
    scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: decelerates)
    guard commands == commandCount, drag == nil, motion == nil, decelerates else { return indicators.disappear(in: self) }
    let moved = contentOffset
    decelerate(glidingTo: CGPoint(x: ends.x + (moved.x - offset.x), y: ends.y + (moved.y - offset.y)), decay)
  }

  /// The offset of the page to rest at: the next page in the direction of a flick, otherwise the nearest one.
  private func page(for velocity: CGPoint) -> CGPoint {
    CGPoint(
      x: ranges.x.page(at: contentOffset.x, velocity: velocity.x),
      y: ranges.y.page(at: contentOffset.y, velocity: velocity.y))
  }

  // MARK: Catching

  /// Stops the content's motion when fingers land. Returns whether the content was moving.
  func fingersCatch() -> Bool {
    guard let motion else { return false }
    show(motion.offset(at: MediaTime.now))
    wasCaught = true
    stopMotion()
    return true
  }

  /// Called when all fingers have lifted. Content that they caught but did not drag moves on to an offset at which it may rest.
  func fingersDidLeave() {
    guard wasCaught else { return }
    wasCaught = false
    guard drag == nil, motion == nil else { return }
    let ends = isPagingEnabled ? page(for: .zero) : CGPoint(x: rounded(contentOffset.x), y: rounded(contentOffset.y))
    let planned = makeDeceleration(glidingTo: ends, decay)
    if planned.end > planned.begin { decelerate(glidingTo: ends, decay) } else { show(planned.rest) }
  }

  // MARK: The wheel

  /// Whether this view scrolls for a turn of the mouse wheel. It does not if a finger is on it or if it is already at that end.
  func takesWheel(_ way: CGVector) -> Bool {
    let isHorizontal = abs(way.dx) > abs(way.dy)
    guard isScrollEnabled, pan.isEnabled, !pan.hasFingers, drag == nil else { return false }
    return !isAtEnd(CGPoint(x: -way.dx, y: -way.dy), isHorizontal)
  }

  /// Handles a turn of the mouse wheel as a drag that ends at once. The content decelerates by `way` points, at most to its end.
  /// Several turns add up.
  func wheelDidTurn(by way: CGVector) {
    let isHorizontal = abs(way.dx) > abs(way.dy)
    let start = motion.flatMap { $0.isDeceleration ? $0.rest : nil } ?? contentOffset
    beginDrag(axes: (x: isHorizontal, y: !isHorizontal), of: nil)
    func end(_ rest: Double, _ offset: Double, _ way: Double, in range: ScrollRange) -> Double {
      // With paging, one turn moves one page from the current offset.
      isPagingEnabled ? range.page(at: offset + way, velocity: way * 1000) : range.clamped(rounded(rest + way))
    }
    var target = contentOffset
    if isHorizontal {
      target.x = end(start.x, target.x, way.dx, in: ranges.x)
    } else {
      target.y = end(start.y, target.y, way.dy, in: ranges.y)
    }
    if !isPagingEnabled { target = askedTarget(target, velocity: .zero) }
    finishDrag(glidingTo: target, Decay(rate: DecelerationRate.fast.rawValue))
  }
}

/// One axis at the moment the finger lifts.
private struct Release {
  /// The offset at which a deceleration with the finger's velocity would end.
  let natural: Double
  /// The offset at which the content will rest, as proposed to the delegate.
  let proposed: Double

  init(_ offset: Double, _ velocity: Double, _ range: ScrollRange, _ decay: Decay, _ rounded: (Double) -> Double) {
    let end = decay.end(from: offset, initialVelocity: velocity)
    let isInRange = range.clamped(end) == end
    natural = isInRange ? range.clamped(rounded(end)) : end
    proposed = range.clamped(natural)
  }
}

extension ScrollRange {
  /// The minimum speed that turns a page, in points per second.
  private static let flick = 200.0

  fileprivate func page(at offset: Double, velocity: Double) -> Double {
    guard length > 0, excess(of: offset) == 0 else { return clamped(offset) }
    let page = offset / length
    let isFlick = abs(velocity) > Self.flick
    let next = isFlick ? (velocity > 0 ? page.rounded(.up) : page.rounded(.down)) : page.rounded()
    return clamped(next * length)
  }
}
