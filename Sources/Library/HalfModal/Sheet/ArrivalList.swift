import SheetMechanics

/// Who waits for a sheet to come to rest somewhere, and learns of that by the events that the sheet tells.
struct ArrivalList {
  private var waiting: [(target: SheetTarget, completion: (Bool) -> Void)] = []

  /// Waits for the end of what the sheet does now.
  mutating func wait(for target: SheetTarget, _ completion: @escaping (Bool) -> Void) {
    waiting.append((target, completion))
  }

  /// Takes out those whose waiting ends with an event.
  ///
  /// - Returns: What is to be called.
  mutating func end(by event: SheetMachine.Event) -> [() -> Void] {
    let hasArrived: (SheetTarget) -> Bool
    switch event {
    case .didSettle(let detent?, true): hasArrived = { $0 == .stop(detent) }
    case .didSettle(nil, true): hasArrived = { if case .extent = $0 { true } else { false } }
    case .didSettle, .didBeginDrag, .didDismiss: hasArrived = { _ in false }
    default: return []
    }
    defer { waiting = [] }
    return waiting.map { waiter in { waiter.completion(hasArrived(waiter.target)) } }
  }
}
