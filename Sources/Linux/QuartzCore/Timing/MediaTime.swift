// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are Apple's.

import Synchronization

/// The clock of everything that is animated, in seconds. Whoever produces frames sets it; nothing here reads a wall clock.
package enum MediaTime {
  private static let bits = Atomic<UInt64>(0)

  /// The current time. It starts at 0.
  package static var now: CFTimeInterval { Double(bitPattern: bits.load(ordering: .relaxed)) }

  /// Moves the clock.
  package static func set(_ time: CFTimeInterval) { bits.store(time.bitPattern, ordering: .relaxed) }
}

/// The current time of the clock that layers and animations live by, in seconds.
public func CACurrentMediaTime() -> CFTimeInterval { MediaTime.now }
