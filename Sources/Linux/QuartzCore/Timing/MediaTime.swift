// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

import Synchronization

/// The clock of all animations, in seconds. The producer of the frames sets it; this module never reads a wall clock.
package enum MediaTime {
  private static let bits = Atomic<UInt64>(0)

  /// The current time. It starts at 0.
  package static var now: CFTimeInterval { Double(bitPattern: bits.load(ordering: .relaxed)) }

  /// Sets the clock.
  package static func set(_ time: CFTimeInterval) { bits.store(time.bitPattern, ordering: .relaxed) }
}

/// The current time of the clock of all layers and animations, in seconds.
public func CACurrentMediaTime() -> CFTimeInterval { MediaTime.now }
