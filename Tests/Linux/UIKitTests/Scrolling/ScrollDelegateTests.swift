import Foundation
import QuartzCore
import Testing
import UIKit

@MainActor @Suite(.serialized) struct ScrollDelegateTests {
  @Test func delegateCallsComeInTheOrderOfUIKit() {
    let rig = ScrollRig()
    rig.flick(from: 200, 600, by: 0, -300, over: 0.2)
    rig.run(for: 6)
    #expect(
      rig.recorder.take() == [
        "willBeginDragging", "scroll", "willEndDragging", "didEndDragging true", "willBeginDecelerating", "scroll",
        "didEndDecelerating",
      ])
  }

  @Test func flagsAreCorrectDuringDelegateCalls() {
    let rig = ScrollRig()
    var flags: [String] = []
    func note(_ view: UIScrollView) { flags.append("\(view.isDragging) \(view.isDecelerating)") }
    rig.recorder.willEndDragging = { note($0) }
    rig.recorder.didEndDragging = { note($0) }
    rig.flick(from: 200, 600, by: 0, -300, over: 0.2)
    note(rig.scrollView)
    rig.run(for: 6)
    note(rig.scrollView)
    #expect(flags == ["true false", "false false", "false true", "false false"])
  }

  @Test func scrollingInDidEndDraggingReplacesTheDeceleration() {
    let rig = ScrollRig()
    rig.recorder.didEndDragging = { $0.setContentOffset(CGPoint(x: 0, y: 1000), animated: true) }
    rig.flick(from: 200, 600, by: 0, -300, over: 0.2)
    rig.run(for: 3)
    #expect(rig.y == 1000)
    #expect(
      rig.recorder.take().suffix(3) == ["didEndDragging true", "scroll", "didEndScrollingAnimation"])
    #expect(rig.isIdle)
  }

  @Test func scrollingInWillEndDraggingReplacesTheDeceleration() {
    let rig = ScrollRig()
    rig.recorder.target = { _ in CGPoint(x: 0, y: 290) }
    rig.recorder.willEndDragging = { $0.setContentOffset(CGPoint(x: 0, y: 1000), animated: true) }
    rig.flick(from: 200, 600, by: 0, -300, over: 0.2)
    rig.run(for: 0.15)
    rig.frame()
    #expect(abs(rig.y - 645) < 1e-6)
    rig.run(for: 3)
    #expect(rig.y == 1000)
    #expect(
      rig.recorder.take() == [
        "willBeginDragging", "scroll", "willEndDragging", "didEndDragging false", "scroll", "didEndScrollingAnimation",
      ])
    #expect(rig.isIdle)
  }

  /// As in a list that stays pulled down while it loads.
  @Test func insetSetInDidEndDraggingIsWhereTheContentRests() {
    let rig = ScrollRig()
    rig.recorder.didEndDragging = { $0.contentInset.top = 60 }
    rig.down(200, 100)
    rig.drag(by: 0, 310, over: 0.3)
    rig.up()
    let released = rig.y
    #expect(released < -100)
    rig.run(for: 0.001)
    rig.frame()
    #expect(abs(rig.y - released) < 2)
    rig.run(for: 3)
    #expect(rig.y == -60)
    rig.scrollView.contentInset.top = 0
    #expect(rig.y == 0)
  }

  // MARK: Setting the content offset during a motion

  @Test func settingTheOffsetDuringADragMovesItsBase() {
    let rig = ScrollRig()
    rig.down(200, 600)
    rig.drag(by: 0, -100, over: 0.1)
    rig.scrollView.contentOffset.y = 1000
    #expect(rig.y == 1000)
    rig.move(by: 0, -7)
    #expect(abs(rig.y - 1007) < 1e-9)
    rig.scrollView.contentOffset.y = -50
    rig.move(by: 0, -0.001)
    #expect(abs(rig.y + 50) < 0.002)
  }

  @Test func delegateCanPinTheContent() {
    let rig = ScrollRig()
    var depth = 0
    var deepest = 0
    rig.recorder.didScroll = { view in
      depth += 1
      deepest = max(deepest, depth)
      if view.contentOffset.y > 100 { view.contentOffset.y = 100 }
      depth -= 1
    }
    rig.down(200, 700)
    rig.drag(by: 0, -500, over: 0.5)
    #expect(rig.y == 100)
    #expect(deepest == 2)
    rig.move(by: 0, 30)
    #expect(abs(rig.y - 70) < 1e-9)
    rig.drag(by: 0, -300, over: 0.1)
    rig.up()
    rig.run(for: 6)
    #expect(rig.y == 100)
    #expect(!rig.scrollView.isDecelerating)
    #expect(rig.isIdle)
  }

  @Test func delegateCanStopTheDeceleration() {
    let rig = ScrollRig()
    rig.recorder.didScroll = { view in
      if view.isDecelerating { view.setContentOffset(view.contentOffset, animated: false) }
    }
    rig.flick(from: 200, 600, by: 0, -300, over: 0.2)
    rig.run(for: 1)
    #expect(rig.y < 330)
    #expect(rig.recorder.take().filter { $0 == "didEndDecelerating" }.count == 1)
    #expect(rig.isIdle)
  }

  @Test func contentThatGrowsUnderTheFingerDoesNotJump() {
    let rig = ScrollRig(content: CGSize(width: 400, height: 900))
    rig.down(200, 700)
    rig.move(by: 0, -10)
    rig.move(by: 0, -300)
    let before = rig.y
    rig.scrollView.contentSize.height = 4000
    #expect(rig.y == before)
    rig.move(by: 0, -20)
    #expect(abs(rig.y - before - 20) < 1e-9)
  }

  // MARK: Scrolling by code

  @Test func animatedScrollingTakesItsTimeAndReportsItsEnd() {
    let rig = ScrollRig()
    rig.scrollView.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
    rig.run(to: 0.15)
    rig.frame()
    #expect(abs(rig.y - 300) < 1e-6)
    rig.run(to: 0.2999)
    #expect(rig.recorder.take() == ["scroll"])
    rig.run(to: 0.3)
    #expect(rig.y == 600)
    #expect(rig.recorder.take() == ["scroll", "didEndScrollingAnimation"])
    rig.scrollView.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
    rig.run(for: 1)
    #expect(rig.recorder.take() == [])
    #expect(rig.isIdle)
  }

  @Test func touchStopsAnAnimatedScroll() {
    let rig = ScrollRig()
    rig.scrollView.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
    rig.run(to: 0.15)
    rig.down(200, 400)
    rig.run(for: 1)
    #expect(abs(rig.y - 300) < 1e-6)
    #expect(rig.recorder.take() == ["scroll", "didEndScrollingAnimation"])
  }

  @Test func newTargetReplacesAnAnimatedScroll() {
    let rig = ScrollRig()
    rig.scrollView.setContentOffset(CGPoint(x: 0, y: 600), animated: true)
    rig.run(to: 0.2)
    rig.scrollView.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
    rig.run(to: 0.4)
    #expect(rig.scrollView.contentOffset.y > 100)
    rig.run(to: 0.51)
    #expect(rig.y == 100)
    #expect(rig.recorder.take().filter { $0 == "didEndScrollingAnimation" }.count == 2)
  }

  @Test func scrollRectToVisibleScrollsAsLittleAsPossible() {
    let rig = ScrollRig()
    rig.scrollView.contentInset = UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0)
    let view = rig.scrollView
    func show(_ y: Double, _ height: Double) -> Double {
      view.scrollRectToVisible(CGRect(x: 0, y: y, width: 10, height: height), animated: false)
      return rig.y
    }
    #expect(show(0, 100) == -50)
    #expect(show(700, 100) == 800 - 770)
    #expect(show(40, 20) == -10)
    #expect(show(1000, 2000) == 950)
    #expect(show(3990, 10) == 4000 - 770)
    #expect(show(5000, 10) == 4030 - 800)
  }

  @Test func scrollToTopNeedsExactlyOneWillingScrollView() {
    let rig = ScrollRig()
    rig.scrollView.contentInset.top = 20
    rig.scrollView.contentOffset.y = 900
    rig.recorder.scrollsToTop = false
    #expect(!UIScrollView.scrollToTop(in: rig.window))
    rig.recorder.scrollsToTop = true
    #expect(UIScrollView.scrollToTop(in: rig.window))
    rig.run(for: 1)
    #expect(rig.y == -20)
    #expect(rig.recorder.take().suffix(2) == ["didEndScrollingAnimation", "didScrollToTop"])
    let other = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    rig.window.addSubview(other)
    #expect(!UIScrollView.scrollToTop(in: rig.window))
    other.scrollsToTop = false
    #expect(UIScrollView.scrollToTop(in: rig.window))
  }
}
