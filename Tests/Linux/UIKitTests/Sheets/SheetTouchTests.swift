import Testing
import UIKit
import UIKitTesting

@MainActor @Suite(.serialized) struct SheetTouchTests {
  @Test func undimmedDetentKeepsThePresenterTouchable() throws {
    let stage = SheetStage()
    let button = UIButton(frame: CGRect(x: 100, y: 100, width: 100, height: 50))
    var taps = 0
    button.addAction(for: .touchUpInside) { taps += 1 }
    stage.root.view.addSubview(button)
    stage.sheet.largestUndimmedDetentIdentifier = .medium
    try stage.present()
    stage.device.finger().tap(at: CGPoint(x: 150, y: 125))
    #expect(taps == 1 && stage.takeLog() == [])
    stage.device.perform { stage.sheet.animateChanges { stage.sheet.selectedDetentIdentifier = .large } }
    try stage.device.settle()
    stage.device.perform { stage.sheet.detents = [.medium(), .custom(identifier: .init("c")) { _ in 500 }] }
    stage.device.perform { stage.sheet.selectedDetentIdentifier = .init("c") }
    try stage.device.settle()
    stage.device.finger().tap(at: CGPoint(x: 150, y: 125))
    try stage.device.settle()
    #expect(taps == 1 && stage.root.presentedViewController == nil, "a tap next to a dimmed sheet dismisses it")
  }

  @Test func dimmingFollowsThePositionOfTheSheet() throws {
    let stage = SheetStage()
    try stage.present()
    let dimming = try #require(stage.content.view.superview?.superview?.subviews.first)
    #expect(dimming.alpha == 1)
    _ = stage.drag((221, 0.4))
    #expect(abs(dimming.alpha - 0.5) < 0.01)
  }

  // MARK: Lists

  @Test func listDragRaisesTheSheetThenScrolls() throws {
    let stage = SheetStage()
    stage.addList()
    try stage.present()
    var worst: CGFloat = 0
    var last: (top: CGFloat, offset: CGFloat, y: CGFloat)?
    let finger = stage.device.finger()
    finger.down(at: CGPoint(x: 195, y: 542))
    finger.move(by: CGVector(dx: 0, dy: -20), for: 0.05)
    stage.onFrame {
      let now = (top: $0.top, offset: $0.list.contentOffset.y, y: finger.location.y)
      if let last { worst = max(worst, abs((now.top - last.top) - (now.offset - last.offset) - (now.y - last.y))) }
      last = now
    }
    finger.move(by: CGVector(dx: 0, dy: -480), for: 0.5)
    #expect(abs(stage.top - 47) < 1e-6 && abs(stage.list.contentOffset.y - 115) < 0.01)
    finger.move(by: CGVector(dx: 0, dy: 300), for: 0.5)
    #expect(stage.list.contentOffset.y == 0 && abs(stage.top - 232) < 0.01)
    #expect(worst < 0.01, "the whole movement of the finger is used, and only once")
    finger.hold(for: 0.2)
    finger.up()
    try stage.device.settle()
    #expect(abs(stage.top - 47) < 1e-6 && stage.list.contentOffset.y == 0)
    #expect(stage.takeLog() == ["detent large"])
  }

  @Test func listScrollsIfScrollingDoesNotExpandTheSheet() throws {
    let stage = SheetStage()
    stage.sheet.prefersScrollingExpandsWhenScrolledToEdge = false
    stage.addList()
    try stage.present()
    let finger = stage.drag(from: 120, (-200, 0.4))
    #expect(abs(stage.top - 422) < 1e-6 && abs(stage.list.contentOffset.y - 190) < 0.01)
    finger.move(by: CGVector(dx: 0, dy: 250), for: 0.4)
    #expect(abs(stage.top - 482) < 0.01 && stage.list.contentOffset.y == 0)
    finger.move(by: CGVector(dx: 0, dy: -100), for: 0.4)
    #expect(abs(stage.top - 422) < 0.01 && abs(stage.list.contentOffset.y - 40) < 0.01)
  }

  @Test func pullingTheListDownDismissesTheSheet() throws {
    let stage = SheetStage()
    stage.addList()
    try stage.present()
    stage.drag(from: 120, (300, 0.3)).up()
    try stage.device.settle()
    #expect(stage.takeLog() == ["should", "will", "willDisappear", "didDisappear", "did"])
  }

  @Test func velocityGoesToTheViewThatTheFingerMovedLast() throws {
    let stage = SheetStage()
    stage.addList()
    try stage.present()
    stage.drag(from: 120, (-300, 0.1)).up()
    try stage.device.settle(within: 9)
    #expect(abs(stage.top - 47) < 1e-6 && stage.list.contentOffset.y == 0)
    stage.drag(from: 120, (-200, 0.1)).up()
    try stage.device.settle(within: 9)
    #expect(stage.list.contentOffset.y > 300)
    stage.device.perform { stage.list.contentOffset.y = 800 }
    var moved = false
    stage.onFrame { if abs($0.top - 47) > 0.01 { moved = true } }
    stage.drag(from: 120, (200, 0.08)).up()
    try stage.device.settle(within: 9)
    #expect(!moved && stage.list.contentOffset.y == 0, "deceleration moves only the list")
  }

  @Test func headerMovesASheetWithAScrolledList() throws {
    let stage = SheetStage()
    stage.addList()
    stage.sheet.selectedDetentIdentifier = .large
    try stage.present()
    stage.device.perform { stage.list.contentOffset.y = 600 }
    var moved = false
    stage.onFrame { if $0.list.contentOffset.y != 600 { moved = true } }
    let finger = stage.drag((300, 0.6))
    finger.hold(for: 0.2)
    finger.up()
    try stage.device.settle()
    #expect(!moved && abs(stage.top - 422) < 1e-6)
  }

  @Test func shortListLeavesDragsToTheSheet() throws {
    let stage = SheetStage()
    stage.addList(contentHeight: 100)
    try stage.present()
    stage.drag(from: 120, (-300, 0.5)).up()
    try stage.device.settle()
    #expect(abs(stage.top - 47) < 1e-6 && stage.list.contentOffset.y == 0)
  }
}
