// A few results of the modules, as plain functions that a wasm host and a native program can both call.
// script/check-embedded compares the two.
import Kinetics
import SheetMechanics

@_cdecl("probe_count") public func probeCount() -> Int32 { 76 }

@_cdecl("probe") public func probe(_ index: Int32) -> Double {
  let x = Double(index) * 0.037 + 0.05
  switch index {
  case 0: return Spring(response: 0.4, dampingRatio: 0.6).value(at: x, from: 0, to: 422, initialVelocity: -800)
  case 1: return Spring(response: 0.4, dampingRatio: 1).velocity(at: x, from: 0, to: 422, initialVelocity: 90)
  case 2: return Spring(mass: 3, stiffness: 1000, damping: 500).value(at: x, from: 0, to: 1)
  case 3: return Spring(settlingDuration: 0.5, dampingRatio: 0.8).angularFrequency
  case 4: return Spring(response: 0.5, dampingRatio: 1.4).settlingTime(from: 9, to: 0, initialVelocity: -700, threshold: 0.1)
  case 5:
    return SpringMotion(spring: Spring(response: 0.5, dampingRatio: 0.7), from: 844, to: 422, beginTime: 0)
      .retargeted(to: 844, at: 0.1).position(at: x)
  case 6: return Decay.normal.value(at: x, from: 10, initialVelocity: 1234)
  case 7: return Decay.fast.time(untilDistance: 0.5, initialVelocity: -2000)
  case 8: return RubberBand(dimension: 844).shown(for: 130)
  case 9: return TimingCurve.default.value(at: x)
  case 10: return TimingCurve.easeInOut.progress(at: x)
  case 11:
    var tracker = VelocityTracker()
    for step in 0..<20 { tracker.add(position: Double(step * step), at: Double(step) / 120) }
    return tracker.velocity
  case 12: return stops.stop(for: "fraction(0.6)")?.extent ?? -1
  case 13: return Double(stops.all.count)
  case 14: return stops.stop(for: "fitted(maximum: 250)")?.extent ?? -1
  case 15: return SheetSpace(edge: .trailing, width: 390, height: 844).rect(extent: 120, shown: x).x
  case 16: return errorLength([.medium, Detent(.height(-5.25))])
  case 17...24: return distributionResult(index - 17)
  case 25...30: return snappingResult(index - 25)
  case 31: return Detent(.inset(80.5)).resolve(in: layout) ?? -1
  case 32: return Detent(id: "third") { $0.containerExtent / 3 }.resolve(in: layout) ?? -1
  case 33: return Detent(id: "none") { _ in nil }.resolve(in: layout) ?? -1
  case 34: return errorLength([Detent(.inset(0)), Detent(.inset(-1))])
  case 35...38: return joinedResult(index - 35)
  case 39...42: return eventsOfRandomWalk(seed: UInt64(index))
  case 43: return SheetSpace(edge: .leading, width: 390, height: 844, isRightToLeft: true).growth(x: x, y: 7)
  case 44: return SheetSpace(edge: .bottom, width: 390, height: 844).growth(x: 3, y: x)
  case 45...48: return detentAboveKeyboard(index - 45)
  case 49...54: return bandResult(index - 49)
  case 55...57:
    return BackdropFade(stops: stops, undimmed: index == 55 ? nil : "fraction(0.6)").part(at: 100 + 10 * Double(index))
  case 58...63: return trackResult(index - 58)
  case 64...71: return courseResult(index - 64)
  case 72...75: return keyboardResult(index - 72)
  default: return .nan
  }
}

private var layout: SheetLayout {
  SheetSpace(width: 390, height: 844).layout(insets: SheetInsets(top: 47, bottom: 34), contentExtent: 310)
}

private var stops: SheetStops { detents.stops(in: layout, scale: 3) }

private var detents: DetentSet {
  DetentSet([.large, Detent(.fraction(0.6)), Detent(.fitted(maximum: 250)), .medium, Detent(.height(900))])
}

