import UIKit
import UIKitTesting

/// Counters of what fingers and code have done so far.
struct Activity: Equatable {
  /// The kind of input that a step is, from the view of the laws of motion.
  enum Effect {
    /// No input, or the motion of a finger, which is measured in `travel`.
    case nothing
    /// A finger that lands or lifts.
    case touch
    /// A call by code, or a change of the device.
    case command
    /// A command that may move the sheet at once.
    case jump
  }

  /// The number of calls by code and changes of the device.
  private(set) var commands = 0
  /// The number of those that may move the sheet at once.
  private(set) var jumps = 0
  /// A number that grows whenever a finger lands or lifts.
  private(set) var touches = 0
  /// The horizontal and vertical distances that all fingers together have moved, in points.
  private(set) var travel = CGVector.zero
  /// Whether an animation changes the size of the container.
  var isTurning = false
  /// The locations of the fingers that are down.
  private(set) var fingers: [Int: CGPoint] = [:]
  /// The finger that landed when no other was down; nil after all have lifted.
  private(set) var first: Int?
  /// Whether more than one finger has been down since no finger was.
  private(set) var isCrowded = false
  private var known: Set<Int> = []

  /// Counts a step that is about to be performed.
  mutating func count(_ effect: Effect, finger: Int?) {
    finger.map { _ = known.insert($0) }
    switch effect {
    case .nothing: break
    case .touch: touches += 1
    case .command: commands += 1
    case .jump:
      commands += 1
      jumps += 1
    }
  }

  /// Records where the fingers are. Each moves in a straight line between two calls.
  @MainActor mutating func follow(_ device: VirtualDevice) {
    for number in known {
      let finger = device.finger(number)
      let new = finger.isDown ? finger.location : nil
      if let old = fingers[number], let new {
        travel.dx += abs(new.x - old.x)
        travel.dy += abs(new.y - old.y)
      }
      // A tap is a single step, so only this comparison counts its lift.
      if (fingers[number] == nil) != (new == nil) { touches += 1 }
      fingers[number] = new
    }
    first = fingers.isEmpty ? nil : first ?? fingers.keys.first
    isCrowded = fingers.count > 1 || isCrowded && !fingers.isEmpty
  }
}
