import HalfModal
import Testing
import UIKit
import UIKitTesting

/// Pull to present where the host asks for what cannot be, or not yet.
@MainActor @Suite(.serialized) struct PullReentrancyTests {
  private let device = VirtualDevice()
  private let presenter = UIViewController()
  private let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  private func pull(bringing content: UIViewController) throws -> PullToPresent {
    device.show(presenter)
    list.alwaysBounceVertical = true
    list.contentSize = CGSize(width: 390, height: 2000)
    presenter.view.addSubview(list)
    let pull = PullToPresent(from: presenter) { _ in content }
    pull.attach(to: list)
    try bringIn()
    return pull
  }

  @Test func aChildIsNotPulledIn() throws {
    let child = UIViewController()
    presenter.addChild(child)
    let pull = try pull(bringing: child)
    #expect(pull.phase == .gone)
    #expect(presenter.presentedViewController == nil)
  }

  @Test func aDismissalWaitsForWhatTheContentPresents() throws {
    let pull = try pull(bringing: UIViewController())
    let content = try #require(pull.content)
    var completions: [Bool] = []
    device.perform { content.present(UIViewController(), animated: true) }
    device.run(for: 0.1)
    device.perform { pull.dismiss { completions.append($0) } }
    try device.settle()
    #expect(pull.phase == .gone)
    #expect(completions == [true])
  }

  // MARK: The escape gesture

