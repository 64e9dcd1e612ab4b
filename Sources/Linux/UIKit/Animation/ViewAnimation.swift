import Foundation
import QuartzCore

/// The animations of one block, from its start to its completion.
@MainActor package final class ViewAnimation {
  /// The blocks that are running, innermost last.
  package private(set) static var stack: [ViewAnimation] = []
  package static var areEnabled = true

  /// The time of the transition that is adding its animations now.
  static var transitionTime: TransitionTime?

  /// The block that new changes belong to.
  package static var current: ViewAnimation? { areEnabled ? stack.last : nil }

  package let timing: AnimationTiming
  package let options: UIView.AnimationOptions
  package var recorder: KeyframeRecorder?
  /// Drives the animations of a property animator's block.
  let motion: MotionShare?
  private let transitionTime = ViewAnimation.transitionTime

  /// The property animator's block that this block is nested in.
  private let root: ViewAnimation?
  /// The clock of the animations; nil for the time of their layers.
  var clock: AnimationClock?
  private var completion: ((Bool) -> Void)?
  private(set) var parts: [AnimationPart] = []
  /// Whether touches hit the views at their visible positions.
  var isTouchedWhereShown = false
  /// Called for each animated change.
  var onChange: ((AnimatedChange) -> Void)?
  /// Called instead of a completion when the last animation has ended, with true if it ended at its start.
  var onEnd: ((Bool) -> Void)?
  private var hasRun = false
  private var isFinished = true
  private var endsAtBeginning = false
  /// Keeps this object alive until its completion is called. If the layers' animations did, objects captured by the completion
  /// would outlive the window and the loop.
  private weak var loop: MainLoop?

  package convenience init(timing: AnimationTiming, options: UIView.AnimationOptions, completion: ((Bool) -> Void)?) {
    self.init(timing: timing, options: options, motion: nil, completion: completion)
  }

  init(timing: AnimationTiming, options: UIView.AnimationOptions, motion: MotionShare?, completion: ((Bool) -> Void)?) {
    var (timing, options, motion) = (timing, options, motion)
    var (root, clock) = (ViewAnimation?.none, AnimationClock?.none)
    if motion == nil, let outer = ViewAnimation.current {
      if !options.contains(.overrideInheritedDuration) { timing.duration = outer.timing.duration }
      if !options.contains(.overrideInheritedCurve) { timing.curve = outer.timing.curve }
      if let shared = outer.motion, !options.contains(.overrideInheritedCurve) {
        motion = shared.delayed(by: timing.delay)
        root = outer.root ?? outer
      }
      clock = outer.clock
      if !options.contains(.overrideInheritedOptions) {
        options.formUnion(outer.options.intersection(.inherited))
        timing.repeatCount = max(timing.repeatCount, outer.timing.repeatCount)
        timing.autoreverses = timing.autoreverses || outer.timing.autoreverses
      }
    }
    self.timing = timing
    self.options = options
    self.motion = motion
    self.root = root
    self.clock = clock
    self.completion = completion
  }

  /// Runs a block and animates the changes that it makes.
  package func run(_ changes: () -> Void) {
    if onEnd == nil {
      loop = .current
      loop?.keep(self)
    }
    ViewAnimation.stack.append(self)
    changes()
    carryAlongside()
    if options.contains(.layoutSubviews) { for part in parts { part.view?.layoutIfNeeded() } }
    recorder?.addAnimations(to: self)
    ViewAnimation.stack.removeLast()
    hasRun = true
    // As on iOS, the completion doesn't wait for the duration if nothing is animated. It is called at the end of the turn.
    if parts.isEmpty, let loop { loop.perform { self.complete() } }
  }

  /// Adds an animation to a layer. The completion waits for its end.
  func add(
    _ animation: CAAnimation, to layer: CALayer, of view: UIView, forKey key: String, change: AnimatedChange? = nil,
    along axis: MotionTiming.Axis = .x
  ) {
    let part = AnimationPart(
      of: self, in: view, blocksTouches: !options.contains(.allowUserInteraction),
      isTouchedWhereShown: (root ?? self).isTouchedWhereShown)
    part.key = key
    part.change = change
    part.isUndone = motion != nil || transitionTime != nil
    if let change {
      (root ?? self).onChange?(change)
      transitionTime?.changes.append(change)
    }
    if let root {
      part.root = root
      root.parts.append(part)
    }
    animation.delegate = part
    if let motion {
      motion.drive(animation, in: layer, along: axis, time: transitionTime)
    } else {
      animation.clock = clock ?? transitionTime?.clock(for: layer)
      timing.apply(to: animation, in: layer)
    }
    parts.append(part)
    layer.add(animation, forKey: key)
  }

  var hasParts: Bool { !parts.isEmpty }

  /// Removes the animations from their layers, without calling the completion.
  func removeParts() {
    let due = parts
    parts = []
    (onEnd, onChange, completion) = (nil, nil, nil)
    for part in due { part.remove() }
  }

  /// Requests a redraw after the clock of the animations was changed.
  func noteClockChange() { for part in parts { part.view?.layer.noteClockChange() } }

  func partDidStop(_ part: AnimationPart, finished: Bool, atBeginning: Bool) {
    parts.removeAll { $0 === part }
    endsAtBeginning = endsAtBeginning || atBeginning
    isFinished = isFinished && finished
    if hasRun, parts.isEmpty { complete() }
  }

  private func complete() {
    let call = completion
    completion = nil
    loop?.release(self)
    call?(isFinished)
    let end = onEnd
    (onEnd, onChange) = (nil, nil)
    end?(endsAtBeginning)
  }
}

/// One animation of a block. It reports its end to the block, and disables touches for its view until then.
@MainActor final class AnimationPart: NSObject, @MainActor CAAnimationDelegate {
  private weak var owner: ViewAnimation?
  weak var root: ViewAnimation?
  private(set) weak var view: UIView?
  private let blocksTouches: Bool
  private let isTouchedWhereShown: Bool
  var key = ""
  var change: AnimatedChange?
  /// Whether the change is undone if the animation ends at its start.
  var isUndone = false
  let madeAt = MediaTime.now

  init(of owner: ViewAnimation, in view: UIView, blocksTouches: Bool, isTouchedWhereShown: Bool) {
    self.owner = owner
    self.view = view
    self.blocksTouches = blocksTouches
    self.isTouchedWhereShown = isTouchedWhereShown
    super.init()
    if blocksTouches { view.blockingAnimationCount += 1 }
    if isTouchedWhereShown { view.shownTouchCount += 1 }
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    if blocksTouches { view?.blockingAnimationCount -= 1 }
    if isTouchedWhereShown { view?.shownTouchCount -= 1 }
    let owners = [owner, root].compactMap { $0 }
    let atBeginning = anim.hasEndedAtBeginning || (flag && anim.clock?.isAtBeginning == true)
    if isUndone, atBeginning { change?.undo() }
    for owner in owners { owner.partDidStop(self, finished: flag, atBeginning: atBeginning) }
  }

  func remove() {
    if root == nil { owner = nil }
    root = nil
    view?.layer.removeAnimation(forKey: key)
  }
}

extension UIView.AnimationOptions {
  /// The options that a nested block inherits.
  static let inherited: UIView.AnimationOptions = [
    .layoutSubviews, .allowUserInteraction, .beginFromCurrentState, .repeat, .autoreverse,
  ]
}
