import HalfModal
import TestSupport
import Testing
import UIKit

/// Calls to a pull during a transition, from within its callbacks, and pulls that cannot present.
@MainActor @Suite(.serialized) struct ScrubCallTests {
  private let stage = Stage()

  /// A list at its start, and a pull on it. The pull has presented its content once.
  private func presentedPull(_ content: UIViewController = UIViewController()) throws -> ScrubbedPresentation {
    let pull = attachedPull(content)
    pullDown()
    try stage.settle()
    stage.clear()
    return pull
  }

  private func attachedPull(_ content: UIViewController = UIViewController()) -> ScrubbedPresentation {
    stage.show()
    let pull = stage.pull { _ in content }
    pull.attach(to: stage.addList(height: 2000, isInset: true))
    return pull
  }

  private func pullDown() {
    stage.flick(from: 200, by: 500, for: 0.5)
  }

  // MARK: Calls at the wrong moment

  @Test(arguments: [true, false]) func dismissalDuringThePresentationFollowsIt(hasCompletion: Bool) throws {
    let pull = attachedPull()
    pullDown()
    stage.run(for: 0.1)
    #expect(pull.phase == .presenting)
    stage.dismiss(pull, as: hasCompletion ? "dismiss" : nil)
    try stage.settle()
    #expect(pull.isGone)
    #expect(stage.answers == (hasCompletion ? ["dismiss true"] : []))
  }

  @Test func dismissalWaitsForAPresentationByTheContent() throws {
    let content = UIViewController()
    let pull = try presentedPull(content)
    stage.perform { content.present(UIViewController(), animated: true) }
    stage.run(for: 0.1)
    stage.dismiss(pull, as: "dismiss")
    try stage.settle()
    #expect(pull.isGone)
    #expect(stage.answers == ["dismiss true"])
  }

  @Test func dismissalOfAPullThatIsTakenBackReleasesTheContent() throws {
    weak var content: UIViewController?
    do {
      stage.show()
      let pull = stage.pull { _ in
        let made = UIViewController()
        content = made
        return made
      }
      pull.attach(to: stage.addList(height: 2000, isInset: true))
      let finger = stage.land(at: 200)
      finger.move(down: 500, for: 0.5)
      #expect(pull.phase == .dragging)
      #expect(content != nil)
      stage.dismiss(pull, as: "dismiss")
      finger.move(up: 400, for: 0.5)
      finger.stopAndLift()
      try stage.settle()
      #expect(pull.isGone)
      pull.detach()
    }
    #expect(stage.answers == ["dismiss true"])
    #expect(content == nil)
  }

