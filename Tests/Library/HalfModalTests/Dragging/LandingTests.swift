import HalfModal
import TestSupport
import Testing
import UIKit

/// The targets of a sheet after a drag, and the host's influence on them.
@MainActor @Suite(.serialized) struct LandingTests {
  private let stage = Stage()

  @Test(
    arguments: [
      (SheetDestination.visibleHeight(-50), "free", 422), (.visibleHeight(5000), "free", 797),
      (.visibleHeight(.nan), "medium", 422),
      (.visibleHeight(.infinity), "free", 797), (.detent("nowhere"), "medium", 422), (.detent(.large), "large", 797),
    ] as [(SheetDestination, String, CGFloat)])
  func impossibleTargetOfTheHostIsClampedOrIgnored(wish: SheetDestination, name: String, extent: CGFloat) throws {
    let sheet = try stage.openModalSheet()
    sheet.whenLanding { _, _ in wish }
    stage.dragHeader(of: sheet, by: -40)
    try stage.settle()
    #expect(sheet.top == 844 - extent)
    #expect(sheet.detent?.rawValue ?? "free" == name)
  }

  @Test func freeSheetRestsWhereTheFingerLeavesIt() throws {
    let sheet = try stage.openModalSheet { $0.snapping = .free }
    stage.dragHeader(of: sheet, by: -110)
    try stage.settle()
    #expect(abs(try #require(sheet.top) - 322) < 0.5)
    #expect(sheet.isResting)
    #expect(sheet.detent == nil)
    #expect(stage.recorder.lines == ["drag began", "drag ended: free", "settled: free"])
    stage.device.resize(to: CGSize(width: 390, height: 800), duration: 0)
    stage.run(for: 0.1)
    #expect(abs(try #require(sheet.visibleFrame).height - 522) < 0.5)
  }

  @Test func hostRedirectsALanding() throws {
    let sheet = try stage.openModalSheet()
    sheet.whenLanding { landing, target in
      #expect(target == .detent(.medium))
      #expect(abs(landing.visibleHeight - 502) < 0.5)
      return .detent(.large)
    }
    stage.dragHeader(of: sheet, by: -90)
    try stage.settle()
    #expect(sheet.detent == .large)
  }

  /// A flick would dismiss the sheet, but the host refuses: the landing callback gets the detent to which the sheet goes instead.
  @Test(arguments: [nil, SheetDestination.dismissed]) func refusedDismissalCallsTheLandingCallbackOnce(answer: SheetDestination?)
    throws
  {
    let sheet = try stage.openModalSheet(SheetConfiguration(detents: [.medium, .large], initialDetent: .large))
    stage.recorder.allowsDismissal = false
    var targets: [SheetDestination] = []
    sheet.whenLanding { _, target in
      targets.append(target)
      return answer
    }
    stage.flickHeader(of: sheet, by: 200, for: 0.05)
    try stage.settle()
    #expect(targets == [.detent(.medium)])
    #expect(stage.recorder.count(of: .asked) == 1)
    #expect(sheet.detent == .medium)
  }

  /// The landing callback dismisses a sheet that would have stayed, but the host then refuses, or drags may not dismiss the sheet.
  @Test(arguments: [true, false]) func redirectionToADismissalNeedsPermission(dragDismisses: Bool) throws {
    let sheet = try stage.openModalSheet { $0.dismissal.drag = dragDismisses }
    stage.recorder.allowsDismissal = false
    sheet.whenLanding { _, _ in .dismissed }
    // The second drag goes below the detent, and the host is asked during the drag.
    for distance in [-40, 60] as [CGFloat] {
      stage.dragHeader(of: sheet, by: distance)
      try stage.settle()
    }
    #expect(stage.recorder.count(of: .asked) == (dragDismisses ? 2 : 0))
    #expect(sheet.isResting)
    #expect(sheet.detent == .medium)
  }

  @Test func tapOnTheGrabberCyclesThroughTheDetents() throws {
    let sheet = try stage.openModalSheet(SheetConfiguration(detents: [.height(200, id: "low"), .medium, .large])) {
      $0.showsGrabber = true
    }
    for id: Detent.ID in [.medium, .large, "low"] {
      stage.tapGrabber(of: sheet)
      try stage.settle()
      #expect(sheet.detent == id)
    }
  }

  @Test func dragThatCannotDismissIsNoAttemptToDismiss() throws {
    let sheet = try stage.openModalSheet { $0.dismissal.drag = false }
    stage.dragHeader(of: sheet, by: 150)
    try stage.settle()
    #expect(sheet.isResting)
    #expect(stage.recorder.lines(of: .asked, .refused) == [])
  }

  /// The second finger lands beside the sheet. The first one still moves the sheet and then scrolls the list.
  @Test func secondFingerDoesNotTakeTheListFromTheFirst() throws {
    let content = ListController()
    let sheet = try stage.openModalSheet(content: content) { $0.allowsDraggingFromBackdrop = true }
    let finger = stage.land(at: 700)
    finger.move(up: 100, for: 0.2)
    #expect(sheet.phase == .dragging)
    stage.land(at: 100, finger: 2)
    finger.move(up: 485, for: 0.5)
    #expect(abs(try #require(sheet.top) - 47) < 0.01)
    #expect(abs(content.list.contentOffset.y - 200) < 10.01)
    finger.stopAndLift()
    stage.device.finger(2).up()
    try stage.settle()
  }
}
