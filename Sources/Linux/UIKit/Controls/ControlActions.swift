/// The actions of a control and their events, in the order in which they were added.
@MainActor struct ControlActions {
  private var entries: [(action: UIAction, events: UIControl.Event)] = []

  var events: UIControl.Event { entries.reduce([]) { $0.union($1.events) } }

  mutating func add(_ action: UIAction, for events: UIControl.Event) {
    if let index = entries.firstIndex(where: { $0.action === action }) {
      entries[index].events.formUnion(events)
      for other in entries.indices where other != index && entries[other].action.identifier == action.identifier {
        entries[other].events.subtract(events)
      }
    } else {
      remove(action.identifier, for: events)
      entries.append((action, events))
    }
    entries.removeAll { $0.events.isEmpty }
  }

  mutating func remove(_ identifier: UIAction.Identifier, for events: UIControl.Event) {
    for index in entries.indices where entries[index].action.identifier == identifier {
      entries[index].events.subtract(events)
    }
    entries.removeAll { $0.events.isEmpty }
  }

  func matching(_ events: UIControl.Event) -> [UIAction] {
    entries.filter { !$0.events.isDisjoint(with: events) }.map(\.action)
  }
}
