import Testing
import UIKit
import UIKitTesting

@MainActor @Suite(.serialized) struct SheetDismissalTests {
  @Test func dragToTheBottomDismissesTheSheet() throws {
    let stage = SheetStage()
    try stage.present()
    let finger = stage.drag((300, 0.5))
    #expect(stage.takeLog() == ["should", "will", "willDisappear"])
    #expect(abs(stage.top - (422 + 290)) < 0.01 && stage.content.view.bounds.height == 422)
    let coordinator = stage.content.transitionCoordinator
    #expect(coordinator?.isInteractive == true && abs((coordinator?.percentComplete ?? 0) - 290.0 / 422) < 0.001)
    finger.hold(for: 0.2)
    finger.up()
    try stage.device.settle()
    #expect(stage.takeLog() == ["didDisappear", "did"])
    #expect(stage.content.view.window == nil && stage.root.presentedViewController == nil)
    #expect(stage.device.window.subviews == [stage.root.view])
    #expect(stage.device.callbackCount == 0)
  }

  /// A finger far below the window leaves the sheet at the lower edge until it comes back to the sheet.
  @Test func sheetStopsAtTheLowerEdgeOfItsContainer() throws {
    let stage = SheetStage()
    try stage.present()
    let finger = stage.drag((2000, 1))
    #expect(abs(stage.top - 844) < 0.01)
    finger.move(by: CGVector(dx: 0, dy: -1900), for: 1)
    #expect(abs(stage.top - (422 + 90)) < 0.01)
    finger.move(by: CGVector(dx: 0, dy: 1900), for: 1)
    finger.up()
    try stage.device.settle(within: 0.1)
    #expect(stage.root.presentedViewController == nil)
  }

  @Test func dragBackUpCancelsTheDismissal() throws {
    let stage = SheetStage()
    try stage.present()
    let finger = stage.drag((150, 0.3), (-120, 0.3))
    finger.hold(for: 0.2)
    finger.up()
    try stage.device.settle()
    #expect(stage.takeLog() == ["should", "will", "willDisappear", "willAppear", "didAppear"])
    #expect(abs(stage.top - 422) < 1e-6 && stage.root.presentedViewController === stage.content)
    stage.drag((300, 0.2)).up()
    try stage.device.settle()
    #expect(stage.takeLog() == ["should", "will", "willDisappear", "didDisappear", "did"])
  }

  @Test func flickDownDismissesTheSheet() throws {
    let stage = SheetStage()
    try stage.present()
    stage.drag((200, 0.1)).up()
    try stage.device.settle()
    #expect(stage.takeLog() == ["should", "will", "willDisappear", "didDisappear", "did"])
  }

  @Test func sheetReleasedBelowHalfOfTheLowestDetentIsDismissed() throws {
    for rest in [60.0, 2, 0.4] {
      let stage = SheetStage()
      try stage.present()
      let finger = stage.drag((432 - rest, 0.5))
      finger.hold(for: 0.3)
      finger.up()
      try stage.device.settle()
      #expect(stage.root.presentedViewController == nil)
    }
  }

  @Test func sheetThatMustNotBeDismissedResistsTheDrag() throws {
    for isModal in [true, false] {
      let stage = SheetStage()
      stage.content.isModalInPresentation = isModal
      stage.delegate.mayDismiss = false
      try stage.present()
      var lowest: CGFloat = 0
      stage.onFrame { lowest = max(lowest, $0.top) }
      let finger = stage.drag((100, 0.2), (-40, 0.1), (340, 0.3))
      finger.hold(for: 0.2)
      finger.up()
      try stage.device.settle()
      #expect(lowest < 422 + 220 && lowest > 430)
      #expect(stage.takeLog() == (isModal ? ["attempt"] : ["should", "attempt"]), "the delegate is asked once for each gesture")
      #expect(abs(stage.top - 422) < 1e-6)
    }
  }

  @Test func tapAndEscapeCallTheDelegateAsADragDoes() throws {
    for isTap in [true, false] {
      let stage = SheetStage()
      try stage.present()
      stage.delegate.mayDismiss = false
      let act = { if isTap { stage.device.finger().tap(at: CGPoint(x: 195, y: 100)) } else { stage.device.escape() } }
      act()
      try stage.device.settle()
      #expect(stage.takeLog() == ["should", "attempt"])
      stage.delegate.mayDismiss = true
      act()
      try stage.device.settle()
      #expect(stage.takeLog() == ["should", "will", "willDisappear", "didDisappear", "did"])
    }
  }

  @Test func dismissalByCodeDoesNotAskTheDelegate() throws {
    let stage = SheetStage()
    try stage.present()
    var ends = 0
    stage.device.perform { stage.content.dismiss(animated: true) { ends += 1 } }
    try stage.device.settle()
    #expect(stage.takeLog() == ["willDisappear", "didDisappear"] && ends == 1)
  }

