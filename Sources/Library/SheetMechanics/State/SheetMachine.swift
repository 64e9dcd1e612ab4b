/// The state of a sheet. It is the only source of ``SheetEvent``s.
///
/// Each method that returns events is a transition: it changes the state and returns the events to report, in order. A transition
/// that does not apply to the current state changes nothing and returns no events.
package enum SheetMachine: Hashable, Sendable {
  case dismissed
  case resting(Anchor)
  case moving(Course)
  /// A finger drags the sheet, or has caught it. If `isReported` is false, the drag causes no events, because it is a drag of a
  /// list: a pull past the list's end.
  case dragging(Course, isReported: Bool)

  /// The destination of a sheet. The start of a dismissal does not change it.
  package struct Anchor: Hashable, Sendable {
    package internal(set) var destination: SheetDestination
    /// The selected detent; during a rest between detents, the last one that was selected. Nil before the first.
    var lastDetent: Detent.ID?
  }

  /// The transition (presentation or dismissal) that has begun and has not ended. A finger can drag the sheet during it.
  package enum Passage: Hashable, Sendable {
    case none
    case entering
    /// Whether `didPresent` was reported before the dismissal began.
    case leaving(hasAppeared: Bool)
  }

  /// The direction of a moving sheet. During a drag, the direction before the drag.
  package enum Heading: Hashable, Sendable {
    /// To a detent or a height between detents. A dismissal that a finger has turned back keeps its reason until the sheet rests.
    case inward(dismissal: DismissalReason?)
    /// Out of the container.
    case outward(DismissalReason)
  }

  /// The motion of a sheet that does not rest.
  package struct Course: Hashable, Sendable {
    package internal(set) var anchor: Anchor
    package internal(set) var passage = Passage.none
    package internal(set) var heading = Heading.inward(dismissal: nil)
  }

  /// A dismissed sheet.
  package init() {
    self = .dismissed
  }
}

// MARK: - Derived values

extension SheetMachine {
  /// The activity of the sheet.
  package var phase: SheetPhase {
    switch self {
    case .dismissed: .dismissed
    case .resting: .resting
    case .dragging: .dragging
    case .moving(let course) where course.isOutward: .dismissing
    case .moving(let course): course.passage == .entering ? .presenting : .settling
    }
  }

  /// The destination at which the sheet rests or to which it moves. During a dismissal it is still the previous one;
  /// ``SheetDestination/dismissed`` only for a dismissed sheet.
  package var destination: SheetDestination { anchor?.destination ?? .dismissed }

  /// The detent at which the sheet rests or to which it moves; nil between detents, and for a dismissed sheet.
  package var detent: Detent.ID? {
    if case .detent(let id) = destination { id } else { nil }
  }

  /// The transition that has begun and has not ended.
  package var passage: Passage { course?.passage ?? .none }

  /// Whether a dismissal has begun and has not ended.
  package var isLeaving: Bool {
    if case .leaving = passage { true } else { false }
  }

  /// Whether the sheet moves out, or was moving out when a finger caught it.
  package var isOutward: Bool { course?.isOutward ?? false }

  var course: Course? {
    switch self {
    case .dismissed, .resting: nil
    case .moving(let course), .dragging(let course, _): course
    }
  }

  var anchor: Anchor? {
    if case .resting(let anchor) = self { anchor } else { course?.anchor }
  }
}

extension SheetMachine.Course {
  package var isOutward: Bool {
    if case .outward = heading { true } else { false }
  }

  /// The reason of a dismissal that was reported and has not ended; nil if there is none.
  var dismissal: DismissalReason? {
    switch heading {
    case .inward(let reason): reason
    case .outward(let reason): reason
    }
  }

  /// Whether `willPresent` was reported and `didPresent` was not.
  var awaitsArrival: Bool { passage == .entering || passage == .leaving(hasAppeared: false) }

  /// Changes the direction to outward. `willDismiss` is reported only once until the dismissal ends, and the first reason counts.
  mutating func turnOut(for reason: DismissalReason) -> [SheetEvent] {
    let isReported = dismissal != nil
    heading = .outward(dismissal ?? reason)
    return isReported ? [] : [.willDismiss(reason)]
  }
}

extension SheetMachine.Anchor {
  /// Changes the destination, and reports a change of the selected detent. Ignores ``SheetDestination/dismissed``.
  mutating func bind(to new: SheetDestination) -> [SheetEvent] {
    guard new != .dismissed else { return [] }
    destination = new
    guard case .detent(let id) = new else { return [] }
    defer { lastDetent = id }
    guard let old = lastDetent, old != id else { return [] }
    return [.didChangeDetent(from: old, to: id)]
  }
}
