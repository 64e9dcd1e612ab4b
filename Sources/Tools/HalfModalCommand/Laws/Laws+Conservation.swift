import HalfModal
import UIKit

extension Laws {
  /// L1: while one finger drags the sheet and its list, both together move as far as the finger in every frame, including the frame
  /// in which the drag passes from one to the other.
  var losses: [Violation] {
    guard scenario.scene != .system else { return [] }
    // After a rotation, a pulled-in modal moves at another rate than the finger.
    if scenario.scene == .pull, hasTurned { return [] }
    // While a finger holds a pulled-in modal, the modal has the layout of the end of its dismissal, and its list ends earlier.
    let leastEnd =
      scenario.scene == .pull ? frames.reduce(.infinity) { min($0, $1.circumstances.list?.range.upperBound ?? $0) } : .infinity
    let excluded = framesWithoutOwner
    return zip(frames, frames.dropFirst()).compactMap { before, after in
      guard !excluded.contains(before.number), let drag = drag(before, after), drag.newList.offset < leastEnd - 0.5,
        !isConserved(drag)
      else { return nil }
      return Violation(
        law: "L1", time: after.time,
        problem: "the finger moved \(drag.wanted) points, sheet and list together \(drag.spent)")
    }
  }

  /// The movements between two frames of a drag.
  private struct Drag {
    let geometry: SheetGeometry
    let list: Trace.List
    let newList: Trace.List
    let extent: CGFloat
    let newExtent: CGFloat
    /// The growth of the sheet that corresponds to the finger's movement.
    let wanted: CGFloat
    /// The distance that the finger moved in addition, because it reversed between the frames.
    let detour: CGFloat

    var scrolled: CGFloat { newList.offset - list.offset }
    var isListDragged: Bool { list.isDragged || newList.isDragged }

    /// The movement of the sheet and the list together. The list scrolls vertically, so it doesn't count for a horizontal sheet.
    var spent: CGFloat {
      newExtent - extent + (geometry.isVertical ? geometry.growth(of: CGVector(dx: 0, dy: -scrolled)) : 0)
    }
  }

  /// Returns the movements between two frames, or nil if the law doesn't apply to them.
  private func drag(_ before: Trace.Frame, _ after: Trace.Frame) -> Drag? {
    guard isDragged(before), isDragged(after), let vector = motionOfFinger(before, after),
      let rect = before.rect, let newRect = after.rect, let list = before.circumstances.list,
      let newList = after.circumstances.list
    else { return nil }
    let geometry = geometry(in: after)
    let wanted = geometry.growth(of: vector)
    let (travel, newTravel) = (before.circumstances.activity.travel, after.circumstances.activity.travel)
    let covered = geometry.isVertical ? newTravel.dy - travel.dy : newTravel.dx - travel.dx
    let drag = Drag(
      geometry: geometry, list: list, newList: newList, extent: geometry.extent(of: rect),
      newExtent: geometry.extent(of: newRect), wanted: wanted,
      detour: max(0, covered - abs(wanted)))
    // A finger that reversed between two frames has been further away than either frame shows.
    let reach = drag.detour > 1e-6 ? covered : 0
    guard isFree(drag.extent, list, before, geometry, reach), isFree(drag.newExtent, newList, after, geometry, reach),
      geometry.isVertical || !drag.isListDragged && scenario.content.elements.isEmpty
    else { return nil }
    return drag
  }

  private func isConserved(_ drag: Drag) -> Bool {
    let (newList, wanted, spent) = (drag.newList, drag.wanted, drag.spent)
    // The list's limits are rounded to the device pixel, so half a pixel may get lost there.
    let isAtLimit =
      drag.scrolled != 0 && [newList.range.lowerBound, newList.range.upperBound].contains { abs(newList.offset - $0) < 1e-6 }
    let tolerance = 0.01 + (isAtLimit ? 0.5 / scenario.device.scale : 0)
    // A list that no finger drags may move by itself. A growing sheet pushes the end of a list that doesn't bounce.
    let isPushed = drag.scrolled < 0 && newList.offset > newList.range.upperBound - drag.detour - 1e-6
    let isListsOwn = !drag.isListDragged || isPushed
    // A finger that reversed has first pushed the end of the list, and then scrolled the list from there.
    let push = drag.detour > 0 && drag.newExtent > drag.extent ? max(0, drag.list.offset - newList.range.upperBound) : 0
    return abs(spent - wanted) <= tolerance || abs(spent + push - wanted) <= tolerance
      || isListsOwn && abs(drag.newExtent - drag.extent - wanted) <= tolerance + drag.detour
  }