  @Test func sheetCanBeCaughtWhileItIsDismissed() throws {
    let stage = SheetStage()
    try stage.present()
    stage.drag((120, 0.05)).up()
    stage.device.run(for: 0.05)
    let finger = stage.device.finger()
    finger.down(at: CGPoint(x: 195, y: stage.top + 20))
    finger.move(by: CGVector(dx: 0, dy: -200), for: 0.2)
    finger.up()
    try stage.device.settle()
    #expect(stage.takeLog() == ["should", "will", "willDisappear", "willAppear", "didAppear"])
    #expect(abs(stage.top - 422) < 1e-6 || abs(stage.top - 47) < 1e-6)
    #expect(stage.root.presentedViewController === stage.content)
  }

  @Test func sheetCanBeCaughtWhileItIsPresented() throws {
    let stage = SheetStage()
    stage.device.perform { stage.root.present(stage.content, animated: true) }
    stage.device.run(for: 0.1)
    let finger = stage.device.finger()
    finger.down(at: CGPoint(x: 195, y: stage.top + 20))
    finger.move(by: CGVector(dx: 0, dy: -20), for: 0.05)
    #expect(stage.takeLog() == ["willAppear", "didAppear"])
    let held = stage.top
    finger.hold(for: 0.3)
    #expect(stage.top == held && held > 422)
    finger.move(by: CGVector(dx: 0, dy: 20), for: 0.2)
    finger.move(by: CGVector(dx: 0, dy: 200), for: 0.2)
    #expect(stage.takeLog() == ["should", "will", "willDisappear"])
    #expect(abs(stage.top - (held + 220)) < 0.01)
    finger.up()
    try stage.device.settle()
    #expect(stage.takeLog() == ["didDisappear", "did"])
  }

  @Test func codeCanDismissTheSheetDuringADrag() throws {
    for (dy, expected) in [
      (-100.0, ["willDisappear", "didDisappear"]), (100, ["should", "will", "willDisappear", "didDisappear", "did"]),
    ] {
      let stage = SheetStage()
      try stage.present()
      let finger = stage.drag((dy, 0.2))
      var ends = 0
      stage.device.perform { stage.root.dismiss(animated: true) { ends += 1 } }
      finger.move(by: CGVector(dx: 0, dy: -50), for: 0.1)
      finger.up()
      try stage.device.settle()
      #expect(stage.takeLog() == expected && ends == 1)
      #expect(stage.root.presentedViewController == nil)
    }
  }

  @Test func alongsideAnimationsFollowTheFinger() throws {
    let stage = SheetStage()
    try stage.present()
    let badge = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.root.view.addSubview(badge)
    var ends: [Bool] = []
    stage.delegate.onWillDismiss = { [unowned stage] in
      stage.content.transitionCoordinator?.animate(
        alongsideTransition: { _ in badge.alpha = 0 }, completion: { ends.append($0.isCancelled) })
    }
    func opacity() -> Double { Double(badge.layer.presentation()?.opacity ?? badge.layer.opacity) }
    let finger = stage.drag((221, 0.3))
    #expect(abs(opacity() - 0.5) < 0.01)
    finger.move(by: CGVector(dx: 0, dy: -150), for: 0.3)
    #expect(abs(opacity() - (1 - 61.0 / 422)) < 0.01)
    finger.hold(for: 0.2)
    finger.up()
    try stage.device.settle()
    #expect(badge.alpha == 1 && opacity() == 1 && ends == [true])
    #expect(stage.content.transitionCoordinator == nil)
    stage.drag((300, 0.3)).up()
    try stage.device.settle()
    #expect(badge.alpha == 0 && ends == [true, false])
  }

  @Test func sheetCanBeCaughtDuringADismissalByCode() throws {
    let stage = SheetStage()
    stage.sheet.selectedDetentIdentifier = .large
    try stage.present()
    var ends = 0
    stage.device.perform { stage.content.dismiss(animated: true) { ends += 1 } }
    stage.device.run(for: 0.1)
    let top = stage.top
    let finger = stage.device.finger()
    finger.down(at: CGPoint(x: 195, y: top + 20))
    stage.device.run(for: 0.2)
    #expect(abs(stage.top - top) < 0.01)
    finger.move(by: CGVector(dx: 0, dy: -310), for: 0.4)
    #expect(abs(stage.top - (top - 300)) < 0.01 || stage.top >= 47)
    finger.hold(for: 0.2)
    finger.up()
    try stage.device.settle()
    #expect(ends == 1 && stage.root.presentedViewController === stage.content)
    #expect(stage.takeLog().suffix(2) == ["willAppear", "didAppear"])
  }

