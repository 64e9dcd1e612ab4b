import HalfModal
import Testing
import UIKit

@testable import HalfModalCommand

/// The decision between the system sheet and HalfModal's own.
@MainActor @Suite(.serialized) struct SystemSceneTests {
  @Test(arguments: [
    (#"{ "detents": ["medium", "large"] }"#, "system"), (#"{ "detents": [{ "height": 300 }] }"#, "system"),
    (#"{ "backdrop": "blur" }"#, "own"), (#"{ "backdrop": "none" }"#, "own"), (#"{ "backdrop": { "dim": 0.2 } }"#, "own"),
    (#"{ "dismissal": { "tap": false } }"#, "own"),
  ])
  func traceBeginsWithTheDecision(sheet: String, used: String) throws {
    let trace = try play(
      #"{ "scene": "system", "sheet": \#(sheet), "steps": [{ "present": true }, { "settle": true }, { "dismiss": true }, { "settle": true }] }"#
    )
    guard case .event(let first)? = trace.lines.first else {
      Issue.record("the trace does not begin with an event")
      return
    }
    #expect(first.name == "strategy")
    #expect(first.field("used") == .string(used))
    #expect(trace.eventNames.filter { $0 == "didPresent" || $0 == "didDismiss" } == ["didPresent", "didDismiss"])
  }

  @Test func systemSheetRestsAtItsDetents() throws {
    for (detents, top) in [(#"["medium", "large"]"#, 422.0), (#"["large"]"#, 47), (#"[{ "fraction": 0.6 }]"#, 337.6)] {
      let trace = try play(
        #"{ "scene": "system", "sheet": { "detents": \#(detents) }, "steps": [{ "present": true }, { "settle": true }] }"#)
      let last = try #require(trace.frames.last)
      #expect(abs(last.top - top) <= 0.5)
      #expect(last.phase == .resting)
    }
  }
}
