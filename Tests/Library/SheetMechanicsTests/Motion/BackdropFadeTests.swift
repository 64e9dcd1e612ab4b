import SheetMechanics
import Testing

/// The opacity of the backdrop at every position of the sheet.
@Suite struct BackdropFadeTests {
  /// Stops at 422, 634 and 797 points.
  let stops = DetentSet([.medium, .height(600), .large]).stops(in: SheetLayout.phone(), scale: 1)

  func fade(_ undimmed: Detent.ID?) -> BackdropFade { BackdropFade(stops: stops, undimmed: undimmed) }

  @Test func backdropFadesInUpToTheSmallestDetent() {
    for (shown, part) in [(-10.0, 0.0), (0, 0), (105.5, 0.25), (211, 0.5), (422, 1), (600, 1), (900, 1)] {
      #expect(fade(nil).part(at: shown) == part)
    }
  }

  @Test func backdropFadesInBetweenTheUndimmedDetentAndTheNext() {
    for (shown, part) in [(0.0, 0.0), (422, 0), (475, 0.25), (528, 0.5), (634, 1), (797, 1)] {
      #expect(fade(.medium).part(at: shown) == part)
    }
    for (shown, part) in [(422.0, 0.0), (634, 0), (715.5, 0.5), (797, 1), (900, 1)] {
      #expect(fade("height(600)").part(at: shown) == part)
    }
  }

  @Test func undimmedLargestDetentHasNoBackdrop() {
    for shown in [0.0, 422, 797, 900] { #expect(fade(.large).part(at: shown) == 0) }
  }

  @Test func undimmedDetentThatIsUnknownOrInactiveCountsAsNil() {
    #expect(fade("unknown") == fade(nil))
    let inactive = DetentSet([.fitted, .medium, .height(600), .large]).stops(in: SheetLayout.phone(), scale: 1)
    #expect(BackdropFade(stops: inactive, undimmed: .fitted) == fade(nil))
  }

  @Test func undimmedDetentCanShareItsStop() {
    let shared = DetentSet([.medium, .fraction(0.5), .large]).stops(in: SheetLayout.phone(), scale: 1)
    let fade = BackdropFade(stops: shared, undimmed: "fraction(0.5)")
    #expect(fade.part(at: 422) == 0)
    #expect(fade.part(at: 609.5) == 0.5)
  }

  @Test func containerWithoutRoomHasNoBackdrop() {
    let none = DetentSet([.medium]).stops(in: SheetLayout(containerExtent: 0), scale: 1)
    for shown in [-1.0, 0, 100] { #expect(BackdropFade(stops: none, undimmed: nil).part(at: shown) == 0) }
  }
}
