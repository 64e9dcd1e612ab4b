import Foundation
import Testing

@testable import HalfModalCommand

/// The tables in `Documentation/Scenarios.md`, compared with the types that they describe.
@Suite struct DocumentationTests {
  @Test func tableOfStepsListsEveryStep() throws {
    #expect(try rows(under: "## Steps") == Steps.all.map { $0.row })
  }

  @Test func tableOfOptionsListsEveryOption() throws {
    #expect(try rows(under: "## Options under `sheet`") == SheetOption.all.map(\.row))
  }

  @Test(arguments: Steps.all.flatMap { step in step.examples.map { (step.key, $0) } })
  func exampleOfAStepCanBeRead(key: String, example: String) throws {
    let scene = ["toggle", "remove"].contains(key) ? "child" : "sheet"
    let scenario = try Scenario(#"{ "scene": "\#(scene)", "steps": [\#(example)] }"#)
    #expect(scenario.steps.map { type(of: $0).key } == [key])
  }

  @Test func noTwoStepsHaveTheSameKey() {
    #expect(Set(Steps.all.map { $0.key }).count == Steps.all.count)
  }

  @Test func helpOfSimulateShowsEveryStep() throws {
    let help = try #require(Help.text(for: "simulate"))
    for step in Steps.all {
      #expect(help.contains(#"{ "\#(step.key)": "#))
    }
  }

  /// The rows of the first table under a heading, without the head of the table.
  private func rows(under heading: String) throws -> [String] {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
      "../../../Documentation/Scenarios.md")
    let lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
    let section = lines.drop { $0 != heading }
    let table = section.drop { !$0.hasPrefix("|") }.prefix { $0.hasPrefix("|") }
    return Array(table.dropFirst(2))
  }
}
