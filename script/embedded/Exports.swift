// A few results of the modules, as plain functions that a wasm host and a native program can both call.
// script/check-embedded compares the two.
import Kinetics
import SheetMechanics

@_cdecl("probe_count") public func probeCount() -> Int32 { 49 }

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
  case 12: return stops()?.stop(for: "fraction(0.6)")?.extent ?? -1
  case 13: return Double(stops()?.all.count ?? -1)
  case 14: return stops()?.stop(keeping: "content(maximum: 250)", at: 0)?.extent ?? -1
  case 15: return SheetSpace(edge: .trailing, width: 390, height: 844).rect(extent: 120, shown: x).x
  case 16: return errorLength([.medium, .height(-5.25)])
  case 17...24: return budgetResult(index - 17)
  case 25...30: return landingResult(index - 25)
  case 31: return Detent.inset(80.5).resolve(in: layout) ?? -1
  case 32: return Detent.custom(id: "third") { $0.containerExtent / 3 }.resolve(in: layout) ?? -1
  case 33: return Detent.custom(id: "none") { _ in nil }.resolve(in: layout) ?? -1
  case 34: return errorLength([.inset(0), .inset(-1)])
  case 35...38: return joinedResult(index - 35)
  case 39...42: return toldOnAWalk(seed: UInt64(index))
  case 43: return SheetSpace(edge: .leading, width: 390, height: 844, isRightToLeft: true).growth(x: x, y: 7)
  case 44: return SheetSpace(edge: .bottom, width: 390, height: 844).growth(x: 3, y: x)
  case 45...48: return liftedByKeyboard(index - 45)
  default: return .nan
  }
}

private var layout: SheetLayout {
  SheetSpace(width: 390, height: 844).layout(insets: SheetInsets(top: 47, bottom: 34), contentExtent: 310)
}

private func stops() -> SheetStops? {
  let detents: [Detent] = [.large, .fraction(0.6), .content(maximum: 250), .medium, .height(900)]
  return try? DetentSet(detents).stops(in: layout, scale: 3)
}

/// Two drags in a list, one outside of it, and what the rubber band makes of that.
private func budgetResult(_ index: Int32) -> Double {
  var budget = DragBudget(lowest: 422, highest: 797, canLeave: index < 3, pixel: 1.0 / 3)
  let scroll = SheetScroll(offset: 150.3, start: -60, end: 900)
  switch index {
  case 0: return budget.spend(-700.7, extent: 810, scroll: scroll).extent
  case 1: return budget.spend(-700.7, extent: 810, scroll: scroll).offset ?? -1
  case 2: return budget.spend(1234.5, extent: 400.1, scroll: scroll).leftover
  case 3: return budget.spend(-900.7, extent: 796.9, scroll: scroll).leftover
  case 4:
    budget.ceiling = 500
    return budget.spend(120.1, extent: 450, scroll: scroll).offset ?? -1
  case 5: return budget.spend(-500, extent: 600, scroll: nil).extent
  case 6: return budget.shown(extent: 300.3, dimension: 844)
  default: return budget.pulled(shown: 830.3, dimension: 844)
  }
}

/// Where policies send a sheet: 0 is out, 1 and up are stops, and a rest between them is itself.
private func landingResult(_ index: Int32) -> Double {
  guard let stops = stops() else { return -1 }
  let position = 300 + 70 * Double(index)
  let velocity = index % 2 == 0 ? -1234.5 : 987.6
  let landing = Landing(position: position, velocity: velocity, stops: stops, canLeave: true)
  let policy: LandingPolicy =
    switch index {
    case 0: .nearest
    case 1: .nearest(rate: .fast)
    case 2: .neighbour
    case 3: .direction
    case 4: .direction(above: 5000)
    default: .free
    }
  switch policy.choose(landing) {
  case .gone: return 0
  case .stop(let id): return Double(1 + (stops.all.firstIndex { $0.ids.contains(id) } ?? -2))
  case .extent(let extent): return extent
  }
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

private func liftedByKeyboard(_ index: Int32) -> Double {
  var layout = layout
  layout.keyboardInset = 250.3 + Double(index) * 100
  let detent: Detent = index == 0 ? .medium : index == 1 ? .content : index == 2 ? .height(700) : .inset(60)
  return detent.resolve(in: layout) ?? -1
}

/// A number made of all that a sheet tells on a random walk of a thousand edges.
private func toldOnAWalk(seed: UInt64) -> Double {
  var machine = SheetMachine()
  var state = seed
  var sum: UInt32 = 0
  let targets: [SheetTarget] = [.stop(.medium), .stop(.large), .extent(312.5), .gone]
  for _ in 0..<1000 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    let target = targets[Int(state >> 40 & 3)]
    let events: [SheetMachine.Event] =
      switch state >> 60 {
      case 0, 1: machine.enter(to: target)
      case 2, 3: machine.leave(for: state >> 50 & 1 == 0 ? .code : .backdrop)
      case 4: machine.remove()
      case 5, 6, 7: machine.take()
      case 8, 9, 10: machine.letGo(to: target, velocity: 120.5, wasRefused: state >> 50 & 1 == 0)
      case 11: machine.release()
      case 12, 13: machine.send(to: target)
      case 14: machine.arrive()
      default: machine.refuse(.escape)
      }
    for event in events { sum = sum &* 31 &+ number(of: event) }
  }
  return Double(sum)
}

private func number(of event: SheetMachine.Event) -> UInt32 {
  switch event {
  case .willPresent: 1
  case .didPresent: 2
  case .didBeginDrag: 3
  case .didEndDrag(let target, let velocity, let isCancelled):
    (target == .gone ? 4 : 5) + UInt32(velocity) * 10 + (isCancelled ? 7 : 0)
  case .didChangeDetent(let old, let new): old == .medium && new == .large ? 11 : 12
  case .didSettle(let detent, let finished): (detent == nil ? 13 : 14) + (finished ? 5 : 0)
  case .didAttemptToDismiss(let reason): 20 + UInt32(reason.rawValue.utf8.count)
  case .willDismiss(let reason): 30 + UInt32(reason.rawValue.utf8.count)
  case .didDismiss(let reason): 40 + UInt32(reason.rawValue.utf8.count)
  }
}

private func errorLength(_ detents: [Detent]) -> Double {
  do throws(DetentError) {
    _ = try DetentSet(detents)
    return 0
  } catch {
    return Double(error.description.utf8.count)
  }
}
