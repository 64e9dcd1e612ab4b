import UIKit

extension VirtualDevice {
  /// A counter that increases with every change that could affect a pixel. If it is the same for two frames, and no
  /// animation is running, the second frame need not be drawn.
  public var changeCount: Int {
    window.layerContext.changeCount
  }

  /// Whether an animation is running.
  public var isAnimating: Bool {
    window.layerContext.isAnimating
  }

  /// The number of requested callbacks: active display links and pending timers.
  public var callbackCount: Int {
    loop.callbackCount
  }

  /// Whether an active display link requests frames.
  public var isTicking: Bool {
    loop.displayLinks.isActive
  }
}
