import TestSupport
import Testing
import UIKit
import UIKitTesting

@testable import HalfModal

/// Attaching a pull to a list, and the content that it requests.
@MainActor @Suite(.serialized) struct ScrubAttachmentTests {
  @Test func attachedPullChangesNothingThatTheHostSets() throws {
    let rig = PulledList(attaches: false)
    let delegate = Delegate()
    let list = rig.list
    list.delegate = delegate
    list.contentInset = UIEdgeInsets(top: 10, left: 0, bottom: 20, right: 0)
    let before = ScrollViewState(list)
    rig.pull?.attach(to: list)
    #expect(ScrollViewState(list) == before)
    list.contentOffset.y = 1410
    rig.pullUp(showing: 0.3 * 844, from: 1410)
    #expect(abs((rig.pull?.progress ?? 0) - 0.6) < 1e-6)
    rig.finger.up()
    try rig.stage.settle()
    #expect(ScrollViewState(list) == before)
    #expect(list.delegate === delegate)
    #expect(list.contentOffset.y == 1410)
    #expect(delegate.calls.first == "begin")
    #expect(delegate.calls.contains("end"))
    rig.dismissPresented()
    rig.pull?.detach()
    #expect(list.gestureRecognizers?.contains { $0 is AttachedObservation } == false)
    rig.recorder.clear()
    try rig.pullUpAndLift(showing: 0.3 * 844, from: 1410)
    #expect(rig.recorder.lines == [])
  }

  @Test func pullThatIsAttachedElsewhereIgnoresItsFirstList() throws {
    let rig = PulledList()
    let other = UIScrollView()
    rig.pull?.attach(to: other)
    try rig.pullUpAndLift(showing: 0.3 * 844)
    #expect(rig.recorder.lines == [])
  }

  @Test func endWithoutContentPresentsNothing() throws {
    let rig = PulledList()
    rig.edges = [.top]
    rig.pullUp(showing: 0.3 * 844)
    #expect(rig.recorder.lines == [])
    rig.finger.up()
    try rig.stage.settle()
    #expect(rig.list.contentOffset.y == 1390)
    #expect(rig.requested == [.bottom])
  }

  @Test func contentIsRequestedOncePerPullWhenItIsNeeded() throws {
    let rig = PulledList()
    rig.pullUp(showing: 60)
    #expect(rig.requested == [])
    for way in [-300, 300, -300] as [CGFloat] { rig.finger.move(down: way, for: 0.4) }
    #expect(rig.requested == [.bottom])
    rig.finger.up()
    try rig.stage.settle()
  }
}

/// The properties of a scroll view that a host sets.
private struct ScrollViewState: Equatable {
  let insets: UIEdgeInsets
  let bounces: [Bool]
  let behaviors: [Int]
  let rate: CGFloat

  @MainActor init(_ scrollView: UIScrollView) {
    insets = scrollView.contentInset
    bounces = [
      scrollView.bounces, scrollView.alwaysBounceVertical, scrollView.alwaysBounceHorizontal, scrollView.isScrollEnabled,
      scrollView.showsVerticalScrollIndicator, scrollView.showsHorizontalScrollIndicator, scrollView.delaysContentTouches,
      scrollView.canCancelContentTouches, scrollView.isPagingEnabled, scrollView.panGestureRecognizer.isEnabled,
    ]
    behaviors = [scrollView.contentInsetAdjustmentBehavior.rawValue, scrollView.panGestureRecognizer.minimumNumberOfTouches]
    rate = scrollView.decelerationRate.rawValue
  }
}

private final class Delegate: NSObject, UIScrollViewDelegate {
  private(set) var calls: [String] = []

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    calls.append("begin")
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    calls.append("end")
  }
}
