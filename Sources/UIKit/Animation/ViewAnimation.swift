import Foundation
import QuartzCore

/// The animations of one block, from its beginning to the call of its completion.
@MainActor package final class ViewAnimation {
  /// The blocks that are being run, the innermost last.
  package private(set) static var stack: [ViewAnimation] = []
  package static var areEnabled = true

  /// The block that changes belong to now.
  package static var current: ViewAnimation? { areEnabled ? stack.last : nil }

  package let timing: AnimationTiming
  package let options: UIView.AnimationOptions
  package var recorder: KeyframeRecorder?

  private var completion: ((Bool) -> Void)?
  private(set) var parts: [AnimationPart] = []
  private var hasRun = false
  private var isFinished = true
  /// Keeps this alive until its completion was called: if its layers' animations did, what a completion holds would outlive the window and the loop.
  private weak var loop: MainLoop?

  package init(timing: AnimationTiming, options: UIView.AnimationOptions, completion: ((Bool) -> Void)?) {
    var (timing, options) = (timing, options)
    if let outer = ViewAnimation.current {
      if !options.contains(.overrideInheritedDuration) { timing.duration = outer.timing.duration }
      if !options.contains(.overrideInheritedCurve) { timing.curve = outer.timing.curve }
      if !options.contains(.overrideInheritedOptions) {
        options.formUnion(outer.options.intersection(.inherited))
        timing.repeatCount = max(timing.repeatCount, outer.timing.repeatCount)
        timing.autoreverses = timing.autoreverses || outer.timing.autoreverses
      }
    }
    self.timing = timing
    self.options = options
    self.completion = completion
  }

  /// Runs a block whose changes this animates.
  package func run(_ changes: () -> Void) {
    loop = .current
    loop?.keep(self)
    ViewAnimation.stack.append(self)
    changes()
    carryAlongside()
    if options.contains(.layoutSubviews) { for part in parts { part.view?.layoutIfNeeded() } }
    recorder?.addAnimations(to: self)
    ViewAnimation.stack.removeLast()
    hasRun = true
    // Apple: where nothing moves the completion does not wait for the duration, but comes with the next turn of the loop.
    if parts.isEmpty { loop?.perform { self.complete() } }
  }

  /// Adds an animation to a layer; the completion waits for its end.
  package func add(_ animation: CAAnimation, to layer: CALayer, of view: UIView, forKey key: String) {
    let part = AnimationPart(of: self, in: view, blocksTouches: !options.contains(.allowUserInteraction))
    animation.delegate = part
    timing.apply(to: animation, in: layer)
    parts.append(part)
    layer.add(animation, forKey: key)
  }

  func partDidStop(_ part: AnimationPart, finished: Bool) {
    parts.removeAll { $0 === part }
    isFinished = isFinished && finished
    if hasRun, parts.isEmpty { complete() }
  }

  private func complete() {
    let call = completion
    completion = nil
    loop?.release(self)
    call?(isFinished)
  }
}

/// One animation of a block: hears of its end, and keeps touches away from its view until then.
@MainActor final class AnimationPart: NSObject, @MainActor CAAnimationDelegate {
  private weak var owner: ViewAnimation?
  private(set) weak var view: UIView?
  private let blocksTouches: Bool

  init(of owner: ViewAnimation, in view: UIView, blocksTouches: Bool) {
    self.owner = owner
    self.view = view
    self.blocksTouches = blocksTouches
    super.init()
    if blocksTouches { view.blockingAnimationCount += 1 }
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    if blocksTouches { view?.blockingAnimationCount -= 1 }
    owner?.partDidStop(self, finished: flag)
  }
}

extension UIView.AnimationOptions {
  /// What a block inside another has from it.
  static let inherited: UIView.AnimationOptions = [
    .layoutSubviews, .allowUserInteraction, .beginFromCurrentState, .repeat, .autoreverse,
  ]
}
