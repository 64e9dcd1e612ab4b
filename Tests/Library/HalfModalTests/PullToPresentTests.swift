import Testing
import UIKit
import UIKitTesting

@testable import HalfModal

/// Pull to present, and what can come between its beginning and its end.
@MainActor @Suite(.serialized) struct PullToPresentTests {
  /// How a test ends the pull.
  enum Interruption: CaseIterable {
    case lift, cancelledTouches, presenterRemoved, hostDropsIt, detached, rotation, secondFinger, dismissal, scrollViewRemoved
  }

  private func interrupt(_ rig: PullRig, _ interruption: Interruption) {
    switch interruption {
    case .lift: break
    case .cancelledTouches: rig.device.cancelTouches()
    case .presenterRemoved: rig.device.perform { rig.device.window.rootViewController = UIViewController() }
    case .hostDropsIt: rig.device.perform { rig.pull = nil }
    case .detached: rig.device.perform { rig.pull?.detach() }
    case .rotation: rig.device.resize(to: CGSize(width: 844, height: 390), safeAreaInsets: .zero, duration: 0.3)
    case .secondFinger:
      rig.device.finger(2).down(at: CGPoint(x: 50, y: 60))
      rig.device.run(for: 0.05)
      rig.device.finger(2).up()
    case .dismissal: rig.device.perform { rig.pull?.dismiss { rig.log.append("dismissed \($0)") } }
    case .scrollViewRemoved: rig.device.perform { rig.scrollView.removeFromSuperview() }
    }
  }

  /// Every begin has one end, nothing of the modal is left or all of it is there, and the list scrolls.
  private func expectOneEnd(_ rig: PullRig, _ interruption: Interruption, _ what: String) throws {
    #expect(throws: Never.self, "\(what) \(interruption)") { try rig.device.settle() }
    let content = try #require(rig.contents.last)
    let ends = rig.log.count { $0.hasPrefix("didDismiss") || $0 == "didPresent" }
    let begins = rig.log.count { $0 == "willPresent" || $0.hasPrefix("willDismiss") }
    #expect(ends >= 1, "\(what) \(interruption): \(rig.log)")
    #expect(rig.log.count { $0 == "beginDrag" } == rig.log.count { $0 == "endDrag" }, "\(what) \(interruption): \(rig.log)")
    #expect(rig.log.count { $0.hasPrefix("didDismiss") } <= 1, "\(what) \(interruption): \(rig.log) \(begins)")
    let isThere = content.viewIfLoaded?.window != nil
    #expect(isThere == (content.presentingViewController != nil) || interruption == .presenterRemoved, "\(what) \(interruption)")
    #expect(isThere != rig.log.contains { $0.hasPrefix("didDismiss") }, "\(what) \(interruption): \(rig.log)")
    if let last = content.appearances.last {
      #expect(last == (isThere ? "viewDidAppear" : "viewDidDisappear"), "\(what) \(interruption): \(content.appearances)")
    }
    if isThere {
      #expect(content.view.frame == rig.device.window.bounds, "\(what) \(interruption)")
      rig.device.perform { rig.controller.dismiss(animated: false) }
      #expect(throws: Never.self) { try rig.device.settle() }
    }
    #expect(rig.log.count { $0.hasPrefix("didDismiss") } == 1, "\(what) \(interruption): \(rig.log)")
    guard interruption != .presenterRemoved, interruption != .scrollViewRemoved else { return }
    #expect(rig.device.window.subviews.count == 1, "\(what) \(interruption)")
    rig.device.perform { rig.scrollView.contentOffset.y = 600 }
    rig.device.finger().down(at: CGPoint(x: 200, y: 200))
    rig.device.finger().move(by: CGVector(dx: 0, dy: -110), for: 0.3)
    #expect(abs(rig.scrollView.contentOffset.y - 700) < 0.01, "\(what) \(interruption)")
    rig.device.finger().up()
    #expect(throws: Never.self) { try rig.device.settle() }
  }

