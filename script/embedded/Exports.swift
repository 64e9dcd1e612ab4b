// A few results of the modules, as plain functions that a wasm host and a native program can both call.
// script/check-embedded compares the two.
import Kinetics
import SheetMechanics

@_cdecl("probe_count") public func probeCount() -> Int32 { 17 }

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
  default: return .nan
  }
}

private func stops() -> SheetStops? {
  let space = SheetSpace(width: 390, height: 844)
  let layout = space.layout(insets: SheetInsets(top: 47, bottom: 34), contentExtent: 310)
  let detents: [Detent] = [.large, .fraction(0.6), .content(maximum: 250), .medium, .height(900)]
  return try? DetentSet(detents).stops(in: layout, scale: 3)
}

private func errorLength(_ detents: [Detent]) -> Double {
  do throws(DetentError) {
    _ = try DetentSet(detents)
    return 0
  } catch {
    return Double(error.description.utf8.count)
  }
}
