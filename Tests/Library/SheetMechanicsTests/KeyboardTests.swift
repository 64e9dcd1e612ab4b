import SheetMechanics
import Testing

/// Detents above a keyboard: in a container of 844 points whose safe area ends 34 before the near and 47 before the far end.
@Suite struct KeyboardTests {
  private func layout(keyboard: Double, content: Double? = 310) -> SheetLayout {
    var layout = SheetLayout(containerExtent: 844, nearInset: 34, farInset: 47, contentExtent: content)
    layout.keyboardInset = keyboard
    return layout
  }

  @Test(arguments: [
    (Detent.medium, 422.0), (.fraction(0.25), 211), (.height(120), 154), (.content, 344), (.content(maximum: 200), 234),
    (.custom(id: "ninety") { _ in 90 }, 124),
  ])
  func theKeyboardTakesThePlaceOfTheSafeArea(detent: Detent, extent: Double) {
    // As long as it covers no more than the safe area it changes nothing; above that it lifts the sheet point by point, up
    // to the far safe area.
    for keyboard in 0...800 {
      let lifted = min(extent + max(0, Double(keyboard) - 34), 797)
      #expect(detent.resolve(in: layout(keyboard: Double(keyboard))) == lifted)
    }
  }

  @Test func whatIsToldFromTheFarEndStays() {
    for keyboard in [0.0, 34, 300, 800, 2000] {
      #expect(Detent.large.resolve(in: layout(keyboard: keyboard)) == 797)
      #expect(Detent.inset(97).resolve(in: layout(keyboard: keyboard)) == 700)
      #expect(Detent.inset(0).resolve(in: layout(keyboard: keyboard)) == 797)
    }
  }

  @Test func aKeyboardMakesNoDetentThatIsNotThere() {
    #expect(Detent.content.resolve(in: layout(keyboard: 300, content: nil)) == nil)
    #expect(Detent.content.resolve(in: layout(keyboard: 300, content: 0)) == nil)
    #expect(Detent.custom(id: "none") { _ in nil }.resolve(in: layout(keyboard: 300)) == nil)
  }

  @Test func aFunctionSeesTheKeyboardOfItsLayout() {
    // What it says is lifted as well: a function that subtracts the keyboard stays where it was.
    let detent = Detent.custom(id: "still") { 400 - max(0, $0.keyboardInset - $0.nearInset) }
    for keyboard in [0.0, 34, 100, 300] { #expect(detent.resolve(in: layout(keyboard: keyboard)) == 434) }
  }

  @Test func stopsThatMeetAtTheTopKeepTheirNames() throws {
    let set = try DetentSet([.height(200), .medium, .large])
    #expect(set.stops(in: layout(keyboard: 300), scale: 3).all.map(\.extent) == [500, 688, 797])
    let covered = set.stops(in: layout(keyboard: 500), scale: 3)
    #expect(covered.all.map(\.extent) == [700, 797])
    #expect(covered.stop(for: .medium)?.extent == 797)
    #expect(covered.stop(for: .large)?.extent == 797)
    #expect(covered.stop(for: "height(200)")?.extent == 700)
  }
}
