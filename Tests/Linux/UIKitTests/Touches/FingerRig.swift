import QuartzCore
import UIKit

/// A window of 400 by 800 points at time 0, and fingers on it.
@MainActor final class FingerRig {
  private(set) var window: UIWindow!
  let log = EventLog()
  private let loop: MainLoop

  init() {
    let size = CGSize(width: 400, height: 800)
    loop = MainLoop(screen: UIScreen(size: size, scale: 2, safeAreaInsets: .zero, maximumFramesPerSecond: 60))
    MainLoop.current = loop
    MediaTime.set(0)
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.makeKeyAndVisible()
  }

  /// Makes this rig's loop current again if another suite has run since the rig was made.
  private func takeOver() {
    guard MainLoop.current !== loop else { return }
    MainLoop.current = loop
    MediaTime.set(0)
  }

  func addView(_ name: String = "view", frame: CGRect, in superview: UIView? = nil) -> ProbeView {
    let view = ProbeView(name: name, log: log, frame: frame)
    (superview ?? window).addSubview(view)
    return view
  }

  /// Adds a view that fills the window.
  func addView(_ name: String = "view", in superview: UIView? = nil) -> ProbeView {
    addView(name, frame: CGRect(x: 0, y: 0, width: 400, height: 800), in: superview)
  }

  func down(_ x: CGFloat, _ y: CGFloat, finger: Int = 0) { send(finger, .began, x, y) }
  func move(_ x: CGFloat, _ y: CGFloat, finger: Int = 0) { send(finger, .moved, x, y) }
  func up(_ x: CGFloat, _ y: CGFloat, finger: Int = 0) { send(finger, .ended, x, y) }
  func cancel(_ x: CGFloat, _ y: CGFloat, finger: Int = 0) { send(finger, .cancelled, x, y) }

  func tap(_ x: CGFloat, _ y: CGFloat, finger: Int = 0) {
    down(x, y, finger: finger)
    wait(0.05)
    up(x, y, finger: finger)
  }

  /// Whether nothing is pending once the next frame has done its layout.
  var isIdle: Bool {
    takeOver()
    loop.frame(at: MediaTime.now, duration: 1.0 / 60)
    return loop.isIdle
  }

  func dropWindow() { window = nil }

  func wait(_ time: TimeInterval) {
    takeOver()
    loop.advance(to: MediaTime.now + time)
  }

  func send(_ finger: Int, _ phase: UITouch.Phase, _ x: CGFloat, _ y: CGFloat) {
    send([(finger, phase, x, y)])
  }

  /// Sends several touches at the same time.
  func send(_ samples: [(finger: Int, phase: UITouch.Phase, x: CGFloat, y: CGFloat)]) {
    takeOver()
    let now = MediaTime.now
    loop.deliver(
      samples.map { sample in
        TouchSample(
          finger: sample.finger, phase: sample.phase, location: CGPoint(x: sample.x, y: sample.y), timestamp: now)
      }, to: window)
  }
}

/// A view that logs its touches and does not pass them on to its superviews.
@MainActor final class ProbeView: UIView {
  let name: String
  let log: EventLog
  var begins = true
  var onTouch: ((UITouch.Phase) -> Void)?

  init(name: String, log: EventLog, frame: CGRect) {
    self.name = name
    self.log = log
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { nil }

  private func note(_ phase: UITouch.Phase, _ word: String, _ touches: Set<UITouch>) {
    log(touches.count == 1 ? "\(name) \(word)" : "\(name) \(word) \(touches.count)")
    onTouch?(phase)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note(.began, "began", touches) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note(.moved, "moved", touches) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note(.ended, "ended", touches) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note(.cancelled, "cancelled", touches) }

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    log("\(name) shouldBegin")
    return begins
  }
}

/// Answers for one or several recognizers, and counts the calls.
@MainActor final class ProbeDelegate: NSObject, UIGestureRecognizerDelegate {
  var begins = true
  var receives = true
  var receivesEvent = true
  var simultaneous: (UIGestureRecognizer) -> Bool = { _ in false }
  var requiresFailure: (UIGestureRecognizer) -> Bool = { _ in false }
  var isRequired: (UIGestureRecognizer) -> Bool = { _ in false }
  var counts: [String: Int] = [:]
  var onBegin: ((UIGestureRecognizer) -> Void)?

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    counts["begin", default: 0] += 1
    onBegin?(gestureRecognizer)
    return begins
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    counts["simultaneous", default: 0] += 1
    return simultaneous(otherGestureRecognizer)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    counts["requires", default: 0] += 1
    return requiresFailure(otherGestureRecognizer)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    counts["required", default: 0] += 1
    return isRequired(otherGestureRecognizer)
  }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    counts["touch", default: 0] += 1
    return receives
  }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
    counts["event", default: 0] += 1
    return receivesEvent
  }
}

/// A recognizer that a test controls, and that logs its calls.
@MainActor final class ProbeRecognizer: UIGestureRecognizer {
  let log: EventLog
  var began: ((ProbeRecognizer, Set<UITouch>, UIEvent) -> Void)?
  var moved: ((ProbeRecognizer) -> Void)?
  var ended: ((ProbeRecognizer) -> Void)?
  var cancelled: ((ProbeRecognizer) -> Void)?
  var prevents = true
  var preventable = true

  init(_ name: String, _ log: EventLog) {
    self.log = log
    super.init()
    self.name = name
  }

  private func note(_ word: String) { log("\(name ?? "") \(word)") }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    note("began")
    began?(self, touches, event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    note("moved")
    moved?(self)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    note("ended")
    ended?(self)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    note("cancelled")
    cancelled?(self)
  }

  override func reset() { note("reset") }
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { prevents }
  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { preventable }
}

/// The states in which a recognizer called its actions.
@MainActor final class StateRecord {
  var states: [UIGestureRecognizer.State] = []

  init(_ recognizer: UIGestureRecognizer) {
    recognizer.addAction { [weak self] in self?.states.append($0.state) }
  }
}
