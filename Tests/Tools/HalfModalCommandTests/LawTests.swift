import Testing
import UIKit

@testable import HalfModalCommand

/// The laws hold in the scenario files, and a changed trace breaks them.
@MainActor @Suite(.serialized) struct LawTests {
  @Test(arguments: ScenarioFiles.all) func lawsHoldInEveryScenario(name: String) throws {
    let scenario = try Scenario(contentsOf: ScenarioFiles.path(name))
    try playByTheLaws(scenario)
  }

  // MARK: Broken laws

  @Test func jumpBreaksL2() throws {
    try expectViolation(of: "L2") { trace in
      trace.changeFrame(10) { $0.rect?.origin.y -= 300 }
    }
  }

  @Test func restBesideTheDetentBreaksL3() throws {
    try expectViolation(of: "L3") { trace in
      trace.changeFrame(45) { $0.rect = $0.rect?.insetBy(dx: 0, dy: 1) }
    }
  }

  @Test func missingCompletionBreaksL4() throws {
    try expectViolation(of: "L4") { trace in
      trace.remove { $0.name == "completion" }
    }
  }

  @Test func unbalancedAppearanceBreaksL4() throws {
    try expectViolation(of: "L4") { trace in
      trace.remove { $0.name == "viewDidDisappear" }
    }
  }

  @Test func unreportedDismissalBreaksL5() throws {
    try expectViolation(of: "L5") { trace in
      trace.remove { $0.name == "didDismiss" }
    }
  }

  @Test func objectAliveAtTheEndBreaksL7() throws {
    try expectViolation(of: "L7") { trace in
      trace.changeEvent("end") { $0.fields[0].value = .integer(1) }
    }
  }

  @Test func drawingWhileIdleBreaksL8() throws {
    try expectViolation(of: "L8") { trace in
      trace.changeFrame(50) { $0.circumstances.isDrawn = true }
    }
  }

  // MARK: Under a finger

  private static let dragged = """
    { "scene": "sheet", "steps": [
      { "present": true }, { "run": 1 }, { "down": "list" }, { "by": [0, -500], "for": 0.5 }, { "hold": 0.2 }, { "up": true }, { "run": 1 },
      { "down": "header" }, { "by": [0, 600], "for": 0.5 }, { "hold": 0.1 }, { "up": true }, { "run": 1 } ] }
    """

  @Test func lossOfTheFingersMovementBreaksL1() throws {
    try expectViolation(of: "L1", in: Self.dragged) { trace in
      trace.changeFrame(75) { $0.rect = $0.rect?.offsetBy(dx: 0, dy: 0.02) }
    }
  }

  @Test func sheetThatMovesFurtherThanTheFingerBreaksL2() throws {
    try expectViolation(of: "L2", in: Self.dragged) { trace in
      trace.changeFrame(75) { $0.rect = $0.rect?.offsetBy(dx: 0, dy: -20) }
    }
  }

  @Test func changedSettingOfTheListBreaksL6() throws {
    try expectViolation(of: "L6", in: Self.dragged) { trace in
      trace.changeFrame(58) { $0.circumstances.list?.isAsHostLeftIt = false }
    }
  }

  @Test func listThatMovesWithoutReasonBreaksL6() throws {
    try expectViolation(of: "L6", in: Self.dragged) { trace in
      for frame in 58..<200 { trace.changeFrame(frame) { $0.circumstances.list?.offset += 5 } }
    }
  }

  @Test(arguments: [-20.0, 5000]) func listThatRestsOutsideItsContentBreaksL6(offset: CGFloat) throws {
    try expectViolation(of: "L6", in: Self.dragged) { trace in
      trace.changeFrame(58) { $0.circumstances.list?.offset = offset }
    }
  }

  @Test func listReleasedPastItsEndDuringThePresentationComesBack() throws {
    let scenario = try Scenario(
      #"""
      { "scene": "sheet", "content": { "list": { "height": 0 } },
        "steps": [{ "present": true }, { "run": 0.7 }, { "down": [195, 470] }, { "by": [0, -387] }, { "up": true }, { "run": 2 }] }
      """#)
    let trace = try playByTheLaws(scenario)
    #expect(trace.frames.contains { ($0.offset ?? 0) > 0.5 })
    #expect(trace.frames.last?.offset == 0)
  }

  @Test func listMayRestAtTheOffsetThatItsHostSets() throws {
    let scenario = try Scenario(
      #"{ "scene": "sheet", "steps": [{ "present": true }, { "run": 1 }, { "scrollTo": -30 }, { "run": 0.2 }] }"#)
    var trace = try playByTheLaws(scenario)
    #expect(trace.frames.last?.offset == -30)
    trace.changeFrame(70) { $0.circumstances.list?.offset = -29 }
    #expect(Laws(scenario: scenario, trace: trace).violations.contains { $0.law == "L6" })
  }

  @Test func dragWithoutABeginBreaksL10() throws {
    try expectViolation(of: "L10", in: Self.dragged) { trace in
      trace.remove { $0.name == "beginDrag" }
    }
  }

  @Test func dismissalWithoutAQuestionBreaksL11() throws {
    try expectViolation(of: "L11", in: Self.dragged) { trace in
      trace.remove { $0.name == "shouldDismiss" }
    }
  }

  @Test func restAtAnUnselectedDetentBreaksL11() throws {
    try expectViolation(of: "L11", in: Self.dragged) { trace in
      trace.remove { $0.name == "detent" }
    }
  }

  private static let simple = """
    { "scene": "sheet", "steps": [{ "present": true }, { "run": 1 }, { "dismiss": true }, { "run": 1 }] }
    """

  private func expectViolation(
    of law: String, in text: String = LawTests.simple, _ change: (inout Trace) -> Void
  ) throws {
    let scenario = try Scenario(text)
    var trace = try playByTheLaws(scenario)
    change(&trace)
    let laws = Set(Laws(scenario: scenario, trace: trace).violations.map(\.law))
    #expect(laws.contains(law))
  }
}

extension Trace {
  mutating func changeFrame(_ number: Int, _ change: (inout Frame) -> Void) {
    for index in lines.indices {
      if case .frame(var frame) = lines[index], frame.number == number {
        change(&frame)
        lines[index] = .frame(frame)
      }
    }
  }

  fileprivate mutating func changeEvent(_ name: String, _ change: (inout Event) -> Void) {
    for index in lines.indices {
      if case .event(var event) = lines[index], event.name == name {
        change(&event)
        lines[index] = .event(event)
      }
    }
  }

  fileprivate mutating func remove(_ condition: (Event) -> Bool) {
    lines.removeAll {
      guard case .event(let event) = $0 else { return false }
      return condition(event)
    }
  }
}