  @Test func touchHoldsADismissalAndTheLiftContinuesIt() throws {
    let stage = SheetStage()
    try stage.present()
    stage.device.perform { stage.content.dismiss(animated: true) }
    stage.device.run(for: 0.1)
    let finger = stage.device.finger()
    finger.down(at: CGPoint(x: 195, y: stage.top + 20))
    stage.device.run(for: 1)
    #expect(stage.root.presentedViewController === stage.content)
    finger.up()
    try stage.device.settle()
    #expect(stage.root.presentedViewController == nil && stage.takeLog() == ["willDisappear", "didDisappear"])
  }

  @Test func sheetCanBePresentedAgainInDidDismiss() throws {
    let stage = SheetStage()
    try stage.present()
    stage.delegate.onDidDismiss = { [unowned stage] in stage.root.present(stage.content, animated: true) }
    stage.drag((300, 0.2)).up()
    try stage.device.settle()
    #expect(stage.root.presentedViewController === stage.content && stage.content.view.window != nil)
  }

  @Test func crossDissolveSheetDimsWithItsTransition() throws {
    let stage = SheetStage()
    stage.content.modalTransitionStyle = .crossDissolve
    stage.device.perform { stage.root.present(stage.content, animated: true) }
    let dimming = try #require(stage.content.view.superview?.superview?.subviews.first)
    #expect(stage.top == 422)
    try stage.device.settle()
    #expect(dimming.alpha == 1 && stage.top == 422)
    stage.drag((300, 0.2)).up()
    try stage.device.settle()
    #expect(stage.root.presentedViewController == nil)
  }

  @Test func sheetsCanBeStacked() throws {
    let stage = SheetStage()
    try stage.present()
    let upper = UIViewController()
    upper.view.backgroundColor = .systemGreen
    upper.sheetPresentationController?.detents = [.custom { _ in 166 }]
    upper.sheetPresentationController?.largestUndimmedDetentIdentifier =
      upper.sheetPresentationController?.detents[0].identifier
    stage.device.perform { stage.content.present(upper, animated: true) }
    try stage.device.settle()
    #expect(upper.view.convert(CGPoint.zero, to: nil).y == 644 && stage.takeLog() == [])
    let finger = stage.drag((100, 0.2))
    #expect(stage.top < 422 + 60, "a sheet that presents another one is not dismissed by a drag")
    finger.up()
    try stage.device.settle()
    #expect(abs(stage.top - 422) < 1e-6 && stage.takeLog().allSatisfy { $0 == "attempt" })
    stage.device.perform { stage.root.dismiss(animated: true) }
    try stage.device.settle()
    #expect(stage.device.window.subviews == [stage.root.view])
    #expect(stage.takeLog() == ["willDisappear", "didDisappear"])
  }

  @Test func dismissalWithoutAnimationEndsTheDrag() throws {
    let stage = SheetStage()
    try stage.present(animated: false)
    #expect(stage.top == 422)
    let finger = stage.drag((-100, 0.2))
    stage.device.perform { stage.root.dismiss(animated: false) }
    finger.move(by: CGVector(dx: 0, dy: 50), for: 0.1)
    finger.up()
    try stage.device.settle()
    #expect(stage.device.window.subviews == [stage.root.view] && stage.device.callbackCount == 0)
    #expect(stage.takeLog() == ["willDisappear", "didDisappear"])
  }

  @Test func replacingTheRootControllerDismissesTheSheet() throws {
    let stage = SheetStage()
    try stage.present()
    _ = stage.drag((150, 0.3))
    stage.device.perform { stage.device.window.rootViewController = UIViewController() }
    try stage.device.settle()
    #expect(stage.content.view.window == nil && stage.root.presentedViewController == nil)
    #expect(
      stage.takeLog() == [
        "should", "will", "willDisappear", "didDisappear", "did", "presenter willDisappear", "presenter didDisappear",
      ])
  }

  @Test func dismissedSheetIsReleased() throws {
    weak var sheet: UISheetPresentationController?
    weak var view: UIView?
    let device = VirtualDevice()
    let root = UIViewController()
    device.show(root)
    for isDrag in [true, false] {
      let content = UIViewController()
      sheet = content.sheetPresentationController
      device.perform { root.present(content, animated: true) }
      try device.settle()
      view = content.view.superview
      if isDrag {
        let finger = device.finger()
        finger.down(at: CGPoint(x: 195, y: 100))
        finger.move(by: CGVector(dx: 0, dy: 700), for: 0.3)
        finger.up()
      } else {
        device.perform { root.dismiss(animated: true) }
      }
      try device.settle()
    }
    #expect(root.presentedViewController == nil)
    #expect(sheet == nil && view == nil)
  }
}
