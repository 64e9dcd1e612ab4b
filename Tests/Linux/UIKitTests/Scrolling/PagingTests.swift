import Foundation
import QuartzCore
import Testing
import UIKit

@MainActor @Suite(.serialized) struct PagingTests {
  private func rig() -> ScrollRig {
    let rig = ScrollRig(content: CGSize(width: 1600, height: 800))
    rig.scrollView.isPagingEnabled = true
    return rig
  }

  /// The dragged distance, its duration, a rest before the lift, and the page.
  @Test(arguments: [
    (-100.0, 0.1, 0.0, 400.0), (-100, 0.1, 0.3, 0), (-250, 0.1, 0.3, 400), (-360, 0.5, 0, 400), (100, 0.1, 0, 0),
  ])
  func scrollingStopsAtPages(_ distance: Double, _ time: TimeInterval, _ rest: TimeInterval, _ page: Double) {
    let rig = rig()
    rig.down(380, 300)
    rig.drag(by: distance, 0, over: time)
    rig.run(for: rest)
    rig.up()
    #expect(!rig.recorder.take().contains("willEndDragging"))
    rig.run(for: 3)
    #expect(rig.offset == CGPoint(x: page, y: 0))
    #expect(rig.isIdle)
  }

  @Test func pagesCaughtInBetweenContinueAfterTheLift() {
    let rig = rig()
    rig.flick(from: 380, 300, by: -200, 0, over: 0.1)
    rig.run(for: 0.1)
    rig.down(200, 300)
    rig.up()
    rig.run(for: 3)
    #expect(rig.offset.x == 400)
  }

  @Test func oneFlickTurnsOnePage() {
    let rig = rig()
    rig.flick(from: 390, 300, by: -380, 0, over: 0.05)
    rig.run(for: 3)
    #expect(rig.offset.x == 400)
    rig.flick(from: 390, 300, by: -380, 0, over: 0.05)
    rig.run(for: 3)
    #expect(rig.offset.x == 800)
  }
}