  @Test(arguments: [true, false]) func dismissalWhileTheHostIsAskedWins(answer: Bool) throws {
    let pull = try presentedPull()
    stage.recorder.allowsDismissal = answer
    stage.recorder.when(.asked) { [stage] in stage.dismiss(pull, as: "dismiss") }
    stage.flick(from: 200, by: 100, for: 0.2)
    try stage.settle()
    #expect(
      stage.recorder.lines(of: .dragBegan, .dragEnded, .dismissing, .dismissed) == ["dismissing: code", "dismissed: code"])
    #expect(stage.answers == ["dismiss true"])
    #expect(pull.isGone)
    #expect(stage.device.isIdle)
  }

  @Test(arguments: [true, false]) func dismissalThroughUIKitIsReportedAsCode(animated: Bool) throws {
    let content = UIViewController()
    let pull = try presentedPull(content)
    stage.perform { content.dismiss(animated: animated) }
    try stage.settle()
    #expect(stage.recorder.lines == ["dismissing: code", "dismissed: code"])
    #expect(pull.isGone)
    pullDown()
    try stage.settle()
    #expect(pull.isResting)
  }

  // MARK: The escape gesture

  @Test(arguments: [true, false]) func escapeGestureAsksTheHostAndDismisses(isAllowed: Bool) throws {
    let pull = try presentedPull()
    stage.recorder.allowsDismissal = isAllowed
    stage.device.escape()
    try stage.settle()
    let answer = isAllowed ? ["dismissing: escape", "dismissed: escape"] : ["refused: escape"]
    #expect(stage.recorder.lines == ["asked: escape"] + answer)
    #expect(pull.phase == (isAllowed ? .dismissed : .resting))
  }

  @Test func contentThatHandlesTheEscapeGestureIsNotDismissed() throws {
    final class Content: UIViewController {
      var escapes = 0
      override func accessibilityPerformEscape() -> Bool {
        MainActor.assumeIsolated { escapes += 1 }
        return true
      }
    }
    let content = Content()
    let pull = try presentedPull(content)
    stage.device.escape()
    try stage.settle()
    #expect(content.escapes == 1)
    #expect(pull.isResting)
  }

  @Test func escapeGestureDuringThePresentationFollowsIt() throws {
    let pull = attachedPull()
    pullDown()
    stage.run(for: 0.1)
    #expect(pull.phase == .presenting)
    stage.device.escape()
    stage.device.escape()
    try stage.settle()
    #expect(
      stage.recorder.lines(except: .dragBegan, .dragEnded) == [
        "presenting", "asked: escape", "presented", "settled: large", "dismissing: escape", "dismissed: escape",
      ])
    #expect(pull.isGone)
  }

  // MARK: Pulls that cannot present

  @Test func childControllerIsNotPulledIn() throws {
    let child = UIViewController()
    stage.presenter.addChild(child)
    let pull = try presentedPull(child)
    #expect(pull.isGone)
    #expect(stage.presenter.presentedViewController == nil)
  }

  @Test func presentedSheetKeepsAPullFromPresenting() throws {
    let pull = attachedPull()
    // The sheet lets touches through to the list.
    var configuration = SheetConfiguration(detents: [.height(100)])
    configuration.largestUndimmedDetent = "height(100)"
    configuration.passThrough = .upTo("height(100)")
    let sheet = stage.modalSheet(configuration)
    stage.present(sheet, animated: false)
    pullDown()
    try stage.settle()
    #expect(pull.isGone)
    #expect(sheet.isResting)
    #expect(stage.presenter.presentedViewController === sheet.content)
  }

  @Test func onlyOneOfTwoPullsOnAListPresents() throws {
    stage.show()
    let list = stage.addList(height: 2000, isInset: true)
    let pulls = (0..<2).map { _ in stage.pull { _ in UIViewController() } }
    for pull in pulls { pull.attach(to: list) }
    pullDown()
    try stage.settle()
    #expect(Set(pulls.map(\.phase)) == [.dismissed, .resting])
    for pull in pulls { stage.dismiss(pull, animated: false) }
    try stage.settle()
    #expect(stage.presenter.presentedViewController == nil)
    #expect(list.contentOffset.y == -47)
  }

  @Test func presenterThatIsNotOnScreenPresentsNothing() throws {
    stage.show()
    let list = stage.addList(height: 2000, isInset: true)
    let other = UIViewController()
    other.loadViewIfNeeded()
    var made = 0
    let pull = stage.pull(from: other) { _ in
      made += 1
      return UIViewController()
    }
    pull.attach(to: list)
    pullDown()
    try stage.settle()
    #expect(pull.isGone)
    #expect(made == 0)
  }

  /// The finger moves as far across as along, exactly or but for rounding, or further across.
  @Test(arguments: [100, 99.999_999_999, 101]) func diagonalMoveDoesNotDragTheModal(across: CGFloat) throws {
    let pull = try presentedPull()
    for (dx, phase) in [(across, SheetPhase.resting), (99, .dragging)] {
      let finger = stage.land(at: 200)
      finger.move(by: CGVector(dx: dx, dy: 100), for: 0.2)
      #expect(pull.phase == phase)
      finger.up()
      try stage.settle()
    }
  }
}
