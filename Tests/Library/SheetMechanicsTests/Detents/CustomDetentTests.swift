import SheetMechanics
import Testing

/// Detents with an inset or a function.
@Suite struct CustomDetentTests {
  let layout = SheetLayout.phone(contentExtent: 310)

  @Test func insetDetentLeavesRoomAtTheFarEnd() {
    #expect(Detent.inset(0).resolve(in: layout) == Detent.large.resolve(in: layout))
    #expect(Detent.inset(100).resolve(in: layout) == 697)
    #expect(Detent.inset(796).resolve(in: layout) == 1)
    for number: Double in [797, 2000, .infinity, -1, .nan] { #expect(Detent.inset(number).resolve(in: layout) == nil) }
    #expect(Detent.inset(12.5).id == "inset(12.5)")
    #expect(Detent.inset(12.5, id: "almost").id == "almost")
    #expect(Detent.inset(12.5) == .inset(12.5))
    #expect(Detent.inset(12.5) != .inset(13))
  }

  @Test func customDetentIsAddedToTheNearInset() {
    let third = Detent.custom(id: "third") { $0.containerExtent / 3 }
    #expect(third.resolve(in: layout) == 844.0 / 3 + 34)
    #expect(third.resolve(in: SheetLayout(containerExtent: 390)) == 130)
    #expect(Detent.custom(id: "double") { $0.contentExtent.map { $0 * 2 } }.resolve(in: layout) == 654)
    #expect(Detent.custom(id: "tall") { _ in 5000 }.resolve(in: layout) == 797)
    #expect(Detent.custom(id: "endless") { _ in .infinity }.resolve(in: layout) == 797)
    for number: Double? in [nil, 0, -3, .nan, -.infinity] {
      #expect(Detent.custom(id: "none") { _ in number }.resolve(in: layout) == nil)
    }
  }

  @Test func customDetentsAreEqualIfTheirIdentifiersAre() {
    let a = Detent.custom(id: "a") { _ in 100 }
    #expect(a == .custom(id: "a") { _ in 200 })
    #expect(a != .custom(id: "b") { _ in 100 })
    #expect(a != .height(100, id: "a"))
    #expect(Set([a, .custom(id: "a") { _ in 200 }]).count == 1)
  }

  @Test func customAndInsetDetentsAreSortedAmongTheStops() {
    let isWide = Detent.custom(id: "wide") { $0.containerExtent < 500 ? 100 : nil }
    let set = DetentSet([.inset(100), isWide, .medium, .inset(0)])
    #expect(set.stops(in: layout, scale: 3).all.map(\.id) == [.medium, "inset(100)", "inset(0)"])
    let landscape = SheetLayout(containerExtent: 390, nearInset: 21)
    #expect(set.stops(in: landscape, scale: 3).all.map(\.id) == ["wide", .medium, "inset(100)", "inset(0)"])
    #expect(set.stops(in: landscape, scale: 3).stop(for: "wide")?.extent == 121)
  }

  @Test func keyboardLiftsAllDetentsExceptInsets() {
    var typing = layout
    typing.keyboardInset = 300
    #expect(Detent.height(200).resolve(in: typing) == 500)
    #expect(Detent.medium.resolve(in: typing) == 688)
    #expect(Detent.custom(id: "a") { _ in 100 }.resolve(in: typing) == 400)
    #expect(Detent.inset(100).resolve(in: typing) == 697)
    #expect(Detent.large.resolve(in: typing) == 797)
    typing.keyboardInset = 20
    #expect(Detent.height(200).resolve(in: typing) == 234)
  }

  @Test func insetOfZeroIsValidAndANegativeOneIsNot() {
    #expect(detentError([.inset(0)]) == nil)
    #expect(detentError([.inset(-5)])?.reason == .negative)
    #expect(detentError([.inset(-5)])?.description == "detents[0] \"inset(-5)\": its number must be 0 or more")
    #expect(detentError([.inset(.nan)])?.reason == .notANumber)
    #expect(detentError([.custom(id: "a") { _ in nil }, .custom(id: "a") { _ in 1 }])?.reason == .sameID(as: 0))
  }
}
