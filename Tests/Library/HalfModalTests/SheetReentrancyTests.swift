import HalfModal
import Testing
import UIKit
import UIKitTesting

/// A modal sheet whose host does something else from within a callback, or something that cannot be.
@MainActor @Suite(.serialized) struct SheetReentrancyTests {
  private let device = VirtualDevice()
  private let presenter = UIViewController()

  private func sheet(_ configuration: SheetConfiguration = .halfModal) -> ModalSheet {
    device.show(presenter)
    return ModalSheet(content: UIViewController(), configuration: configuration)
  }

  private func present(_ sheet: ModalSheet) throws {
    device.perform { sheet.present(from: presenter) }
    try device.settle()
  }

  private func drag(from y: CGFloat, by distance: CGFloat) throws {
    let finger = device.finger()
    finger.down(at: CGPoint(x: 195, y: y))
    finger.move(by: CGVector(dx: 0, dy: distance), for: 0.3)
    finger.hold(for: 0.2)
    finger.up()
    try device.settle()
  }

  enum Moment: CaseIterable { case begin, question, end, detent }

  @Test(arguments: Moment.allCases, [true, false]) func aDismissalFromWithinADragWins(moment: Moment, animated: Bool) throws {
    let sheet = sheet(SheetConfiguration(detents: [.medium, .large]))
    var completions: [Bool] = []
    var log: [String] = []
    func dismiss() { sheet.dismiss(animated: animated) { completions.append($0) } }
    sheet.events.didBeginDrag = {
      log.append("begin"); if moment == .begin { dismiss() }
    }
    sheet.events.shouldDismiss = { _ in
      if moment == .question { dismiss() }; return false
    }
    sheet.events.didEndDrag = { _, _, _ in
      log.append("end"); if moment == .end { dismiss() }
    }
    sheet.events.didChangeDetent = { _, _ in if moment == .detent { dismiss() } }
    sheet.events.didDismiss = { _ in log.append("gone") }
    try present(sheet)
    try drag(from: 440, by: moment == .question ? 100 : -300)
    #expect(sheet.phase == .gone)
    #expect(completions == [true])
    #expect(log == ["begin", "end", "gone"])
  }

  @Test func aDismissalFromWithinAMoveEndsTheMove() throws {
    let sheet = sheet(SheetConfiguration(detents: [.medium, .large]))
    var moves: [Bool] = []
    sheet.events.didChangeDetent = { _, _ in sheet.dismiss(animated: false) }
    try present(sheet)
    device.perform { sheet.move(to: .large) { moves.append($0) } }
    try device.settle()
    #expect(sheet.phase == .gone)
    #expect(moves == [false])
  }

  @Test func aDismissalWaitsForWhatTheContentPresents() throws {
    let sheet = sheet()
    var completions: [Bool] = []
    try present(sheet)
    device.perform { sheet.content.present(UIViewController(), animated: true) }
    device.run(for: 0.1)
    device.perform { sheet.dismiss { completions.append($0) } }
    try device.settle()
    #expect(sheet.phase == .gone)
    #expect(completions == [true])
    #expect(presenter.presentedViewController == nil)
  }

  @Test func theLastOfSeveralCallsCounts() throws {
    let sheet = sheet()
    var log: [String] = []
    try present(sheet)
    device.perform {
      sheet.dismiss { log.append("dismiss \($0)") }
      sheet.present(from: presenter) { log.append("present \($0)") }
      sheet.dismiss { log.append("dismiss again \($0)") }
    }
    try device.settle()
    #expect(sheet.phase == .gone)
    #expect(log == ["present false", "dismiss true", "dismiss again true"])
  }

  @Test func aPresentationThatIsTakenBackHasNotArrived() throws {
    let sheet = sheet()
    var completions: [Bool] = []
    device.perform { sheet.present(from: presenter) { completions.append($0) } }
    device.run(for: 0.25)
    let top = try #require(sheet.visibleFrame?.minY)
    let finger = device.finger()
    finger.down(at: CGPoint(x: 195, y: top + 20))
    finger.move(by: CGVector(dx: 0, dy: 400), for: 0.2)
    finger.up()
    try device.settle()
    #expect(sheet.phase == .gone)
    #expect(completions == [false])
  }

  /// - Parameter isAsked: Whether the next presentation is asked for while the first one is on its way back, or when that is told.
  @Test(arguments: [true, false]) func aPresentationFollowsOneThatIsTakenBack(isAsked: Bool) throws {
    let sheet = sheet()
    var completions: [Bool] = []
    var isFirst = true
    func again() { sheet.present(from: presenter) { completions.append($0) } }
    sheet.events.didDismiss = { _ in
      if isFirst && !isAsked { again() }
      isFirst = false
    }
    device.perform { sheet.present(from: presenter) { completions.append($0) } }
    device.run(for: 0.25)
    let top = try #require(sheet.visibleFrame?.minY)
    let finger = device.finger()
    finger.down(at: CGPoint(x: 195, y: top + 20))
    finger.move(by: CGVector(dx: 0, dy: 400), for: 0.2)
    finger.up()
    #expect(sheet.phase == .dismissing)
    if isAsked { device.perform { again() } }
    try device.settle()
    #expect(sheet.phase == .resting)
    #expect(completions == [false, true])
  }

  @Test func aSheetOnItsWayOutIsCaughtWhereItIsShown() throws {
    let sheet = sheet()
    var completions: [Bool] = []
    try present(sheet)
    device.perform { sheet.dismiss { completions.append($0) } }
    device.run(for: 0.1)
    let top = try #require(sheet.visibleFrame?.minY)
    try drag(from: top + 20, by: -200)
    #expect(sheet.phase == .resting)
    #expect(completions == [false])
  }

  @Test func aChildIsNotPresented() throws {
    let sheet = sheet()
    presenter.addChild(sheet.content)
    var completions: [Bool] = []
    device.perform { sheet.present(from: presenter) { completions.append($0) } }
    try device.settle()
    #expect(sheet.phase == .gone)
    #expect(completions == [false])
  }

  @Test func anotherDetentIsShownWhereTheSelectedOneIsNoMore() throws {
    let sheet = sheet(SheetConfiguration(detents: [.medium, .large], selectedDetent: .large))
    try present(sheet)
    device.perform { sheet.configuration.detents = [.height(500), .height(200)] }
    try device.settle()
    #expect(sheet.selectedDetent == "height(500)")
    #expect(sheet.visibleFrame?.height == 534)
  }

  @Test func aDragLandsAtTheDetentsThatThereAreThen() throws {
    let sheet = sheet(SheetConfiguration(detents: [.medium, .large]))
    try present(sheet)
    let finger = device.finger()
    finger.down(at: CGPoint(x: 195, y: 440))
    finger.move(by: CGVector(dx: 0, dy: -200), for: 0.3)
    device.perform { sheet.configuration.detents = [.height(300), .height(500)] }
    finger.move(by: CGVector(dx: 0, dy: -150), for: 0.3)
    finger.hold(for: 0.2)
    finger.up()
    try device.settle()
    #expect(sheet.selectedDetent == "height(500)")
    #expect(sheet.visibleFrame?.height == 534)
  }
}