/// Three drags in a list, one outside of it, and the rubber band at two positions.
private func distributionResult(_ index: Int32) -> Double {
  var distribution = DragDistribution(lowest: 422, highest: 797, canLeave: index < 3, pixel: 1.0 / 3)
  let scroll = SheetScroll(offset: 150.3, start: -60, end: 900)
  let band = SheetBand(lowest: 422, highest: 797, canLeave: false, dimension: 844)
  switch index {
  case 0: return distribution.distribute(-700.7, extent: 810, scroll: scroll).extent
  case 1: return distribution.distribute(-700.7, extent: 810, scroll: scroll).offset ?? -1
  case 2: return distribution.distribute(1234.5, extent: 400.1, scroll: scroll).remainder
  case 3: return distribution.distribute(-900.7, extent: 796.9, scroll: scroll).remainder
  case 4:
    distribution.ceiling = 500
    return distribution.distribute(120.1, extent: 450, scroll: scroll).offset ?? -1
  case 5: return distribution.distribute(-500, extent: 600, scroll: nil).extent
  case 6: return band.shown(for: 300.3)
  default: return band.pulled(for: 830.3)
  }
}

/// The destinations of snapping rules: 0 is a dismissal, numbers from 1 on are stops, and a rest between them is its extent.
private func snappingResult(_ index: Int32) -> Double {
  let context = Snapping.Context(
    extent: 300 + 70 * Double(index), speed: index % 2 == 0 ? -1234.5 : 987.6, stops: stops, canDismiss: true)
  let snapping: Snapping =
    switch index {
    case 0: .nearest
    case 1: .nearest(decay: .fast)
    case 2: .adjacent
    case 3: .direction
    case 4: .direction(above: 5000)
    default: .free
    }
  return number(of: snapping.destination(context))
}

private func number(of destination: SheetDestination) -> Double {
  switch destination {
  case .dismissed: 0
  case .detent(let id): Double(1 + (stops.all.firstIndex { $0.ids.contains(id) } ?? -2))
  case .visibleHeight(let extent): extent
  }
}

/// A rubber band past both ends, one of a sheet that can leave, and one that does not move.
private func bandResult(_ index: Int32) -> Double {
  var band = SheetBand(lowest: 250.5, highest: 797, canLeave: index > 3, coefficient: 0.4, dimension: 844)
  switch index {
  case 0: return band.shown(for: 960.7)
  case 1: return band.shown(for: -80.3)
  case 2: return band.pulled(for: 190.1)
  case 3: return band.slope(at: 120.9)
  case 4: return band.shown(for: 120.9)
  default:
    band.coefficient = 0
    return band.shown(for: 960.7)
  }
}

/// A sheet at the bottom with all settings, and a narrow one at the trailing side.
private func trackResult(_ index: Int32) -> Double {
  let container = SheetContainer(
    bounds: SheetRect(x: 3, y: 5, width: 844, height: 390), safeArea: SheetInsets(top: 20, left: 47, bottom: 21, right: 47),
    isRightToLeft: index == 5, scale: 3)
  let placement = SheetPlacement(
    edge: index < 4 ? .bottom : .trailing, alignment: index < 4 ? .leading : .center,
    margins: SheetInsets(top: 7, left: 8, bottom: 9, right: 10), maximumWidth: 300.2)
  let track = SheetTrack(detents: detents, placement: placement, contentExtent: 310, in: container, keyboard: 60.4)
  switch index {
  case 0: return track.rect(shown: 100.7).y
  case 1: return track.rect(shown: 300.1).height
  case 2: return track.shown(at: .detent(.medium))
  case 3: return number(of: track.destination(keeping: .visibleHeight(500), at: 500, isFree: true))
  case 4: return track.rect(shown: 150.3).x + track.rect(shown: 150.3).y
  default: return track.rect(shown: 150.3).x + track.highest
  }
}

/// Positions and velocities of springs, a curve, a cubic, and a joined motion.
private func courseResult(_ index: Int32) -> Double {
  let scroll = SheetScroll(offset: 30.5, start: -60, end: 200)
  let timing: SheetMotion.Timing = index < 4 ? .spring(dampingRatio: index < 2 ? 0.8 : 1) : .curve(.easeInOut)
  let motion = SheetMotion(duration: 0.45, timing: timing)
  let velocity = index == 4 ? 0 : -900.5
  let course = motion.course(from: 120.3, to: 422, velocity: velocity, at: 7, pixel: 1.0 / 3)
  switch index {
  case 0: return course.position(at: 7.13)
  case 1: return course.end
  case 2: return course.velocity(at: 7.13)
  case 3: return course.shifted(by: 40.5).position(at: 7.2)
  case 4, 5: return course.position(at: 7.2)
  case 6: return course.velocity(at: 7.2)
  default:
    guard let joined = JoinedMotion(extent: 422, highest: 797, scroll: scroll, velocity: 3210.5) else { return -1 }
    return SheetCourse.joined(joined, begin: 7).shifted(by: 12.5).position(at: 7.05)
  }
}

