import SheetMechanics
import Testing

/// A finger on a sheet, from the touch to the lift.
@Suite struct DragSessionTests {
  /// A container of 390 by 844 points with detents at 422 and 797 points.
  let track = DragSessionTests.track([.medium, .large])

  static func track(_ detents: [Detent]) -> SheetTrack {
    SheetTrack(
      detents: DetentSet(detents), placement: SheetPlacement(), contentExtent: nil,
      in: SheetContainer(
        bounds: SheetRect(x: 0, y: 0, width: 390, height: 844), safeArea: SheetInsets(top: 47, bottom: 34)))
  }

  func session(
    _ shown: Double = 422, origin: DragSession.Origin = .resting, rubberBand: Double = 0.55, canLeave: Bool = true
  ) -> DragSession {
    DragSession(shown: shown, origin: origin, track: track, rubberBand: rubberBand, canLeave: canLeave)
  }

  /// The rubber band of scroll views: c x d / (d + c x).
  func resisted(_ pull: Double, d: Double = 844) -> Double { 0.55 * pull * d / (d + 0.55 * pull) }

  func move(_ session: inout DragSession, by delta: Double) {
    session.apply(DragDistribution.Result(extent: session.extent + delta, offset: nil, remainder: 0), of: delta)
  }

  @Test func sessionBeginsAtTheTouch() {
    let session = session(600, origin: .movingIn)
    #expect(session.extent == 600)
    #expect(session.start == 600)
    #expect(session.origin == .movingIn)
    #expect(session.mayLeave == nil)
    #expect(session.movedSheetLast)
    #expect(!session.hasBegunDismissal)
    #expect(session.shown(on: track, canLeave: true) == 600)
  }

  // MARK: With a rubber band

  @Test func sheetFollowsTheFingerWithResistancePastItsDetents() {
    var session = session()
    move(&session, by: 475)
    #expect(session.extent == 897)
    #expect(isNear(session.shown(on: track, canLeave: true), 797 + resisted(100)))
    move(&session, by: -575)
    #expect(session.shown(on: track, canLeave: true) == 322)
    #expect(isNear(session.shown(on: track, canLeave: false), 422 - resisted(100, d: 422)))
    #expect(session.start == 422)
  }

  @Test func fingerThatCatchesTheSheetPastItsDetentsDoesNotMoveIt() {
    for shown in [800.0, 850, 1000] {
      #expect(isNear(session(shown).shown(on: track, canLeave: true), shown))
      #expect(session(shown).extent > shown)
    }
    #expect(isNear(session(797 + resisted(100)).extent, 897))
    let held = session(422 - resisted(100, d: 422), canLeave: false)
    #expect(isNear(held.extent, 322))
    #expect(isNear(held.start, 322))
    #expect(isNear(held.shown(on: track, canLeave: false), 422 - resisted(100, d: 422)))
  }

  // MARK: Without a rubber band

  @Test func sheetWithoutARubberBandStopsAtItsDetents() {
    var session = session(rubberBand: 0)
    move(&session, by: 475)
    #expect(session.shown(on: track, canLeave: true) == 797)
    move(&session, by: -597)
    #expect(session.shown(on: track, canLeave: true) == 300)
    #expect(session.shown(on: track, canLeave: false) == 422)
    move(&session, by: -305)
    #expect(session.shown(on: track, canLeave: true) == 0)
  }

  @Test func sheetWithoutARubberBandStopsWhereItWasCaught() {
    var above = session(850, rubberBand: 0)
    #expect(above.extent == 850)
    move(&above, by: 50)
    #expect(above.shown(on: track, canLeave: true) == 850)
    move(&above, by: -80)
    #expect(above.shown(on: track, canLeave: true) == 820)
    var below = session(300, origin: .movingIn, rubberBand: 0, canLeave: false)
    #expect(below.shown(on: track, canLeave: false) == 300)
    move(&below, by: -50)
    #expect(below.shown(on: track, canLeave: false) == 300)
    move(&below, by: 100)
    #expect(below.shown(on: track, canLeave: false) == 350)
  }

  // MARK: The question

  @Test func allowedDismissalLetsTheSheetLeave() {
    var session = session()
    move(&session, by: -100)
    session.allowDismissal()
    #expect(session.mayLeave == true)
    #expect(session.extent == 322)
    #expect(session.shown(on: track, canLeave: true) == 322)
  }

