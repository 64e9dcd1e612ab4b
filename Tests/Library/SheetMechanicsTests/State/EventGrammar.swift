import SheetMechanics

/// The order in which a host can receive events. It follows from the events alone: everything that begins ends once.
struct EventGrammar: Hashable {
  private(set) var isPresent = false
  private(set) var isDragged = false
  private(set) var hasAppeared = false
  /// The reason of the dismissal that was reported and has not ended.
  private(set) var dismissal: DismissalReason?

  /// Accepts one event.
  ///
  /// - Returns: The error in it, or nil.
  mutating func accept(_ event: SheetEvent) -> String? {
    if !isPresent, event != .willPresent { return "\(event) for a dismissed sheet" }
    switch event {
    case .willPresent:
      if isPresent, dismissal == nil { return "willPresent for a presented sheet" }
      isPresent = true
      // A sheet that code presents during its dismissal is presented again.
      hasAppeared = false
      dismissal = nil
    case .didPresent:
      if hasAppeared { return "didPresent twice" }
      if isDragged { return "didPresent during a drag" }
      hasAppeared = true
    case .didBeginDragging:
      if isDragged { return "didBeginDragging twice" }
      isDragged = true
    case .didEndDragging:
      if !isDragged { return "didEndDragging without a drag" }
      isDragged = false
    case .didChangeDetent(let old, let new):
      if old == new { return "didChangeDetent to the same detent" }
    case .didSettle(_, let finished):
      if isDragged { return "didSettle during a drag" }
      if finished, !hasAppeared { return "didSettle before didPresent" }
      if finished { dismissal = nil }
    case .didAttemptToDismiss:
      break
    case .willDismiss(let reason):
      if dismissal != nil { return "willDismiss twice" }
      dismissal = reason
    case .didDismiss(let reason):
      if isDragged { return "didDismiss during a drag" }
      if let dismissal, dismissal != reason { return "willDismiss and didDismiss with different reasons" }
      self = EventGrammar()
    }
    return nil
  }
}
