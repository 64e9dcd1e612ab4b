import SheetMechanics
import Testing

@Suite struct DetentSetTests {
  let layout = SheetLayout(containerExtent: 844, nearInset: 34, farInset: 47)

  @Test func sortedAndOnDevicePixels() throws {
    let stops = try DetentSet([.large, .fraction(0.6), .height(200), .medium]).stops(in: layout, scale: 3)
    #expect(stops.all.map(\.id) == ["height(200)", "medium", "fraction(0.6)", "large"])
    #expect(stops.all.map(\.extent) == [234, 422, 1519.0 / 3, 797])
    #expect(stops.lowest?.extent == 234)
    #expect(stops.highest?.extent == 797)
    #expect(try DetentSet([.fraction(0.6)]).stops(in: layout, scale: 1).all.map(\.extent) == [506])
    #expect(try DetentSet([.fraction(0.6)]).stops(in: layout, scale: 0).all.map(\.extent) == [506])
    #expect(try DetentSet([.fraction(0.6)]).stops(in: layout, scale: 2).all.map(\.extent) == [506.5])
  }

  @Test func equalExtentsCountOnceUnderAllTheirNames() throws {
    let set = try DetentSet([.large, .height(900), .medium, .fraction(0.5001), .fraction(0.501)])
    let stops = set.stops(in: layout, scale: 3)
    #expect(stops.all.map(\.ids) == [["medium", "fraction(0.5001)"], ["fraction(0.501)"], ["large", "height(900)"]])
    #expect(stops.stop(for: "height(900)")?.extent == 797)
    #expect(stops.stop(for: "height(900)")?.id == .large)
    #expect(stops.stop(for: "nobody") == nil)
  }

  @Test func selectionIsKeptByNameAndElseByPlace() throws {
    let set = try DetentSet([.medium, .height(500), .large])
    let portrait = set.stops(in: layout, scale: 3)
    let landscape = set.stops(in: SheetLayout(containerExtent: 390, nearInset: 21), scale: 3)
    #expect(landscape.stop(keeping: "height(500)", at: 534)?.extent == 390)
    #expect(portrait.stop(keeping: "height(500)", at: 390)?.extent == 534)
    #expect(portrait.stop(keeping: "gone", at: 500)?.id == "height(500)")
    #expect(portrait.stop(keeping: nil, at: 0)?.id == .medium)
    #expect(portrait.nearest(to: 478)?.id == "height(500)")
    #expect(portrait.nearest(to: 477.9)?.id == .medium)
    #expect(portrait.nearest(to: 1e9)?.id == .large)
  }

  @Test func detentsOutOfUseAreLeftOut() throws {
    let set = try DetentSet([.content, .medium])
    #expect(set.stops(in: layout, scale: 2).all.map(\.id) == [.medium])
    let nothing = try DetentSet([.content]).stops(in: layout, scale: 2)
    #expect(nothing.all.isEmpty)
    #expect(nothing.nearest(to: 100) == nil)
    #expect(nothing.stop(keeping: "content", at: 100) == nil)
    #expect(try DetentSet([.height(0.2)]).stops(in: SheetLayout(containerExtent: 844), scale: 2).all.isEmpty)
  }

  func error(_ detents: [Detent]) -> DetentError? {
    do throws(DetentError) {
      _ = try DetentSet(detents)
      return nil
    } catch { return error }
  }

  @Test func mistakesAreNamed() {
    #expect(error([])?.description == "detents: the list is empty, a sheet needs at least one")
    #expect(error([.medium, .height(-5)])?.description == "detents[1] \"height(-5)\": its number must be above 0")
    #expect(error([.fraction(0, id: "small")])?.description == "detents[0] \"small\": its number must be above 0")
    #expect(error([.medium, .large, .fraction(.nan)])?.description == "detents[2] \"fraction(nan)\": its number is NaN")
    #expect(error([.content(maximum: -1)])?.reason == .notAboveZero)
    #expect(error([.medium, .height(-5)])?.reason.description == "its number must be above 0")
    #expect(error([.medium, .large, .medium])?.description == "detents[2] \"medium\": detents[0] has the same id")
    #expect(error([.height(80, id: "a"), .height(90, id: "a")])?.reason == .sameID(as: 0))
    #expect(error([.height(.infinity), .content, .medium]) == nil)
  }
}
