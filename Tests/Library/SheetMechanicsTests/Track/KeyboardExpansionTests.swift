import SheetMechanics
import Testing

/// The detents of a sheet that expands for the keyboard and returns.
@Suite struct KeyboardExpansionTests {
  let stops = DetentSet([.medium, .height(600), .large]).stops(in: SheetLayout.phone(), scale: 1)

  /// The destinations after showing (true) or hiding the keyboard while the sheet is at each detent.
  func destinations(_ steps: [(Detent.ID?, Bool)], in stops: SheetStops? = nil) -> [Detent.ID?] {
    var expansion = KeyboardExpansion()
    return steps.map { expansion.detent(from: $0, keyboardIsVisible: $1, in: stops ?? self.stops) }
  }

  @Test func sheetExpandsAndReturns() {
    #expect(destinations([(.medium, true), (.large, false)]) == [.large, .medium])
    #expect(destinations([("height(600)", true), (.large, false)]) == [.large, "height(600)"])
  }

  @Test func keyboardThatChangesWhileItIsVisibleKeepsTheReturn() {
    #expect(destinations([(.medium, true), (.large, true), (.large, true), (.large, false)]) == [.large, nil, nil, .medium])
  }

  @Test func sheetReturnsOnce() {
    #expect(destinations([(.medium, true), (.large, false), (.large, false)]) == [.large, .medium, nil])
  }

  @Test func sheetThatWasLargeStaysLarge() {
    #expect(destinations([(.large, true), (.large, false)]) == [nil, nil])
  }

  @Test func sheetThatLeftTheLargestDetentDoesNotReturn() {
    #expect(destinations([(.medium, true), ("height(600)", false)]) == [.large, nil])
    // The next keyboard begins without a memory of the first one.
    #expect(destinations([(.medium, true), ("height(600)", false), (.large, true), (.large, false)]) == [.large, nil, nil, nil])
  }

  @Test func draggedSheetExpandsAgainAndReturnsToItsNewDetent() {
    #expect(destinations([(.medium, true), ("height(600)", true), (.large, false)]) == [.large, .large, "height(600)"])
  }

  @Test func sheetBetweenDetentsExpandsAndStays() {
    #expect(destinations([(nil, true), (.large, false)]) == [.large, nil])
  }

  @Test func hiddenKeyboardMovesNothing() {
    #expect(destinations([(.medium, false), (.large, false), (nil, false)]) == [nil, nil, nil])
  }

  @Test func sheetWithoutStopsStays() {
    let none = DetentSet([.medium]).stops(in: SheetLayout(containerExtent: 0), scale: 1)
    #expect(destinations([(.medium, true), (nil, true), (nil, false)], in: none) == [nil, nil, nil])
  }

  @Test func detentThatSharesTheLargestStopIsTheLargest() {
    let shared = DetentSet([.medium, .height(900), .large]).stops(in: SheetLayout.phone(), scale: 1)
    #expect(shared.highest?.ids == ["height(900)", .large])
    #expect(destinations([(.large, true), (.large, false)], in: shared) == [nil, nil])
    #expect(destinations([(.medium, true), (.large, false)], in: shared) == ["height(900)", .medium])
  }
}
