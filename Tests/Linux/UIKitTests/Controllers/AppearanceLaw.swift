import Testing
import UIKit

/// Checks that each controller's appearance calls follow UIKit's state diagram, and that the last one agrees with its window.
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
