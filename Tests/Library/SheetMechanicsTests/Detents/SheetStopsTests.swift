import SheetMechanics
import Testing

/// The places of rest that result from detents and a layout.
@Suite struct SheetStopsTests {
  let layout = SheetLayout.phone()

  @Test func stopsAreSortedAndRoundedToDevicePixels() {
    let stops = DetentSet([.large, .fraction(0.6), .height(200), .medium]).stops(in: layout, scale: 3)
    #expect(stops.all.map(\.id) == ["height(200)", "medium", "fraction(0.6)", "large"])
    #expect(stops.all.map(\.extent) == [234, 422, 1519.0 / 3, 797])
    #expect(stops.lowest?.extent == 234)
    #expect(stops.highest?.extent == 797)
    #expect(DetentSet([.fraction(0.6)]).stops(in: layout, scale: 1).all.map(\.extent) == [506])
    #expect(DetentSet([.fraction(0.6)]).stops(in: layout, scale: 0).all.map(\.extent) == [506])
    #expect(DetentSet([.fraction(0.6)]).stops(in: layout, scale: 2).all.map(\.extent) == [506.5])
  }

  @Test func detentsOfEqualExtentShareOneStop() {
    let set = DetentSet([.large, .height(900), .medium, .fraction(0.5001), .fraction(0.501)])
    let stops = set.stops(in: layout, scale: 3)
    #expect(stops.all.map(\.ids) == [["medium", "fraction(0.5001)"], ["fraction(0.501)"], ["large", "height(900)"]])
    #expect(stops.stop(for: "height(900)")?.extent == 797)
    #expect(stops.stop(for: "height(900)")?.id == .large)
    #expect(stops.stop(for: "unknown") == nil)
  }

  @Test func detentsThatShareAStopKeepTheirOrder() {
    let set = DetentSet([.height(900), .medium, .large, .inset(0)])
    #expect(set.stops(in: layout, scale: 1).all.map(\.ids) == [[.medium], ["height(900)", .large, "inset(0)"]])
  }

  @Test func nearestStopIsTheLargerOfTwo() {
    let stops = DetentSet([.medium, .height(500), .large]).stops(in: layout, scale: 3)
    #expect(stops.nearest(to: 478)?.id == "height(500)")
    #expect(stops.nearest(to: 477.9)?.id == .medium)
    #expect(stops.nearest(to: 1e9)?.id == .large)
    #expect(stops.nearest(to: -1e9)?.id == .medium)
  }

  @Test func inactiveDetentsHaveNoStop() {
    let stops = DetentSet([.fitted, .medium]).stops(in: layout, scale: 2)
    #expect(stops.all.map(\.id) == [.medium])
    #expect(stops.stop(for: .fitted) == nil)
  }

  /// At a scale of 2, half a pixel is 0.25 points.
  @Test func detentOfLessThanHalfAPixelHasNoStop() {
    let container = SheetLayout(containerExtent: 844)
    let set = DetentSet([.height(0.2), .medium])
    #expect(set.stops(in: container, scale: 2).all.map(\.id) == [.medium])
    #expect(set.stops(in: container, scale: 3).all.map(\.extent) == [1.0 / 3, 422])
  }

  @Test func emptyStopsHaveNoNearestAndNoOuterStops() {
    let stops = DetentSet([.medium]).stops(in: SheetLayout(containerExtent: 0), scale: 2)
    #expect(stops.lowest == nil)
    #expect(stops.highest == nil)
    #expect(stops.nearest(to: 100) == nil)
    #expect(stops.stop(for: .medium) == nil)
  }
}
