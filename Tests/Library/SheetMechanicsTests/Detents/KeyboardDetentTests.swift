import SheetMechanics
import Testing

/// The extents of detents above a keyboard.
@Suite struct KeyboardDetentTests {
  private func layout(keyboard: Double, content: Double? = 310) -> SheetLayout {
    var layout = SheetLayout.phone(contentExtent: content)
    layout.keyboardInset = keyboard
    return layout
  }

  @Test(arguments: [
    (Detent.medium, 422.0), (.fraction(0.25), 211), (.height(120), 154), (.fitted, 344), (.fitted(maximum: 200), 234),
    (.custom(id: "ninety") { _ in 90 }, 124),
  ])
  func keyboardReplacesTheSafeArea(detent: Detent, extent: Double) {
    // A keyboard that covers only the safe area changes nothing. A higher one lifts the sheet point by point, up to the safe area at
    // the far end.
    for keyboard in 0...800 {
      let lifted = min(extent + max(0, Double(keyboard) - 34), 797)
      #expect(detent.resolve(in: layout(keyboard: Double(keyboard))) == lifted)
    }
  }

  @Test func keyboardDoesNotMoveDetentsAtTheFarEnd() {
    for keyboard in [0.0, 34, 300, 800, 2000] {
      #expect(Detent.large.resolve(in: layout(keyboard: keyboard)) == 797)
      #expect(Detent.inset(97).resolve(in: layout(keyboard: keyboard)) == 700)
      #expect(Detent.inset(0).resolve(in: layout(keyboard: keyboard)) == 797)
    }
  }

  @Test func keyboardDoesNotAddUnusableDetents() {
    #expect(Detent.fitted.resolve(in: layout(keyboard: 300, content: nil)) == nil)
    #expect(Detent.fitted.resolve(in: layout(keyboard: 300, content: 0)) == nil)
    #expect(Detent.custom(id: "none") { _ in nil }.resolve(in: layout(keyboard: 300)) == nil)
  }

  @Test func customDetentCanReadTheKeyboardInset() {
    // The keyboard lifts custom detents too. A function that subtracts the keyboard keeps its extent.
    let detent = Detent.custom(id: "still") { 400 - max(0, $0.keyboardInset - $0.nearInset) }
    for keyboard in [0.0, 34, 100, 300] { #expect(detent.resolve(in: layout(keyboard: keyboard)) == 434) }
  }

  @Test func stopsThatMeetAtTheTopKeepTheirIdentifiers() {
    let set = DetentSet([.height(200), .medium, .large])
    #expect(set.stops(in: layout(keyboard: 300), scale: 3).all.map(\.extent) == [500, 688, 797])
    let covered = set.stops(in: layout(keyboard: 500), scale: 3)
    #expect(covered.all.map(\.extent) == [700, 797])
    #expect(covered.stop(for: .medium)?.extent == 797)
    #expect(covered.stop(for: .large)?.extent == 797)
    #expect(covered.stop(for: "height(200)")?.extent == 700)
  }
}