  @Test(arguments: Interruption.allCases, [0.12, 0.32]) func aPullEndsOnce(interruption: Interruption, part: CGFloat) throws {
    let rig = PullRig()
    rig.pullUp(showing: part * 844)
    #expect(rig.log == ["willPresent"])
    interrupt(rig, interruption)
    rig.device.run(for: 0.1)
    rig.device.finger().up()
    try expectOneEnd(rig, interruption, "pull")
  }

  @Test(arguments: Interruption.allCases, [80, 500]) func aDismissalDragEndsOnce(interruption: Interruption, way: CGFloat) throws
  {
    let rig = PullRig()
    rig.pullUp(showing: 0.32 * 844)
    rig.device.finger().up()
    try rig.device.settle()
    #expect(rig.pull?.phase == .resting)
    rig.device.finger().down(at: CGPoint(x: 195, y: 100))
    rig.device.finger().move(by: CGVector(dx: 0, dy: way), for: 0.5)
    rig.device.finger().hold(for: 0.2)
    rig.log = []
    rig.log.append("beginDrag")
    interrupt(rig, interruption)
    rig.device.run(for: 0.1)
    rig.device.finger().up()
    try rig.device.settle()
    let content = try #require(rig.contents.last)
    if content.viewIfLoaded?.window != nil { rig.log.append("didPresent") }
    try expectOneEnd(rig, interruption, "dismissal")
  }

  @Test(arguments: Interruption.allCases) func whatPullsNothingMoreLeaksNothing(interruption: Interruption) throws {
    weak var pull: PullToPresent?
    weak var session: PullSession?
    weak var content: UIViewController?
    let device = VirtualDevice()
    do {
      let rig = PullRig(device)
      rig.pullUp(showing: 0.3 * 844)
      pull = rig.pull
      content = rig.contents.last
      session = content?.transitioningDelegate as? PullSession
      #expect(session != nil)
      interrupt(rig, interruption)
      device.finger().up()
      try device.settle()
      device.perform { rig.controller.dismiss(animated: false) }
      device.perform { device.window.rootViewController = nil }
    }
    device.run(for: 0.1)
    #expect(pull == nil)
    #expect(session == nil)
    #expect(content == nil)
  }

  // MARK: The shortest pulls

  @Test(arguments: [150, 600]) func aPullWithinOneFrameEndsOnce(way: CGFloat) throws {
    for holds in [false, true] {
      let rig = PullRig()
      rig.device.finger().down(at: CGPoint(x: 195, y: 800))
      rig.device.finger().move(by: CGVector(dx: 0, dy: -30))
      rig.device.finger().move(by: CGVector(dx: 0, dy: -way - 100))
      if holds { rig.device.run(for: 0.5) }
      rig.device.finger().up()
      if rig.log.isEmpty { continue }
      try expectOneEnd(rig, .lift, "one frame")
    }
  }

  @Test(arguments: [true, false]) func itBeginsAndEndsInOneCallStack(finishes: Bool) throws {
    let rig = PullRig(attaches: false)
    rig.device.finger().down(at: CGPoint(x: 195, y: 800))
    rig.device.finger().move(by: CGVector(dx: 0, dy: -20), for: 0.1)
    rig.device.perform {
      rig.pull?.scrollViewWillBeginDragging(rig.scrollView)
      rig.scrollView.contentOffset.y = 1390 + 150
      rig.pull?.scrollViewDidScroll(rig.scrollView)
      rig.pull?.scrollViewWillEndDragging(rig.scrollView, withVelocity: CGPoint(x: 0, y: finishes ? 1 : -1))
    }
    rig.device.cancelTouches()
    try rig.device.settle()
    #expect(rig.pull?.phase == (finishes ? .resting : .gone))
    #expect(rig.log == (finishes ? ["willPresent", "didPresent"] : ["willPresent", "didDismiss drag"]))
  }

  // MARK: The host's own

