import UIKit

extension CADisplayLink {
  @MainActor private static func calling(_ action: @escaping @MainActor (CADisplayLink) -> Void) -> CADisplayLink {
    #if canImport(ObjectiveC)
      CADisplayLink(target: ClosureTarget(action), selector: #selector(ClosureTarget<CADisplayLink>.fire(_:)))
    #else
      UIScreen.main.displayLink(action)
    #endif
  }

  /// A display link that also fires while a finger is down. It runs until it is invalidated.
  @MainActor package static func onMainLoop(_ action: @escaping @MainActor (CADisplayLink) -> Void) -> CADisplayLink {
    let link = calling(action)
    // Not every SDK types this parameter as a mode, so the name of the common modes is a literal.
    link.add(to: .main, forMode: .init("kCFRunLoopCommonModes"))
    return link
  }
}

/// Calls a closure once at an exact time, which can be between two frames, if the clock of the animations supports it. The clock
/// of the Linux UIKit does, which makes successive motions the same at every frame rate. With another clock the closure is not
/// called, and the caller relies on its next frame.
///
/// - Parameter delay: The time until the call, in seconds.
/// - Returns: A closure that cancels the call; nil if the clock does not support exact times.
@MainActor func callExactly(after delay: TimeInterval, _ action: @escaping @MainActor () -> Void) -> (() -> Void)? {
  #if canImport(ObjectiveC)
    nil
  #else
    UIScreen.main.call(after: delay, action).cancel
  #endif
}
