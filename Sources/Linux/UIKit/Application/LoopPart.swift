import Foundation

/// A part of the device that a main loop owns without depending on its type.
@MainActor protocol LoopPart: AnyObject {
  init(screen: UIScreen)

  /// Called after the size of the screen has changed. The animations of the part take `duration` seconds.
  func screenDidResize(duration: TimeInterval)
}