  /// Whether the screen has rotated. A transition of a pulled-in modal then continues as if it hadn't.
  var hasTurned: Bool {
    zip(frames, frames.dropFirst()).contains { $0.circumstances.container != $1.circumstances.container }
  }

  private func isDragged(_ frame: Trace.Frame) -> Bool {
    frame.phase == .dragging || frame.phase == .resting && frame.circumstances.list?.isDragged == true
  }

  /// The frames in which a finger is down but drags nothing: code has moved the sheet away from it, or the finger that dragged the
  /// sheet, or could have, has lifted.
  private var framesWithoutOwner: Set<Int> {
    var (isWithoutOwner, found) = (false, Set<Int>())
    for line in trace.lines {
      switch line {
      case .event(let event) where event.name == "endDrag": isWithoutOwner = true
      case .event(let event) where event.name == "beginDrag": isWithoutOwner = false
      case .frame(let frame):
        let activity = frame.circumstances.activity
        isWithoutOwner = isWithoutOwner && !activity.fingers.isEmpty
        if isWithoutOwner || activity.first.map({ activity.fingers[$0] == nil }) == true { found.insert(frame.number) }
      case .event: break
      }
    }
    return found
  }

  /// Returns the movement of the only finger, or nil if there isn't exactly one finger or anything else happened.
  private func motionOfFinger(_ before: Trace.Frame, _ after: Trace.Frame) -> CGVector? {
    let (old, new) = (before.circumstances, after.circumstances)
    guard old.activity.touches == new.activity.touches, old.activity.commands == new.activity.commands,
      old.container == new.container, old.setup == new.setup, !old.activity.isTurning, !new.activity.isTurning,
      old.isInWindow, new.isInWindow, old.activity.fingers.count == 1, !old.activity.isCrowded || !hasSliders,
      let (number, point) = old.activity.fingers.first, let newPoint = new.activity.fingers[number]
    else { return nil }
    return CGVector(dx: newPoint.x - point.x, dy: newPoint.y - point.y)
  }

  /// Whether the content has a slider. A slider keeps its finger, and the sheet then doesn't see a second finger.
  private var hasSliders: Bool {
    scenario.content.elements.contains { if case .slider = $0.kind { true } else { false } }
  }

  // MARK: Limits

  /// Whether the sheet and the list are further than `reach` from every limit at which the finger's movement gets lost.
  private func isFree(
    _ extent: CGFloat, _ list: Trace.List, _ frame: Trace.Frame, _ geometry: SheetGeometry, _ reach: CGFloat
  ) -> Bool {
    if scenario.scene == .pull { return isFree(extent, list, geometry, reach) }
    // A keyboard may raise the lowest detent, and may leave the highest as it is.
    let configuration = trace.setups[frame.circumstances.setup].sheet.configuration
    let scale = scenario.device.scale
    let stops = configuration.detents.map { geometry.extents(of: $0.id.rawValue).map { ($0 * scale).rounded() / scale } }
    guard let lowest = stops.compactMap({ $0.max() }).min(), let highest = stops.compactMap({ $0.min() }).max() else {
      return false
    }
    let near = max(0.5, reach)
    guard extent > max(near, lowest - 0.01), extent < highest + 0.01, list.offset > list.range.lowerBound - 0.01,
      list.offset < list.range.upperBound + 0.01
    else { return false }
    let (isLow, isHigh) = (extent < lowest + near, extent > highest - near)
    // Without a rubber band the frame doesn't show how far past the limit the finger has moved.
    guard configuration.rubberBand > 0 || !isLow && !isHigh else { return false }
    let isAtStart = list.offset < list.range.lowerBound + near
    let isAtEnd = list.offset > list.range.upperBound - near
    guard list.isDragged else {
      let isLists = configuration.edge != .bottom || reach > 0
      return !isLow && !isHigh && configuration.scrollingExpandsSheet && (!isLists || !isAtStart && !isAtEnd)
    }
    guard configuration.edge == .bottom, configuration.allowsDraggingFromScrollViews, configuration.scrollingExpandsSheet else {
      return !isAtStart && !isAtEnd && !isLow && !isHigh
    }
    return !(isLow && isAtStart) && !(isHigh && isAtEnd)
  }

  /// The same for a pulled-in modal, whose dismissal has no rubber band. The finger of the pull itself moves by another distance than
  /// the modal, so only a finger that drags the modal's list counts.
  private func isFree(_ extent: CGFloat, _ list: Trace.List, _ geometry: SheetGeometry, _ reach: CGFloat) -> Bool {
    let near = max(0.5, reach)
    return list.isDragged && extent > near && extent < geometry.length + 0.01 && list.offset > list.range.lowerBound - 0.01
      && list.offset < list.range.upperBound - near
  }
}
