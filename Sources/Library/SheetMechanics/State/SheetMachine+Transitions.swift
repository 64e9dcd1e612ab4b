extension SheetMachine {
  // MARK: In and out

  /// Begins a presentation, or reverses a dismissal that has not ended.
  package mutating func enter(to destination: SheetDestination) -> [SheetEvent] {
    guard destination != .dismissed, self == .dismissed || isLeaving || phase == .dismissing else { return [] }
    let interruption = interruption
    var anchor = anchor ?? Anchor(destination: destination)
    let events = interruption + [.willPresent] + anchor.bind(to: destination)
    replaceCourse(with: Course(anchor: anchor, passage: .entering))
    return events
  }

  /// Begins a dismissal, or continues one that a finger has turned back. A drag of the sheet continues.
  package mutating func leave(for reason: DismissalReason) -> [SheetEvent] {
    guard var course = restingOrCurrentCourse else { return [] }
    let interruption = interruption
    course.passage = .leaving(hasAppeared: !course.awaitsArrival)
    let announcement = course.turnOut(for: reason)
    replaceCourse(with: course)
    return interruption + announcement
  }

  /// Ends a dismissal, or a presentation that was cancelled: the sheet was removed from its container.
  package mutating func remove() -> [SheetEvent] {
    guard self != .dismissed else { return [] }
    let events = endOfDrag + interruption + [.didDismiss(course?.dismissal ?? .programmatic)]
    self = .dismissed
    return events
  }

  // MARK: Under a finger

  /// Begins a drag.
  ///
  /// - Parameter isReported: Whether the drag causes events.
  package mutating func take(isReported: Bool = true) -> [SheetEvent] {
    guard phase != .dragging, let course = restingOrCurrentCourse else { return [] }
    let interruption = interruption
    self = .dragging(course, isReported: isReported)
    return interruption + (isReported ? [.didBeginDragging] : [])
  }

  /// Ends a drag because the finger lifts. The sheet then moves to a destination.
  ///
  /// - Parameters:
  ///   - destination: The destination of the sheet.
  ///   - velocity: The speed at which the sheet grew, in points per second.
  ///   - isCancelled: Whether the system cancelled the touch.
  ///   - wasRefused: Whether the host refused a dismissal during the drag.
  package mutating func letGo(
    to destination: SheetDestination, velocity: Double = 0, isCancelled: Bool = false, wasRefused: Bool = false
  ) -> [SheetEvent] {
    guard case .dragging(var course, let isReported) = self else { return [] }
    var events = [SheetEvent.didEndDragging(destination, velocity: velocity, isCancelled: isCancelled)]
    events += course.anchor.bind(to: destination)
    if wasRefused { events.append(.didAttemptToDismiss(.drag)) }
    if destination == .dismissed {
      events += course.turnOut(for: .drag)
    } else {
      course.heading = .inward(dismissal: course.dismissal)
    }
    self = .moving(course)
    return isReported ? events : []
  }

  /// Ends a drag because code moves the sheet. It is reported as cancelled.
  package mutating func release() -> [SheetEvent] {
    guard case .dragging(let course, _) = self else { return [] }
    let end = endOfDrag
    self = .moving(course)
    return end
  }

  // MARK: By itself

  /// Begins a motion to another destination, because of a call or a change of the detents.
  package mutating func send(to destination: SheetDestination) -> [SheetEvent] {
    guard destination != .dismissed, var course = restingOrCurrentCourse else { return [] }
    let events = interruption + course.anchor.bind(to: destination)
    replaceCourse(with: course)
    return events
  }

  /// Changes the destination without a motion of its own: UIKit animates the system sheet and reports no completion.
  package mutating func select(_ destination: SheetDestination) -> [SheetEvent] {
    guard var course = restingOrCurrentCourse else { return [] }
    let events = course.anchor.bind(to: destination)
    if case .resting = self { self = .resting(course.anchor) } else { replaceCourse(with: course) }
    return events
  }

  /// Ends a motion at the sheet's destination.
  package mutating func arrive() -> [SheetEvent] {
    guard phase != .dragging, let anchor else { return [] }
    let isNew = course?.awaitsArrival == true
    self = .resting(anchor)
    return (isNew ? [.didPresent] : []) + [.didSettle(detent, finished: true)]
  }

  /// Reports that the host refused a dismissal. The state does not change.
  package func refuse(_ reason: DismissalReason) -> [SheetEvent] {
    self == .dismissed ? [] : [.didAttemptToDismiss(reason)]
  }

  // MARK: Parts of transitions

  private var restingOrCurrentCourse: Course? {
    if case .resting(let anchor) = self { Course(anchor: anchor) } else { course }
  }

  /// Replaces the course. A drag of the sheet continues.
  private mutating func replaceCourse(with course: Course) {
    if case .dragging(_, let isReported) = self {
      self = .dragging(course, isReported: isReported)
    } else {
      self = .moving(course)
    }
  }

  /// The event for a motion between detents that is interrupted before the sheet arrives.
  private var interruption: [SheetEvent] {
    phase == .settling ? [.didSettle(detent, finished: false)] : []
  }

  private var endOfDrag: [SheetEvent] {
    guard case .dragging(let course, isReported: true) = self else { return [] }
    return [.didEndDragging(course.anchor.destination, velocity: 0, isCancelled: true)]
  }
}
