import HalfModal
import UIKit

extension Laws {
  /// L3: a resting sheet is exactly at its detent, and a sheet that is gone has no rectangle.
  var rests: [Violation] {
    var isFree = false
    return frames.compactMap { frame in
      isFree = isFree || trace.setups[frame.circumstances.setup].sheet.rests == .anywhere
      switch frame.phase {
      case .resting where frame.circumstances.isIdle && frame.circumstances.isInWindow && !isHeldBySystem(frame):
        return frame.rect.flatMap { rest(of: frame, in: $0, isFree: isFree) }
      case .dismissed where frame.rect != nil:
        return Violation(law: "L3", time: frame.time, problem: "the sheet is gone but still visible")
      default:
        return nil
      }
    }
  }

  private func rest(of frame: Trace.Frame, in rect: CGRect, isFree: Bool) -> Violation? {
    let tolerance = 0.5 / scenario.device.scale + 1e-6
    let container = frame.circumstances.container
    if scenario.scene == .pull {
      return abs(rect.minY) <= tolerance && abs(rect.height - container.height) <= tolerance
        ? nil : Violation(law: "L3", time: frame.time, problem: "the modal rests at \(rect) and does not fill the screen")
    }
    let geometry = geometry(in: frame)
    let extent = geometry.extent(of: rect)
    let named = geometry.extents(of: scenario.scene == .system ? nil : frame.detent)
    let stops = named.isEmpty ? geometry.extents() : named
    guard let lowest = stops.min(), let highest = stops.max() else { return nil }
    // The system sheet fills a window that is too low for a sheet.
    let isFull = scenario.scene == .system && abs(extent - container.height) <= tolerance
    let isAtStop = isFull || stops.contains { abs($0 - extent) <= tolerance }
    let isBetween = isFree && frame.detent == nil && extent >= lowest - tolerance && extent <= highest + tolerance
    guard isAtStop || isBetween else {
      return Violation(
        law: "L3", time: frame.time,
        problem: "the sheet rests at \(extent) points as \(frame.detent ?? "free"), not at one of \(stops)")
    }
    guard scenario.scene == .system || geometry.isPlaced(rect, tolerance: 2 * tolerance) else {
      return Violation(law: "L3", time: frame.time, problem: "the sheet rests at \(rect), which is not its place")
    }
    return nil
  }

  /// Whether a finger may be moving the system sheet, which doesn't report drags.
  private func isHeldBySystem(_ frame: Trace.Frame) -> Bool {
    scenario.scene == .system && frame.circumstances.isTouched
  }
}
