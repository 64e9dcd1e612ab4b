import HalfModal
import TestSupport
import Testing
import UIKit

/// A pulled modal that moves by itself, and that a finger on its list catches.
@MainActor @Suite(.serialized) struct ScrubCatchTests {
  private let stage = Stage()

  /// A list at its end, at the offset 1190, and a modal that was released after a pull upwards: after 400 points it moves back, after
  /// 540 it is presented.
  private func release(after way: CGFloat) -> (ScrubbedPresentation, UIScrollView) {
    let list = stage.addList(height: 2034)
    stage.show()
    let pull = stage.pull { _ in UIViewController() }
    pull.attach(to: list)
    stage.perform { list.contentOffset.y = 1190 }
    stage.drag(from: 800, by: -way, for: 0.6)
    stage.run(for: 0.08)
    #expect(pull.phase == (way > 500 ? .presenting : .dismissing))
    return (pull, list)
  }

  /// A point of the list beside the modal's upper corner.
  private static let free = CGPoint(x: 2, y: 60)

  @Test(arguments: [400, 540]) func touchStopsTheModalAndReleasesIt(way: CGFloat) throws {
    let (pull, list) = release(after: way)
    let top = try #require(pull.top)
    let finger = stage.land(at: Self.free)
    #expect(pull.phase == .dragging)
    finger.hold(for: 0.3)
    #expect(abs(try #require(pull.top) - top) < 1e-6)
    finger.up()
    #expect(pull.phase == (way > 500 ? .presenting : .dismissing))
    try stage.settle()
    #expect(pull.phase == (way > 500 ? .resting : .dismissed))
    #expect(list.contentOffset.y == 1190)
  }

  /// The list continues to bounce, and the modal moves with it: three times the distance that the list shows, as in any pull.
  @Test func dragMovesTheModalAndTheListTogether() throws {
    let (pull, list) = release(after: 400)
    let finger = stage.land(at: Self.free)
    let (progress, offset) = (try #require(pull.progress), list.contentOffset.y)
    #expect(progress > 0.01 && offset > 1200)
    finger.move(up: 200, for: 0.3)
    #expect(list.contentOffset.y > offset + 20)
    #expect(abs(try #require(pull.progress) - progress - (list.contentOffset.y - offset) * 3 / 844) < 1e-9)
    finger.move(down: 150, for: 0.3)
    #expect(abs(try #require(pull.progress) - progress - (list.contentOffset.y - offset) * 3 / 844) < 1e-9)
    finger.up()
    try stage.settle()
    #expect(pull.isGone)
  }

  @Test func fingerScrollsTheListAfterThePullIsReleased() throws {
    let list: UIScrollView
    var pull: ScrubbedPresentation?
    (pull, list) = release(after: 400)
    weak let kept = pull
    #expect(list.hasForeignPan)
    stage.perform { pull = nil }
    let finger = stage.land(at: Self.free)
    finger.move(down: 400, for: 0.3)
    finger.up()
    try stage.settle()
    #expect(kept == nil)
    #expect(stage.presenter.presentedViewController == nil)
    #expect(list.contentOffset.y < 1100)
    #expect(!list.hasForeignPan)
  }

  /// Some lists load more rows at their end.
  @Test func contentThatGrowsDuringThePullDoesNotMoveTheModal() throws {
    let (pull, list) = release(after: 400)
    try stage.settle()
    let finger = stage.land(at: 800)
    finger.move(up: 400, for: 0.6)
    let progress = try #require(pull.progress)
    #expect(progress > 0.2)
    stage.perform { list.contentSize.height = 2600 }
    finger.move(down: 1, for: 0.02)
    #expect(abs(try #require(pull.progress) - progress) < 0.01)
    finger.move(down: 20, for: 0.1)
    #expect(try #require(pull.progress) < progress - 0.05)
    finger.up()
    try stage.settle()
    #expect(pull.isGone)
    #expect(list.contentOffset.y > 1190)
  }
}
