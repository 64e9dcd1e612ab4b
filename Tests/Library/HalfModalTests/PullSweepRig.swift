import HalfModal
import Testing
import UIKit
import UIKitTesting

/// A list, or a bar, and what a finger brings in from there, on a device of its own.
@MainActor final class PullSweepRig {
  /// What the finger pulls, and what brings in the modal.
  enum Route: CaseIterable {
    case pull, list, bar, edge
  }

  private typealias Move = (way: CGFloat, duration: TimeInterval)

  let device = VirtualDevice()
  private let route: Route
  private let presenter = UIViewController()
  private let list = UIScrollView()
  private let bar = UIView()
  private var pull: PullToPresent?
  private var drag: DragToPresent?
  private var sheet: ModalSheet?

  private var asked = 0
  private var called = 0
  private var told: [String] = []
  private var jumps = 0
  private var isJumpAllowed = false

  private static let upright = CGSize(width: 390, height: 844)
  private static let insets = UIEdgeInsets(top: 10, left: 0, bottom: 20, right: 0)

  init(_ route: Route) {
    self.route = route
    let view: UIView = presenter.view
    view.frame = CGRect(origin: .zero, size: Self.upright)
    list.frame = view.bounds
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.contentSize = CGSize(width: 390, height: 2000)
    list.contentInset = Self.insets
    view.addSubview(list)
    bar.frame = CGRect(x: 0, y: 760, width: 390, height: 84)
    bar.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    // A list under the finger would have its drag.
    if route == .bar { view.addSubview(bar) }
    bring()
    device.show(presenter)
    device.perform { list.contentOffset.y = end }
    device.run(for: 0.1)
    watch()
  }

  private func bring() {
    if route == .pull {
      pull = PullToPresent(from: presenter, events: events) { _ in Self.makeContent() }
      pull?.attach(to: list)
      return
    }
    let sheet = ModalSheet(content: Self.makeContent(), events: events)
    self.sheet = sheet
    drag = DragToPresent(sheet, from: presenter)
    switch route {
    case .edge: drag?.attach(toEdgeOf: presenter.view)
    case .bar: drag?.attach(to: bar)
    default: drag?.attach(to: list)
    }
  }

  /// A controller with a list in it.
  private static func makeContent() -> UIViewController {
    let content = UIViewController()
    let list = UIScrollView(frame: content.view.bounds)
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.contentSize = CGSize(width: 390, height: 1500)
    content.view.addSubview(list)
    return content
  }

  private var events: SheetEvents {
    var events = SheetEvents()
    events.willPresent = { [weak self] in self?.told.append("willPresent") }
    events.didPresent = { [weak self] in self?.told.append("didPresent") }
    events.didBeginDrag = { [weak self] in self?.told.append("beginDrag") }
    events.didEndDrag = { [weak self] _, _, _ in self?.told.append("endDrag") }
    events.willDismiss = { [weak self] _ in self?.told.append("willDismiss") }
    events.didDismiss = { [weak self] _ in self?.told.append("didDismiss") }
    return events
  }

  // MARK: What there is

  var phase: SheetPhase { pull?.phase ?? sheet?.phase ?? .gone }
  var content: UIViewController? { pull?.content ?? sheet?.content }
  var bringer: AnyObject? { pull ?? drag }

  private var frame: CGRect? { pull?.visibleFrame ?? sheet?.visibleFrame }
  private var top: CGFloat { frame?.minY ?? device.model.size.height }

  private var end: CGFloat { list.contentSize.height + list.adjustedContentInset.bottom - list.bounds.height }

  private func watch() {
    var last = top
    device.onFrame = { [unowned self] in
      // At the most 9 container's heights a second.
      if abs(top - last) > 844 * 9 / 60 && !isJumpAllowed { jumps += 1 }
      last = top
    }
  }

  // MARK: Acts

  /// Has a modal there where the act needs one.
  func prepare(for act: PullSweepTests.Act) throws {
    guard act.needsModal else { return }
    play(.pull)
    try device.settle()
    #expect(phase == .resting)
  }

  /// Plays an act, and in the middle of it another one.
  func play(
    _ act: PullSweepTests.Act, interruptedBy other: PullSweepTests.Act? = nil, after delay: TimeInterval = .infinity
  ) {
    guard let gesture = gesture(for: act) else {
      perform(act)
      if let other {
        device.run(for: delay)
        play(other)
      }
      return
    }
    let finger = device.finger(other == nil ? 2 : 1)
    finger.down(at: gesture.start)
    var left = delay
    for move in gesture.moves {
      let part = min(1, max(0, left / move.duration))
      run(move, from: 0, to: part, finger)
      if part < 1 {
        if left >= 0, let other { play(other) }
        run(move, from: part, to: 1, finger)
      }
      left -= move.duration
    }
    finger.up()
    guard left >= 0, let other else { return }
    device.run(for: left)
    play(other)
  }