/// A keyboard that shows and hides, with and without a change of the detent between them.
private func keyboardResult(_ index: Int32) -> Double {
  var expansion = KeyboardExpansion()
  func result(_ id: Detent.ID?) -> Double { id.flatMap { stops.stop(for: $0)?.extent } ?? -1 }
  let shown = expansion.detent(from: index == 1 ? .large : .medium, keyboardIsVisible: true, in: stops)
  if index < 2 { return result(shown) }
  return result(expansion.detent(from: index == 2 ? stops.highest?.id : "fraction(0.6)", keyboardIsVisible: false, in: stops))
}

private func joinedResult(_ index: Int32) -> Double {
  let scroll = SheetScroll(offset: 30.5, start: -60, end: 200)
  let velocity = index < 3 ? 3210.5 : -2345.6
  guard let motion = JoinedMotion(extent: 422, highest: 797, scroll: scroll, velocity: velocity) else { return -1 }
  switch index {
  case 0: return motion.extent(at: 0.1)
  case 1: return motion.offset(at: 0.4)
  case 2: return motion.endTime(threshold: 0.25)
  default: return motion.crossingVelocity
  }
}

private func detentAboveKeyboard(_ index: Int32) -> Double {
  var layout = layout
  layout.keyboardInset = 250.3 + Double(index) * 100
  let detent: Detent = index == 0 ? .medium : index == 1 ? .fitted : index == 2 ? Detent(.height(700)) : Detent(.inset(60))
  return detent.resolve(in: layout) ?? -1
}

/// A number made of all events of a random walk of a thousand transitions.
private func eventsOfRandomWalk(seed: UInt64) -> Double {
  var machine = SheetMachine()
  var state = seed
  var sum: UInt32 = 0
  let destinations: [SheetDestination] = [.detent(.medium), .detent(.large), .visibleHeight(312.5), .dismissed]
  for _ in 0..<1000 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    let destination = destinations[Int(state >> 40 & 3)]
    let events: [SheetEvent] =
      switch state >> 60 {
      case 0, 1: machine.enter(to: destination)
      case 2, 3: machine.leave(for: state >> 50 & 1 == 0 ? .programmatic : .backdrop)
      case 4: machine.remove()
      case 5, 6, 7: machine.take()
      case 8, 9, 10: machine.letGo(to: destination, velocity: 120.5, wasRefused: state >> 50 & 1 == 0)
      case 11: machine.release()
      case 12, 13: machine.send(to: destination)
      case 14: machine.arrive()
      default: machine.refuse(.escape)
      }
    for event in events { sum = sum &* 31 &+ number(of: event) }
  }
  return Double(sum)
}

private func number(of event: SheetEvent) -> UInt32 {
  switch event {
  case .willPresent: 1
  case .didPresent: 2
  case .didBeginDragging: 3
  case .didEndDragging(let destination, let velocity, let isCancelled):
    (destination == .dismissed ? 4 : 5) + UInt32(velocity) * 10 + (isCancelled ? 7 : 0)
  case .didChangeDetent(let old, let new): old == .medium && new == .large ? 11 : 12
  case .didSettle(let detent, let finished): (detent == nil ? 13 : 14) + (finished ? 5 : 0)
  case .didAttemptToDismiss(let reason): 20 + number(of: reason)
  case .willDismiss(let reason): 30 + number(of: reason)
  case .didDismiss(let reason): 40 + number(of: reason)
  }
}

private func number(of reason: DismissalReason) -> UInt32 {
  switch reason {
  case .drag: 1
  case .backdrop: 2
  case .escape: 3
  case .programmatic: 4
  }
}

private func errorLength(_ list: [Detent]) -> Double {
  DetentSet(list).errors.reduce(0) { $0 + Double($1.description.utf8.count) }
}
