import HalfModal
import Testing
import UIKit
import UIKitTesting

/// The system's sheet under HalfModal's configuration: what it tells, whoever dismisses it, and how high it is.
@MainActor @Suite(.serialized) struct SystemSheetTests {
  private let device = VirtualDevice()
  private let presenter = UIViewController()
  private let content = SizedController()
  private let log = Log()

  @MainActor final class Log {
    var events: [String] = []
  }

  /// A controller whose view holds a header of 40 points and a list.
  private final class SizedController: UIViewController {
    let list = UIScrollView()

    override func viewDidLoad() {
      super.viewDidLoad()
      list.frame = CGRect(x: 0, y: 40, width: view.bounds.width, height: view.bounds.height - 40)
      list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(list)
    }
  }

  private func sheet(_ configuration: SheetConfiguration = SheetConfiguration()) -> SystemSheet {
    device.show(presenter)
    let log = log
    var events = SheetEvents()
    events.willPresent = { log.events.append("willPresent") }
    events.didPresent = { log.events.append("didPresent") }
    events.didSettle = { log.events.append("settled \($0?.rawValue ?? "free") \($1)") }
    events.willDismiss = { log.events.append("willDismiss \($0)") }
    events.didDismiss = { log.events.append("didDismiss \($0)") }
    events.didAttemptToDismiss = { log.events.append("attempt \($0)") }
    events.didChangeDetent = { log.events.append("\($0.rawValue) > \($1.rawValue)") }
    return SystemSheet(content: content, configuration: configuration, events: events)
  }

  private func present(_ sheet: SystemSheet) throws {
    device.perform { sheet.present(from: presenter) }
    try device.settle()
    log.events = []
  }

  // MARK: Dismissals by the host itself

  enum Caller: CaseIterable { case content, presenter, window }

  private func dismiss(by caller: Caller, animated: Bool) {
    device.perform {
      switch caller {
      case .content: content.dismiss(animated: animated)
      case .presenter: presenter.dismiss(animated: animated)
      case .window: device.window.rootViewController = UIViewController()
      }
    }
  }

  @Test(arguments: Caller.allCases, [true, false]) func aDismissalByTheHostIsOneByCode(caller: Caller, animated: Bool) throws {
    let sheet = sheet()
    try present(sheet)
    dismiss(by: caller, animated: animated)
    #expect(sheet.phase == (animated && caller != .window ? .dismissing : .gone))
    try device.settle()
    #expect(log.events == ["willDismiss code", "didDismiss code"])
    #expect(sheet.phase == .gone)
    #expect(sheet.selectedDetent == nil)
    #expect(content.presentingViewController == nil)
    device.show(presenter)
    var completions: [Bool] = []
    device.perform { sheet.present(from: presenter) { completions.append($0) } }
    try device.settle()
    #expect(completions == [true])
    #expect(sheet.phase == .resting)
  }

  @Test(arguments: Caller.allCases) func aDismissalByTheHostOnTheWayIn(caller: Caller) throws {
    let sheet = sheet()
    var completions: [Bool] = []
    device.perform { sheet.present(from: presenter) { completions.append($0) } }
    device.run(for: 0.1)
    dismiss(by: caller, animated: true)
    try device.settle()
    if caller == .window {
      #expect(log.events == ["willPresent", "willDismiss code", "didDismiss code"])
      #expect(completions == [false])
      #expect(sheet.phase == .gone)
    } else {
      // UIKit refuses a dismissal in the middle of a presentation.
      #expect(log.events == ["willPresent", "didPresent", "settled medium true"])
      #expect(completions == [true])
    }
  }

  @Test func aDismissalByTheHostFromWithinTheArrival() throws {
    let sheet = sheet()
    var completions: [Bool] = []
    sheet.events.didPresent = { content.dismiss(animated: true) }
    device.perform { sheet.present(from: presenter) { completions.append($0) } }
    try device.settle()
    #expect(log.events == ["willPresent", "settled medium true", "willDismiss code", "didDismiss code"])
    #expect(completions == [true])
    #expect(sheet.phase == .gone)
  }

  @Test func aFingerBringsTheSheetBackFromADismissalByTheHost() throws {
    let sheet = sheet()
    try present(sheet)
    dismiss(by: .content, animated: true)
    device.run(for: 0.1)
    let finger = device.finger()
    let top = try #require(sheet.visibleFrame?.minY)
    finger.down(at: CGPoint(x: 195, y: top + 20))
    finger.move(by: CGVector(dx: 0, dy: -200), for: 0.3)
    finger.hold(for: 0.1)
    finger.up()
    try device.settle()
    #expect(log.events.first == "willDismiss code")
    #expect(!log.events.contains("didDismiss code"))
    #expect(log.events.last == "settled \(try #require(sheet.selectedDetent).rawValue) true")
    #expect(sheet.phase == .resting)
    log.events = []
    dismiss(by: .content, animated: true)
    try device.settle()
    #expect(log.events == ["willDismiss code", "didDismiss code"])
  }