  private func run(_ move: Move, from start: Double, to end: Double, _ finger: Finger) {
    guard end > start else { return }
    finger.move(by: CGVector(dx: 0, dy: move.way * (end - start)), for: move.duration * (end - start))
  }

  private func gesture(for act: PullSweepTests.Act) -> (start: CGPoint, moves: [Move])? {
    let size = device.model.size
    let low = size.height - (route == .edge ? 10 : 40)
    func from(_ y: CGFloat, _ moves: [Move]) -> (CGPoint, [Move]) { (CGPoint(x: size.width / 2, y: y), moves) }
    switch act {
    case .pull: return from(low, [(-0.65 * size.height, 0.4), (0, 0.1)])
    case .shortPull: return from(low, [(-(route == .pull ? 0.38 : 0.15) * size.height, 0.3), (0, 0.1)])
    case .flick: return from(low, [(-0.4 * size.height, 0.15)])
    case .dragOut: return from(min(low, top + 20), [(0.5 * size.height, 0.3)])
    case .touch: return from(0.4 * size.height, [(0, 0.05)])
    default: return nil
    }
  }

  private func perform(_ act: PullSweepTests.Act) {
    switch act {
    case .dismiss: dismiss(animated: true)
    case .hostDismiss: device.perform { presenter.dismiss(animated: true) }
    case .turn:
      isJumpAllowed = true
      device.resize(to: CGSize(width: 844, height: 390), safeAreaInsets: .zero)
    case .cancel: device.cancelTouches()
    default: device.perform { list.contentSize.height = 2600 }
    }
  }

  private func dismiss(animated: Bool) {
    asked += 1
    isJumpAllowed = isJumpAllowed || !animated
    device.perform {
      pull?.dismiss(animated: animated) { [unowned self] _ in called += 1 }
      sheet?.dismiss(animated: animated) { [unowned self] _ in called += 1 }
    }
  }

  // MARK: The end

  /// Waits until nothing moves, and turns the screen back.
  func rest() throws {
    try device.settle()
    guard device.model.size != Self.upright else { return }
    device.resize(to: Self.upright, safeAreaInsets: DeviceModel().safeAreaInsets)
    try device.settle()
  }

  /// Takes the modal out, and lets go of all of it.
  func release() throws {
    dismiss(animated: false)
    try device.settle()
    (pull, drag, sheet) = (nil, nil, nil)
    device.run(for: 0.1)
  }

  func expectBalance(_ name: Comment) {
    let isThere = phase == .resting
    #expect(isThere || phase == .gone, name)
    #expect(device.isIdle, name)
    #expect(asked == called, name)
    #expect(jumps == 0, name)
    func count(_ event: String) -> Int { told.count { $0 == event } }
    #expect(count("beginDrag") == count("endDrag"), name)
    #expect(count("willPresent") == count("didDismiss") + (isThere ? 1 : 0), name)
    #expect((told.last { $0 == "didPresent" || $0 == "didDismiss" } == "didPresent") == isThere, name)
    #expect((presenter.presentedViewController != nil) == isThere, name)
    #expect((content?.viewIfLoaded?.window != nil) == isThere, name)
    if isThere {
      #expect([0, 422, 47].contains(top), name)
      let inner = content?.view.subviews.lazy.compactMap { $0 as? UIScrollView }.first
      #expect(inner.map(isInRange) == true, name)
    }
    #expect(list.contentInset == Self.insets, name)
    #expect(list.adjustedContentInset == UIEdgeInsets(top: 57, left: 0, bottom: 54, right: 0), name)
    #expect(isInRange(list), name)
  }

  private func isInRange(_ list: UIScrollView) -> Bool {
    let inset = list.adjustedContentInset
    let end = list.contentSize.height + inset.bottom - list.bounds.height
    return list.contentOffset.y >= -inset.top && list.contentOffset.y <= end
  }

  func expectGone(_ name: Comment) {
    #expect(presenter.presentedViewController == nil, name)
    #expect(device.window.subviews.count == 1, name)
    #expect(asked == called, name)
    #expect(list.gestureRecognizers?.contains { $0 is UIPanGestureRecognizer && $0 !== list.panGestureRecognizer } == false, name)
  }
}
