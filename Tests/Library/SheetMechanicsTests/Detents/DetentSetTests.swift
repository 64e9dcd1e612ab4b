import SheetMechanics
import Testing

/// The valid detents of a list, its errors, and its initial detent.
@Suite struct DetentSetTests {
  let layout = SheetLayout.phone()

  @Test func invalidDetentsAreNamedInTheError() {
    #expect(detentError([])?.description == "detents: the list is empty, a sheet needs at least one")
    #expect(detentError([.medium, .height(-5)])?.description == "detents[1] \"height(-5)\": its number must be above 0")
    #expect(detentError([.fraction(0, id: "small")])?.description == "detents[0] \"small\": its number must be above 0")
    #expect(detentError([.medium, .large, .fraction(.nan)])?.description == "detents[2] \"fraction(nan)\": its number is NaN")
    #expect(detentError([.fitted(maximum: -1)])?.reason == .notAboveZero)
    #expect(detentError([.medium, .height(-5)])?.reason.description == "its number must be above 0")
    #expect(detentError([.medium, .large, .medium])?.description == "detents[2] \"medium\": detents[0] has the same id")
    #expect(detentError([.height(80, id: "a"), .height(90, id: "a")])?.reason == .sameID(as: 0))
    #expect(detentError([.height(.infinity), .fitted, .medium]) == nil)
  }

  @Test func everyInvalidDetentIsRemovedAndReportedInOrder() {
    let set = DetentSet([.height(0), .medium, .fraction(.nan), .inset(-1), .large, .medium])
    #expect(set.detents == [.medium, .large])
    #expect(set.errors.map(\.reason) == [.notAboveZero, .notANumber, .negative, .sameID(as: 1)])
    #expect(set.errors.map(\.index) == [0, 2, 3, 5])
    #expect(set.errors.map(\.id) == ["height(0)", "fraction(nan)", "inset(-1)", .medium])
    #expect(DetentSet([]).errors.map(\.index) == [nil])
    #expect(DetentSet([]).errors.map(\.id) == [nil])
  }

  @Test func initialDetentIsTheChosenOneOrElseTheFirst() {
    #expect(DetentSet([.medium, .large], initial: .large).initial == .large)
    #expect(DetentSet([.medium, .large]).initial == .medium)
    #expect(DetentSet([.medium, .large], initial: "unknown").initial == .medium)
    #expect(DetentSet([.height(-5), .medium, .large], initial: "height(-5)").initial == .medium)
    #expect(DetentSet([], initial: .medium).initial == .large)
  }

  @Test func largestExtentReplacesInactiveDetents() {
    for list: [Detent] in [[], [.fitted], [.height(-5)], [.custom(id: "none") { _ in nil }, .inset(2000)]] {
      let set = DetentSet(list)
      let stops = set.stops(in: layout, scale: 2)
      #expect(stops.all.map(\.extent) == [797])
      #expect(stops.all.map(\.ids) == [[set.initial]])
    }
    let set = DetentSet([.fitted, .fitted(maximum: 80)], initial: "fitted(maximum: 80)")
    #expect(set.stops(in: layout, scale: 2).all.map(\.id) == ["fitted(maximum: 80)"])
  }

  @Test func containerWithoutRoomHasNoStops() {
    for extent: Double in [0, 47, -10, .nan] {
      let tiny = SheetLayout(containerExtent: extent, farInset: 47)
      #expect(DetentSet([.medium, .large]).stops(in: tiny, scale: 2).all.isEmpty)
    }
  }
}