  @Test(arguments: [true, false]) func theEscapeGestureAsksAndDismisses(isAllowed: Bool) throws {
    let pull = try pull(bringing: UIViewController())
    device.perform { pull.dismiss(animated: false) }
    let log = Log()
    log.follow(pull, isAllowed: isAllowed)
    try bringIn()
    log.lines = []
    device.escape()
    try device.settle()
    #expect(
      log.lines
        == (isAllowed ? ["asked escape", "willDismiss escape", "didDismiss escape"] : ["asked escape", "attempt escape"]))
    #expect(pull.phase == (isAllowed ? .gone : .resting))
  }

  @Test func theContentsOwnAnswerToTheEscapeGestureWins() throws {
    final class Content: UIViewController {
      var escapes = 0
      override func accessibilityPerformEscape() -> Bool {
        MainActor.assumeIsolated { escapes += 1 }
        return true
      }
    }
    let content = Content()
    let pull = try pull(bringing: content)
    device.escape()
    try device.settle()
    #expect(content.escapes == 1)
    #expect(pull.phase == .resting)
  }

  @Test func anEscapeOnTheWayInFollows() throws {
    let pull = try pull(bringing: UIViewController())
    device.perform { pull.dismiss(animated: false) }
    let log = Log()
    log.follow(pull, isAllowed: true)
    swipe()
    device.run(for: 0.1)
    #expect(pull.phase == .presenting)
    device.escape()
    device.escape()
    try device.settle()
    #expect(
      log.lines
        == ["willPresent", "asked escape", "didPresent", "settled large", "willDismiss escape", "didDismiss escape"])
    #expect(pull.phase == .gone)
  }

  @Test func aSheetBroughtInByADragAnswersTheEscapeGesture() throws {
    device.show(presenter)
    let sheet = ModalSheet(content: UIViewController())
    let drag = DragToPresent(sheet, from: presenter)
    drag.attach(to: presenter.view)
    let finger = device.finger()
    finger.down(at: CGPoint(x: 195, y: 800))
    finger.move(by: CGVector(dx: 0, dy: -420), for: 0.4)
    finger.up()
    try device.settle()
    #expect(sheet.phase == .resting)
    var reasons: [DismissalReason] = []
    sheet.events.didDismiss = { reasons.append($0) }
    device.escape()
    try device.settle()
    #expect(reasons == [.escape])
  }

  // MARK: Calls at the wrong moment

  @Test(arguments: [true, false]) func aDismissalOnTheWayInFollows(hasCompletion: Bool) throws {
    let pull = try pull(bringing: UIViewController())
    device.perform { pull.dismiss(animated: false) }
    swipe()
    device.run(for: 0.1)
    #expect(pull.phase == .presenting)
    var completions: [Bool] = []
    device.perform { pull.dismiss(completion: hasCompletion ? { completions.append($0) } : nil) }
    try device.settle()
    #expect(pull.phase == .gone)
    #expect(completions == (hasCompletion ? [true] : []))
  }

  @Test func nothingIsLeftOfADismissalOfWhatWentBack() throws {
    weak var content: UIViewController?
    var completions: [Bool] = []
    do {
      let pull = try pull(bringing: UIViewController())
      content = pull.content
      device.perform { pull.dismiss(animated: false) }
      let finger = device.finger()
      finger.down(at: CGPoint(x: 195, y: 200))
      finger.move(by: CGVector(dx: 0, dy: 500), for: 0.5)
      #expect(pull.phase == .dragging)
      device.perform { pull.dismiss { completions.append($0) } }
      finger.move(by: CGVector(dx: 0, dy: -400), for: 0.5)
      finger.hold(for: 0.2)
      finger.up()
      try device.settle()
      #expect(pull.phase == .gone)
      pull.detach()
    }
    #expect(completions == [true])
    #expect(content == nil)
  }

  @Test(arguments: [true, false]) func aDismissalFromWithinTheQuestionWins(answer: Bool) throws {
    let pull = try pull(bringing: UIViewController())
    device.perform { pull.dismiss(animated: false) }
    var log: [String] = []
    pull.events.shouldDismiss = { _ in
      pull.dismiss { log.append("dismissed \($0)") }
      return answer
    }
    pull.events.didBeginDrag = { log.append("begin") }
    pull.events.didEndDrag = { _, _, _ in log.append("end") }
    pull.events.willDismiss = { log.append("willDismiss \($0)") }
    pull.events.didDismiss = { log.append("didDismiss \($0)") }
    try bringIn()
    let finger = device.finger()
    finger.down(at: CGPoint(x: 195, y: 200))
    finger.move(by: CGVector(dx: 0, dy: 100), for: 0.2)
    finger.up()
    try device.settle()
    #expect(log == ["willDismiss code", "didDismiss code", "dismissed true"])
    #expect(pull.phase == .gone)
    #expect(device.isIdle)
  }

  @Test(arguments: [true, false]) func aDismissalByTheHostItselfIsOneByCode(animated: Bool) throws {
    let content = UIViewController()
    let pull = try pull(bringing: content)
    device.perform { pull.dismiss(animated: false) }
    let log = Log()
    log.follow(pull, isAllowed: true)
    try bringIn()
    log.lines = []
    device.perform { content.dismiss(animated: animated) }
    try device.settle()
    #expect(log.lines == ["willDismiss code", "didDismiss code"])
    #expect(pull.phase == .gone)
    try bringIn()
    #expect(pull.phase == .resting)
  }

  @Test func aModalThatIsUpKeepsAPullFromBringingInAnother() throws {
    let pull = try pull(bringing: UIViewController())
    device.perform { pull.dismiss(animated: false) }
    // It leaves the list in reach.
    var configuration = SheetConfiguration(detents: [.height(100)])
    configuration.largestUndimmedDetent = "height(100)"
    configuration.largestPassThroughDetent = "height(100)"
    let sheet = ModalSheet(content: UIViewController(), configuration: configuration)
    device.perform { sheet.present(from: presenter, animated: false) }
    try bringIn()
    #expect(pull.phase == .gone)
    #expect(sheet.phase == .resting)
    #expect(presenter.presentedViewController === sheet.content)
  }

  @Test func ofTwoPullsOnOneListOneBringsIn() throws {
    let first = try pull(bringing: UIViewController())
    device.perform { first.dismiss(animated: false) }
    let second = PullToPresent(from: presenter) { _ in UIViewController() }
    second.attach(to: list)
    try bringIn()
    #expect([first.phase, second.phase].sorted { $0.rawValue < $1.rawValue } == [.gone, .resting])
    device.perform {
      first.dismiss(animated: false)
      second.dismiss(animated: false)
    }
    try device.settle()
    #expect(presenter.presentedViewController == nil)
    #expect(list.contentOffset.y == -47)
  }

  @Test func aPresenterThatIsNotOnScreenBringsInNothing() throws {
    device.show(presenter)
    list.alwaysBounceVertical = true
    presenter.view.addSubview(list)
    let other = UIViewController()
    other.loadViewIfNeeded()
    var made = 0
    let pull = PullToPresent(from: other) { _ in
      made += 1
      return UIViewController()
    }
    pull.attach(to: list)
    try bringIn()
    #expect(pull.phase == .gone)
    #expect(made == 0)
  }

  // MARK: Diagonals

  /// Motions that are as far across as along, to the last digit or but for rounding.
  @Test(arguments: [100, 99.999_999_999, 101]) func anEvenDiagonalIsNoDrag(across: CGFloat) throws {
    let pull = try pull(bringing: UIViewController())
    let finger = device.finger()
    finger.down(at: CGPoint(x: 195, y: 200))
    finger.move(by: CGVector(dx: across, dy: 100), for: 0.2)
    #expect(pull.phase == .resting)
    finger.up()
    try device.settle()
    finger.down(at: CGPoint(x: 195, y: 200))
    finger.move(by: CGVector(dx: 99, dy: 100), for: 0.2)
    #expect(pull.phase == .dragging)
    finger.up()
    try device.settle()
  }

  @Test(arguments: [100, 99.999_999_999, 101]) func anEvenDiagonalBringsInNothing(across: CGFloat) throws {
    device.show(presenter)
    let sheet = ModalSheet(content: UIViewController())
    let drag = DragToPresent(sheet, from: presenter)
    drag.attach(to: presenter.view)
    let finger = device.finger()
    finger.down(at: CGPoint(x: 195, y: 800))
    finger.move(by: CGVector(dx: across, dy: -100), for: 0.2)
    #expect(sheet.phase == .gone)
    finger.up()
    try device.settle()
    finger.down(at: CGPoint(x: 195, y: 800))
    finger.move(by: CGVector(dx: 99, dy: -100), for: 0.2)
    #expect(sheet.phase == .dragging)
    finger.up()
    try device.settle()
  }

  // MARK: Support

  @MainActor private final class Log {
    var lines: [String] = []

    func follow(_ pull: PullToPresent, isAllowed: Bool) {
      pull.events.willPresent = { self.lines.append("willPresent") }
      pull.events.didPresent = { self.lines.append("didPresent") }
      pull.events.didSettle = { detent, _ in self.lines.append("settled \(detent?.rawValue ?? "free")") }
      pull.events.shouldDismiss = {
        self.lines.append("asked \($0)")
        return isAllowed
      }
      pull.events.didAttemptToDismiss = { self.lines.append("attempt \($0)") }
      pull.events.willDismiss = { self.lines.append("willDismiss \($0)") }
      pull.events.didDismiss = { self.lines.append("didDismiss \($0)") }
    }
  }

  private func swipe() {
    let finger = device.finger()
    finger.down(at: CGPoint(x: 195, y: 200))
    finger.move(by: CGVector(dx: 0, dy: 500), for: 0.5)
    finger.up()
  }

  private func bringIn() throws {
    swipe()
    try device.settle()
  }
}
