import HalfModal
import UIKit

/// The laws of motion, held against the trace of a scenario.
struct Laws {
  let scenario: Scenario
  let trace: Trace

  /// Everything that breaks a law, in the order of the laws.
  var violations: [Violation] {
    jumps + rests + ends + dismissals + leaks + restlessness
  }

  /// The largest speed that a sheet has by itself, in lengths of its container per second. The fastest ready-made motion, a
  /// critically damped spring of half a second, reaches 6.8 times its distance per second. That distance is more than a length from
  /// beyond the top detent, and the speed of a motion that is sent elsewhere adds to it.
  private static let speedLimit: CGFloat = 9

  /// The greatest speed with which a finger let go of the sheet.
  private var greatestLift: CGFloat {
    trace.events.reduce(0) { greatest, event in
      guard event.name == "endDrag", case .number(let velocity)? = event.field("velocity") else { return greatest }
      return max(greatest, CGFloat(abs(velocity)))
    }
  }

  /// L2: between two frames a moving sheet goes no further than its own speed allows.
  private var jumps: [Violation] {
    let greatestLift = greatestLift
    return zip(trace.frames, trace.frames.dropFirst()).compactMap { before, after in
      let moving: [SheetPhase] = [.presenting, .settling, .dismissing]
      guard before.rect != nil, after.rect != nil, moving.contains(before.phase) || moving.contains(after.phase),
        before.circumstances.container == after.circumstances.container, !hasImmediateStep
      else { return nil }
      let size = after.circumstances.container
      let speed = Self.speedLimit * max(size.width, size.height) + greatestLift
      let limit = speed * CGFloat(after.time - before.time) + 0.01
      let distance = abs(after.top - before.top)
      return distance <= limit
        ? nil : Violation(law: "L2", time: after.time, what: "the sheet jumps by \(distance) points in one frame")
    }
  }

  /// Code that moves the sheet without animation makes it jump, as it should.
  private var hasImmediateStep: Bool {
    scenario.steps.contains {
      switch $0 {
      case .present(false), .dismiss(false), .toggle(false), .move(_, false): true
      default: false
      }
    }
  }

  /// L3: a resting sheet is at a detent, and a sheet that is gone is not there.
  private var rests: [Violation] {
    trace.frames.compactMap { frame in
      switch frame.phase {
      case .resting where frame.circumstances.isIdle && !isHeldBySystem(frame):
        let heights = restingHeights(in: frame.circumstances)
        let height = frame.rect?.height ?? 0
        let bottom = frame.rect?.maxY ?? 0
        let pixel = 1 / scenario.device.scale
        guard heights.contains(where: { abs($0 - height) <= pixel / 2 + 1e-6 }),
          abs(bottom - frame.circumstances.container.height) < 1e-6
        else { return Violation(law: "L3", time: frame.time, what: "rests at \(height) points, not at one of \(heights)") }
        return nil
      case .gone where frame.rect != nil:
        return Violation(law: "L3", time: frame.time, what: "is gone, and yet shown")
      default:
        return nil
      }
    }
  }

  /// The system's sheet does not tell when a finger moves it.
  private func isHeldBySystem(_ frame: Trace.Frame) -> Bool {
    scenario.scene == .system && frame.circumstances.isTouched
  }

  /// The heights of the scenario's detents, told from the words of the format and not by the library.
  private func restingHeights(in circumstances: Trace.Circumstances) -> [CGFloat] {
    let height = circumstances.container.height
    if scenario.scene == .pull {
      return [height]
    }
    let largest = height - circumstances.safeArea.top
    let contentHeight = scenario.content.header + scenario.content.list.height
    return scenario.sheet.configuration.detents.map { detent in
      let wanted: CGFloat =
        switch detent.expression {
        case .medium: height / 2
        case .large: largest
        case .fraction(let fraction): height * CGFloat(fraction)
        case .height(let points): CGFloat(points) + circumstances.safeArea.bottom
        case .inset(let points): largest - CGFloat(points)
        case .custom: CGFloat(detent.resolve(in: SheetLayout(containerExtent: Double(height))) ?? 0)
        case .content(let maximum): min(contentHeight, CGFloat(maximum ?? .infinity)) + circumstances.safeArea.bottom
        }
      return min(wanted, largest)
    }
  }
}
