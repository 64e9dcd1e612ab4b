import SheetMechanics
import Testing

/// The events and states of a sheet in typical sequences.
@Suite struct SheetMachineTests {
  /// A machine after these transitions.
  func machine(_ transitions: Transition...) -> SheetMachine {
    var machine = SheetMachine()
    for transition in transitions { _ = transition.apply(to: &machine) }
    return machine
  }

  let enter = Transition.enter(.detent(.medium))

  // MARK: From presentation to dismissal

  @Test func sheetReportsPresentationDragAndDismissal() {
    var machine = machine()
    #expect(machine.phase == .dismissed)
    #expect(machine.destination == .dismissed)
    #expect(machine.enter(to: .detent(.medium)) == [.willPresent])
    #expect(machine.phase == .presenting)
    #expect(machine.passage == .entering)
    #expect(machine.arrive() == [.didPresent, .didSettle(.medium, finished: true)])
    #expect(machine.phase == .resting)
    #expect(machine.take() == [.didBeginDragging])
    #expect(machine.phase == .dragging)
    #expect(
      machine.letGo(to: .detent(.large), velocity: 900) == [
        .didEndDragging(.detent(.large), velocity: 900, isCancelled: false), .didChangeDetent(from: .medium, to: .large),
      ])
    #expect(machine.phase == .settling)
    #expect(machine.arrive() == [.didSettle(.large, finished: true)])
    #expect(machine.leave(for: .escape) == [.willDismiss(.escape)])
    #expect(machine.phase == .dismissing)
    #expect(machine.remove() == [.didDismiss(.escape)])
    #expect(machine == SheetMachine())
  }

  @Test func draggedOutSheetReportsTheDismissalOnce() {
    var machine = machine(enter, .arrive, .take)
    #expect(machine.leave(for: .drag) == [.willDismiss(.drag)])
    #expect(machine.phase == .dragging)
    #expect(
      machine.letGo(to: .dismissed, velocity: -500) == [.didEndDragging(.dismissed, velocity: -500, isCancelled: false)])
    #expect(machine.phase == .dismissing)
    #expect(machine.destination == .detent(.medium))
    #expect(machine.remove() == [.didDismiss(.drag)])
  }

  @Test func refusedDragReportsTheAttempt() {
    var machine = machine(enter, .arrive, .take)
    #expect(
      machine.letGo(to: .detent(.medium), velocity: 0, wasRefused: true) == [
        .didEndDragging(.detent(.medium), velocity: 0, isCancelled: false), .didAttemptToDismiss(.drag),
      ])
    #expect(machine.refuse(.backdrop) == [.didAttemptToDismiss(.backdrop)])
    #expect(SheetMachine().refuse(.backdrop) == [])
  }

  @Test func cancelledDragReportsTheCancellation() {
    var machine = machine(enter, .arrive, .take)
    #expect(
      machine.letGo(to: .detent(.medium), velocity: 20, isCancelled: true) == [
        .didEndDragging(.detent(.medium), velocity: 20, isCancelled: true)
      ])
  }

  @Test func releasedSheetEndsItsDragAsCancelled() {
    var machine = machine(enter, .arrive, .take)
    #expect(machine.release() == [.didEndDragging(.detent(.medium), velocity: 0, isCancelled: true)])
    #expect(machine.phase == .settling)
    #expect(machine.release() == [])
  }

  // MARK: Dismissals that turn back

  @Test func dismissalContinuesAfterAFingerTurnedItBack() {
    var machine = machine(enter, .arrive, .leave(.programmatic), .take)
    #expect(machine.isOutward)
    #expect(
      machine.letGo(to: .detent(.medium)) == [.didEndDragging(.detent(.medium), velocity: 0, isCancelled: false)])
    #expect(machine.phase == .settling)
    #expect(machine.passage == .leaving(hasAppeared: true))
    #expect(machine.isLeaving)
    #expect(!machine.isOutward)
    var back = machine
    #expect(back.arrive() == [.didSettle(.medium, finished: true)])
    #expect(!back.isLeaving)
    #expect(back.leave(for: .drag) == [.willDismiss(.drag)])
    // Before the sheet has settled, the reported dismissal continues with its reason.
    #expect(machine.leave(for: .escape) == [.didSettle(.medium, finished: false)])
    #expect(machine.phase == .dismissing)
    #expect(machine.remove() == [.didDismiss(.programmatic)])
  }

  @Test func secondReasonDoesNotReplaceTheFirst() {
    var machine = machine(enter, .arrive, .leave(.backdrop))
    #expect(machine.leave(for: .escape) == [])
    #expect(machine.remove() == [.didDismiss(.backdrop)])
  }

  @Test func sheetThatCodeTurnsBackIsPresentedAgain() {
    var machine = machine(enter, .arrive, .leave(.backdrop))
    #expect(machine.enter(to: .detent(.large)) == [.willPresent, .didChangeDetent(from: .medium, to: .large)])
    #expect(machine.phase == .presenting)
    #expect(machine.arrive() == [.didPresent, .didSettle(.large, finished: true)])
    #expect(machine.leave(for: .programmatic) == [.willDismiss(.programmatic)])
  }

  @Test func sheetThatIsDismissedBeforeItAppearsAndTurnedBackIsPresented() {
    var machine = machine(enter, .leave(.programmatic), .take, .letGo(.detent(.medium)))
    #expect(machine.phase == .settling)
    #expect(machine.passage == .leaving(hasAppeared: false))
    #expect(machine.arrive() == [.didPresent, .didSettle(.medium, finished: true)])
  }

  @Test func sheetCanBeThrownOutDuringItsPresentation() {
    var machine = machine(enter, .take)
    #expect(
      machine.letGo(to: .dismissed, velocity: -2000) == [
        .didEndDragging(.dismissed, velocity: -2000, isCancelled: false), .willDismiss(.drag),
      ])
    #expect(machine.phase == .dismissing)
    #expect(machine.passage == .entering)
    #expect(machine.remove() == [.didDismiss(.drag)])
  }

  @Test func removedSheetEndsItsDragOrItsMotion() {
    var dragged = machine(enter, .arrive, .take)
    #expect(
      dragged.remove() == [
        .didEndDragging(.detent(.medium), velocity: 0, isCancelled: true), .didDismiss(.programmatic),
      ])
    var settling = machine(enter, .arrive, .send(.detent(.large)))
    #expect(settling.remove() == [.didSettle(.large, finished: false), .didDismiss(.programmatic)])
  }

  // MARK: Detents

  @Test func restBetweenDetentsKeepsTheLastDetentForTheNextChange() {
    var machine = machine(enter, .arrive, .take)
    #expect(
      machine.letGo(to: .visibleHeight(312.5)) == [
        .didEndDragging(.visibleHeight(312.5), velocity: 0, isCancelled: false)
      ])
    #expect(machine.detent == nil)
    #expect(machine.destination == .visibleHeight(312.5))
    #expect(machine.arrive() == [.didSettle(nil, finished: true)])
    #expect(machine.send(to: .detent(.large)) == [.didChangeDetent(from: .medium, to: .large)])
    #expect(machine.arrive() == [.didSettle(.large, finished: true)])
    #expect(
      machine.take() + machine.letGo(to: .visibleHeight(700)) + machine.arrive() + machine.send(to: .detent(.large)) == [
        .didBeginDragging, .didEndDragging(.visibleHeight(700), velocity: 0, isCancelled: false),
        .didSettle(nil, finished: true),
      ])
  }

  @Test func redirectedMotionEndsUnfinished() {
    var machine = machine(enter, .arrive, .send(.detent(.large)))
    #expect(
      machine.send(to: .detent(.medium)) == [
        .didSettle(.large, finished: false), .didChangeDetent(from: .large, to: .medium),
      ])
    #expect(machine.take() == [.didSettle(.medium, finished: false), .didBeginDragging])
  }

  @Test func selectionChangesTheDetentWithoutAMotion() {
    var resting = machine(enter, .arrive)
    #expect(resting.select(.detent(.large)) == [.didChangeDetent(from: .medium, to: .large)])
    #expect(resting.phase == .resting)
    #expect(resting.detent == .large)
    #expect(resting.select(.detent(.large)) == [])
    #expect(resting.select(.dismissed) == [])
    #expect(resting.detent == .large)
    var settling = machine(enter, .arrive, .send(.detent(.large)))
    #expect(settling.select(.detent(.medium)) == [.didChangeDetent(from: .large, to: .medium)])
    #expect(settling.phase == .settling)
  }

  // MARK: Drags that are not reported

  @Test func unreportedDragKeepsTheStateAndCausesNoEvents() {
    var machine = machine(enter, .arrive)
    #expect(machine.take(isReported: false) == [])
    #expect(machine.phase == .dragging)
    #expect(machine.take() == [])
    #expect(machine.isUnreportedDrag)
    #expect(machine.letGo(to: .detent(.large), velocity: 900, wasRefused: true) == [])
    #expect(machine.phase == .settling)
    #expect(machine.detent == .large)
    #expect(machine.arrive() == [.didSettle(.large, finished: true)])
  }

  @Test func unreportedDragDuringAPresentationContinuesIt() {
    var machine = machine(enter)
    #expect(machine.take(isReported: false) == [])
    #expect(machine.passage == .entering)
    #expect(machine.letGo(to: .detent(.medium)) == [])
    #expect(machine.phase == .presenting)
    #expect(machine.arrive() == [.didPresent, .didSettle(.medium, finished: true)])
  }

  @Test func unreportedDragOutEndsWithTheDismissalOnly() {
    var machine = machine(enter, .arrive, .take(isReported: false))
    #expect(machine.letGo(to: .dismissed) == [])
    #expect(machine.phase == .dismissing)
    #expect(machine.remove() == [.didDismiss(.drag)])
  }

  @Test func unreportedDragThatCodeEndsHasNoEnd() {
    var released = machine(enter, .arrive, .take(isReported: false))
    #expect(released.release() == [])
    #expect(released.phase == .settling)
    var removed = machine(enter, .arrive, .take(isReported: false))
    #expect(removed.remove() == [.didDismiss(.programmatic)])
    #expect(removed == SheetMachine())
  }

  @Test func unreportedDragStillEndsTheMotionBeforeIt() {
    var machine = machine(enter, .arrive, .send(.detent(.large)))
    #expect(machine.take(isReported: false) == [.didSettle(.large, finished: false)])
  }

  @Test func codeThatMovesAHeldSheetReportsItsPart() {
    var machine = machine(enter, .arrive, .take(isReported: false))
    #expect(machine.send(to: .detent(.large)) == [.didChangeDetent(from: .medium, to: .large)])
    #expect(machine.isUnreportedDrag)
    #expect(machine.leave(for: .programmatic) == [.willDismiss(.programmatic)])
    #expect(machine.isUnreportedDrag)
    #expect(machine.enter(to: .detent(.medium)) == [.willPresent, .didChangeDetent(from: .large, to: .medium)])
    #expect(machine.isUnreportedDrag)
  }

  // MARK: Transitions in every phase

  /// The phase after each transition from each phase; "-" if nothing happens.
  @Test func everyTransitionLeadsFromEveryPhaseToItsPhase() {
    let starts: [(String, SheetMachine)] = [
      ("dismissed", SheetMachine()),
      ("presenting", machine(enter)),
      ("resting", machine(enter, .arrive)),
      ("dragging", machine(enter, .arrive, .take)),
      ("dragging in", machine(enter, .take)),
      ("dragging out", machine(enter, .arrive, .leave(.programmatic), .take)),
      ("dragging unreported", machine(enter, .arrive, .take(isReported: false))),
      ("settling", machine(enter, .arrive, .send(.detent(.large)))),
      ("turned back", machine(enter, .arrive, .leave(.programmatic), .take, .letGo(.detent(.medium)))),
      ("dismissing", machine(enter, .arrive, .leave(.programmatic))),
    ]
    let transitions: [Transition] = [
      enter, .leave(.programmatic), .remove, .take, .letGo(.detent(.medium)), .letGo(.dismissed), .release,
      .send(.detent(.large)), .select(.visibleHeight(300)), .arrive,
    ]
    let table: [String: String] = [
      "dismissed": "presenting - - - - - - - - -",
      "presenting": "- dismissing dismissed dragging - - - presenting presenting resting",
      "resting": "- dismissing dismissed dragging - - - settling resting resting",
      "dragging": "- dragging dismissed - settling dismissing settling dragging dragging -",
      "dragging in": "- dragging dismissed - presenting dismissing presenting dragging dragging -",
      "dragging out": "dragging - dismissed - settling dismissing dismissing dragging dragging -",
      "dragging unreported": "- dragging dismissed - settling dismissing settling dragging dragging -",
      "settling": "- dismissing dismissed dragging - - - settling settling resting",
      "turned back": "presenting dismissing dismissed dragging - - - settling settling resting",
      "dismissing": "presenting - dismissed dragging - - - dismissing dismissing resting",
    ]
    for (name, start) in starts {
      let row = transitions.map { transition in
        var machine = start
        let events = transition.apply(to: &machine)
        return machine == start && events.isEmpty ? "-" : "\(machine.phase)"
      }
      #expect(row.joined(separator: " ") == table[name], "\(name)")
    }
  }
}
