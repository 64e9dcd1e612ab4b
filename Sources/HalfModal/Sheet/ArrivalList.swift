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
    let place: SheetTarget?
    switch event {
    case .didSettle(let detent?, true): place = .stop(detent)
    case .didSettle, .didBeginDrag, .didDismiss: place = nil
    default: return []
    }
    defer { waiting = [] }
    return waiting.map { waiter in { waiter.completion(waiter.target == place) } }
  }
}
