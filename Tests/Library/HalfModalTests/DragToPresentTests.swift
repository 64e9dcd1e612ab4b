import HalfModal
import Testing
import UIKit
import UIKitTesting

/// Sheets that a finger brings in: from a bar, an edge, or a list.
@MainActor @Suite(.serialized) struct DragToPresentTests {
  private let device = VirtualDevice()
  private let presenter = UIViewController()

  private final class Log {
    var lines: [String] = []
  }

  private func events(_ log: Log) -> SheetEvents {
    var events = SheetEvents()
    events.willPresent = { log.lines.append("willPresent") }
    events.didPresent = { log.lines.append("didPresent") }
    events.didBeginDrag = { log.lines.append("beginDrag") }
    events.didEndDrag = { target, _, _ in log.lines.append("endDrag \(target == .gone ? "gone" : "in")") }
    events.shouldDismiss = { _ in
      log.lines.append("asked")
      return true
    }
    events.willDismiss = { log.lines.append("willDismiss \($0)") }
    events.didDismiss = { log.lines.append("didDismiss \($0)") }
    events.didSettle = { log.lines.append("settled \($0?.rawValue ?? "free") \($1)") }
    return events
  }

  private func bar() -> UIView {
    device.show(presenter)
    let bar = UIView(frame: CGRect(x: 0, y: 760, width: 390, height: 84))
    presenter.view.addSubview(bar)
    return bar
  }

  enum Kind: CaseIterable { case modal, inline }

  private func make(_ kind: Kind, _ log: Log) -> (HalfModalSheet, DragToPresent) {
    let content = UIViewController()
    switch kind {
    case .modal:
      let sheet = ModalSheet(content: content, events: events(log))
      return (sheet, DragToPresent(sheet, from: presenter))
    case .inline:
      let sheet = InlineSheet(
        content: content, in: presenter, configuration: SheetConfiguration(backdrop: .none), events: events(log))
      return (sheet, DragToPresent(sheet))
    }
  }

  enum Loss: CaseIterable { case detached, dropped, viewRemoved }

