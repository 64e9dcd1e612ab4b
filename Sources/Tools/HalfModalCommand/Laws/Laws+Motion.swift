import HalfModal
import UIKit

extension Laws {
  // MARK: L1

  /// L1: while one finger drags the sheet and its list, both together go as far as the finger, in every frame, and in the one in which
  /// the owner changes.
  var losses: [Violation] {
    guard scenario.scene != .system else { return [] }
    // At another pace than the finger.
    if scenario.scene == .pull, hasTurned { return [] }
    // A modal that was pulled in is laid out as at the end of its way out, which is lower, while a finger holds it.
    let leastEnd =
      scenario.scene == .pull ? frames.reduce(.infinity) { min($0, $1.circumstances.list?.range.upperBound ?? $0) } : .infinity
    let bereft = bereftFrames
    return zip(frames, frames.dropFirst()).compactMap { before, after in
      guard isDragged(before), isDragged(after), !bereft.contains(before.number), let vector = motionOfFinger(before, after),
        let rect = before.rect, let newRect = after.rect, let list = before.circumstances.list,
        let newList = after.circumstances.list
      else { return nil }
      let way = way(in: after)
      let (extent, newExtent) = (way.extent(of: rect), way.extent(of: newRect))
      let wanted = way.growth(of: vector)
      // A finger that turns round between two frames has been further than either shows.
      let (travel, newTravel) = (before.circumstances.activity.travel, after.circumstances.activity.travel)
      let covered = way.isVertical ? newTravel.dy - travel.dy : newTravel.dx - travel.dx
      let detour = max(0, covered - abs(wanted))
      let reach = detour > 1e-6 ? covered : 0
      guard isFree(extent, list, before, way, reach), isFree(newExtent, newList, after, way, reach),
        newList.offset < leastEnd - 0.5
      else { return nil }
      let scrolled = newList.offset - list.offset
      // A list goes up and down: across the way it is not the sheet's business.
      let spent = newExtent - extent + (way.isVertical ? way.growth(of: CGVector(dx: 0, dy: -scrolled)) : 0)
      guard way.isVertical || !list.isDragged && !newList.isDragged && scenario.content.elements.isEmpty else { return nil }
      // Whether a list is at its start is told to the device pixel: what is less than half of one is no way.
      let isAtLimit =
        scrolled != 0 && [newList.range.lowerBound, newList.range.upperBound].contains { abs(newList.offset - $0) < 1e-6 }
      let tolerance = 0.01 + (isAtLimit ? 0.5 / scenario.device.scale : 0)
      // A list that nobody drags may be on its way by itself, and the end of one that does not bounce goes where the sheet grows.
      let isPushed = scrolled < 0 && newList.offset > newList.range.upperBound - detour - 1e-6
      let isListsOwn = !list.isDragged && !newList.isDragged || isPushed
      // A finger that turns round on its way has pushed that end, and then taken the list from there.
      let push = detour > 0 && newExtent > extent ? max(0, list.offset - newList.range.upperBound) : 0
      return abs(spent - wanted) <= tolerance || abs(spent + push - wanted) <= tolerance
        || isListsOwn && abs(newExtent - extent - wanted) <= tolerance + detour
        ? nil : Violation(law: "L1", time: after.time, what: "the finger goes \(wanted) points, sheet and list \(spent)")
    }
  }

  /// Whether the screen has turned. The transition of a pulled-in modal goes on then as it would have before.
  var hasTurned: Bool {
    zip(frames, frames.dropFirst()).contains { $0.circumstances.container != $1.circumstances.container }
  }

  private func isDragged(_ frame: Trace.Frame) -> Bool {
    frame.phase == .dragging || frame.phase == .resting && frame.circumstances.list?.isDragged == true
  }

