/// Events in the order in which they happened.
@MainActor final class EventLog {
  private var events: [String] = []

  func callAsFunction(_ event: String) { events.append(event) }

  /// Returns the events since the last call.
  func take() -> [String] {
    defer { events = [] }
    return events
  }
}
