import Synchronization

/// The main screen's scale, for drawing that is not bound to the main actor.
package enum DisplayScale {
  private static let value = Mutex<CGFloat>(1)

  /// Device pixels for each point.
  package static var current: CGFloat { value.withLock { $0 } }

  package static func set(_ scale: CGFloat) { value.withLock { $0 = scale } }
}
