import HalfModal
import Testing
import UIKit
import UIKitTesting

/// What a host sees of a sheet, and what it changes while that is up.
@MainActor @Suite(.serialized) struct SheetBehaviourTests {
  let device = VirtualDevice()
  let presenter = UIViewController()

  final class Log {
    var positions: [SheetPosition] = []
    var lines: [String] = []
  }

  let log = Log()

  func present(_ configuration: SheetConfiguration, content: UIViewController = UIViewController()) throws -> ModalSheet {
    device.show(presenter)
    var events = SheetEvents()
    events.didMove = { [log] in log.positions.append($0) }
    events.didChangeDetent = { [log] in log.lines.append("\($0) > \($1)") }
    events.didSettle = { [log] in log.lines.append("settled \($0?.rawValue ?? "free") \($1)") }
    let sheet = ModalSheet(content: content, configuration: configuration, events: events)
    device.perform { sheet.present(from: presenter) }
    try device.settle()
    log.lines = []
    return sheet
  }

  func drag(from point: CGPoint, by distance: CGFloat) throws {
    let finger = device.finger()
    finger.down(at: point)
    finger.move(by: CGVector(dx: 0, dy: distance), for: 0.5)
    finger.hold(for: 0.2)
    finger.up()
    try device.settle()
  }

  @Test func thePositionIsToldInEveryFrameOfEveryPhase() throws {
    let sheet = ModalSheet(content: UIViewController())
    device.show(presenter)
    var told: CGFloat?
    var count = 0
    sheet.events.didMove = {
      told = $0.frame.minY
      count += 1
    }
    device.onFrame = {
      guard sheet.phase != .gone else { return }
      #expect(told == sheet.visibleFrame?.minY)
    }
    device.perform { sheet.present(from: presenter) }
    try device.settle()
    let presenting = count
    #expect(presenting > 25)
    try drag(from: CGPoint(x: 195, y: 440), by: -200)
    #expect(count > presenting + 50)
    let resting = count
    device.run(for: 1)
    #expect(count == resting)
    device.perform { sheet.dismiss() }
    try device.settle()
    #expect(told == 844)
  }

  @Test func whatIsTiedToThePositionIsWhereTheSheetIs() throws {
    let sheet = try present(SheetConfiguration())
    let view = UIView()
    presenter.view.addSubview(view)
    sheet.animateAlongside(from: .medium, to: .large) { view.frame.origin.x = 100 }
    let finger = device.finger()
    finger.down(at: CGPoint(x: 195, y: 440))
    finger.move(by: CGVector(dx: 0, dy: -10 - 187.5), for: 0.5)
    device.run(for: 0.05)
    #expect(abs((view.layer.presentation() ?? view.layer).frame.minX - 50) < 0.5)
    finger.hold(for: 0.1)
    finger.up()
    try device.settle()
    #expect(abs((view.layer.presentation() ?? view.layer).frame.minX - 100) < 0.5)
    device.perform { sheet.dismiss() }
    try device.settle()
    #expect(view.frame.minX == 0)
  }

  /// Touches go by a view's own values, which have to be those that it has where the animations begin.
  @Test func whatIsTiedToThePositionIsItselfAtItsBeginning() throws {
    let sheet = try present(SheetConfiguration())
    let view = UIView()
    presenter.view.addSubview(view)
    for _ in 0..<2 {
      sheet.animateAlongside(from: .medium, to: .large) { view.alpha = 0 }
      device.run(for: 0.1)
      #expect(view.alpha == 1)
      device.perform { sheet.move(to: .large) }
      try device.settle()
      #expect(view.alpha == 0)
      device.perform { sheet.move(to: .medium) }
      try device.settle()
      #expect(view.alpha == 1)
      device.perform { sheet.dismiss() }
      try device.settle()
      device.perform { sheet.present(from: presenter) }
      try device.settle()
    }
  }

  @Test func detentsWithoutAPlaceLeaveAllTheRoom() throws {
    let sheet = try present(SheetConfiguration(detents: [.inset(2000), .custom(id: "none") { _ in nil }]))
    #expect(sheet.visibleFrame?.minY == 47)
    #expect(sheet.selectedDetent == "inset(2000)")
  }

  @Test func nothingPresentsItself() {
    device.show(presenter)
    var results: [Bool] = []
    device.perform { ModalSheet(content: presenter).present(from: presenter) { results.append($0) } }
    #expect(results == [false])
  }

