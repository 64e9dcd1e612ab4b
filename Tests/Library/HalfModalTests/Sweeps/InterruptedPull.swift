import HalfModal
import TestSupport
import Testing
import UIKit
import UIKitTesting

/// A modal that a finger can present from a list, a bar or an edge, on a device of its own.
@MainActor final class InterruptedPull {
  /// The view that the finger drags, and the gesture that presents the modal.
  enum Route: CaseIterable {
    case pull, list, bar, edge
  }

  private typealias Act = ScrubInterruptionTests.Act
  private typealias Move = (way: CGFloat, duration: TimeInterval)

  let stage = Stage()
  private let route: Route
  private let list: UIScrollView
  private var sheet: (any TestedSheet)?
  private var drag: PresentationGesture?
  private let counter = JumpCounter()

  /// The number of calls with a completion.
  private var calls = 0

  private static let upright = DeviceModel().size
  private static let insets = UIEdgeInsets(top: 10, left: 0, bottom: 20, right: 0)

  init(_ route: Route) {
    self.route = route
    list = stage.addList(height: 2000, isInset: true)
    list.contentInset = Self.insets
    addGesture()
    stage.show()
    stage.perform { list.contentOffset.y = list.endOffset }
    stage.run(for: 0.1)
    counter.watch(stage.device) { [unowned self] in top }
  }

  private func addGesture() {
    let content = { ListController(header: 0, height: 1500, isInset: true) }
    if route == .pull {
      let pull = stage.pull { _ in content() }
      pull.attach(to: list)
      sheet = pull
      return
    }
    let sheet = stage.modalSheet(content: content())
    self.sheet = sheet
    switch route {
    case .edge: drag = stage.gesture(.edge(of: stage.presenter.view), for: sheet)
    // The bar covers the end of the list, which would otherwise take the drag.
    case .bar: drag = stage.gesture(.drag(on: stage.addBar()), for: sheet)
    default: drag = stage.gesture(.overscroll(of: list), for: sheet)
    }
  }

  // MARK: State

  var phase: SheetPhase { sheet?.phase ?? .dismissed }
  var content: UIViewController? { (sheet as? ScrubbedPresentation)?.content ?? (sheet as? Sheet)?.content }

  /// The object that owns the gesture.
  var gesture: AnyObject? { drag ?? sheet }

  private var top: CGFloat { sheet?.top ?? stage.device.model.size.height }

  // MARK: Acts

  /// Presents the modal if the action needs one.
  func prepare(for act: ScrubInterruptionTests.Act) throws {
    guard act.needsModal else { return }
    play(.pull)
    try stage.settle()
    #expect(phase == .resting)
  }

  /// Plays an action, and another one after a delay, which may be in the middle of the first one's gesture.
  func play(
    _ act: ScrubInterruptionTests.Act, interruptedBy other: ScrubInterruptionTests.Act? = nil,
    after delay: TimeInterval = .infinity
  ) {
    guard let gesture = gesture(for: act) else {
      perform(act)
      if let other {
        stage.run(for: delay)
        play(other)
      }
      return
    }
    let finger = stage.land(at: gesture.start, finger: other == nil ? 2 : 1)
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
    stage.run(for: left)
    play(other)
  }

  private func run(_ move: Move, from start: Double, to end: Double, _ finger: Finger) {
    guard end > start else { return }
    finger.move(down: move.way * (end - start), for: move.duration * (end - start))
  }

  private func gesture(for act: Act) -> (start: CGPoint, moves: [Move])? {
    let size = stage.device.model.size
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

  private func perform(_ act: Act) {
    switch act {
    case .dismiss: dismiss(animated: true)
    case .hostDismiss: stage.perform { stage.presenter.dismiss(animated: true) }
    case .turn:
      counter.isJumpAllowed = true
      stage.device.resize(to: CGSize(width: 844, height: 390), safeAreaInsets: .zero)
    case .cancel: stage.device.cancelTouches()
    default: stage.perform { list.contentSize.height = 2600 }
    }
  }

  private func dismiss(animated: Bool) {
    guard let sheet else { return }
    calls += 1
    counter.isJumpAllowed = counter.isJumpAllowed || !animated
    stage.dismiss(sheet, animated: animated, as: "dismiss")
  }

  // MARK: The end

  /// Waits until nothing moves, and turns the device back.
  func rest() throws {
    try stage.settle()
    guard stage.device.model.size != Self.upright else { return }
    stage.device.resize(to: Self.upright, safeAreaInsets: DeviceModel().safeAreaInsets)
    try stage.settle()
  }

  /// Dismisses the modal, and releases it and its gesture.
  func release() throws {
    dismiss(animated: false)
    try stage.settle()
    (sheet, drag) = (nil, nil)
    stage.run(for: 0.1)
  }

  /// Expects that the modal rests or is gone, and that events, views and the list agree with that.
  func expectBalance(_ name: Comment) {
    let recorder = stage.recorder
    let isThere = phase == .resting
    #expect(isThere || phase == .dismissed, name)
    #expect(stage.device.isIdle, name)
    #expect(stage.answers.count == calls, name)
    #expect(counter.jumps == 0, name)
    #expect(recorder.count(of: .dragBegan) == recorder.count(of: .dragEnded), name)
    #expect(recorder.count(of: .presenting) == recorder.count(of: .dismissed) + (isThere ? 1 : 0), name)
    #expect((recorder.last(of: .presented, .dismissed) == .presented) == isThere, name)
    #expect((stage.presenter.presentedViewController != nil) == isThere, name)
    #expect((content?.viewIfLoaded?.window != nil) == isThere, name)
    if isThere {
      #expect([0, 422, 47].contains(top), name)
      #expect((content as? ListController).map { isInRange($0.list) } == true, name)
    }
    #expect(list.contentInset == Self.insets, name)
    #expect(list.adjustedContentInset == UIEdgeInsets(top: 57, left: 0, bottom: 54, right: 0), name)
    #expect(isInRange(list), name)
  }

  private func isInRange(_ list: UIScrollView) -> Bool {
    list.contentOffset.y >= -list.adjustedContentInset.top && list.contentOffset.y <= list.endOffset
  }

  /// Expects that nothing of the modal and its gesture is left.
  func expectGone(_ name: Comment) {
    #expect(stage.presenter.presentedViewController == nil, name)
    #expect(stage.device.window.subviews.count == 1, name)
    #expect(stage.answers.count == calls, name)
    #expect(!list.hasForeignPan, name)
  }
}
