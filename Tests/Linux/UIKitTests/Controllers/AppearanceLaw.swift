import Testing
import UIKit

/// Each controller's calls follow one another as UIKit's state diagram has it, and at the end say where its view is.
@MainActor func expectLegalAppearance(
  of controllers: [LoggingController], in events: [String], startingAt start: String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let next: [String: Set<String>] = [
    "": ["willAppear"],
    "willAppear": ["isAppearing", "willDisappear"],
    "isAppearing": ["didAppear", "willDisappear"],
    "didAppear": ["willDisappear"],
    "willDisappear": ["didDisappear", "willAppear"],
    "didDisappear": ["willAppear"],
  ]
  for controller in controllers {
    var last = start
    for event in events where event.hasPrefix(controller.name + " ") {
      let event = String(event.dropFirst(controller.name.count + 1).prefix { $0 != " " })
      guard event.hasSuffix("ppear") || event.hasSuffix("ppearing") else { continue }
      #expect(
        next[last]?.contains(event) == true, "\(controller.name): \(event) after \(last)", sourceLocation: sourceLocation)
      last = event
    }
    let isIn = controller.viewIfLoaded?.window != nil
    #expect((last == "didAppear") == isIn, "\(controller.name) ends with \(last)", sourceLocation: sourceLocation)
  }
}

/// Random numbers that are the same for the same seed.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
  mutating func below(_ bound: Int) -> Int { Int.random(in: 0..<bound, using: &self) }
}
