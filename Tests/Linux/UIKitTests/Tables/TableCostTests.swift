import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit

/// The cost of scrolling. Run it alone and optimised: `HALFMODAL_BENCHMARK=1 swift test -c release --filter TableCost`.
@MainActor @Suite(.serialized, .enabled(if: ProcessInfo.processInfo.environment["HALFMODAL_BENCHMARK"] != nil))
struct TableCostTests {
  private func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
  }

  /// Returns the microseconds per frame of a scroll up and down, the best of several runs.
  private func frameCost(count: Int, rowHeight: CGFloat, delegate: (any UITableViewDelegate)? = nil) -> Double {
    let rig = FingerRig()
    let source = NumberSource(count)
    let table = rig.addTable(source: source, delegate: delegate, rowHeight: rowHeight)
    var best = Double.infinity
    for _ in 0..<7 {
      let start = now()
      for frame in 0..<1200 {
        let step = frame % 400 < 200 ? frame % 200 : 200 - frame % 200
        table.contentOffset.y = CGFloat(step) * 17
        _ = rig.isIdle
      }
      best = min(best, (now() - start) / 1200)
    }
    return best
  }

  @Test func millionRowsCostAsMuchAsAHundred() {
    let small = frameCost(count: 100, rowHeight: 50)
    let large = frameCost(count: 1_000_000, rowHeight: 50)
    print(String(format: "frame of 100 rows %.1f µs, of 1,000,000 rows %.1f µs, ratio %.3f", small, large, large / small))
    #expect(large / small < 1.2)
    let measured = frameCost(count: 1_000_000, rowHeight: UITableView.automaticDimension)
    print(String(format: "the same, measured by the cells: %.1f µs", measured))
    let start = now()
    let heights = HeightDelegate { 40 + CGFloat($0.row % 7) }
    let rig = FingerRig()
    let source = NumberSource(1_000_000)
    let table = rig.addTable(source: source, delegate: heights)
    table.estimatedRowHeight = 0
    table.layoutIfNeeded()
    print(String(format: "requesting 1,000,000 heights: %.1f ms", (now() - start) / 1000))
  }
}
