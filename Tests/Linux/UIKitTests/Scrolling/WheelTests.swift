import Testing
import UIKit

/// A mouse wheel over scroll views.
@MainActor @Suite(.serialized) struct WheelTests {
  private func turn(_ rig: ScrollRig, by y: Double, x: Double = 0, at point: CGPoint = CGPoint(x: 200, y: 400)) {
    rig.window.wheelDidTurn(by: CGVector(dx: x, dy: y), at: point)
  }

  @Test func wheelScrollsByItsDistanceAndReportsADrag() {
    let rig = ScrollRig()
    turn(rig, by: 48)
    #expect(rig.recorder.take() == ["willBeginDragging", "willEndDragging", "didEndDragging true", "willBeginDecelerating"])
    #expect(rig.y == 0 && !rig.scrollView.isDragging && rig.scrollView.isDecelerating)
    #expect(rig.recorder.proposedTarget == CGPoint(x: 0, y: 48) && rig.recorder.velocity == .zero)
    rig.run(for: 0.1)
    #expect(rig.y > 24 && rig.y < 48)
    rig.run(for: 0.6)
    #expect(rig.y == 48)
    #expect(rig.recorder.take() == ["scroll", "didEndDecelerating"])
  }

  @Test func turnsOfTheWheelAddUpAndStopAtTheEnds() {
    let rig = ScrollRig()
    for _ in 0..<3 {
      turn(rig, by: 48)
      rig.run(for: 0.05)
    }
    rig.run(for: 1)
    #expect(rig.y == 144)
    let before = rig.recorder.offsets.count
    turn(rig, by: -200)
    rig.run(for: 1)
    #expect(rig.y == 0)
    #expect(rig.recorder.offsets[before...].allSatisfy { $0.offset.y >= 0 })
    _ = rig.recorder.take()
    turn(rig, by: -48)
    #expect(rig.recorder.take() == [])
  }

  @Test func fingerStopsTheScrollingOfTheWheel() {
    let rig = ScrollRig()
    turn(rig, by: 480)
    rig.run(for: 0.1)
    rig.down(200, 400)
    let caught = rig.y
    #expect(caught > 0 && caught < 480 && !rig.scrollView.isDecelerating)
    turn(rig, by: 48)
    rig.run(for: 0.5)
    #expect(rig.y == caught)
    rig.up()
  }

  @Test func delegateChoosesTheTarget() {
    let rig = ScrollRig()
    rig.recorder.target = { CGPoint(x: $0.x, y: 100) }
    turn(rig, by: 48)
    rig.run(for: 1)
    #expect(rig.y == 100)
  }

  @Test func wheelTurnsPages() {
    let rig = ScrollRig()
    rig.scrollView.isPagingEnabled = true
    turn(rig, by: 48)
    rig.run(for: 1)
    #expect(rig.y == 800)
  }

  @Test func innermostScrollViewThatCanScrollScrolls() {
    let rig = ScrollRig()
    let inner = UIScrollView(frame: CGRect(x: 0, y: 300, width: 400, height: 200))
    inner.contentSize = CGSize(width: 900, height: 260)
    rig.scrollView.addSubview(inner)
    turn(rig, by: 48)
    rig.run(for: 1)
    #expect(inner.contentOffset.y == 48 && rig.y == 0)
    turn(rig, by: 48)
    rig.run(for: 1)
    #expect(inner.contentOffset.y == 60 && rig.y == 0)
    turn(rig, by: 48)
    rig.run(for: 1)
    #expect(inner.contentOffset.y == 60 && rig.y == 48)
    turn(rig, by: 0, x: 48)
    rig.run(for: 1)
    #expect(inner.contentOffset == CGPoint(x: 48, y: 60) && rig.offset.x == 0)
    inner.isScrollEnabled = false
    turn(rig, by: -48)
    rig.run(for: 1)
    #expect(inner.contentOffset == CGPoint(x: 48, y: 60) && rig.y == 0)
  }
}
