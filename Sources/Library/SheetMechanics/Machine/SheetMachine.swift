/// The one state machine of a sheet: what it is doing, which detent is the selected one, and every event that tells of it.
///
/// Each method is an edge. It says what has happened, and returns what is to be told about it, in order; nothing else makes
/// events. What makes no sense in the present phase changes nothing, and tells nothing.
public struct SheetMachine: Hashable, Sendable {
  /// Whether the sheet's presentation, or its dismissal, has begun and has no end yet. A finger can hold the sheet meanwhile.
  public enum Passage: Hashable, Sendable {
    case none
    case entering
    case leaving
  }

  /// Something that a sheet tells.
  public enum Event: Hashable, Sendable {
    case willPresent
    case didPresent
    case didBeginDrag
    /// Where the sheet goes, how fast it grew in points per second, and whether the touch was taken away.
    case didEndDrag(SheetTarget, velocity: Double, isCancelled: Bool)
    /// The selected detent is another one; a rest between two detents, of which ``didSettle(_:finished:)`` tells, does not count.
    case didChangeDetent(from: Detent.ID, to: Detent.ID)
    /// The detent, or nil for a rest between detents, and whether the sheet arrived.
    case didSettle(Detent.ID?, finished: Bool)
    case didAttemptToDismiss(DismissalReason)
    case willDismiss(DismissalReason)
    case didDismiss(DismissalReason)
  }

  /// What the sheet is doing.
  public private(set) var phase = SheetPhase.gone

  /// Whether the sheet is on its way between being there and being gone.
  public private(set) var passage = Passage.none

  /// Where the sheet rests, or to which place it is bound; a way out leaves it as it is.
  public private(set) var place = SheetTarget.gone

  /// The detent at which the sheet rests, or to which it is bound; nil where it rests between detents, and while it is gone.
  public var detent: Detent.ID? {
    if case .stop(let id) = place { id } else { nil }
  }

  /// The detent to which the sheet was bound last, also while it rests between detents: changes are told from this one.
  private var lastDetent: Detent.ID?

  /// Why the sheet goes, from the moment at which that is known.
  public private(set) var reason = DismissalReason.code

  /// Whether the sheet goes out, or did when a finger took it. A finger that turns it back leaves the passage as it is.
  public private(set) var isOutbound = false

  /// Whether the way in was told, and not its end.
  private var isPresentationTold = false

  /// Whether the way out was told, and not taken back since.
  private var isDismissalTold = false

  /// A sheet that is gone.
  public init() {}

  // MARK: In and out

  /// The sheet begins to come in, to rest at a place. A dismissal that can be turned round is.
  public mutating func enter(to target: SheetTarget) -> [Event] {
    guard phase == .gone || phase == .dismissing || passage == .leaving, target != .gone else { return [] }
    let events = interruption + [.willPresent] + bind(to: target)
    passage = .entering
    isOutbound = false
    isPresentationTold = true
    isDismissalTold = false
    reason = .code
    if phase != .dragging { phase = .presenting }
    return events
  }

  /// The sheet begins to go out, or goes on after a finger had turned it back. Under a finger it goes on to be dragged.
  public mutating func leave(for reason: DismissalReason) -> [Event] {
    guard phase != .gone else { return [] }
    let events = interruption + announcement(of: reason)
    passage = .leaving
    isOutbound = true
    if phase != .dragging { phase = .dismissing }
    return events
  }

  /// The sheet is out of its container, for good.
  public mutating func remove() -> [Event] {
    guard phase != .gone else { return [] }
    let events = (phase == .dragging ? [endOfDrag] : []) + interruption
    let ended = reason
    self = SheetMachine()
    return events + [.didDismiss(ended)]
  }

  // MARK: Under a finger

  /// A finger takes hold of the sheet.
  public mutating func take() -> [Event] {
    guard phase != .gone, phase != .dragging else { return [] }
    let events = interruption
    phase = .dragging
    return events + [.didBeginDrag]
  }

  /// The finger lets go, and the sheet goes somewhere by itself.
  ///
  /// - Parameters:
  ///   - velocity: How fast the sheet grew, in points per second.
  ///   - isCancelled: Whether the touch was taken away.
  ///   - wasRefused: Whether the sheet was dragged below its lowest detent, and may not leave.
  public mutating func letGo(
    to target: SheetTarget, velocity: Double = 0, isCancelled: Bool = false, wasRefused: Bool = false
  ) -> [Event] {
    guard phase == .dragging else { return [] }
    var events = [Event.didEndDrag(target, velocity: velocity, isCancelled: isCancelled)]
    events += bind(to: target)
    if wasRefused { events.append(.didAttemptToDismiss(.drag)) }
    isOutbound = target == .gone
    if isOutbound {
      phase = .dismissing
      events += announcement(of: .drag)
    } else {
      phase = passage == .entering ? .presenting : .settling
    }
    return events
  }

  /// Code takes the sheet out of the finger's hand.
  public mutating func release() -> [Event] {
    guard phase == .dragging else { return [] }
    phase = isOutbound ? .dismissing : passage == .entering ? .presenting : .settling
    return [endOfDrag]
  }

  // MARK: By itself

  /// Code, or a change of the stops, sends the sheet elsewhere.
  public mutating func send(to target: SheetTarget) -> [Event] {
    guard phase != .gone, target != .gone else { return [] }
    let events = interruption + bind(to: target)
    if phase == .resting { phase = .settling }
    return events
  }

  /// Another place is the selected one, and somebody else moves the sheet there, who does not tell how that goes.
  public mutating func select(_ target: SheetTarget) -> [Event] {
    phase == .gone ? [] : bind(to: target)
  }

  /// The sheet has come to rest.
  public mutating func arrive() -> [Event] {
    guard phase != .gone, phase != .dragging else { return [] }
    let isNew = isPresentationTold
    phase = .resting
    passage = .none
    isOutbound = false
    isPresentationTold = false
    isDismissalTold = false
    reason = .code
    return (isNew ? [.didPresent] : []) + [.didSettle(detent, finished: true)]
  }

  /// A person wanted the sheet gone, and was refused.
  public func refuse(_ reason: DismissalReason) -> [Event] {
    phase == .gone ? [] : [.didAttemptToDismiss(reason)]
  }

  // MARK: Parts of edges

  /// What a motion to a detent tells when it ends elsewhere.
  private var interruption: [Event] {
    phase == .settling ? [.didSettle(detent, finished: false)] : []
  }

  /// A way out is told once, with its first reason, until it ends or is taken back.
  private mutating func announcement(of reason: DismissalReason) -> [Event] {
    guard !isDismissalTold else { return [] }
    isDismissalTold = true
    self.reason = reason
    return [.willDismiss(reason)]
  }

  private var endOfDrag: Event {
    .didEndDrag(place, velocity: 0, isCancelled: true)
  }

  private mutating func bind(to target: SheetTarget) -> [Event] {
    guard target != .gone else { return [] }
    place = target
    guard let new = detent else { return [] }
    defer { lastDetent = new }
    guard let old = lastDetent, old != new else { return [] }
    return [.didChangeDetent(from: old, to: new)]
  }
}
