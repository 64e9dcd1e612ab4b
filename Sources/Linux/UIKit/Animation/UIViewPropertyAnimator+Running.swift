import CoreGraphics
import Foundation
import QuartzCore

extension UIViewPropertyAnimator {
  static func makeRunning(
    duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions, animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)?
  ) -> Self {
    let parameters: UITimingCurveProvider =
      switch AnimationTiming.Curve(options) {
      case .eased(let name): UICubicTimingParameters(animationCurve: .init(name))
      case .spring: UISpringTimingParameters()
      }
    let animator = Self()
    animator.take(parameters, duration: duration)
    animator.isUserInteractionEnabled = options.contains(.allowUserInteraction)
    animator.addAnimations(animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  func refuse(_ reason: String) { Diagnostics.report("\(Diagnostics.name(self)): \(reason). The call is ignored.") }

  // MARK: Blocks

  func add(_ changes: @escaping () -> Void, delay: Double) {
    switch state {
    case .inactive: waiting.append((changes, delay))
    case .active: addOnTheWay(changes, delay: delay)
    case .stopped: refuse("animations cannot be added to a stopped animator")
    }
  }

  private func run(_ changes: () -> Void, delay: Double) {
    let timing = AnimationTiming(duration: max(duration, MainLoop.tolerance), delay: 0, options: [])
    let options: UIView.AnimationOptions = isUserInteractionEnabled ? .allowUserInteraction : []
    let block = ViewAnimation(
      timing: timing, options: options, motion: MotionShare(motion: motion, delay: delay), completion: nil)
    block.isTouchedWhereShown = !isManualHitTestingEnabled
    block.onEnd = { [weak self, weak block] atBeginning in
      if let self, let block { self.blockDidEnd(block, atBeginning: atBeginning) }
    }
    block.onChange = { [weak self] in self?.changes.append($0) }
    block.run(changes)
    if block.hasParts { blocks.append(block) }
  }

  /// Runs the waiting blocks; their animations stay at the start.
  func activate() {
    guard state == .inactive else { return }
    state = .active
    generation += 1
    let due = waiting
    waiting = []
    for block in due { run(block.changes, delay: block.delay) }
    motion.begin()
    if reversesAtStart { motion.reverse() }
    reversesAtStart = false
  }

  private func addOnTheWay(_ changes: () -> Void, delay: Double) {
    let wasRunning = !motion.isPaused
    motion.pause()
    run(changes, delay: delay)
    if wasRunning { go(after: 0) }
  }

  // MARK: Steps

  func start(after delay: TimeInterval) {
    guard state != .stopped else { return refuse("a stopped animator cannot be started before finishAnimation(at:)") }
    if state == .inactive { self.delay = delay }
    activate()
    go(after: delay)
  }

  private func go(after delay: TimeInterval, timing: MotionTiming? = nil, duration: Double? = nil) {
    motion.run(after: delay, timing: timing, duration: duration)
    noteClockChange()
    runningSelf = self
    guard blocks.isEmpty else { return }
    // If nothing is animated, the completions are called at the end of the turn, as for animation blocks of UIView.
    MainLoop.current.perform { [weak self, generation] in
      guard let self, generation == self.generation, blocks.isEmpty, !motion.isPaused else { return }
      complete(atBeginning: motion.isReversed)
    }
  }

  func resume(timing: MotionTiming?, duration: Double?) {
    guard state == .active, motion.isPaused else { return refuse("only paused animations can be continued") }
    go(after: 0, timing: timing, duration: duration)
  }

  func pause() {
    guard state != .stopped else { return refuse("a stopped animator cannot be paused") }
    guard isInterruptible else { return refuse("the animator is not interruptible") }
    activate()
    motion.pause()
    runningSelf = nil
    noteClockChange()
  }

  func scrub(to fraction: CGFloat) {
    guard state != .stopped, isInterruptible, !fraction.isNaN else { return refuse("fractionComplete cannot be set now") }
    pause()
    motion.scrub(to: Double(min(max(fraction, 0), 1)))
    noteClockChange()
  }

  func setReversed(_ reversed: Bool) {
    guard state == .active else {
      reversesAtStart = reversed
      return
    }
    guard reversed != motion.isReversed else { return }
    motion.reverse()
    noteClockChange()
  }

  func noteClockChange() { for block in blocks { block.noteClockChange() } }

  // MARK: Ends

  private func blockDidEnd(_ block: ViewAnimation, atBeginning: Bool) {
    blocks.removeAll { $0 === block }
    if blocks.isEmpty, state == .active { complete(atBeginning: atBeginning || motion.isReversed) }
  }

  private func complete(atBeginning: Bool) {
    let keepsRunning = pausesOnCompletion && !changes.isEmpty
    guard !keepsRunning else { return }
    end(at: atBeginning ? .start : .end)
  }

  private func end(at position: UIViewAnimatingPosition) {
    state = .inactive
    generation += 1
    if position == .start { AnimatedChange.adapt(after: changes) }
    changes = []
    motion.reset()
    let due = completions
    completions = []
    for completion in due { completion(position) }
    if state == .inactive { runningSelf = nil }
  }

  func stop(withoutFinishing: Bool) {
    guard state == .active else { return }
    guard isInterruptible else { return refuse("the animator is not interruptible") }
    let shown = changes.compactMap { change in
      change.view.flatMap { view in view.layer.presentationValue(for: change.key).map { (view, change.key, $0) } }
    }
    removeAnimations()
    for (view, key, value) in shown { view.take(value, for: key) }
    runningSelf = nil
    if withoutFinishing {
      state = .inactive
      changes = []
      completions = []
      generation += 1
      motion.reset()
    } else {
      state = .stopped
    }
  }

  func finish(at position: UIViewAnimatingPosition) {
    guard state == .stopped else { return refuse("only a stopped animator can be finished") }
    switch position {
    case .current: break
    case .end: for change in changes { change.view?.take(change.new, for: change.key) }
    case .start: for change in changes.reversed() { change.view?.take(change.old, for: change.key) }
    }
    end(at: position)
  }

  /// Removes the animations from their layers without calling completions.
  func removeAnimations() {
    let due = blocks
    blocks = []
    for block in due { block.removeParts() }
  }
}

extension UIView.AnimationCurve {
  init(_ name: CAMediaTimingFunctionName) {
    self =
      switch name {
      case .easeIn: .easeIn
      case .easeOut: .easeOut
      case .linear: .linear
      default: .easeInOut
      }
  }
}
