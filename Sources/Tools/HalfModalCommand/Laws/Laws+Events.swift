import HalfModal
import UIKit

extension Laws {
  /// L4: every begin has exactly one end, and every completion handler is called exactly once.
  var ends: [Violation] {
    completionViolations + appearanceViolations + alternation("willPresent", ends: ["didPresent", "willDismiss", "didDismiss"])
      + alternation("willDismiss", ends: ["didDismiss", "willPresent", "settled"])
      + alternation("beginDrag", ends: ["endDrag"])
  }

  private var completionViolations: [Violation] {
    var asked: [String: Int] = [:]
    for step in scenario.steps.map({ type(of: $0) }) where step.hasCompletion {
      asked[step.key, default: 0] += 1
    }
    var called: [String: Int] = [:]
    for event in trace.events where event.name == "completion" {
      if case .string(let of)? = event.field("of") {
        called[of, default: 0] += 1
      }
    }
    return Set(asked.keys).union(called.keys).sorted().compactMap { name in
      let (wanted, found) = (asked[name] ?? 0, called[name] ?? 0)
      return wanted == found
        ? nil : Violation(law: "L4", time: endTime, problem: "\(found) completions of \(name) instead of \(wanted)")
    }
  }

  /// Checks that each `will` of a controller's appearance callbacks is followed by its `did` or by the opposite `will`. A new content
  /// appears while the old one disappears; its callbacks begin with `viewDidLoad`.
  private var appearanceViolations: [Violation] {
    let allowed: [String: Set<String>] = [
      "viewDidDisappear": ["viewWillAppear"], "viewWillAppear": ["viewDidAppear", "viewWillDisappear"],
      "viewDidAppear": ["viewWillDisappear"], "viewWillDisappear": ["viewDidDisappear", "viewWillAppear"],
    ]
    return ["content", "presenter"].flatMap { controller in
      var states = controller == "content" ? [] : ["viewDidAppear"]
      var found: [Violation] = []
      for event in trace.events where event.field("of") == .string(controller) {
        if event.name == "viewDidLoad", controller == "content" {
          states.append("viewDidDisappear")
        }
        guard allowed[event.name] != nil else { continue }
        let fitting = states.indices.filter { allowed[states[$0], default: []].contains(event.name) }
        if let index = event.name.hasSuffix("DidDisappear") ? fitting.first : fitting.last {
          states[index] = event.name
        } else {
          let last = states.last ?? "nothing"
          found.append(Violation(law: "L4", time: event.time, problem: "\(controller): \(event.name) follows \(last)"))
        }
      }
      for last in states where last == "viewWillAppear" || last == "viewWillDisappear" {
        found.append(Violation(law: "L4", time: endTime, problem: "\(controller): \(last) has no end"))
      }
      return found
    }
  }

  /// Checks that one of the ends follows each begin, before the next begin and before the trace ends.
  private func alternation(_ begin: String, ends: Set<String>) -> [Violation] {
    var open: Trace.Event?
    var found: [Violation] = []
    for event in trace.events {
      if event.name == begin {
        if open != nil {
          found.append(Violation(law: "L4", time: event.time, problem: "\(begin) comes again before its end"))
        }
        open = event
      } else if ends.contains(event.name) {
        open = nil
      }
    }
    if let open {
      found.append(Violation(law: "L4", time: open.time, problem: "\(begin) has no end"))
    }
    return found
  }

  /// L5: `didDismiss` is reported if and only if the sheet has left the window and the controller hierarchy.
  var dismissals: [Violation] {
    var found: [Violation] = []
    var isPresented = false
    for line in trace.lines {
      switch line {
      case .event(let event) where event.name == "willPresent":
        isPresented = true
      case .event(let event) where event.name == "didDismiss":
        if event.isContentIn {
          found.append(
            Violation(law: "L5", time: event.time, problem: "didDismiss while the sheet is in the window or the hierarchy"))
        }
        if !isPresented {
          found.append(Violation(law: "L5", time: event.time, problem: "didDismiss of a sheet that was not presented"))
        }
        isPresented = false
      case .frame(let frame) where (frame.phase == .dismissed) == isPresented:
        found.append(
          Violation(
            law: "L5", time: frame.time,
            problem: isPresented ? "the sheet is gone without didDismiss" : "the sheet is visible after didDismiss"))
      default:
        break
      }
    }
    if isPresented {
      found.append(Violation(law: "L5", time: endTime, problem: "no didDismiss at the end"))
    }
    return found
  }

  /// L7: no object of the library is alive at the end.
  var leaks: [Violation] {
    guard let end = trace.events.last, end.name == "end", case .integer(let alive)? = end.field("alive") else {
      return [Violation(law: "L7", time: endTime, problem: "the trace has no end")]
    }
    return alive == 0 ? [] : [Violation(law: "L7", time: end.time, problem: "\(alive) objects are alive at the end")]
  }

  /// L8: while nothing happens, nothing is drawn or laid out, and no callback is left at the end.
  var restlessness: [Violation] {
    var found: [Violation] = zip(trace.frames, trace.frames.dropFirst()).compactMap { before, after in
      let (was, now) = (before.circumstances, after.circumstances)
      guard was.isIdle, was.inputs == now.inputs else { return nil }
      if now.isDrawn { return Violation(law: "L8", time: after.time, problem: "drawn, though nothing happened") }
      guard now.layouts != was.layouts else { return nil }
      return Violation(law: "L8", time: after.time, problem: "laid out, though nothing happened")
    }
    if case .integer(let observers)? = trace.events.last?.field("observers"), observers != 0 {
      found.append(Violation(law: "L8", time: endTime, problem: "\(observers) callbacks are left at the end"))
    }
    return found
  }

  var endTime: TimeInterval {
    trace.events.last?.time ?? 0
  }
}
