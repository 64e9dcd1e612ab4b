import HalfModal

extension Player {
  /// Writes down what the sheet tells, and answers what it asks.
  func sheetEvents() -> SheetEvents {
    var events = SheetEvents()
    events.willPresent = { [unowned self] in event("willPresent") }
    events.didPresent = { [unowned self] in event("didPresent") }
    events.didBeginDrag = { [unowned self] in event("beginDrag") }
    events.didEndDrag = { [unowned self] in
      event("endDrag", ("target", .string($0.name)), ("velocity", .number(Double($1))), ("cancelled", .bool($2)))
    }
    events.didChangeDetent = { [unowned self] in
      event("detent", ("from", .string($0.rawValue)), ("to", .string($1.rawValue)))
    }
    events.shouldDismiss = { [unowned self] in
      event("shouldDismiss", ("reason", .string($0.rawValue)))
      return sheet.isDismissalAllowed
    }
    events.didAttemptToDismiss = { [unowned self] in event("attemptToDismiss", ("reason", .string($0.rawValue))) }
    events.willDismiss = { [unowned self] in event("willDismiss", ("reason", .string($0.rawValue))) }
    events.didDismiss = { [unowned self] in event("didDismiss", ("reason", .string($0.rawValue))) }
    events.didSettle = { [unowned self] in
      event("settled", ("detent", .string($0?.rawValue ?? "free")), ("finished", .bool($1)))
    }
    if scenario.trace.contains(.position) {
      events.didMove = { [unowned self] in event("position", ("top", .number(Double($0.frame.minY)))) }
    }
    return events
  }
}

extension SheetTarget {
  /// The name of the detent, or what else the sheet is bound to.
  fileprivate var name: String {
    switch self {
    case .stop(let id): id.rawValue
    case .extent: "free"
    case .gone: "gone"
    }
  }
}