  /// What follows the finger goes while that brings the sheet in.
  @Test(arguments: Loss.allCases, [true, false]) func aFingerThatIsLostLetsGo(loss: Loss, isList: Bool) throws {
    let log = Log()
    let bar = bar()
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 700))
    list.alwaysBounceVertical = true
    presenter.view.addSubview(list)
    let view = isList ? list : bar
    let sheet = ModalSheet(content: UIViewController(), events: events(log))
    var drag: DragToPresent? = DragToPresent(sheet, from: presenter)
    drag?.attach(to: view)
    weak var kept = drag
    let finger = device.finger()
    finger.down(at: CGPoint(x: 195, y: isList ? 600 : 800))
    finger.move(by: CGVector(dx: 0, dy: -300), for: 0.4)
    #expect(sheet.phase == .dragging)
    device.perform {
      switch loss {
      case .detached: drag?.detach()
      case .dropped: drag = nil
      case .viewRemoved: view.removeFromSuperview()
      }
    }
    finger.hold(for: 0.1)
    finger.up()
    try device.settle()
    #expect(sheet.phase == .resting || sheet.phase == .gone, "\(log.lines)")
    #expect(log.lines.count { $0 == "beginDrag" } == 1)
    #expect(log.lines.count { $0.hasPrefix("endDrag") } == 1)
    if loss == .dropped { #expect(kept == nil) }
  }

  @Test func aDragDuringAnotherTransitionBringsInNothing() throws {
    let log = Log()
    device.show(presenter)
    let bar = UIView(frame: CGRect(x: 0, y: 760, width: 390, height: 84))
    let sheet = ModalSheet(content: UIViewController(), events: events(log))
    let drag = DragToPresent(sheet, from: presenter)
    drag.attach(to: bar)
    let other = UIViewController()
    device.perform { presenter.present(other, animated: false) }
    device.window.addSubview(bar)
    device.perform { presenter.dismiss(animated: true) }
    device.run(for: 0.05)
    let finger = device.finger()
    finger.down(at: CGPoint(x: 195, y: 800))
    finger.move(by: CGVector(dx: 0, dy: -100), for: 0.1)
    finger.up()
    try device.settle()
    #expect(sheet.phase == .gone)
    #expect(log.lines == [])
  }

  @Test(arguments: Kind.allCases) func theSheetFollowsTheFingerFromTheFirstPoint(kind: Kind) throws {
    let log = Log()
    let bar = bar()
    let (sheet, drag) = make(kind, log)
    drag.attach(to: bar)
    let finger = device.finger()
    finger.down(at: CGPoint(x: 195, y: 800))
    var tops: [CGFloat] = []
    device.onFrame = {
      if sheet.phase == .dragging, let top = sheet.visibleFrame?.minY { tops.append(top - finger.location.y) }
    }
    finger.move(by: CGVector(dx: 0, dy: -400), for: 0.5)
    // The ten points that it takes to see that it is a drag do not count.
    #expect(tops.count > 25)
    #expect(tops.allSatisfy { abs($0 - (844 - 790)) < 0.01 })
    finger.hold(for: 0.2)
    finger.up()
    try device.settle()
    #expect(sheet.phase == .resting)
    #expect(sheet.selectedDetent == .medium)
    #expect(sheet.content.viewIfLoaded?.window != nil)
    #expect(log.lines == ["willPresent", "beginDrag", "endDrag in", "didPresent", "settled medium true"])
  }

  @Test(arguments: Kind.allCases) func aShortSlowDragBringsNothingIn(kind: Kind) throws {
    let log = Log()
    let bar = bar()
    let (sheet, drag) = make(kind, log)
    drag.attach(to: bar)
    let finger = device.finger()
    finger.down(at: CGPoint(x: 195, y: 800))
    finger.move(by: CGVector(dx: 0, dy: -100), for: 0.5)
    finger.hold(for: 0.2)
    finger.up()
    try device.settle()
    #expect(sheet.phase == .gone)
    #expect(presenter.presentedViewController == nil)
    #expect(presenter.children.isEmpty)
    #expect(log.lines == ["willPresent", "beginDrag", "endDrag gone", "willDismiss drag", "didDismiss drag"])
    // And it can be brought in again.
    finger.down(at: CGPoint(x: 195, y: 800))
    finger.move(by: CGVector(dx: 0, dy: -100), for: 0.05)
    finger.up()
    try device.settle()
    #expect(sheet.phase == .resting)
  }

  @Test(arguments: Kind.allCases) func whatWasBroughtInIsPushedOutAgain(kind: Kind) throws {
    let log = Log()
    let bar = bar()
    let (sheet, drag) = make(kind, log)
    drag.attach(to: bar)
    let finger = device.finger()
    finger.down(at: CGPoint(x: 195, y: 800))
    finger.move(by: CGVector(dx: 0, dy: -300), for: 0.3)
    finger.up()
    device.run(for: 0.05)
    #expect(sheet.phase == .presenting)
    // Caught on its way.
    finger.down(at: CGPoint(x: 195, y: try #require(sheet.visibleFrame).minY + 20))
    #expect(sheet.phase == .dragging)
    finger.move(by: CGVector(dx: 0, dy: 300), for: 0.1)
    finger.up()
    try device.settle()
    #expect(sheet.phase == .gone)
    #expect(log.lines.last == "didDismiss drag")
    #expect(!log.lines.contains("asked"))
  }

  @Test func onlyTheEdgeBringsASheetInFromThere() throws {
    device.show(presenter)
    let log = Log()
    var configuration = SheetConfiguration(detents: [.height(200)], backdrop: .dim())
    configuration.edge = .leading
    let sheet = ModalSheet(content: UIViewController(), configuration: configuration, events: events(log))
    let drag = DragToPresent(sheet, from: presenter)
    drag.attach(toEdgeOf: presenter.view)
    let finger = device.finger()
    for (x, phase) in [(CGFloat(100), SheetPhase.gone), (10, .resting)] {
      finger.down(at: CGPoint(x: x, y: 400))
      finger.move(by: CGVector(dx: 150, dy: 5), for: 0.3)
      finger.hold(for: 0.2)
      finger.up()
      try device.settle()
      #expect(sheet.phase == phase)
    }
    #expect(sheet.visibleFrame == CGRect(x: 0, y: 0, width: 200, height: 844))
    _ = drag
  }

  private func list() -> UIScrollView {
    device.show(presenter)
    let list = UIScrollView(frame: presenter.view.bounds)
    list.contentSize = CGSize(width: 390, height: 1200)
    list.contentInsetAdjustmentBehavior = .never
    presenter.view.addSubview(list)
    return list
  }

  /// A finger that lands at the edge is the sheet's where it leads inwards, and the list's where it leads elsewhere.
  @Test(arguments: [true, false]) func aListAtTheEdgeWaits(isOnList: Bool) throws {
    let list = list()
    device.perform {
      list.contentSize.height = 3000
      list.contentOffset.y = 300
    }
    let sheet = ModalSheet(content: UIViewController(), events: events(Log()))
    let drag = DragToPresent(sheet, from: presenter)
    drag.attach(toEdgeOf: isOnList ? list : presenter.view)
    let finger = device.finger()
    for (start, way, phase, offset) in [
      (CGFloat(500), CGFloat(-100), SheetPhase.gone, CGFloat(390)), (830, 13, .gone, 377), (830, -400, .dragging, 377),
    ] {
      finger.down(at: CGPoint(x: 195, y: start))
      finger.move(by: CGVector(dx: 0, dy: way), for: 0.4)
      #expect(sheet.phase == phase)
      #expect(abs(list.contentOffset.y - offset) <= 10 + 1e-6, "\(list.contentOffset.y)")
      finger.hold(for: 0.2)
      finger.up()
      try device.settle()
    }
    #expect(sheet.phase == .resting)
    _ = drag
  }

  /// All that the finger goes beyond the list's end is the sheet's, at every frame rate; and what it goes back first, it comes back.
  @Test(arguments: [30, 60, 120, 240], [0.1, 0.4, 1]) func theSheetIsWhereTheFingerHasPulledIt(hertz: Int, duration: Double)
    throws
  {
    var model = DeviceModel()
    model.frames = .hertz(hertz)
    let device = VirtualDevice(model)
    device.show(presenter)
    let list = UIScrollView(frame: presenter.view.bounds)
    list.contentSize = CGSize(width: 390, height: 1200)
    list.contentInsetAdjustmentBehavior = .never
    presenter.view.addSubview(list)
    device.perform { list.contentOffset.y = 356 }
    let sheet = ModalSheet(content: UIViewController(), configuration: SheetConfiguration(detents: [.large]))
    let drag = DragToPresent(sheet, from: presenter)
    drag.attach(to: list)
    func extent() -> CGFloat { sheet.visibleFrame.map { 844 - $0.minY } ?? 0 }
    let finger = device.finger()
    finger.down(at: CGPoint(x: 195, y: 600))
    for (way, expected) in [(CGFloat(-300), CGFloat(290)), (400, 0), (-200, 90)] {
      finger.move(by: CGVector(dx: 0, dy: way), for: duration)
      finger.hold(for: 0.1)
      #expect(abs(extent() - expected) < 0.01, "\(way): \(extent())")
    }
    finger.up()
    try device.settle()
    _ = drag
  }

  @Test func aListPulledBeyondItsEndBringsTheSheetIn() throws {
    let list = list()
    let log = Log()
    let sheet = ModalSheet(content: UIViewController(), events: events(log))
    let drag = DragToPresent(sheet, from: presenter)
    drag.attach(to: list)
    let finger = device.finger()
    finger.down(at: CGPoint(x: 195, y: 700))
    finger.move(by: CGVector(dx: 0, dy: -300), for: 0.5)
    #expect(sheet.phase == .gone)
    finger.move(by: CGVector(dx: 0, dy: -300), for: 0.5)
    #expect(sheet.phase == .dragging)
    finger.hold(for: 0.2)
    finger.up()
    try device.settle()
    #expect(sheet.phase == .resting)
    #expect(list.contentOffset.y == 356)
  }
}
