import HalfModal
import Testing
import UIKit
import UIKitTesting

/// Calls of the system's sheet that come at the wrong moment.
@MainActor @Suite(.serialized) struct SystemSheetCallTests {
  private let device = VirtualDevice()
  private let presenter = UIViewController()

  private func sheet(_ configuration: SheetConfiguration = SheetConfiguration()) -> SystemSheet {
    device.show(presenter)
    return SystemSheet(content: UIViewController(), configuration: configuration)
  }

  private func present(_ sheet: SystemSheet) throws {
    device.perform { sheet.present(from: presenter) }
    try device.settle()
  }

  @Test func aSecondPresentationIsRefused() throws {
    let sheet = sheet()
    var log: [String] = []
    device.perform {
      sheet.present(from: presenter) { log.append("first \($0)") }
      sheet.present(from: presenter) { log.append("second \($0)") }
    }
    try device.settle()
    device.perform { sheet.present(from: presenter) { log.append("third \($0)") } }
    #expect(log == ["second false", "first true", "third false"])
  }

  @Test func aPresentationThatCannotBeIsRefused() throws {
    let sheet = sheet()
    var log: [Bool] = []
    sheet.present(from: UIViewController()) { log.append($0) }
    presenter.addChild(sheet.content)
    device.perform { sheet.present(from: presenter) { log.append($0) } }
    #expect(log == [false, false])
    #expect(sheet.phase == .gone)
  }

  /// The presenter is itself a modal that goes.
  @Test(arguments: [SheetStrategy.own, .system]) func aPresenterOnItsWayOutPresentsNothing(strategy: SheetStrategy) throws {
    device.show(presenter)
    let middle = UIViewController()
    device.perform { presenter.present(middle, animated: false) }
    let chosen = ChosenSheet(UIViewController(), strategy: strategy)
    var log: [Bool] = []
    device.perform { presenter.dismiss(animated: true) }
    device.run(for: 0.1)
    device.perform { chosen.sheet.present(from: middle, animated: true) { log.append($0) } }
    try device.settle()
    #expect(log == [false])
    #expect(chosen.sheet.phase == .gone)
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

  @Test func aPresentationFollowsADismissal() throws {
    let sheet = sheet()
    var log: [String] = []
    try present(sheet)
    device.perform { sheet.dismiss { log.append("dismiss \($0)") } }
    device.run(for: 0.1)
    device.perform { sheet.present(from: presenter) { log.append("present \($0)") } }
    try device.settle()
    #expect(log == ["dismiss true", "present true"])
    #expect(sheet.phase == .resting)
  }

  @Test func aDismissalOnTheWayInFollows() throws {
    let sheet = sheet()
    var log: [String] = []
    device.perform {
      sheet.present(from: presenter) { log.append("present \($0)") }
      sheet.dismiss { log.append("dismiss \($0)") }
    }
    try device.settle()
    #expect(log == ["present true", "dismiss true"])
    #expect(sheet.phase == .gone)
  }

  /// What the content presents has something of its own in the middle of a transition.
  @Test(arguments: [SheetStrategy.own, .system]) func aDismissalWaitsForWhatIsPresentedFurtherUp(strategy: SheetStrategy) throws {
    device.show(presenter)
    let chosen = ChosenSheet(UIViewController(), strategy: strategy)
    device.perform { chosen.sheet.present(from: presenter, animated: false, completion: nil) }
    let middle = UIViewController()
    device.perform { chosen.sheet.content.present(middle, animated: false) }
    var log: [Bool] = []
    device.perform { middle.present(UIViewController(), animated: true) }
    device.run(for: 0.1)
    device.perform { chosen.sheet.dismiss(animated: true) { log.append($0) } }
    try device.settle()
    #expect(log == [true])
    #expect(chosen.sheet.phase == .gone)
    #expect(presenter.presentedViewController == nil)
  }

  @Test func aSheetThatIsNotAtRestIsNotMoved() throws {
    let sheet = sheet()
    var log: [Bool] = []
    func move() { device.perform { sheet.move(to: .large) { log.append($0) } } }
    move()
    device.perform { sheet.present(from: presenter) }
    device.run(for: 0.1)
    move()
    try device.settle()
    device.perform { sheet.dismiss() }
    device.run(for: 0.1)
    move()
    try device.settle()
    #expect(log == [false, false, false])
  }

  /// Another configuration counts from then on, in every phase.
  @Test(arguments: SheetPhase.allCases) func aConfigurationIsTakenUp(in phase: SheetPhase) throws {
    let sheet = sheet(SheetConfiguration(detents: [.medium, .large]))
    let new = SheetConfiguration(detents: [.height(300), .large])
    let finger = device.finger()
    switch phase {
    case .gone: break
    case .presenting:
      device.perform { sheet.present(from: presenter) }
      device.run(for: 0.1)
    case .resting: try present(sheet)
    case .settling:
      try present(sheet)
      device.perform { sheet.move(to: .large) }
      device.run(for: 0.1)
    case .dragging:
      try present(sheet)
      finger.down(at: CGPoint(x: 195, y: 440))
      finger.move(by: CGVector(dx: 0, dy: -50), for: 0.2)
    case .dismissing:
      try present(sheet)
      device.perform { sheet.dismiss() }
      device.run(for: 0.1)
    }
    var log: [Bool] = []
    device.perform { sheet.setConfiguration(new, animated: true) { log.append($0) } }
    if finger.isDown {
      finger.hold(for: 0.2)
      finger.up()
    }
    try device.settle()
    if sheet.phase == .gone { try present(sheet) }
    #expect(log == [true])
    #expect(sheet.phase == .resting)
    #expect(sheet.visibleFrame?.height == (sheet.selectedDetent == .large ? 797 : 334))
    #expect(sheet.selectedDetent == (phase == .settling ? .large : "height(300)"))
  }
}
