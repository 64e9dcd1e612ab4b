import SheetMechanics
import Testing

/// The extents and identifiers of single detents.
@Suite struct DetentTests {
  let portrait = SheetLayout.phone(contentExtent: 310)
  let landscape = SheetLayout(containerExtent: 390, nearInset: 21, farInset: 0, contentExtent: 310)

  @Test func detentsHaveTheirExtentsInPortrait() {
    #expect(Detent.medium.resolve(in: portrait) == 422)
    #expect(Detent.large.resolve(in: portrait) == 797)
    #expect((Detent.fraction(0.6).resolve(in: portrait)! - 506.4).magnitude < 1e-12)
    #expect(Detent.height(200).resolve(in: portrait) == 234)
    #expect(Detent.fitted.resolve(in: portrait) == 344)
    #expect(Detent.fitted(maximum: 250).resolve(in: portrait) == 284)
    #expect(Detent.fitted(maximum: 400).resolve(in: portrait) == 344)
  }

  @Test func detentsHaveTheirExtentsInLandscape() {
    #expect(Detent.medium.resolve(in: landscape) == 195)
    #expect(Detent.large.resolve(in: landscape) == 390)
    #expect(Detent.fraction(0.6).resolve(in: landscape) == 234)
    #expect(Detent.height(200).resolve(in: landscape) == 221)
    #expect(Detent.fitted.resolve(in: landscape) == 331)
  }

  @Test func extentAboveTheLargestIsClampedAndKeepsItsIdentifier() {
    for detent in [Detent.height(900), .height(770), .fraction(1), .fraction(7), .height(.infinity), .fraction(.infinity)] {
      #expect(detent.resolve(in: portrait) == 797)
    }
    #expect(Detent.height(763).resolve(in: portrait) == 797)
    #expect(Detent.height(762).resolve(in: portrait) == 796)
    #expect(Detent.height(900).id == "height(900)")
    var tall = portrait
    tall.contentExtent = 5000
    #expect(Detent.fitted.resolve(in: tall) == 797)
  }

  @Test func unusableNumbersHaveNoExtent() {
    var unmeasured = portrait
    for content: Double? in [nil, 0, -5, .nan] {
      unmeasured.contentExtent = content
      #expect(Detent.fitted.resolve(in: unmeasured) == nil)
    }
    for number: Double in [0, -0.5, .nan, -.infinity] {
      #expect(Detent.fraction(number).resolve(in: portrait) == nil)
      #expect(Detent.height(number).resolve(in: portrait) == nil)
      #expect(Detent.fitted(maximum: number).resolve(in: portrait) == nil)
    }
    for extent: Double in [0, -10, 47, .nan, .infinity] {
      #expect(Detent.medium.resolve(in: SheetLayout(containerExtent: extent, farInset: 47)) == nil)
    }
  }

  @Test func defaultIdentifierDescribesTheDetent() {
    #expect(Detent.medium.id == .medium)
    #expect(Detent.large.id.rawValue == "large")
    #expect(Detent.fraction(0.6).id.rawValue == "fraction(0.6)")
    #expect(Detent.fraction(1.0 / 3).id.rawValue == "fraction(0.333333)")
    #expect(Detent.fraction(0.05).id.rawValue == "fraction(0.05)")
    #expect(Detent.height(200).id.rawValue == "height(200)")
    #expect(Detent.height(1234.5).id.rawValue == "height(1234.5)")
    #expect(Detent.height(0.999_999_9).id.rawValue == "height(1)")
    #expect(Detent.height(-20.25).id.rawValue == "height(-20.25)")
    #expect(Detent.height(.nan).id.rawValue == "height(nan)")
    #expect(Detent.height(-.infinity).id.rawValue == "height(-inf)")
    #expect(Detent.height(1e300).id.rawValue == "height(1e12 or more)")
    #expect(Detent.fitted.id.rawValue == "fitted")
    #expect(Detent.fitted(maximum: 300).id.rawValue == "fitted(maximum: 300)")
    #expect(Detent.height(88, id: "player").id.description == "player")
  }

  @Test func detentsAreEqualIfIdentifierAndExpressionAre() {
    #expect(Detent.fraction(0.6) == .fraction(0.6))
    #expect(Detent.fraction(0.6) != .fraction(0.7))
    #expect(Detent.fraction(0.5) != .medium)
    #expect(Detent.height(88) != .height(88, id: "player"))
    #expect(Set<Detent.ID>(["a", "b", Detent.ID("a")]).count == 2)
    #expect(Set([Detent.ID("ab"), Detent.ID("a")]) == [Detent.ID("a"), Detent.ID("ab")])
  }

  @Test func fittedAndCustomDetentsDependOnTheContent() {
    #expect(Detent.fitted.dependsOnContent)
    #expect(Detent.fitted(maximum: 80).dependsOnContent)
    #expect(Detent.custom(id: "a") { _ in 1 }.dependsOnContent)
    for detent in [Detent.medium, .large, .fraction(0.5), .height(80), .inset(80)] { #expect(!detent.dependsOnContent) }
  }

  /// "é" as one character, and as an "e" with a combining accent.
  @Test func identifiersAreComparedByTheirBytes() {
    #expect(Detent.ID("\u{E9}") != Detent.ID("e\u{301}"))
    #expect(Set(["\u{E9}", "e\u{301}"] as [Detent.ID]).count == 2)
    #expect(Detent.ID.fitted == "fitted")
    #expect(Detent.fitted.id == .fitted)
  }
}