  @Test func refusalKeepsTheVisiblePositionAndAddsResistance() {
    var session = session()
    move(&session, by: -100)
    session.refuseDismissal(shown: 322, on: track)
    #expect(session.mayLeave == false)
    #expect(isNear(session.shown(on: track, canLeave: true), 322))
    // The pull that shows 322: c x d / (d + c x) = 100 for x = 100 d / (c (d - 100)).
    let pull = 100 * 422 / (0.55 * 322)
    #expect(isNear(session.extent, 422 - pull))
    move(&session, by: -10)
    #expect(isNear(session.shown(on: track, canLeave: true), 422 - resisted(pull + 10, d: 422)))
    move(&session, by: 10 + pull)
    #expect(isNear(session.shown(on: track, canLeave: true), 422))
  }

  @Test func refusalWithoutARubberBandStopsTheSheetWhereItIs() {
    var session = session(rubberBand: 0)
    move(&session, by: -100)
    session.refuseDismissal(shown: 322, on: track)
    move(&session, by: -50)
    #expect(session.shown(on: track, canLeave: true) == 322)
    move(&session, by: 150)
    #expect(session.shown(on: track, canLeave: true) == 422)
  }

  // MARK: Other detents

  @Test func sessionContinuesFromTheVisiblePositionAfterItsDetentsChanged() {
    let other = Self.track([.height(500), .height(600)])
    var session = session()
    move(&session, by: 400)
    let shown = session.shown(on: track, canLeave: true)
    session.rebase(to: shown, on: other, canLeave: true)
    #expect(isNear(session.shown(on: other, canLeave: true), shown))
    #expect(session.start == 422)
    // 634 is the largest extent now: the pull that shows 188 points more is 188 d / (c (d - 188)).
    let excess = shown - 634
    #expect(isNear(session.extent, 634 + excess * 844 / (0.55 * (844 - excess))))
  }

  @Test func refusalHoldsAfterTheDetentsChanged() {
    let other = Self.track([.height(500), .height(600)])
    var session = session()
    session.refuseDismissal(shown: 422, on: track)
    session.rebase(to: 434, on: other, canLeave: true)
    #expect(isNear(session.extent, 534 - 100 * 534 / (0.55 * 434)))
    #expect(isNear(session.shown(on: other, canLeave: true), 434))
  }

  @Test func sessionThatCannotLeaveContinuesWithResistanceAfterItsDetentsChanged() {
    let other = Self.track([.height(500), .height(600)])
    var session = session()
    session.rebase(to: 434, on: other, canLeave: false)
    #expect(isNear(session.extent, 534 - 100 * 534 / (0.55 * 434)))
    session.rebase(to: 434, on: other, canLeave: true)
    #expect(session.extent == 434)
  }

  @Test func sessionWithoutARubberBandHasTheLimitsOfTheNewDetents() {
    let other = Self.track([.height(500), .height(600)])
    var session = session(rubberBand: 0)
    session.rebase(to: 540, on: other, canLeave: true)
    move(&session, by: 200)
    #expect(session.shown(on: other, canLeave: true) == 634)
    move(&session, by: -300)
    #expect(session.shown(on: other, canLeave: false) == 534)
  }

  // MARK: The last movement

  @Test func sessionRemembersWhetherTheSheetMovedLast() {
    var session = session()
    session.apply(DragDistribution.Result(extent: 424, offset: 8, remainder: 0), of: 10)
    #expect(!session.movedSheetLast)
    #expect(session.extent == 424)
    session.apply(DragDistribution.Result(extent: 424, offset: 8, remainder: 0), of: 0)
    #expect(!session.movedSheetLast)
    session.apply(DragDistribution.Result(extent: 430, offset: 12, remainder: 0), of: 10)
    #expect(session.movedSheetLast)
  }

  // MARK: Touches

  @Test func touchOnAMovingSheetMovesLessThanAPoint() {
    for origin in [DragSession.Origin.movingIn, .movingOut] {
      var session = session(300, origin: origin)
      #expect(session.isTouchOnly(velocity: 0))
      move(&session, by: 0.75)
      #expect(session.isTouchOnly(velocity: 0))
      #expect(!session.isTouchOnly(velocity: 5))
      #expect(!session.isTouchOnly(velocity: -5))
      move(&session, by: 0.25)
      #expect(!session.isTouchOnly(velocity: 0))
      move(&session, by: -2)
      #expect(!session.isTouchOnly(velocity: 0))
    }
  }

  @Test func fingerOnARestingSheetIsADrag() {
    #expect(!session().isTouchOnly(velocity: 0))
  }
}
