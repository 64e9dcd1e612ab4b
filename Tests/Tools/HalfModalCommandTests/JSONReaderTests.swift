import Foundation
import Testing

@testable import HalfModalCommand

@Suite struct JSONReaderTests {
  @Test(arguments: [
    (
      #"{ "a": [1, -2.5e2, 0, true, false, null], "b": {} }"#,
      JSON.object(["a": .array([.number(1), .number(-250), .number(0), .bool(true), .bool(false), .null]), "b": .object([:])])
    ),
    (#""A \"quoted\" \\ line\nand \u00e9 and \ud83d\ude00""#, .string("A \"quoted\" \\ line\nand \u{e9} and \u{1F600}")),
    (" [ ] ", .array([])),
  ])
  func readsJSON(text: String, value: JSON) throws {
    #expect(try JSONReader.read(Data(text.utf8)) == value)
  }

  @Test(arguments: ["01", "1.", "-", ".5", "+1", "[1,]", "nul", "\"\\x\"", "\"\\u12\"", "\"open", "\"a\nb\"", "{1: 2}", "'a'"])
  func refusesInvalidJSON(text: String) {
    #expect(throws: ScenarioError.self) { try JSONReader.read(Data(text.utf8)) }
  }

  @Test func refusesInvalidUTF8AndEndlessNesting() {
    #expect(throws: ScenarioError("not JSON: the text is not UTF-8")) { try JSONReader.read(Data([0xFF, 0xFE])) }
    #expect(throws: ScenarioError.self) { try JSONReader.read(Data(String(repeating: "[", count: 100_000).utf8)) }
  }
}
