import Foundation
import QuartzCore
import Testing
import UIKit

@MainActor @Suite(.serialized) struct NestedScrollTests {
  /// Returns a scroll view of 120 points in height, 100 points below the top of a list.
  private func strip(content: CGSize) -> (ScrollRig, UIScrollView) {
    let rig = ScrollRig()
    let inner = UIScrollView(frame: CGRect(x: 0, y: 100, width: 400, height: 120))
    inner.contentSize = content
    rig.scrollView.addSubview(inner)
    return (rig, inner)
  }

  @Test func eachScrollViewScrollsAlongItsAxis() {
    let (rig, inner) = strip(content: CGSize(width: 1200, height: 120))
    rig.down(300, 150)
    rig.drag(by: -200, 5, over: 0.4)
    #expect(abs(inner.contentOffset.x - 190) < 0.5)
    #expect(rig.y == 0)
    rig.up()
    rig.run(for: 5)
    let x = inner.contentOffset.x
    rig.down(200, 150)
    rig.drag(by: 5, -300, over: 0.4)
    #expect(inner.contentOffset.x == x)
    #expect(abs(rig.y - 290) < 0.5)
  }

  @Test func diagonalDragMovesOnlyOneScrollView() {
    for direction in [(-150.0, -150.0), (-150, -140), (-140, -150)] {
      let (rig, inner) = strip(content: CGSize(width: 1200, height: 120))
      rig.down(300, 150)
      rig.drag(by: direction.0, direction.1, over: 0.4)
      #expect((inner.contentOffset.x > 0) != (rig.y > 0))
    }
  }

  @Test func innerScrollViewScrollsFirst() {
    let (rig, inner) = strip(content: CGSize(width: 400, height: 1000))
    rig.down(200, 200)
    rig.drag(by: 0, -100, over: 0.4)
    #expect(inner.contentOffset.y == 90)
    #expect(rig.y == 0)
  }

  @Test func outerScrollViewScrollsIfTheInnerOneIsAtItsEnd() {
    let (rig, inner) = strip(content: CGSize(width: 400, height: 1000))
    inner.contentOffset.y = 880
    rig.down(200, 200)
    rig.drag(by: 0, -100, over: 0.4)
    #expect(inner.contentOffset.y == 880)
    #expect(rig.y > 80)
    rig.up()
    rig.run(for: 5)
    rig.scrollView.contentOffset.y = 0
    rig.down(200, 150)
    rig.drag(by: 0, 60, over: 0.2)
    #expect(inner.contentOffset.y == 830)
  }

  @Test func innerScrollViewBouncesIfTheOuterOneCannotScroll() {
    let (rig, inner) = strip(content: CGSize(width: 400, height: 1000))
    rig.down(200, 110)
    rig.drag(by: 0, 60, over: 0.2)
    #expect(inner.contentOffset.y < 0)
    #expect(rig.y == 0)
  }

  @Test func innerScrollViewWithShortContentLeavesDragsToTheOuterOne() {
    let (rig, inner) = strip(content: CGSize(width: 400, height: 100))
    rig.down(200, 200)
    rig.drag(by: 0, -100, over: 0.4)
    #expect(rig.y == 90)
    #expect(inner.contentOffset == .zero)
  }

  @Test(arguments: [(-1.0, -1.0), (-1, 1), (1, -1), (1, 1)], [10.0, 1, 7.3, 150])
  func exactDiagonalMovesExactlyOneScrollView(direction: (Double, Double), step: Double) {
    let (rig, inner) = strip(content: CGSize(width: 1200, height: 120))
    inner.contentOffset.x = 400
    rig.scrollView.contentOffset.y = 20
    rig.down(200, 150)
    var moved = 0.0
    while moved < 150 {
      rig.run(for: 0.01)
      rig.move(by: direction.0 * step, direction.1 * step)
      moved += step
    }
    #expect((inner.contentOffset.x != 400) != (rig.y != 20))
  }

  @Test func dragBeyondTheInnerEndScrollsTheOuterViewFromTheNextTouch() {
    let (rig, inner) = strip(content: CGSize(width: 400, height: 1000))
    inner.contentOffset.y = 850
    rig.down(200, 200)
    rig.drag(by: 0, -200, over: 0.5)
    #expect(inner.contentOffset.y > 880)
    #expect(rig.y == 0)
    rig.run(for: 0.2)
    rig.up()
    rig.run(for: 3)
    #expect(inner.contentOffset.y == 880)
    rig.down(200, 200)
    rig.drag(by: 0, -100, over: 0.5)
    #expect(inner.contentOffset.y == 880)
    #expect(abs(rig.y - 90) < 0.01)
  }

  @Test func pagesTurnInAListThatDoesNotMove() {
    let (rig, inner) = strip(content: CGSize(width: 1200, height: 120))
    inner.isPagingEnabled = true
    rig.flick(from: 350, 150, by: -120, -30, over: 0.1)
    rig.run(for: 3)
    #expect(inner.contentOffset == CGPoint(x: 400, y: 0))
    #expect(rig.y == 0)
    rig.flick(from: 200, 150, by: 20, -300, over: 0.1)
    rig.run(for: 5)
    #expect(inner.contentOffset == CGPoint(x: 400, y: 0))
    #expect(rig.y > 300)
  }

