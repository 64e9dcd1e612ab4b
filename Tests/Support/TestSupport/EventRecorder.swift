import HalfModal
import UIKit

/// Records the events of a sheet as text, and runs a test's reactions to them.
@MainActor public final class EventRecorder {
  /// An event, named independently of the library's closures.
  public enum Event: String, CaseIterable, Sendable {
    case presenting, presented, settled, asked, refused, dismissing, dismissed
    case interrupted
    case dragBegan = "drag began"
    case dragEnded = "drag ended"
    case detentChanged = "detent changed"
  }

  /// The answer to the question whether a person may dismiss the sheet.
  public var allowsDismissal = true

  /// Whether a reaction runs at the moment.
  private(set) var isReacting = false

  private var entries: [(event: Event, text: String)] = []
  private var reactions: [Event: () -> Void] = [:]

  public init() {}

  /// All events, one line each, such as "presented" or "dismissed: drag".
  public var lines: [String] { entries.map(\.text) }

  /// The lines of some kinds of events only.
  public func lines(of events: Event...) -> [String] {
    entries.filter { events.contains($0.event) }.map(\.text)
  }

  /// All lines except those of some kinds of events.
  public func lines(except events: Event...) -> [String] {
    entries.filter { !events.contains($0.event) }.map(\.text)
  }

  /// The number of events of one kind.
  public func count(of event: Event) -> Int {
    entries.count { $0.event == event }
  }

  /// The last event of some kinds.
  public func last(of events: Event...) -> Event? {
    entries.last { events.contains($0.event) }?.event
  }

  /// Forgets all events.
  public func clear() {
    entries = []
  }

  /// Runs code in the callback of an event, after the event is recorded. It replaces the event's previous reaction.
  public func when(_ event: Event, _ reaction: @escaping () -> Void) {
    reactions[event] = reaction
  }

  /// Closures that record all events. The two that the system's sheet cannot call stay empty.
  public var events: SheetEvents {
    var events = SheetEvents()
    events.willPresent = { self.record(.presenting) }
    events.didPresent = { self.record(.presented) }
    events.didBeginDragging = { self.record(.dragBegan) }
    events.didEndDragging = { target, _, _ in self.record(.dragEnded, Self.text(of: target)) }
    events.didChangeDetent = { old, new in self.record(.detentChanged, "\(old.rawValue) > \(new.rawValue)") }
    events.shouldDismiss = { reason in
      self.record(.asked, reason.name)
      return self.allowsDismissal
    }
    events.didAttemptToDismiss = { self.record(.refused, $0.name) }
    events.willDismiss = { self.record(.dismissing, $0.name) }
    events.didDismiss = { self.record(.dismissed, $0.name) }
    events.didSettle = { detent, isFinished in self.record(isFinished ? .settled : .interrupted, detent?.rawValue ?? "free") }
    return events
  }

  /// Records the events of a sheet from now on, in place of the closures that it has.
  public func follow(_ sheet: any TestedSheet) {
    sheet.events = events
  }

  private func record(_ event: Event, _ detail: String? = nil) {
    entries.append((event, event.rawValue + (detail.map { ": \($0)" } ?? "")))
    guard let reaction = reactions[event] else { return }
    let wasReacting = isReacting
    isReacting = true
    reaction()
    isReacting = wasReacting
  }

  private static func text(of target: SheetDestination) -> String {
    switch target {
    case .dismissed: "gone"
    case .detent(let id): id.rawValue
    case .visibleHeight: "free"
    }
  }
}