  @Test func aRemovedDetentGivesWayToTheNearest() throws {
    let sheet = try present(SheetConfiguration())
    var arrivals: [Bool] = []
    var configuration = sheet.configuration
    configuration.detents = [.large]
    device.perform { sheet.setConfiguration(configuration) { arrivals.append($0) } }
    device.run(for: 0.1)
    let top = try #require(sheet.visibleFrame).minY
    #expect(top > 47 && top < 422)
    try device.settle()
    #expect(sheet.visibleFrame?.minY == 47)
    #expect(log.lines == ["medium > large", "settled large true"])
    #expect(arrivals == [true])
  }

  @Test func aChangeWithoutAnimationIsThereAtOnce() throws {
    let sheet = try present(SheetConfiguration())
    device.perform { sheet.configuration.detents = [.large] }
    device.run(for: 1.0 / 60)
    #expect(sheet.visibleFrame?.minY == 47)
    #expect(log.lines == ["medium > large", "settled large true"])
  }

  @Test func otherDetentsDuringThePresentationBendIt() throws {
    device.show(presenter)
    let sheet = ModalSheet(content: UIViewController())
    var settled: [String] = []
    sheet.events.didSettle = { settled.append("\($0?.rawValue ?? "free") \($1)") }
    device.perform { sheet.present(from: presenter) }
    device.run(for: 0.1)
    var configuration = sheet.configuration
    configuration.detents = [.height(266, id: "300")]
    configuration.selectedDetent = "300"
    let before = try #require(sheet.visibleFrame).minY
    device.perform { sheet.setConfiguration(configuration) { settled.append("arrived \($0)") } }
    #expect(abs(try #require(sheet.visibleFrame).minY - before) < 0.01)
    #expect(settled == [])
    try device.settle()
    #expect(sheet.visibleFrame?.minY == 544)
    #expect(settled == ["300 true", "arrived true"])
  }

  /// A change under a finger has arrived when the finger has let the sheet go there, and has not when it lets it go elsewhere.
  @Test(arguments: [(-10, true), (320, false)]) func aChangeUnderAFingerWaitsForTheFinger(way: CGFloat, arrives: Bool) throws {
    let sheet = try present(SheetConfiguration())
    var arrivals: [Bool] = []
    let finger = device.finger()
    finger.down(at: CGPoint(x: 195, y: 440))
    finger.move(by: CGVector(dx: 0, dy: -20), for: 0.1)
    var configuration = sheet.configuration
    configuration.detents = [.medium, .height(500), .large]
    device.perform { sheet.setConfiguration(configuration) { arrivals.append($0) } }
    #expect(arrivals == [])
    finger.move(by: CGVector(dx: 0, dy: way), for: 0.3)
    finger.hold(for: 0.2)
    finger.up()
    #expect(arrivals == [])
    try device.settle()
    #expect(arrivals == [arrives])
  }

