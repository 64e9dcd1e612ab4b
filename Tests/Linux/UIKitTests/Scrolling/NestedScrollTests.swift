import Foundation
import QuartzCore
import Testing
import UIKit

@MainActor @Suite(.serialized) struct NestedScrollTests {
  /// A strip of 120 points at 100 points below the top of a list.
  private func strip(content: CGSize) -> (ScrollRig, UIScrollView) {
    let rig = ScrollRig()
    let inner = UIScrollView(frame: CGRect(x: 0, y: 100, width: 400, height: 120))
    inner.contentSize = content
    rig.scrollView.addSubview(inner)
    return (rig, inner)
  }

  @Test func eachScrollsAlongItsAxis() {
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

  @Test func onlyOneMovesInADiagonalDrag() {
    for way in [(-150.0, -150.0), (-150, -140), (-140, -150)] {
      let (rig, inner) = strip(content: CGSize(width: 1200, height: 120))
      rig.down(300, 150)
      rig.drag(by: way.0, way.1, over: 0.4)
      #expect((inner.contentOffset.x > 0) != (rig.y > 0))
    }
  }

  @Test func theInnerOneGoesFirst() {
    let (rig, inner) = strip(content: CGSize(width: 400, height: 1000))
    rig.down(200, 200)
    rig.drag(by: 0, -100, over: 0.4)
    #expect(inner.contentOffset.y == 90)
    #expect(rig.y == 0)
  }

  @Test func atItsEndTheOuterOneScrolls() {
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

  @Test func pulledWhereNothingAroundScrollsItBounces() {
    let (rig, inner) = strip(content: CGSize(width: 400, height: 1000))
    rig.down(200, 110)
    rig.drag(by: 0, 60, over: 0.2)
    #expect(inner.contentOffset.y < 0)
    #expect(rig.y == 0)
  }

  @Test func contentThatFitsLeavesTheFingerToTheOuterOne() {
    let (rig, inner) = strip(content: CGSize(width: 400, height: 100))
    rig.down(200, 200)
    rig.drag(by: 0, -100, over: 0.4)
    #expect(rig.y == 90)
    #expect(inner.contentOffset == .zero)
  }

  @Test(arguments: [(-1.0, -1.0), (-1, 1), (1, -1), (1, 1)], [10.0, 1, 7.3, 150])
  func atExactlyTheDiagonalExactlyOneMoves(way: (Double, Double), step: Double) {
    let (rig, inner) = strip(content: CGSize(width: 1200, height: 120))
    inner.contentOffset.x = 400
    rig.scrollView.contentOffset.y = 20
    rig.down(200, 150)
    var gone = 0.0
    while gone < 150 {
      rig.run(for: 0.01)
      rig.move(by: way.0 * step, way.1 * step)
      gone += step
    }
    #expect((inner.contentOffset.x != 400) != (rig.y != 20))
  }

  @Test func aDragBeyondTheInnerEndGoesToTheOuterOneAtTheNextTouch() {
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

  @Test func pagesTurnInAListThatStays() {
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

  @Test func atTheLastPageNothingElseTakesTheFinger() {
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

  @Test func pagesInPagesGoOnWithTheOuterOnes() {
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

/// A list with a strip in it, and a pan around both.
@MainActor private final class PanAround {
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

  /// Has the pan run beside the list's alone.
  func allowList() {
    delegate.simultaneous = { [list = rig.scrollView] in $0.view is UIScrollView && $0 === list.panGestureRecognizer }
  }
}

@MainActor @Suite(.serialized) struct ScrollBesidePanTests {
  @Test func withoutADelegateTheListExcludesIt() {
    let around = PanAround()
    let (rig, record) = (around.rig, around.record)
    rig.down(200, 150)
    rig.drag(by: 5, -200, over: 0.4)
    #expect(abs(rig.y - 190) < 0.5)
    #expect(record.states.isEmpty)
  }

  @Test func togetherWithTheListBothFollow() {
    let around = PanAround()
    let (rig, strip, record) = (around.rig, around.strip, around.record)
    around.allowList()
    rig.down(200, 150)
    rig.drag(by: 0, -200, over: 0.4)
    #expect(abs(rig.y - 190) < 1e-6)
    #expect(record.states.first == .began)
    #expect(abs(around.pan.translation(in: nil).y + 190) < 1e-6)
    #expect(strip.contentOffset == .zero)
  }

  /// The strip's drag and the pan see their gesture in the same event, whatever the steps.
  @Test(arguments: [1.0, 9.9, 10, 11, 40])
  func whatIsNotNamedStaysAlone(step: Double) {
    let around = PanAround()
    let (rig, strip, record) = (around.rig, around.strip, around.record)
    around.allowList()
    rig.down(300, 150)
    for _ in 0..<max(3, Int(60 / step)) {
      rig.run(for: 0.01)
      rig.move(by: -step, step / 20)
    }
    #expect(strip.contentOffset.x > 0)
    #expect(rig.y == 0)
    #expect(record.states.isEmpty)
  }

  @Test func besideBothItRunsWithWhicheverScrolls() {
    let around = PanAround()
    let (rig, strip, record) = (around.rig, around.strip, around.record)
    around.delegate.simultaneous = { $0.view is UIScrollView }
    rig.down(300, 150)
    rig.drag(by: -100, 4, over: 0.3)
    #expect(strip.contentOffset.x > 80)
    #expect(rig.y == 0)
    #expect(record.states.first == .began)
  }

  @Test func whatNeedsNoScrollingIsThePans() {
    let around = PanAround()
    let (rig, strip, record) = (around.rig, around.strip, around.record)
    strip.contentSize = CGSize(width: 400, height: 120)
    rig.down(300, 150)
    rig.drag(by: -100, 4, over: 0.3)
    #expect(record.states.first == .began)
    #expect(rig.offset == .zero && strip.contentOffset == .zero)
  }
}
