import UIKit

/// The state of a sheet, and the delivery of its events to the host.
///
/// The host's closures run after the cause of the events has been processed (``batch(_:)``), in the order of the events, and
/// never inside each other. This lets a closure call the sheet at any time.
@MainActor final class SheetStatus {
  private(set) var machine = SheetMachine()
  var events: SheetEvents
  private var queue: [Report] = []
  private var arrivals: [Arrival] = []
  private var batches = 0
  private var isDelivering = false

  /// 1 if a finger that makes the sheet grow moves down or right, -1 if it moves up or left.
  var inwardDirection = -1.0

  private enum Report {
    case event(SheetEvent)
    case position(SheetPosition)
    case call(@MainActor () -> Void)
  }

  /// A completion that waits until the sheet rests at a destination.
  private struct Arrival {
    let destination: SheetDestination
    let completion: (SheetOutcome) -> Void
  }

  init(events: SheetEvents) {
    self.events = events
  }

  // MARK: The state

  /// Changes the state, then calls `work`, which moves the sheet accordingly, then reports the events.
  func change(_ transition: (inout SheetMachine) -> [SheetEvent], then work: () -> Void = {}) {
    batch {
      let events = transition(&machine)
      work()
      queue += events.map { .event($0) }
    }
  }

  // MARK: Reports

  /// Performs work, and calls the host's closures only after it.
  func batch<Result>(_ work: () -> Result) -> Result {
    batches += 1
    let result = work()
    batches -= 1
    if batches == 0 { deliver() }
    return result
  }

  /// Reports a position to ``SheetEvents/didMove``.
  func report(_ position: SheetPosition) {
    guard events.didMove != nil else { return }
    enqueue(.position(position))
  }

  /// Calls a completion of the host.
  func call(_ completion: ((SheetOutcome) -> Void)?, with outcome: SheetOutcome) {
    if let completion { enqueue(.call { completion(outcome) }) }
  }

  /// Calls a completion when the sheet has come to rest, is caught or is dismissed; at once if it rests already.
  func callOnArrival(at destination: SheetDestination, _ completion: ((SheetOutcome) -> Void)?) {
    guard let completion else { return }
    if machine.phase == .resting || machine.phase == .dismissed {
      call(completion, with: machine.destination == destination ? .arrived : .cancelled)
    } else {
      arrivals.append(Arrival(destination: destination, completion: completion))
    }
  }

  /// Asks the host a question, even in the middle of a batch. The pending events are reported before it, and the events that the
  /// host's own calls cause during it are reported after it.
  func ask<Answer>(_ question: (SheetEvents) -> Answer) -> Answer {
    deliver()
    let wasDelivering = isDelivering
    isDelivering = true
    let answer = question(events)
    isDelivering = wasDelivering
    deliver()
    return answer
  }

  /// Changes the state and reports the events at once, even in a batch, because UIKit calls the host's view controllers next.
  func changeNow(_ transition: (inout SheetMachine) -> [SheetEvent]) {
    queue += transition(&machine).map { .event($0) }
    deliver()
  }

  private func enqueue(_ report: Report) {
    queue.append(report)
    if batches == 0 { deliver() }
  }

  private func deliver() {
    guard !isDelivering else { return }
    isDelivering = true
    while !queue.isEmpty {
      switch queue.removeFirst() {
      case .event(let event):
        events.report(event) { $0 == 0 ? 0 : CGFloat(inwardDirection * $0) }
        endArrivals(by: event)
      case .position(let position): events.didMove?(position)
      case .call(let call): call()
      }
    }
    isDelivering = false
  }

  /// Calls the waiting completions if the event ends the motion.
  private func endArrivals(by event: SheetEvent) {
    let hasArrived: (SheetDestination) -> Bool
    switch event {
    case .didSettle(let detent?, true): hasArrived = { $0 == .detent(detent) }
    case .didSettle(nil, true): hasArrived = { if case .visibleHeight = $0 { true } else { false } }
    case .didSettle, .didBeginDragging, .didDismiss: hasArrived = { _ in false }
    default: return
    }
    let ended = arrivals
    arrivals = []
    ended.forEach { $0.completion(hasArrived($0.destination) ? .arrived : .cancelled) }
  }
}
