import HalfModal
import Testing
import UIKit
import UIKitTesting

/// Every motion of what a finger brings in, interrupted at every tenth of it by everything else, where the gesture itself counts.
@MainActor @Suite(.serialized) struct PullSweepTests {
  enum Act: CaseIterable {
    case pull, shortPull, flick, dragOut, touch, dismiss, hostDismiss, turn, cancel, content

    /// What takes no time cannot be interrupted.
    static let motions: [Act] = [.pull, .shortPull, .flick, .dragOut, .dismiss, .hostDismiss, .turn]

    /// Whether it is about something that is there.
    var needsModal: Bool { ![.pull, .shortPull, .flick].contains(self) }
  }

  @Test(arguments: Act.motions, PullSweepRig.Route.allCases)
  func everyMotionIsInterruptedAtEveryTenth(first: Act, route: PullSweepRig.Route) throws {
    let length = try length(of: first, route)
    #expect(length > 0.2)
    for second in Act.allCases {
      for tenth in 0...10 {
        let name: Comment = "\(first), \(second) at \(tenth) of \(route)"
        weak var bringer: AnyObject?
        weak var content: UIViewController?
        let rig = PullSweepRig(route)
        try rig.prepare(for: first)
        rig.play(first, interruptedBy: second, after: length * Double(tenth) / 10)
        try rig.rest()
        rig.expectBalance(name)
        (bringer, content) = (rig.bringer, rig.content)
        try rig.release()
        #expect(bringer == nil, name)
        #expect(content == nil, name)
        rig.expectGone(name)
      }
    }
  }

  /// How long a motion takes that nothing interrupts, with its gesture, in seconds.
  private func length(of act: Act, _ route: PullSweepRig.Route) throws -> TimeInterval {
    let rig = PullSweepRig(route)
    try rig.prepare(for: act)
    let start = rig.device.time
    rig.play(act)
    try rig.device.settle()
    switch act {
    case .pull, .flick: #expect(rig.phase == .resting, "\(act) \(route)")
    case .shortPull, .dragOut, .dismiss, .hostDismiss: #expect(rig.phase == .gone, "\(act) \(route)")
    default: break
    }
    return rig.device.time - start
  }
}
