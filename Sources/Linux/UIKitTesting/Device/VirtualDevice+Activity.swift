import UIKit

extension VirtualDevice {
  /// Grows with whatever could change a pixel: where it stands still between two frames, the second one need not be drawn.
  public var changeCount: Int {
    window.layerContext.changeCount
  }

  /// Whether any animation runs.
  public var isAnimating: Bool {
    window.layerContext.isAnimating
  }

  /// How many callbacks are asked for: active display links and pending timers.
  public var callbackCount: Int {
    loop.callbackCount
  }

  /// Whether frames are asked for: by an active display link.
  public var isTicking: Bool {
    loop.displayLinks.isActive
  }
}