  @Test func attachingLeavesTheScrollViewToItsHost() throws {
    let rig = PullRig(attaches: false)
    let delegate = Delegate()
    let scrollView = rig.scrollView
    scrollView.delegate = delegate
    scrollView.contentInset = UIEdgeInsets(top: 10, left: 0, bottom: 20, right: 0)
    let before = State(scrollView)
    rig.pull?.attach(to: scrollView)
    #expect(State(scrollView) == before)
    scrollView.contentOffset.y = 1410
    rig.pullUp(showing: 0.3 * 844, from: 1410)
    #expect(abs((rig.pull?.progress ?? 0) - 0.6) < 1e-6)
    rig.device.finger().up()
    try rig.device.settle()
    #expect(State(scrollView) == before)
    #expect(scrollView.delegate === delegate)
    #expect(scrollView.contentOffset.y == 1410)
    #expect(delegate.calls.first == "begin")
    #expect(delegate.calls.contains("end"))
    rig.device.perform { rig.controller.dismiss(animated: false) }
    rig.pull?.detach()
    #expect(scrollView.gestureRecognizers?.contains { $0 is GestureObserver } == false)
    rig.log = []
    rig.pullUp(showing: 0.3 * 844, from: 1410)
    rig.device.finger().up()
    try rig.device.settle()
    #expect(rig.log == [])
  }

  @Test func attachingElsewhereLeavesTheFirst() throws {
    let rig = PullRig()
    let other = UIScrollView()
    rig.pull?.attach(to: other)
    rig.pullUp(showing: 0.3 * 844)
    rig.device.finger().up()
    try rig.device.settle()
    #expect(rig.log == [])
  }

  @Test func theDelegatesMethodsGiveTheSameProgress() throws {
    func play(attaches: Bool) throws -> ([CGFloat?], [String]) {
      let rig = PullRig(attaches: attaches)
      let delegate = Forwarder(rig.pull)
      if !attaches { rig.scrollView.delegate = delegate }
      var progress: [CGFloat?] = []
      rig.device.onFrame = { progress.append(rig.pull?.progress) }
      for (way, lifts) in [(300.0, 0.05), (560, 0.1)] {
        rig.device.finger().down(at: CGPoint(x: 195, y: 800))
        rig.device.finger().move(by: CGVector(dx: 0, dy: -way), for: 0.6)
        rig.device.finger().move(by: CGVector(dx: 0, dy: 30), for: 0.2)
        rig.device.finger().hold(for: lifts)
        rig.device.finger().up()
        try rig.device.settle()
      }
      return (progress, rig.log)
    }
    let (attached, called) = (try play(attaches: true), try play(attaches: false))
    #expect(attached.1 == ["willPresent", "didPresent"] || attached.1.count == 4, "\(attached.1)")
    #expect(attached.1 == called.1)
    #expect(attached.0.count == called.0.count)
    #expect(attached.0.contains { ($0 ?? 0) > 0.4 })
    for (a, b) in zip(attached.0, called.0) {
      #expect((a == nil) == (b == nil))
      #expect(abs((a ?? 0) - (b ?? 0)) < 1e-9)
    }
  }

  @Test func anEdgeWithoutContentBringsInNothing() throws {
    let rig = PullRig()
    rig.edges = [.top]
    rig.pullUp(showing: 0.3 * 844)
    #expect(rig.log == [])
    rig.device.finger().up()
    try rig.device.settle()
    #expect(rig.scrollView.contentOffset.y == 1390)
    #expect(rig.asked == [.bottom])
  }

  @Test func contentIsMadeWhenItIsNeededAndOnce() throws {
    let rig = PullRig()
    rig.pullUp(showing: 60)
    #expect(rig.asked == [])
    rig.device.finger().move(by: CGVector(dx: 0, dy: -300), for: 0.4)
    rig.device.finger().move(by: CGVector(dx: 0, dy: 300), for: 0.4)
    rig.device.finger().move(by: CGVector(dx: 0, dy: -300), for: 0.4)
    #expect(rig.asked == [.bottom])
    rig.device.finger().up()
    try rig.device.settle()
  }
}

