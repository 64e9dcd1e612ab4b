import SheetMechanics

/// A transition of the machine, as a value.
enum Transition: Hashable {
  case enter(SheetDestination)
  case leave(DismissalReason)
  case remove
  case take(isReported: Bool)
  case letGo(SheetDestination, isCancelled: Bool, wasRefused: Bool)
  case release
  case send(SheetDestination)
  case select(SheetDestination)
  case arrive
  case refuse(DismissalReason)

  static let take = Transition.take(isReported: true)

  static func letGo(_ destination: SheetDestination) -> Transition {
    .letGo(destination, isCancelled: false, wasRefused: false)
  }

  func apply(to machine: inout SheetMachine) -> [SheetEvent] {
    switch self {
    case .enter(let destination): machine.enter(to: destination)
    case .leave(let reason): machine.leave(for: reason)
    case .remove: machine.remove()
    case .take(let isReported): machine.take(isReported: isReported)
    case .letGo(let destination, let isCancelled, let wasRefused):
      machine.letGo(to: destination, velocity: 7, isCancelled: isCancelled, wasRefused: wasRefused)
    case .release: machine.release()
    case .send(let destination): machine.send(to: destination)
    case .select(let destination): machine.select(destination)
    case .arrive: machine.arrive()
    case .refuse(let reason): machine.refuse(reason)
    }
  }

  /// Every transition with two detents, a rest between them, and every reason.
  static let all: [Transition] = {
    let destinations: [SheetDestination] = [.detent(.medium), .detent(.large), .visibleHeight(300), .dismissed]
    var transitions: [Transition] = [.remove, .take, .take(isReported: false), .release, .arrive]
    for destination in destinations {
      transitions += [.enter(destination), .send(destination), .select(destination)]
      for (isCancelled, wasRefused) in [(false, false), (true, false), (false, true)] {
        transitions.append(.letGo(destination, isCancelled: isCancelled, wasRefused: wasRefused))
      }
    }
    return transitions + DismissalReason.allCases.flatMap { [.leave($0), .refuse($0)] }
  }()

  /// Whether the transition applies to a machine.
  func applies(to machine: SheetMachine) -> Bool {
    let isPresent = machine.phase != .dismissed
    let isDragged = machine.phase == .dragging
    return switch self {
    case .enter(let destination):
      destination != .dismissed && (!isPresent || machine.isLeaving || machine.phase == .dismissing)
    case .leave, .remove, .refuse: isPresent
    case .take, .arrive: isPresent && !isDragged
    case .letGo, .release: isDragged
    case .send(let destination), .select(let destination): isPresent && destination != .dismissed
    }
  }

  /// Whether the transition returns an event although it leaves the machine as it is: a refusal is an event only, a sheet can settle again at
  /// its place of rest, and a motion that is sent to its own destination ends and begins again.
  func canRepeat(in machine: SheetMachine) -> Bool {
    switch self {
    case .refuse: true
    case .arrive: machine.phase == .resting
    case .send(let destination): machine.phase == .settling && destination == machine.destination
    default: false
    }
  }
}
