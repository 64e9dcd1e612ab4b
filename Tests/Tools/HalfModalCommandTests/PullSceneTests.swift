import Kinetics
import Testing
import UIKit

@testable import HalfModalCommand

/// Scenarios of the scene `pull`. The table has 50 rows of 44 points: its start is at the offset -47, its end at 1390.
@MainActor @Suite(.serialized) struct PullSceneTests {
  private static let height: CGFloat = 844
  private static let toEnd = #"{ "scrollTo": 1390 }, { "run": 0.1 },"#

  /// Returns the finger's movement that shows the table this far past its end: the rubber band's, and 10 points until the drag begins.
  private static func movement(toShow distance: CGFloat) -> CGFloat {
    CGFloat(RubberBand(dimension: Double(height)).pulled(for: Double(distance))) + 10
  }

  /// Returns the steps of a slow pull at an end of the table.
  private static func pull(_ edge: Edge, shown: CGFloat) -> String {
    let movement = Self.movement(toShow: shown)
    return edge == .bottom
      ? #"\#(toEnd) { "down": [195, 800] }, { "by": [0, \#(-movement)], "for": 1.5 }, { "hold": 0.3 }"#
      : #"{ "down": [195, 100] }, { "by": [0, \#(movement)], "for": 1.5 }, { "hold": 0.3 }"#
  }

  enum Edge: CaseIterable {
    case top, bottom

    /// Returns the visible distance of the table past this end.
    func distance(_ offset: CGFloat) -> CGFloat {
      self == .top ? -47 - offset : offset - 1390
    }

    var rest: CGFloat { self == .top ? -47 : 1390 }
  }

