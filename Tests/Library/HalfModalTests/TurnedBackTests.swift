import HalfModal
import Testing
import UIKit
import UIKitTesting

/// A dismissal that a finger turns back, and that goes on before the sheet has settled.
@MainActor @Suite(.serialized) struct TurnedBackTests {
  private let device = VirtualDevice()
  private let parent = UIViewController()

  private final class Log {
    var lines: [String] = []
  }

  private func listen(to sheet: HalfModalSheet, _ log: Log) {
    sheet.events.willPresent = { log.lines.append("willPresent") }
    sheet.events.didPresent = { log.lines.append("didPresent") }
    sheet.events.didBeginDrag = { log.lines.append("didBeginDrag") }
    sheet.events.didEndDrag = { _, _, _ in log.lines.append("didEndDrag") }
    sheet.events.didSettle = { log.lines.append("didSettle \($0.map(\.rawValue) ?? "-") \($1)") }
    sheet.events.willDismiss = { log.lines.append("willDismiss \($0)") }
    sheet.events.didDismiss = { log.lines.append("didDismiss \($0)") }
  }

  /// Catches the sheet while it goes out, and throws it back up; it is on its way then.
  private func turnBack(_ sheet: HalfModalSheet) throws {
    let frame = try #require(sheet.visibleFrame)
    let finger = device.finger()
    finger.down(at: CGPoint(x: 195, y: frame.minY + 20))
    finger.move(by: CGVector(dx: 0, dy: -60), for: 0.1)
    #expect(sheet.phase == .dragging)
    finger.up()
    device.run(for: 0.03)
    #expect(sheet.phase == .settling)
  }

  @Test(arguments: [true, false]) func aModalSheetGoesOutAfterAll(animated: Bool) throws {
    device.show(parent)
    let sheet = ModalSheet(content: UIViewController(), configuration: SheetConfiguration(detents: [.medium]))
    let log = Log()
    listen(to: sheet, log)
    device.perform { sheet.present(from: parent) }
    try device.settle()
    var completions: [Bool] = []
    device.perform { sheet.dismiss { completions.append($0) } }
    device.run(for: 0.1)
    try turnBack(sheet)
    device.perform { sheet.dismiss(animated: animated) { completions.append($0) } }
    if animated { #expect(sheet.phase == .dismissing) }
    try device.settle()
    #expect(sheet.phase == .gone)
    #expect(completions == [true, true])
    #expect(
      log.lines == [
        "willPresent", "didPresent", "didSettle medium true", "willDismiss code", "didBeginDrag", "didEndDrag",
        "didSettle medium false", "didDismiss code",
      ])
  }

  @Test(arguments: [true, false]) func anInlineSheetGoesOutAfterAll(animated: Bool) throws {
    device.show(parent)
    let content = RecordingController()
    let sheet = InlineSheet(content: content, in: parent, configuration: .inline)
    let log = Log()
    listen(to: sheet, log)
    device.perform { sheet.show() }
    try device.settle()
    content.log = []
    var completions: [Bool] = []
    device.perform { sheet.hide { completions.append($0) } }
    device.run(for: 0.2)
    try turnBack(sheet)
    device.perform { sheet.hide(animated: animated) { completions.append($0) } }
    try device.settle()
    #expect(sheet.phase == .gone)
    #expect(completions == [false, true])
    #expect(
      content.log == [
        "willMove(false)", "viewWillDisappear", "willMove(true)", "viewWillAppear", "willMove(false)", "viewWillDisappear",
        "viewDidDisappear", "didMove(false)",
      ])
    #expect(log.lines.suffix(4) == ["didBeginDrag", "didEndDrag", "didSettle medium false", "didDismiss code"])
  }

  @Test func anInlineSheetIsThrownOutAfterItWasTurnedBack() throws {
    device.show(parent)
    let content = RecordingController()
    let sheet = InlineSheet(content: content, in: parent, configuration: .inline)
    let log = Log()
    listen(to: sheet, log)
    device.perform { sheet.show() }
    try device.settle()
    content.log = []
    device.perform { sheet.hide() }
    device.run(for: 0.2)
    try turnBack(sheet)
    let frame = try #require(sheet.visibleFrame)
    let finger = device.finger()
    finger.down(at: CGPoint(x: 195, y: frame.minY + 20))
    finger.move(by: CGVector(dx: 0, dy: 200), for: 0.1)
    finger.up()
    try device.settle()
    #expect(sheet.phase == .gone)
    #expect(
      content.log == [
        "willMove(false)", "viewWillDisappear", "willMove(true)", "viewWillAppear", "willMove(false)", "viewWillDisappear",
        "viewDidDisappear", "didMove(false)",
      ])
    #expect(
      log.lines.suffix(4) == ["didSettle medium false", "didBeginDrag", "didEndDrag", "didDismiss code"])
  }

  @Test func anInlineSheetThatIsTurnedBackOnItsFirstWayIsPresented() throws {
    device.show(parent)
    let sheet = InlineSheet(content: UIViewController(), in: parent, configuration: .inline)
    let log = Log()
    listen(to: sheet, log)
    device.perform { sheet.show() }
    device.run(for: 0.6)
    device.perform { sheet.hide() }
    device.run(for: 0.05)
    try turnBack(sheet)
    try device.settle()
    #expect(sheet.phase == .resting)
    #expect(
      log.lines == [
        "willPresent", "willDismiss code", "didBeginDrag", "didEndDrag", "didPresent", "didSettle medium true",
      ])
  }
}
