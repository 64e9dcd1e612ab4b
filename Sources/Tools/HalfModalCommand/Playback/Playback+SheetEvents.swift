import HalfModal

extension Playback {
  /// Returns callbacks that add the sheet's events to the trace and answer `shouldDismiss`.
  func sheetEvents() -> SheetEvents {
    var events = SheetEvents()
    events.willPresent = { [unowned self] in event("willPresent") }
    events.didPresent = { [unowned self] in event("didPresent") }
    events.didBeginDragging = { [unowned self] in event("beginDrag") }
    events.didEndDragging = { [unowned self] in
      event("endDrag", ("target", .string($0.name)), ("velocity", .number(Double($1))), ("cancelled", .bool($2)))
    }
    events.didChangeDetent = { [unowned self] in
      event("detent", ("from", .string($0.rawValue)), ("to", .string($1.rawValue)))
    }
    events.shouldDismiss = { [unowned self] in
      event("shouldDismiss", ("reason", .string($0.name)))
      return sheet.isDismissalAllowed
    }
    events.didAttemptToDismiss = { [unowned self] in event("attemptToDismiss", ("reason", .string($0.name))) }
    events.willDismiss = { [unowned self] in event("willDismiss", ("reason", .string($0.name))) }
    events.didDismiss = { [unowned self] in event("didDismiss", ("reason", .string($0.name))) }
    events.didSettle = { [unowned self] in
      event("settled", ("detent", .string($0?.rawValue ?? "free")), ("finished", .bool($1)))
    }
    if setting.trace.contains(.position) {
      events.didMove = { [unowned self] in event("position", ("top", .number(Double($0.frame.minY)))) }
    }
    return events
  }
}

extension DismissalReason {
  /// The name in a trace.
  fileprivate var name: String {
    switch self {
    case .drag: "drag"
    case .backdrop: "backdrop"
    case .escape: "escape"
    case .programmatic: "code"
    }
  }
}

extension SheetDestination {
  /// The name of the detent, or `free` or `gone`.
  fileprivate var name: String {
    switch self {
    case .detent(let id): id.rawValue
    case .visibleHeight: "free"
    case .dismissed: "gone"
    }
  }
}
