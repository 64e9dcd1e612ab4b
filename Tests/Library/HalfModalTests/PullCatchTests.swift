import HalfModal
import Testing
import UIKit
import UIKitTesting

/// A modal on its way by itself, caught by a finger on the list that brought it in.
@MainActor @Suite(.serialized) struct PullCatchTests {
  private let device = VirtualDevice()
  private let presenter = UIViewController()
  private let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  /// A list at its end, 1190, and a modal let go after a pull upwards: on its way back after 400 points, in after 540.
  private func letGo(after way: CGFloat) -> PullToPresent {
    list.contentInsetAdjustmentBehavior = .never
    list.contentSize = CGSize(width: 390, height: 2034)
    presenter.view.addSubview(list)
    device.show(presenter)
    let pull = PullToPresent(from: presenter) { _ in UIViewController() }
    pull.attach(to: list)
    device.perform { list.contentOffset.y = 1190 }
    let finger = device.finger()
    finger.down(at: CGPoint(x: 195, y: 800))
    finger.move(by: CGVector(dx: 0, dy: -way), for: 0.6)
    finger.hold(for: 0.2)
    finger.up()
    device.run(for: 0.08)
    #expect(pull.phase == (way > 500 ? .presenting : .dismissing))
    return pull
  }

  /// Where the list is to be seen, beside the modal's upper corner.
  private static let free = CGPoint(x: 2, y: 60)

  @Test(arguments: [400, 540]) func aTouchHoldsItAndLetsItGoOn(way: CGFloat) throws {
    let pull = letGo(after: way)
    let top = try #require(pull.visibleFrame).minY
    let finger = device.finger()
    finger.down(at: Self.free)
    #expect(pull.phase == .dragging)
    finger.hold(for: 0.3)
    #expect(abs(try #require(pull.visibleFrame).minY - top) < 1e-6)
    finger.up()
    #expect(pull.phase == (way > 500 ? .presenting : .dismissing))
    try device.settle()
    #expect(pull.phase == (way > 500 ? .resting : .gone))
    #expect(list.contentOffset.y == 1190)
  }

  /// The list goes on to bounce, and the modal with it: three times the way that the list shows, as in any pull.
  @Test func aDragMovesItWithTheList() throws {
    let pull = letGo(after: 400)
    let finger = device.finger()
    finger.down(at: Self.free)
    let (progress, offset) = (try #require(pull.progress), list.contentOffset.y)
    #expect(progress > 0.01 && offset > 1200)
    finger.move(by: CGVector(dx: 0, dy: -200), for: 0.3)
    #expect(list.contentOffset.y > offset + 20)
    #expect(abs(try #require(pull.progress) - progress - (list.contentOffset.y - offset) * 3 / 844) < 1e-9)
    finger.move(by: CGVector(dx: 0, dy: 150), for: 0.3)
    #expect(abs(try #require(pull.progress) - progress - (list.contentOffset.y - offset) * 3 / 844) < 1e-9)
    finger.up()
    try device.settle()
    #expect(pull.phase == .gone)
  }

  @Test func aFingerOnAModalThatIsLostScrollsTheList() throws {
    var pull: PullToPresent? = letGo(after: 400)
    #expect(list.gestureRecognizers?.contains { $0 is UIPanGestureRecognizer && $0 !== list.panGestureRecognizer } == true)
    device.perform { pull = nil }
    let finger = device.finger()
    finger.down(at: Self.free)
    finger.move(by: CGVector(dx: 0, dy: 400), for: 0.3)
    finger.up()
    try device.settle()
    #expect(pull == nil)
    #expect(presenter.presentedViewController == nil)
    #expect(list.contentOffset.y < 1100)
    #expect(list.gestureRecognizers?.contains { $0 is UIPanGestureRecognizer && $0 !== list.panGestureRecognizer } == false)
  }

  /// As a list does that loads more at its end.
  @Test func contentThatGrowsUnderThePullMovesNothing() throws {
    let pull = letGo(after: 400)
    try device.settle()
    let finger = device.finger()
    finger.down(at: CGPoint(x: 195, y: 800))
    finger.move(by: CGVector(dx: 0, dy: -400), for: 0.6)
    let progress = try #require(pull.progress)
    #expect(progress > 0.2)
    device.perform { list.contentSize.height = 2600 }
    finger.move(by: CGVector(dx: 0, dy: 1), for: 0.02)
    #expect(abs(try #require(pull.progress) - progress) < 0.01)
    finger.move(by: CGVector(dx: 0, dy: 20), for: 0.1)
    #expect(try #require(pull.progress) < progress - 0.05)
    finger.up()
    try device.settle()
    #expect(pull.phase == .gone)
    #expect(list.contentOffset.y > 1190)
  }
}
