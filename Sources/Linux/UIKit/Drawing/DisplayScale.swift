import Synchronization

/// The scale of the main screen, for drawing outside the main actor.
package enum DisplayScale {
  private static let value = Mutex<CGFloat>(1)

  /// Device pixels per point.
  package static var current: CGFloat { value.withLock { $0 } }

  package static func set(_ scale: CGFloat) { value.withLock { $0 = scale } }
}
