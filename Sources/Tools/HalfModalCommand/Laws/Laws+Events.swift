import HalfModal
import UIKit

extension Laws {
  /// L4: every begin has exactly one end, and every completion is called exactly once.
  var ends: [Violation] {
    completionViolations + appearanceViolations + alternation("willPresent", ends: ["didPresent", "willDismiss", "didDismiss"])
      + alternation("willDismiss", ends: ["didDismiss", "willPresent", "settled"])
      + alternation("beginDrag", ends: ["endDrag"])
  }

  private var completionViolations: [Violation] {
    var asked: [String: Int] = [:]
    for step in scenario.steps {
      switch step {
      case .present: asked["present", default: 0] += 1
      case .dismiss: asked["dismiss", default: 0] += 1
      case .move: asked["move", default: 0] += 1
      case .toggle: asked["toggle", default: 0] += 1
      case .cover: asked["cover", default: 0] += 1
      case .uncover: asked["uncover", default: 0] += 1
      case .set: asked["set", default: 0] += 1
      default: break
      }
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
        ? nil : Violation(law: "L4", time: endTime, what: "\(found) completions of \(name), not \(wanted)")
    }
  }

  /// A controller that will appear does, or will disappear again; and the other way round. A content that takes the place of
  /// another one appears while that disappears, and what it goes through begins with its view.
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
          found.append(Violation(law: "L4", time: event.time, what: "\(controller): \(event.name) follows \(last)"))
        }
      }
      for last in states where last == "viewWillAppear" || last == "viewWillDisappear" {
        found.append(Violation(law: "L4", time: endTime, what: "\(controller): \(last) has no end"))
      }
      return found
    }
  }

  /// Every event of a name is followed by one of its ends, before it comes again and before the trace ends.
  private func alternation(_ begin: String, ends: Set<String>) -> [Violation] {
    var open: Trace.Event?
    var found: [Violation] = []
    for event in trace.events {
      if event.name == begin {
        if open != nil {
          found.append(Violation(law: "L4", time: event.time, what: "\(begin) comes again before it has ended"))
        }
        open = event
      } else if ends.contains(event.name) {
        open = nil
      }
    }
    if let open {
      found.append(Violation(law: "L4", time: open.time, what: "\(begin) has no end"))
    }
    return found
  }

  /// L5: the dismissal is reported if and only if the sheet is out of the window and out of the controller tree.
  var dismissals: [Violation] {
    var found: [Violation] = []
    var isPresented = false
    for line in trace.lines {
      switch line {
      case .event(let event) where event.name == "willPresent":
        isPresented = true
      case .event(let event) where event.name == "didDismiss":
        if event.isContentIn {
          found.append(Violation(law: "L5", time: event.time, what: "didDismiss while the sheet is still there"))
        }
        if !isPresented {
          found.append(Violation(law: "L5", time: event.time, what: "didDismiss of a sheet that was not there"))
        }
        isPresented = false
      case .frame(let frame) where (frame.phase == .gone) == isPresented:
        found.append(
          Violation(law: "L5", time: frame.time, what: isPresented ? "gone without didDismiss" : "there after didDismiss"))
      default:
        break
      }
    }
    if isPresented {
      found.append(Violation(law: "L5", time: endTime, what: "no didDismiss at the end"))
    }
    return found
  }

  /// L7: nothing of the library is alive at the end.
  var leaks: [Violation] {
    guard let end = trace.events.last, end.name == "end", case .integer(let alive)? = end.field("alive") else {
      return [Violation(law: "L7", time: endTime, what: "the trace has no end")]
    }
    return alive == 0 ? [] : [Violation(law: "L7", time: end.time, what: "\(alive) objects are alive at the end")]
  }

  /// L8: where nothing happens, nothing is done.
  var restlessness: [Violation] {
    var found: [Violation] = zip(trace.frames, trace.frames.dropFirst()).compactMap { before, after in
      let (was, now) = (before.circumstances, after.circumstances)
      guard was.isIdle, was.inputs == now.inputs else { return nil }
      if now.isDrawn { return Violation(law: "L8", time: after.time, what: "drawn, though nothing happened") }
      if now.layouts != was.layouts { return Violation(law: "L8", time: after.time, what: "laid out, though nothing happened") }
      return nil
    }
    if case .integer(let observers)? = trace.events.last?.field("observers"), observers != 0 {
      found.append(Violation(law: "L8", time: endTime, what: "\(observers) callbacks are left at the end"))
    }
    return found
  }

  var endTime: TimeInterval {
    trace.events.last?.time ?? 0
  }
}