  /// The frames in which a finger is down and has no sheet: code has taken that, or the finger that had it or could have had it has
  /// lifted.
  private var bereftFrames: Set<Int> {
    var (isBereft, found) = (false, Set<Int>())
    for line in trace.lines {
      switch line {
      case .event(let event) where event.name == "endDrag": isBereft = true
      case .event(let event) where event.name == "beginDrag": isBereft = false
      case .frame(let frame):
        let activity = frame.circumstances.activity
        isBereft = isBereft && !activity.fingers.isEmpty
        if isBereft || activity.first.map({ activity.fingers[$0] == nil }) == true { found.insert(frame.number) }
      case .event: break
      }
    }
    return found
  }

  /// How far the only finger has gone; `nil` where there is none or more than one, or something else happened meanwhile.
  private func motionOfFinger(_ before: Trace.Frame, _ after: Trace.Frame) -> CGVector? {
    let (old, new) = (before.circumstances, after.circumstances)
    guard old.activity.touches == new.activity.touches, old.activity.commands == new.activity.commands,
      old.container == new.container, old.setup == new.setup, !old.activity.isTurning, !new.activity.isTurning,
      old.isInWindow, new.isInWindow, old.activity.fingers.count == 1, !old.activity.isCrowded || !hasSliders,
      let (number, point) = old.activity.fingers.first, let newPoint = new.activity.fingers[number]
    else { return nil }
    return CGVector(dx: newPoint.x - point.x, dy: newPoint.y - point.y)
  }

  /// Whether there is what keeps a finger for itself, so that the sheet does not see another one that comes besides.
  private var hasSliders: Bool {
    scenario.content.elements.contains { if case .slider = $0.kind { true } else { false } }
  }

  /// Whether neither the sheet nor the list is at or beyond a limit at which a finger's way is lost, nor could be within a reach.
  private func isFree(
    _ extent: CGFloat, _ list: Trace.List, _ frame: Trace.Frame, _ way: SheetWay, _ reach: CGFloat
  ) -> Bool {
    if scenario.scene == .pull { return isFree(extent, list, way, reach) }
    // Where there is a keyboard the lowest detent may be a lifted one, and the highest need not be.
    let configuration = trace.setups[frame.circumstances.setup].sheet.configuration
    let scale = scenario.device.scale
    let stops = configuration.detents.map { way.extents(of: $0.id.rawValue).map { ($0 * scale).rounded() / scale } }
    guard let lowest = stops.compactMap({ $0.max() }).min(), let highest = stops.compactMap({ $0.min() }).max() else {
      return false
    }
    let near = max(0.5, reach)
    guard extent > max(near, lowest - 0.01), extent < highest + 0.01, list.offset > list.range.lowerBound - 0.01,
      list.offset < list.range.upperBound + 0.01
    else { return false }
    let (isLow, isHigh) = (extent < lowest + near, extent > highest - near)
    // Without a rubber band nothing shows how far beyond its limit a finger has pulled the sheet.
    guard configuration.rubberBand > 0 || !isLow && !isHigh else { return false }
    let isAtStart = list.offset < list.range.lowerBound + near
    let isAtEnd = list.offset > list.range.upperBound - near
    guard list.isDragged else {
      let isLists = configuration.edge != .bottom || reach > 0
      return !isLow && !isHigh && configuration.scrollingExpands && (!isLists || !isAtStart && !isAtEnd)
    }
    guard configuration.edge == .bottom, configuration.listDrags, configuration.scrollingExpands else {
      return !isAtStart && !isAtEnd && !isLow && !isHigh
    }
    return !(isLow && isAtStart) && !(isHigh && isAtEnd)
  }

  /// The same for a modal that was pulled in, which goes out without a rubber band. The finger of a pull itself goes another way than
  /// the modal: one that drags the modal's list is none.
  private func isFree(_ extent: CGFloat, _ list: Trace.List, _ way: SheetWay, _ reach: CGFloat) -> Bool {
    let near = max(0.5, reach)
    return list.isDragged && extent > near && extent < way.length + 0.01 && list.offset > list.range.lowerBound - 0.01
      && list.offset < list.range.upperBound - near
  }