/// A list of 2200 points on a screen of its own, and a pull. The list is scrolled to its end, 1390.
@MainActor private final class PullRig {
  let device: VirtualDevice
  let controller = UIViewController()
  let scrollView = UIScrollView()
  var pull: PullToPresent?
  var log: [String] = []
  var asked: [PullEdges] = []
  var edges: PullEdges = .all
  private(set) var contents: [AppearanceController] = []

  init(_ device: VirtualDevice? = nil, attaches: Bool = true) {
    self.device = device ?? VirtualDevice()
    let device = self.device
    scrollView.frame = CGRect(origin: .zero, size: device.model.size)
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.contentSize = CGSize(width: 390, height: 2200)
    controller.loadViewIfNeeded()
    controller.view.frame = scrollView.frame
    controller.view.addSubview(scrollView)
    let pull = PullToPresent(from: controller) { [unowned self] edge in
      asked.append(edge)
      guard edges.contains(edge) else { return nil }
      contents.append(AppearanceController())
      return contents.last
    }
    pull.events.willPresent = { [weak self] in self?.log.append("willPresent") }
    pull.events.didPresent = { [weak self] in self?.log.append("didPresent") }
    pull.events.didBeginDrag = { [weak self] in self?.log.append("beginDrag") }
    pull.events.didEndDrag = { [weak self] _, _, _ in self?.log.append("endDrag") }
    pull.events.willDismiss = { [weak self] in self?.log.append("willDismiss \($0)") }
    pull.events.didDismiss = { [weak self] in self?.log.append("didDismiss \($0)") }
    self.pull = pull
    if attaches { pull.attach(to: scrollView) }
    device.show(controller)
    device.perform { scrollView.contentOffset.y = 1390 }
    device.run(for: 0.1)
  }

  /// Pulls slowly, until the list is shown so far beyond an end, and holds it there.
  func pullUp(showing distance: CGFloat, from end: CGFloat = 1390) {
    let pulled = 844 * distance / (0.55 * (844 - distance))
    device.finger().down(at: CGPoint(x: 195, y: 800))
    device.finger().move(by: CGVector(dx: 0, dy: -pulled - 10), for: 1)
    device.finger().hold(for: 0.2)
    #expect(abs(scrollView.contentOffset.y - end - distance) < 1e-6)
  }
}

/// A controller that writes down its appearance.
private final class AppearanceController: UIViewController {
  private(set) var appearances: [String] = []

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    appearances.append("viewWillAppear")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    appearances.append("viewDidAppear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    appearances.append("viewWillDisappear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    appearances.append("viewDidDisappear")
  }
}

/// What a host sets of a scroll view.
private struct State: Equatable {
  let insets: UIEdgeInsets
  let bounces: [Bool]
  let behaviors: [Int]
  let rate: CGFloat

  @MainActor init(_ scrollView: UIScrollView) {
    insets = scrollView.contentInset
    bounces = [
      scrollView.bounces, scrollView.alwaysBounceVertical, scrollView.alwaysBounceHorizontal, scrollView.isScrollEnabled,
      scrollView.showsVerticalScrollIndicator, scrollView.showsHorizontalScrollIndicator, scrollView.delaysContentTouches,
      scrollView.canCancelContentTouches, scrollView.isPagingEnabled, scrollView.panGestureRecognizer.isEnabled,
    ]
    behaviors = [scrollView.contentInsetAdjustmentBehavior.rawValue, scrollView.panGestureRecognizer.minimumNumberOfTouches]
    rate = scrollView.decelerationRate.rawValue
  }
}

private final class Delegate: NSObject, UIScrollViewDelegate {
  private(set) var calls: [String] = []

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    calls.append("begin")
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    calls.append("end")
  }
}

/// A delegate that hands on what concerns the pull.
private final class Forwarder: NSObject, UIScrollViewDelegate {
  private let pull: PullToPresent?

  init(_ pull: PullToPresent?) {
    self.pull = pull
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    pull?.scrollViewWillBeginDragging(scrollView)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    pull?.scrollViewDidScroll(scrollView)
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    pull?.scrollViewWillEndDragging(scrollView, withVelocity: velocity)
  }
}