  @Test func aChangeWithoutAnimationTellsOnePosition() throws {
    let sheet = try present(SheetConfiguration())
    var tops: [CGFloat] = []
    sheet.events.didMove = { tops.append($0.frame.minY) }
    var configuration = sheet.configuration
    configuration.detents = [.large]
    configuration.margins = UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0)
    device.perform { sheet.configuration = configuration }
    device.run(for: 0.1)
    #expect(tops == [57])
  }

  @Test func contentThatGrowsTakesTheSheetAlong() throws {
    let content = UIViewController()
    content.preferredContentSize = CGSize(width: 0, height: 300)
    let sheet = try present(SheetConfiguration(detents: [.content, .large]), content: content)
    for (height, top) in [(CGFloat(300), CGFloat(510)), (480, 330), (2000, 47), (300, 510)] {
      device.perform { content.preferredContentSize.height = height }
      try device.settle()
      #expect(sheet.visibleFrame?.minY == top)
    }
    device.perform { sheet.move(to: .large) }
    try device.settle()
    device.perform { content.preferredContentSize.height = 480 }
    try device.settle()
    #expect(sheet.visibleFrame?.minY == 47)
  }

  @Test func aListCountsWithAllThatItShows() throws {
    let content = UIViewController()
    let list = UIScrollView(frame: CGRect(x: 0, y: 60, width: 390, height: 0))
    content.view.frame = CGRect(x: 0, y: 0, width: 390, height: 60)
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.contentInsetAdjustmentBehavior = .never
    list.contentSize.height = 200
    content.view.addSubview(list)
    let sheet = try present(SheetConfiguration(detents: [.content]), content: content)
    #expect(sheet.visibleFrame?.minY == 550)
    device.perform { list.contentSize.height = 300 }
    try device.settle()
    #expect(sheet.visibleFrame?.minY == 450)
  }

  @Test func aTapOnTheGrabberGoesRound() throws {
    var configuration = SheetConfiguration(detents: [.height(200, id: "low"), .medium, .large])
    configuration.showsGrabber = true
    let sheet = try present(configuration)
    for id: Detent.ID in [.medium, .large, "low"] {
      device.finger().tap(at: CGPoint(x: 195, y: try #require(sheet.visibleFrame).minY + 10))
      try device.settle()
      #expect(sheet.selectedDetent == id)
    }
  }

  @Test func belowTheLargestUndimmedDetentNothingIsDimmed() throws {
    var configuration = SheetConfiguration(detents: [.height(200, id: "low"), .medium, .large])
    configuration.largestUndimmedDetent = .medium
    configuration.largestPassThroughDetent = "low"
    let sheet = try present(configuration)
    final class Target: UIView {
      var touches = 0
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { self.touches += 1 }
    }
    let target = Target(frame: presenter.view.bounds)
    presenter.view.addSubview(target)
    #expect(sheet.visibleBackdropOpacity == 0)
    device.finger().tap(at: CGPoint(x: 195, y: 100))
    #expect(target.touches == 1)
    #expect(sheet.phase == .resting)
    for (id, opacity) in [(Detent.ID.medium, CGFloat(0)), (.large, 0.4)] {
      device.perform { sheet.move(to: id) }
      try device.settle()
      #expect(abs(sheet.visibleBackdropOpacity - opacity) < 1e-6)
    }
    device.perform { sheet.move(to: .medium) }
    try device.settle()
    device.finger().tap(at: CGPoint(x: 195, y: 100))
    #expect(target.touches == 1)
    try device.settle()
    #expect(sheet.phase == .gone)
  }

  @Test func theKeyboardLiftsTheSheet() throws {
    let sheet = try present(SheetConfiguration())
    device.showKeyboard(height: 336)
    try device.settle()
    #expect(abs(try #require(sheet.visibleFrame).minY - 120) < 1e-6)
    #expect(sheet.content.view.safeAreaInsets.bottom == 336)
    device.hideKeyboard()
    try device.settle()
    #expect(sheet.visibleFrame?.minY == 422)
    #expect(sheet.content.view.safeAreaInsets.bottom == 34)
    #expect(sheet.content.additionalSafeAreaInsets == .zero)
  }

  @Test(arguments: [(KeyboardBehavior.expand, CGFloat(47)), (.none, 422)])
  func theKeyboardDoesAsItIsTold(behaviour: KeyboardBehavior, top: CGFloat) throws {
    var configuration = SheetConfiguration()
    configuration.keyboard = behaviour
    let sheet = try present(configuration)
    device.showKeyboard(height: 336)
    try device.settle()
    #expect(sheet.visibleFrame?.minY == top)
    device.hideKeyboard()
    try device.settle()
    #expect(sheet.visibleFrame?.minY == 422)
  }

  @Test func aPullOfTheOnlyListGoesToItsRefreshControl() throws {
    let content = UIViewController()
    let list = UIScrollView(frame: content.view.bounds)
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.contentSize.height = 2000
    list.alwaysBounceVertical = true
    list.contentInsetAdjustmentBehavior = .never
    let refresh = UIRefreshControl()
    list.refreshControl = refresh
    content.view.addSubview(list)
    var configuration = SheetConfiguration(detents: [.large], dismissal: Dismissal(drag: false))
    let sheet = try present(configuration, content: content)
    let finger = device.finger()
    finger.down(at: CGPoint(x: 195, y: 200))
    finger.move(by: CGVector(dx: 0, dy: 320), for: 0.6)
    #expect(refresh.isRefreshing)
    #expect(sheet.visibleFrame?.minY == 47)
    finger.up()
    device.perform { refresh.endRefreshing() }
    try device.settle()
    configuration.detents = [.medium, .large]
    device.perform { sheet.setConfiguration(configuration, animated: false) }
    device.run(for: 0.1)
    finger.down(at: CGPoint(x: 195, y: 200))
    finger.move(by: CGVector(dx: 0, dy: 320), for: 0.6)
    #expect(!refresh.isRefreshing)
    #expect(abs(try #require(sheet.visibleFrame).minY - 357) < 0.5)
    finger.up()
    try device.settle()
  }
}