  // MARK: L2

  /// The largest speed that a sheet has by itself, in lengths of its container per second. The fastest ready-made motion, a
  /// critically damped spring of half a second, reaches 6.8 times its distance per second. That distance is more than a length from
  /// beyond the top detent, and the speed of a motion that is sent elsewhere adds to it.
  private static let speedLimit: CGFloat = 12

  /// The same where the sheet moves along with a keyboard, by the same spring in a quarter of a second: 13.6 times its distance.
  private static let speedLimitWithKeyboard: CGFloat = 20

  /// The greatest speed with which a finger let go of the sheet.
  private var greatestLift: CGFloat {
    trace.lines.reduce(0) { greatest, line in
      guard case .event(let event) = line, event.name == "endDrag", case .number(let velocity)? = event.field("velocity") else {
        return greatest
      }
      return max(greatest, CGFloat(abs(velocity)))
    }
  }

  /// L2: between two frames the sheet goes no further than the fingers did, or than its own speed allows where it moves by itself.
  var jumps: [Violation] {
    let length = frames.reduce(0) { max($0, $1.circumstances.container.width, $1.circumstances.container.height) }
    let hasKeyboard = trace.setups.contains { $0.keyboardHeight > 0 }
    let ownSpeed = (hasKeyboard ? Self.speedLimitWithKeyboard : Self.speedLimit) * length + greatestLift
    return zip(frames, frames.dropFirst()).compactMap { before, after in
      let (old, new) = (before.circumstances, after.circumstances)
      guard let rect = before.rect, let newRect = after.rect, old.isInWindow, new.isInWindow, old.container == new.container,
        old.safeArea == new.safeArea, old.dismissals == new.dismissals,
        old.activity.jumps == new.activity.jumps, old.setup == new.setup || scenario.scene != .system,
        new.activity.jumps == 0 || !isPutOff(before, after)
      else { return nil }
      let way = way(in: after)
      // How far outside of its container a sheet is cannot be seen.
      let distance = abs(max(0, way.extent(of: newRect)) - max(0, way.extent(of: rect)))
      guard distance > 0.01 else { return nil }
      let (travel, newTravel) = (old.activity.travel, new.activity.travel)
      let (dx, dy) = (newTravel.dx - travel.dx, newTravel.dy - travel.dy)
      // The points that a drag needs to be seen as one are taken off along the finger's whole way, aslant too.
      var limit = before.phase == .resting ? dx + dy : way.isVertical ? dy : dx
      // A sheet that is sent somewhere, let go or caught between two frames moves by itself for a part of that time.
      if old.activity.touches != new.activity.touches || old.activity.commands != new.activity.commands || hasOwnSpeed
        || isMoving(before) || isMoving(after) || old.activity.isTurning || new.activity.isTurning
      {
        limit += ownSpeed * CGFloat(after.time - before.time)
      }
      return distance <= limit + 0.01
        ? nil : Violation(law: "L2", time: after.time, what: "the sheet jumps by \(distance) points in one frame")
    }
  }

  /// Whether a jump can be one that code has asked for before: what is asked for during a transition happens behind that, and what
  /// a pull has brought in learns of the window's size with the finger's next motion.
  private func isPutOff(_ before: Trace.Frame, _ after: Trace.Frame) -> Bool {
    scenario.scene == .pull || isMoving(before) && before.phase != after.phase
  }

  /// The system's sheet does not tell when it moves, and what a pull brings in goes further than the finger.
  private var hasOwnSpeed: Bool {
    scenario.scene == .system || scenario.scene == .pull
  }

  private func isMoving(_ frame: Trace.Frame) -> Bool {
    frame.phase == .presenting || frame.phase == .settling || frame.phase == .dismissing
  }
}
