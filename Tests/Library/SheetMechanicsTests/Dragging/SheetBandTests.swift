import SheetMechanics
import Testing

/// The rubber band past the outer detents of a sheet.
@Suite struct SheetBandTests {
  func band(canLeave: Bool, coefficient: Double = 0.55, lowest: Double = 422, dimension: Double = 844) -> SheetBand {
    SheetBand(lowest: lowest, highest: 797, canLeave: canLeave, coefficient: coefficient, dimension: dimension)
  }

  /// The rubber band of scroll views: c x d / (d + c x).
  func resisted(_ pull: Double, c: Double = 0.55, d: Double = 844) -> Double { c * pull * d / (d + c * pull) }

  @Test func sheetFollowsTheFingerBetweenTheOuterDetents() {
    for canLeave in [true, false] {
      for extent in [422, 600.5, 797] {
        #expect(band(canLeave: canLeave).shown(for: extent) == extent)
        #expect(band(canLeave: canLeave).pulled(for: extent) == extent)
        #expect(band(canLeave: canLeave).slope(at: extent) == 1)
      }
    }
  }

  @Test func rubberBandReducesTheDistancePastTheOuterDetents() {
    for pull in [0.001, 1, 20, 100, 400, 3000] {
      for coefficient in [0.1, 0.55, 1] {
        for canLeave in [true, false] {
          let shown = band(canLeave: canLeave, coefficient: coefficient).shown(for: 797 + pull)
          #expect(isNear(shown, 797 + resisted(pull, c: coefficient)))
        }
        // Below the smallest detent, the sheet's own extent limits the band.
        let shown = band(canLeave: false, coefficient: coefficient).shown(for: 422 - pull)
        #expect(isNear(shown, 422 - resisted(pull, c: coefficient, d: 422)))
      }
    }
    #expect(isNear(band(canLeave: false, dimension: 300).shown(for: 322), 422 - resisted(100, d: 300)))
  }

  @Test func sheetThatCanLeaveFollowsTheFingerDownToTheEdge() {
    #expect(band(canLeave: true).shown(for: 100) == 100)
    #expect(band(canLeave: true).shown(for: 0) == 0)
    #expect(band(canLeave: true).shown(for: -5) == 0)
    #expect(band(canLeave: true).pulled(for: 100) == 100)
    #expect(band(canLeave: true).slope(at: 100) == 1)
  }

  @Test func pulledIsTheInverseOfShown() {
    for extent in stride(from: -300.0, through: 1500, by: 12.5) {
      let held = band(canLeave: false)
      #expect(isNear(held.pulled(for: held.shown(for: extent)), extent, within: 1e-8))
      guard extent >= 0 else { continue }
      let free = band(canLeave: true)
      #expect(isNear(free.pulled(for: free.shown(for: extent)), extent, within: 1e-8))
    }
    // No pull shows these extents.
    #expect(band(canLeave: false).pulled(for: 5000).isFinite)
    #expect(band(canLeave: false).pulled(for: -5000).isFinite)
  }

  @Test func slopeIsTheDerivativeOfShown() {
    for extent in stride(from: -300.0, through: 1500, by: 12.5) where extent != 797 && extent != 422 {
      let held = band(canLeave: false)
      let derivative = (held.shown(for: extent + 1e-4) - held.shown(for: extent - 1e-4)) / 2e-4
      #expect(isNear(held.slope(at: extent), derivative, within: 1e-6))
    }
    #expect(isNear(band(canLeave: true).slope(at: 797 + 1e-9), 0.55))
    #expect(isNear(band(canLeave: false).slope(at: 422 - 1e-9), 0.55))
  }

  @Test func sheetWithoutARubberBandStopsAtItsOuterDetents() {
    for canLeave in [true, false] {
      let stiff = band(canLeave: canLeave, coefficient: 0)
      #expect(stiff.shown(for: 900) == 797)
      #expect(stiff.pulled(for: 900) == 797)
      #expect(stiff.slope(at: 900) == 0)
      #expect(stiff.shown(for: 300) == (canLeave ? 300 : 422))
      #expect(stiff.pulled(for: 300) == (canLeave ? 300 : 422))
      #expect(stiff.pulled(for: -10) == (canLeave ? 0 : 422))
      #expect(stiff.slope(at: 300) == (canLeave ? 1 : 0))
    }
  }

  @Test func containerWithoutRoomShowsNoPull() {
    let empty = SheetBand(lowest: 0, highest: 0, canLeave: false, dimension: 0)
    for extent in [-100.0, 0, 100] {
      #expect(empty.shown(for: extent) == 0)
      #expect(empty.pulled(for: extent) == 0)
    }
  }
}
