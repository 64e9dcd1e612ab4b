import SheetMechanics
import Testing

@Suite struct DragBandTests {
  let free = DragBudget(lowest: 422, highest: 797, canLeave: true)
  let held = DragBudget(lowest: 422, highest: 797, canLeave: false)

  /// The law of scroll views, in its other form: c x d / (d + c x).
  func band(_ pull: Double, c: Double = 0.55, d: Double = 844) -> Double { c * pull * d / (d + c * pull) }

  @Test func betweenTheStopsTheSheetIsWhereTheFingerHasIt() {
    for extent in [422, 600.5, 797] {
      #expect(held.shown(extent: extent, dimension: 844) == extent)
      #expect(held.pulled(shown: extent, dimension: 844) == extent)
    }
  }

  @Test func beyondTheStopsTheBandGivesLess() {
    for pull in [0.001, 1, 20, 100, 400, 3000] {
      for coefficient in [0.1, 0.55, 1] {
        let band = band(pull, c: coefficient)
        for budget in [free, held] {
          #expect((budget.shown(extent: 797 + pull, coefficient: coefficient, dimension: 844) - 797 - band).magnitude < 1e-9)
        }
        // Below, the band ends where the sheet does.
        let below = self.band(pull, c: coefficient, d: 422)
        #expect((held.shown(extent: 422 - pull, coefficient: coefficient, dimension: 844) - 422 + below).magnitude < 1e-9)
      }
    }
    #expect(free.shown(extent: 100, dimension: 844) == 100)
    #expect(free.shown(extent: -5, dimension: 844) == 0)
  }

  @Test func pulledIsTheInverse() {
    for extent in stride(from: -300.0, through: 1500, by: 12.5) {
      let shown = held.shown(extent: extent, dimension: 844)
      #expect((held.pulled(shown: shown, dimension: 844) - extent).magnitude < 1e-8)
      guard extent >= 0 else { continue }
      #expect((free.pulled(shown: free.shown(extent: extent, dimension: 844), dimension: 844) - extent).magnitude < 1e-8)
    }
    #expect(held.pulled(shown: 5000, dimension: 844).isFinite)
    #expect(held.pulled(shown: -5000, dimension: 844).isFinite)
  }

  @Test func aRigidSheetStandsStillAtItsStops() {
    for budget in [free, held] {
      #expect(budget.shown(extent: 900, coefficient: 0, dimension: 844) == 797)
      #expect(budget.pulled(shown: 900, coefficient: 0, dimension: 844) == 797)
    }
    #expect(held.shown(extent: 300, coefficient: 0, dimension: 844) == 422)
    #expect(held.pulled(shown: 300, coefficient: 0, dimension: 844) == 422)
    #expect(free.shown(extent: 300, coefficient: 0, dimension: 844) == 300)
    #expect(free.pulled(shown: 300, coefficient: 0, dimension: 844) == 300)
  }
}