  @Test func dragBeyondTheLastPageOnlyBouncesThePages() {
    let (rig, inner) = strip(content: CGSize(width: 1200, height: 120))
    inner.isPagingEnabled = true
    inner.contentOffset.x = 800
    rig.down(350, 150)
    rig.drag(by: -200, 3, over: 0.3)
    #expect(inner.contentOffset.x > 800)
    #expect(rig.y == 0)
    rig.up()
    rig.run(for: 3)
    #expect(inner.contentOffset.x == 800)
    #expect(rig.isIdle)
  }

  @Test func nestedPagesContinueWithTheOuterPages() {
    let rig = ScrollRig(content: CGSize(width: 1200, height: 800))
    rig.scrollView.isPagingEnabled = true
    let inner = UIScrollView(frame: CGRect(x: 0, y: 100, width: 400, height: 120))
    inner.contentSize = CGSize(width: 800, height: 120)
    inner.isPagingEnabled = true
    rig.scrollView.addSubview(inner)
    for expected in [CGPoint(x: 400, y: 0), CGPoint(x: 400, y: 400)] {
      rig.flick(from: 350, 150, by: -150, 0, over: 0.1)
      rig.run(for: 3)
      #expect(CGPoint(x: inner.contentOffset.x, y: rig.offset.x) == expected)
    }
  }
}

/// A list with a horizontal scroll view in it, and a pan gesture recognizer around both.
@MainActor private final class OuterPan {
  let rig = ScrollRig()
  let strip = UIScrollView(frame: CGRect(x: 0, y: 100, width: 400, height: 120))
  let pan = UIPanGestureRecognizer()
  let record: StateRecord
  let delegate = ProbeDelegate()

  init() {
    strip.contentSize = CGSize(width: 1200, height: 120)
    rig.scrollView.addSubview(strip)
    record = StateRecord(pan)
    pan.delegate = delegate
    rig.window.addGestureRecognizer(pan)
  }

  /// Allows the pan to recognize together with the list only.
  func allowList() {
    delegate.simultaneous = { [list = rig.scrollView] in $0.view is UIScrollView && $0 === list.panGestureRecognizer }
  }
}

@MainActor @Suite(.serialized) struct ScrollBesidePanTests {
  @Test func listPreventsAPanWithoutADelegate() {
    let outer = OuterPan()
    let (rig, record) = (outer.rig, outer.record)
    rig.down(200, 150)
    rig.drag(by: 5, -200, over: 0.4)
    #expect(abs(rig.y - 190) < 0.5)
    #expect(record.states.isEmpty)
  }

  @Test func simultaneousPanAndListBothFollowTheFinger() {
    let outer = OuterPan()
    let (rig, strip, record) = (outer.rig, outer.strip, outer.record)
    outer.allowList()
    rig.down(200, 150)
    rig.drag(by: 0, -200, over: 0.4)
    #expect(abs(rig.y - 190) < 1e-6)
    #expect(record.states.first == .began)
    #expect(abs(outer.pan.translation(in: nil).y + 190) < 1e-6)
    #expect(strip.contentOffset == .zero)
  }

  /// The strip's pan and the outer pan recognize in the same event, for every step size.
  @Test(arguments: [1.0, 9.9, 10, 11, 40])
  func scrollViewThatTheDelegateDoesNotAllowPreventsThePan(step: Double) {
    let outer = OuterPan()
    let (rig, strip, record) = (outer.rig, outer.strip, outer.record)
    outer.allowList()
    rig.down(300, 150)
    for _ in 0..<max(3, Int(60 / step)) {
      rig.run(for: 0.01)
      rig.move(by: -step, step / 20)
    }
    #expect(strip.contentOffset.x > 0)
    #expect(rig.y == 0)
    #expect(record.states.isEmpty)
  }

  @Test func allowedPanRunsBesideEitherScrollView() {
    let outer = OuterPan()
    let (rig, strip, record) = (outer.rig, outer.strip, outer.record)
    outer.delegate.simultaneous = { $0.view is UIScrollView }
    rig.down(300, 150)
    rig.drag(by: -100, 4, over: 0.3)
    #expect(strip.contentOffset.x > 80)
    #expect(rig.y == 0)
    #expect(record.states.first == .began)
  }

  @Test func dragThatScrollsNothingGoesToThePan() {
    let outer = OuterPan()
    let (rig, strip, record) = (outer.rig, outer.strip, outer.record)
    strip.contentSize = CGSize(width: 400, height: 120)
    rig.down(300, 150)
    rig.drag(by: -100, 4, over: 0.3)
    #expect(record.states.first == .began)
    #expect(rig.offset == .zero && strip.contentOffset == .zero)
  }
}