  @Test func theSheetCanBePresentedAgainWhenItTellsThatItIsGone() throws {
    let sheet = sheet()
    try present(sheet)
    var completions: [Bool] = []
    sheet.events.didDismiss = { _ in
      if completions.isEmpty { sheet.present(from: presenter) { completions.append($0) } }
    }
    dismiss(by: .presenter, animated: true)
    try device.settle()
    #expect(completions == [true])
    #expect(sheet.phase == .resting)
  }

  @Test(arguments: Caller.allCases) func nothingIsLeftOfASheetThatTheHostDismisses(caller: Caller) throws {
    device.show(presenter)
    weak var sheet: SystemSheet?
    weak var content: UIViewController?
    do {
      let made = SystemSheet(content: UIViewController())
      (sheet, content) = (made, made.content)
      device.perform { made.present(from: presenter) }
    }
    try device.settle()
    #expect(sheet?.phase == .resting)
    device.perform {
      switch caller {
      case .content: content?.dismiss(animated: true)
      case .presenter: presenter.dismiss(animated: true)
      case .window: device.window.rootViewController = nil
      }
    }
    try device.settle()
    #expect(sheet == nil)
    #expect(content == nil)
    #expect(device.isIdle)
  }

  // MARK: Heights

  @Test(arguments: [true, false]) func theSheetFollowsItsContent(isPreferred: Bool) throws {
    let sheet = sheet(SheetConfiguration(detents: [.content(maximum: nil)]))
    func change(to height: CGFloat) {
      device.perform {
        if isPreferred {
          content.preferredContentSize.height = height
        } else {
          content.loadViewIfNeeded()
          content.list.contentSize = CGSize(width: 390, height: height - 40)
        }
      }
    }
    change(to: 300)
    try present(sheet)
    #expect(sheet.visibleFrame?.height == 334)
    change(to: 480)
    try device.settle()
    #expect(sheet.visibleFrame?.height == 514)
    change(to: 2000)
    try device.settle()
    #expect(sheet.visibleFrame?.height == 797)
    #expect(log.events == [])
  }

  @Test func bothKindsOfSheetsAreAsHighAsTheirContent() throws {
    for (kind, height) in [(SheetStrategy.own, CGFloat(260)), (.system, 260), (.own, 500), (.system, 500)] {
      device.show(presenter)
      let content = SizedController()
      content.loadViewIfNeeded()
      content.list.contentSize.height = height
      content.list.contentInset.top = 10
      let chosen = ChosenSheet(content, configuration: SheetConfiguration(detents: [.content(maximum: 400)]), strategy: kind)
      device.perform { chosen.sheet.present(from: presenter, animated: true, completion: nil) }
      try device.settle()
      #expect(chosen.sheet.visibleFrame?.height == min(400, height + 50) + 34)
      device.perform { chosen.sheet.dismiss(animated: false, completion: nil) }
    }
  }

  @Test func aContentThatGrowsOnTheWayInIsFollowed() throws {
    let sheet = sheet(SheetConfiguration(detents: [.content(maximum: nil)]))
    content.preferredContentSize.height = 300
    device.perform { sheet.present(from: presenter) }
    device.run(for: 0.1)
    device.perform { content.preferredContentSize.height = 400 }
    try device.settle()
    #expect(sheet.visibleFrame?.height == 434)
  }

  @Test func aDetentThatSaysNothingIsOutOfUse() throws {
    let sheet = sheet(SheetConfiguration(detents: [.custom(id: "none") { _ in nil }, .height(300)]))
    try present(sheet)
    #expect(sheet.visibleFrame?.height == 334)
  }

  @Test func theNearestDetentTakesThePlaceOfOneThatIsNoMore() throws {
    let sheet = sheet(SheetConfiguration(detents: [.medium, .large], selectedDetent: .large))
    try present(sheet)
    device.perform { sheet.configuration.detents = [.height(200), .height(500)] }
    try device.settle()
    #expect(sheet.selectedDetent == "height(500)")
    #expect(sheet.visibleFrame?.height == 534)
    #expect(log.events == ["large > height(500)"])
  }

  // MARK: People

  @Test func whatTheHostSaysOfItsContentStays() throws {
    let sheet = sheet()
    content.isModalInPresentation = true
    try present(sheet)
    #expect(content.isModalInPresentation)
    device.escape()
    #expect(log.events == ["attempt drag"])
    device.perform { content.isModalInPresentation = false }
    device.escape()
    try device.settle()
    #expect(log.events == ["attempt drag", "willDismiss drag", "didDismiss drag"])
  }

  @Test func nobodyIsAskedWherePeopleCannotDismiss() throws {
    let sheet = sheet(SheetConfiguration(dismissal: Dismissal(tap: false, drag: false)))
    var questions = 0
    sheet.events.shouldDismiss = { _ in
      questions += 1
      return true
    }
    try present(sheet)
    device.escape()
    device.finger().tap(at: CGPoint(x: 195, y: 100))
    try device.settle()
    #expect(questions == 0)
    #expect(log.events == [])
    #expect(sheet.phase == .resting)
  }
}
