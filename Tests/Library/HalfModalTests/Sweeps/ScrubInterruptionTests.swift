import HalfModal
import TestSupport
import Testing
import UIKit
import UIKitTesting

/// Every motion of a modal that a finger presents, its gestures included, interrupted at every tenth of its duration by every other
/// action.
@MainActor @Suite(.serialized) struct ScrubInterruptionTests {
  enum Act: CaseIterable {
    case pull, shortPull, flick, dragOut, touch, dismiss, hostDismiss, turn, cancel, content

    /// The actions that take time, so that another one can interrupt them.
    static let motions: [Act] = [.pull, .shortPull, .flick, .dragOut, .dismiss, .hostDismiss, .turn]

    /// Whether the action needs a presented modal.
    var needsModal: Bool { ![.pull, .shortPull, .flick].contains(self) }
  }

  @Test(arguments: Act.motions, InterruptedPull.Route.allCases)
  func interruptedMotionEndsInAConsistentState(first: Act, route: InterruptedPull.Route) throws {
    let length = try length(of: first, route)
    #expect(length > 0.2)
    for second in Act.allCases {
      for tenth in 0...10 {
        let name: Comment = "\(first), \(second) at \(tenth) of \(route)"
        weak var gesture: AnyObject?
        weak var content: UIViewController?
        let rig = InterruptedPull(route)
        try rig.prepare(for: first)
        rig.play(first, interruptedBy: second, after: length * Double(tenth) / 10)
        try rig.rest()
        rig.expectBalance(name)
        (gesture, content) = (rig.gesture, rig.content)
        try rig.release()
        #expect(gesture == nil, name)
        #expect(content == nil, name)
        rig.expectGone(name)
      }
    }
  }

  /// The duration of a motion that nothing interrupts, with its gesture, in seconds.
  private func length(of act: Act, _ route: InterruptedPull.Route) throws -> TimeInterval {
    let rig = InterruptedPull(route)
    try rig.prepare(for: act)
    let start = rig.stage.device.time
    rig.play(act)
    try rig.stage.settle()
    switch act {
    case .pull, .flick: #expect(rig.phase == .resting, "\(act) \(route)")
    case .shortPull, .dragOut, .dismiss, .hostDismiss: #expect(rig.phase == .dismissed, "\(act) \(route)")
    default: break
    }
    return rig.stage.device.time - start
  }
}