  @Test func escapeGestureDismissesTheModal() throws {
    let trace = try play(
      #"""
      { "scene": "pull", "steps": [
        \#(Self.pull(.bottom, shown: 0.3 * Self.height)), { "up": true }, { "settle": true }, { "escape": true }, { "settle": true } ] }
      """#)
    #expect(trace.frames.last?.phase == .dismissed)
    let reported = trace.events.filter { $0.field("reason") == .string("escape") }.map(\.name)
    #expect(reported == ["shouldDismiss", "willDismiss", "didDismiss"])
  }

  /// Both drags are in the modal's list. After the first one the modal comes back.
  @Test func secondDragDismissesTheModal() throws {
    let trace = try play(Scenario(contentsOf: ScenarioFiles.path("pull-brings-it-in-and-a-drag-takes-it-out.json")))
    let reported = trace.played.filter { $0.field("of") == nil && $0.name != "mark" }.map(\.name)
    let taken = ["shouldDismiss", "beginDrag", "willDismiss", "endDrag"]
    #expect(reported == ["willPresent", "didPresent", "settled"] + taken + ["settled"] + taken + ["didDismiss"])
  }

  // MARK: Finish or cancel

  @Test(arguments: Edge.allCases) func pullOfAFifthOfTheHeightIsCancelled(edge: Edge) throws {
    let trace = try play(
      #"{ "scene": "pull", "steps": [\#(Self.pull(edge, shown: 0.2 * Self.height)), { "up": true }, { "settle": true }] }"#)
    let held = try #require(trace.frames.last { $0.progress != nil })
    #expect(abs((held.progress ?? 0) - 0.3) < 1e-6)
    #expect(abs(edge.distance(held.offset ?? 0) - 0.2 * Self.height) < 1e-6)
    let last = try #require(trace.frames.last)
    #expect(last.phase == .dismissed)
    #expect(last.rect == nil)
    #expect(last.offset == edge.rest)
    #expect(
      trace.eventNames == [
        "viewDidLoad", "willPresent", "viewWillAppear", "viewWillDisappear", "viewDidDisappear", "didDismiss", "cleanup", "end",
      ])
    #expect(trace.events.last?.field("alive") == .integer(0))
  }

  @Test(arguments: Edge.allCases) func pullOfAQuarterOfTheHeightPresents(edge: Edge) throws {
    let trace = try play(
      #"{ "scene": "pull", "steps": [\#(Self.pull(edge, shown: 0.25 * Self.height)), { "up": true }, { "settle": true }] }"#)
    let held = try #require(trace.frames.last { $0.progress != nil })
    #expect(abs((held.progress ?? 0) - 0.45) < 1e-6)
    let last = try #require(trace.frames.last)
    #expect(last.phase == .resting)
    #expect(last.rect == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(last.offset == edge.rest)
    #expect(
      trace.eventNames.prefix { $0 != "cleanup" } == [
        "viewDidLoad", "willPresent", "viewWillAppear", "viewDidAppear", "didPresent", "settled",
      ])
  }

  @Test func shortFastPullPresents() throws {
    // The table is 115 points past its end, so the progress is 0.1.
    let movement = Self.movement(toShow: 0.4 / 3 * Self.height)
    let trace = try play(
      #"{ "scene": "pull", "steps": [\#(Self.toEnd) { "down": [195, 700] }, { "by": [0, \#(-movement)], "for": 0.15 }, { "up": true }, { "settle": true }] }"#
    )
    let greatest = trace.frames.compactMap(\.progress).max() ?? 0
    #expect(greatest > 0 && greatest < 0.2)
    #expect(trace.frames.last?.phase == .resting)
  }

  @Test func fastFlickBackCancelsThePull() throws {
    let steps = Self.pull(.bottom, shown: 0.3 * Self.height)
    let trace = try play(
      #"{ "scene": "pull", "steps": [\#(steps), { "by": [0, 120], "for": 0.06 }, { "up": true }, { "settle": true }] }"#)
    let held = try #require(trace.frames.last { $0.progress != nil })
    #expect((held.progress ?? 0) > 0.4)
    #expect(trace.frames.last?.phase == .dismissed)
    // The flick scrolls the table away from its end.
    #expect((trace.frames.last?.offset ?? .infinity) <= 1390)
  }

  @Test(arguments: [
    (offset: 200_000, speed: 600), (offset: 438_450, speed: 700), (offset: 600, speed: -700), (offset: 2000, speed: -700),
    (offset: 438_000, speed: 700),
  ])
  func momentumOfTheTableDoesNotPresent(offset: Int, speed: Int) throws {
    let trace = try play(
      """
      { "scene": "pull", "table": { "rows": 10000 }, "steps": [{ "scrollTo": \(offset) }, { "run": 0.1 },
        { "down": [195, \(speed > 0 ? 790 : 50)] }, { "by": [0, \(-speed)], "for": 0.12 }, { "up": true }, { "settle": true, "within": 30 }] }
      """)
    #expect(!trace.events.contains { $0.name == "willPresent" })
    #expect(trace.frames.allSatisfy { $0.phase == .dismissed })
    // The table decelerates, in the cases near an end past that end.
    let offsets = trace.frames.compactMap(\.offset)
    #expect(abs(offsets.last! - CGFloat(offset)) > 500 || offset < 1000)
    if offset != 200_000 {
      #expect(offsets.contains { $0 < -60 || $0 > 439_190 + 10 })
    }
  }

  @Test func fingerThatStopsTheTablePastItsEndCanPull() throws {
    let trace = try play(
      """
      { "scene": "pull", "steps": [{ "scrollTo": 900 }, { "run": 0.1 },
        { "down": [195, 790] }, { "by": [0, -400], "for": 0.08 }, { "up": true }, { "run": 0.25 },
        { "down": [195, 800] }, { "by": [0, -560], "for": 0.8 }, { "hold": 0.2 }, { "up": true }, { "settle": true }] }
      """)
    #expect(trace.frames.last?.phase == .resting)
    try expectFollowing(trace, .bottom)
  }

  // MARK: Under the finger

  @Test(arguments: Edge.allCases, [60, 120]) func modalFollowsTheProgress(edge: Edge, hertz: Int) throws {
    let movement = Self.movement(toShow: 0.42 * Self.height)
    let (start, sign) = edge == .bottom ? (830.0, -1.0) : (10, 1)
    let trace = try play(
      """
      { "device": { "hertz": \(hertz) }, "scene": "pull", "steps": [\(edge == .bottom ? Self.toEnd : "")
        { "down": [195, \(start)] }, { "by": [0, \(sign * movement)], "for": 0.9 }, { "by": [10, \(-sign * movement * 0.5)], "for": 0.4 },
        { "by": [0, \(sign * movement * 0.3)], "for": 0.35 }, { "hold": 0.2 }, { "up": true }, { "settle": true }] }
      """)
    let count = try expectFollowing(trace, edge)
    #expect(count > hertz)
  }

  /// Expects, in every frame of a pull, the progress that follows from the offset, and the rectangle that follows from the progress.
  @discardableResult private func expectFollowing(_ trace: Trace, _ edge: Edge) throws -> Int {
    let frames = trace.frames.filter { $0.progress != nil && $0.phase == .dragging }
    for frame in frames {
      let progress = frame.progress ?? 0
      let expected = min(1, max(0, edge.distance(frame.offset ?? 0) / (Self.height / 3) - 0.3))
      #expect(abs(progress - expected) < 1e-6, "at \(frame.time)")
      let rect = try #require(frame.rect)
      #expect(rect.differs(from: Self.rising(progress)) <= 0.5, "at \(frame.time): \(rect) at \(progress)")
    }
    return frames.count
  }

  private static func rising(_ progress: CGFloat) -> CGRect {
    CGRect(
      x: 50 * (1 - progress), y: height * (1 - progress), width: 290 + 100 * progress, height: height - 300 + 300 * progress)
  }

  // MARK: Repeated pulls

  @Test func pullBackToTheStartPresentsNothing() throws {
    let trace = try play(
      """
      { "scene": "pull", "steps": [\(Self.pull(.bottom, shown: 0.11 * Self.height)), { "by": [0, 200], "for": 0.5 },
        { "hold": 0.2 }, { "up": true }, { "settle": true },
        { "down": [195, 300] }, { "by": [0, 310], "for": 0.4 }, { "hold": 0.2 }, { "up": true }, { "settle": true }] }
      """)
    #expect(trace.frames.contains { $0.progress == 0 })
    #expect(trace.events.count { $0.name == "willPresent" } == 1)
    #expect(trace.events.count { $0.name == "didDismiss" } == 1)
    #expect(trace.frames.last?.phase == .dismissed)
    // The second drag scrolls the table.
    #expect((trace.frames.last?.offset ?? 0) < 1390 - 100)
  }

  @Test func secondPullCatchesTheModalWithoutAJump() throws {
    let trace = try play(
      """
      { "device": { "hertz": 120 }, "scene": "pull", "steps": [\(Self.pull(.bottom, shown: 0.22 * Self.height)),
        { "up": true }, { "run": 0.1 }, { "mark": "again" }, { "down": [195, 800] }, { "by": [0, -300], "for": 0.4 }, { "hold": 0.2 },
        { "by": [0, -200], "for": 0.3 }, { "hold": 0.2 }, { "up": true }, { "settle": true }] }
      """)
    let again = try trace.time(of: "again")
    for (before, after) in zip(trace.frames, trace.frames.dropFirst()) where after.time > again && after.phase == .dragging {
      // The finger moves by 750 points per second. The rubber band shows at most 0.55 of it, and a third of the height is a whole transition.
      #expect(abs(after.top - before.top) < 750.0 * 0.55 * 3 / 120 + 0.5, "at \(after.time)")
    }
    #expect(trace.events.count { $0.name == "willPresent" } == 1)
    #expect(trace.frames.last?.phase == .resting)
  }

  @Test(arguments: [4, 0, 17]) func shortTableCanBePulled(rows: Int) throws {
    for edge in Edge.allCases {
      let movement = Self.movement(toShow: 0.25 * Self.height)
      let trace = try play(
        """
        { "scene": "pull", "table": { "rows": \(rows) }, "steps": [{ "down": [195, \(edge == .top ? 100 : 800)] },
          { "by": [0, \(edge == .top ? movement : -movement)], "for": 1 }, { "hold": 0.3 }, { "up": true }, { "settle": true }] }
        """)
      #expect(trace.frames.last?.phase == .resting, "\(edge)")
      #expect(trace.frames.last?.offset == -47)
      #expect(abs((trace.frames.last { $0.progress != nil }?.progress ?? 0) - 0.45) < 1e-6)
    }
  }

  // MARK: Dismissal

  private static let pulledIn = #"\#(pull(.bottom, shown: 0.3 * height)), { "up": true }, { "settle": true },"#

  @Test func modalDraggedDownAndUpAgainStays() throws {
    let trace = try play(
      """
      { "scene": "pull", "steps": [\(Self.pulledIn) { "down": "header" }, { "by": [0, 400], "for": 0.5 },
        { "by": [0, -380], "for": 0.5 }, { "hold": 0.2 }, { "up": true }, { "settle": true }] }
      """)
    #expect(trace.frames.last?.phase == .resting)
    #expect(trace.frames.last?.rect == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(trace.eventNames.prefix { $0 != "cleanup" }.count { $0 == "willDismiss" } == 1)
    #expect(!trace.eventNames.prefix { $0 != "cleanup" }.contains("didDismiss"))
    #expect(trace.events.count { $0.name == "beginDrag" } == 1)
    #expect(trace.events.count { $0.name == "endDrag" } == 1)
    // The top edge moves as far as the finger.
    let begin = try #require(trace.events.first { $0.name == "beginDrag" }?.time)
    let lowest = trace.frames.filter { $0.time > begin }.map(\.top).max() ?? 0
    #expect(abs(lowest - 390) < 1)
  }

  @Test func modalDraggedDownIsDismissed() throws {
    let trace = try play(
      """
      { "scene": "pull", "steps": [\(Self.pulledIn) { "down": "header" }, { "by": [0, 500], "for": 0.5 }, { "hold": 0.2 },
        { "up": true }, { "settle": true }, { "down": [195, 300] }, { "by": [0, 310], "for": 0.4 }, { "hold": 0.2 },
        { "up": true }, { "settle": true }] }
      """)
    #expect(trace.frames.last?.phase == .dismissed)
    #expect(trace.events.first { $0.name == "didDismiss" }?.field("reason") == .string("drag"))
    #expect((trace.frames.last?.offset ?? 0) < 1390 - 100)
    let names = trace.eventNames
    let asked = try #require(names.firstIndex(of: "shouldDismiss"))
    #expect(
      names[asked...].prefix { $0 != "cleanup" } == [
        "shouldDismiss", "beginDrag", "willDismiss", "viewWillDisappear", "endDrag", "viewDidDisappear", "didDismiss",
      ])
  }

  /// L10 while the modal moves by itself: after an early release, after a late release, and after a dismissal by code.
  @Test(arguments: [
    (shown: 0.22, wait: 0.1, dismissed: false), (shown: 0.26, wait: 0.03, dismissed: false),
    (shown: 0.3, wait: 0.5, dismissed: true),
  ])
  func movingModalCanBeCaught(shown: CGFloat, wait: Double, dismissed: Bool) throws {
    let out = dismissed ? #"{ "settle": true }, { "dismiss": true },"# : ""
    let trace = try play(
      """
      { "device": { "hertz": 1000 }, "scene": "pull", "steps": [\(Self.pull(.bottom, shown: shown * Self.height)), { "up": true }, \(out)
        { "run": \(wait) }, { "down": "header" }, { "mark": "caught" }, { "hold": 0.1 }, { "by": [0, -100], "for": 0.1 }, { "up": true },
        { "mark": "lifted" }, { "settle": true }] }
      """)
    let caught = try trace.time(of: "caught")
    let lifted = try trace.time(of: "lifted")
    let frames = trace.frames
    let before = try #require(frames.last { $0.time < caught + 1e-6 })
    let held = frames.filter { $0.time > caught + 1e-6 && $0.time < caught + 0.1 }
    #expect(held.count > 50)
    #expect(held.map { abs($0.top - before.top) }.max() ?? .infinity <= 0.5)
    #expect(held.allSatisfy { $0.phase == .dragging })
    // The modal continues with the finger's velocity, 1000 points per second upwards.
    let atLift = try #require(frames.last { $0.time < lifted + 1e-6 })
    let next = try #require(frames.first { $0.time > lifted + 0.0025 })
    #expect(atLift.top - next.top > 0.6 * 1000 * CGFloat(next.time - atLift.time), "\(atLift.top) \(next.top)")
    #expect(atLift.top - next.top < 1.8 * 1000 * CGFloat(next.time - atLift.time), "\(atLift.top) \(next.top)")
    #expect(frames.last?.phase == .resting)
    #expect(trace.events.count { $0.name == "endDrag" } == 1)
  }
}

extension CGRect {
  /// The largest distance between corresponding edges.
  fileprivate func differs(from other: CGRect) -> CGFloat {
    max(abs(minX - other.minX), abs(minY - other.minY), abs(maxX - other.maxX), abs(maxY - other.maxY))
  }
}
