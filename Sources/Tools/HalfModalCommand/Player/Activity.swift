import UIKit
import UIKitTesting

/// What fingers and code have done so far: numbers that grow.
struct Activity: Equatable {
  /// Calls of code, and changes of the device.
  private(set) var commands = 0
  /// Those among them that may put the sheet elsewhere at once.
  private(set) var jumps = 0
  /// A number that grows with every landing and every lift of a finger.
  private(set) var touches = 0
  /// How far all fingers together have gone sideways, and up and down, in points.
  private(set) var travel = CGVector.zero
  /// Whether the container changes its size in an animation.
  var isTurning = false
  /// The fingers that are down, and where.
  private(set) var fingers: [Int: CGPoint] = [:]
  /// The finger that landed when no other was down, as long as any is.
  private(set) var first: Int?
  /// Whether more fingers than one have been down, and not all of them have lifted since.
  private(set) var isCrowded = false
  private var known: Set<Int> = []

  mutating func count(_ step: Step, in scene: Scenario.Scene) {
    switch step {
    case .down(_, let finger), .tap(_, let finger), .by(_, _, let finger), .hold(_, let finger), .up(let finger):
      known.insert(finger)
    default: break
    }
    switch step {
    case .down, .up, .tap, .cancelTouches: touches += 1
    case .by, .hold, .run, .settle, .mark, .reportList: break
    case .present(let animated), .dismiss(let animated), .toggle(let animated), .move(_, let animated), .set(_, let animated),
      .invalidate(let animated):
      commands += 1
      jumps += animated ? 0 : 1
    case .resize(_, _, let duration), .keyboard(_, let duration):
      commands += 1
      // The fastest keyboard there is takes a fifth of a second.
      jumps += duration < 0.2 ? 1 : 0
    case .list, .replaceContent, .remove, .release:
      commands += 1
      jumps += 1
    case .scrollTo:
      commands += 1
      // What a pull brings in is tied to the table's offset.
      jumps += scene == .pull ? 1 : 0
    case .cover, .uncover, .escape, .hideKeyboard: commands += 1
    }
  }

  /// Takes note of where the fingers are. Between two notes each of them goes straight.
  @MainActor mutating func follow(_ device: VirtualDevice) {
    for number in known {
      let finger = device.finger(number)
      let new = finger.isDown ? finger.location : nil
      if let old = fingers[number], let new {
        travel.dx += abs(new.x - old.x)
        travel.dy += abs(new.y - old.y)
      }
      // A tap is one step, and its lift is seen here alone.
      if (fingers[number] == nil) != (new == nil) { touches += 1 }
      fingers[number] = new
    }
    first = fingers.isEmpty ? nil : first ?? fingers.keys.first
    isCrowded = fingers.count > 1 || isCrowded && !fingers.isEmpty
  }
}
