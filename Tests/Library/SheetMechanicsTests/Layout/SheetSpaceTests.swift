import SheetMechanics
import Testing

/// Rectangles and layouts of sheets at every edge.
@Suite struct SheetSpaceTests {
  @Test func everyEdgeHasItsRect() {
    func rect(_ edge: SheetEdge, rightToLeft: Bool = false) -> SheetRect {
      SheetSpace(edge: edge, width: 390, height: 844, isRightToLeft: rightToLeft).rect(extent: 100)
    }
    #expect(rect(.bottom) == SheetRect(x: 0, y: 744, width: 390, height: 100))
    #expect(rect(.top) == SheetRect(x: 0, y: 0, width: 390, height: 100))
    #expect(rect(.leading) == SheetRect(x: 0, y: 0, width: 100, height: 844))
    #expect(rect(.trailing) == SheetRect(x: 290, y: 0, width: 100, height: 844))
    #expect(rect(.leading, rightToLeft: true) == rect(.trailing))
    #expect(rect(.trailing, rightToLeft: true) == rect(.leading))
  }

  @Test func partlyShownSheetKeepsItsSize() {
    let bottom = SheetSpace(width: 390, height: 844)
    #expect(bottom.rect(extent: 422, shown: 0) == SheetRect(x: 0, y: 844, width: 390, height: 422))
    #expect(bottom.rect(extent: 422, shown: 422) == SheetRect(x: 0, y: 422, width: 390, height: 422))
    let top = SheetSpace(edge: .top, width: 390, height: 844)
    #expect(top.rect(extent: 422, shown: 0) == SheetRect(x: 0, y: -422, width: 390, height: 422))
    let trailing = SheetSpace(edge: .trailing, width: 390, height: 844)
    #expect(trailing.rect(extent: 200, shown: 50) == SheetRect(x: 340, y: 0, width: 200, height: 844))
  }

  @Test func shownIsTheInverseOfRect() {
    for edge in [SheetEdge.bottom, .top, .leading, .trailing] {
      for isRightToLeft in [false, true] {
        let space = SheetSpace(edge: edge, width: 390, height: 844, isRightToLeft: isRightToLeft)
        for shown in [0.0, 1, 150, 300, 310] {
          #expect(space.shown(of: space.rect(extent: 300, shown: shown)) == shown)
        }
      }
    }
  }

  @Test func inwardMovementGrowsTheSheetAtEveryEdge() {
    // The change of the extent for a movement by 3 to the right and 7 down.
    func growth(_ edge: SheetEdge, rightToLeft: Bool = false) -> Double {
      SheetSpace(edge: edge, width: 390, height: 844, isRightToLeft: rightToLeft).growth(x: 3, y: 7)
    }
    #expect(growth(.bottom) == -7)
    #expect(growth(.top) == 7)
    #expect(growth(.leading) == 3)
    #expect(growth(.trailing) == -3)
    #expect(growth(.bottom, rightToLeft: true) == -7)
    #expect(growth(.top, rightToLeft: true) == 7)
    #expect(growth(.leading, rightToLeft: true) == -3)
    #expect(growth(.trailing, rightToLeft: true) == 3)
  }

  @Test func movedRectShowsMoreByItsGrowth() {
    for edge in [SheetEdge.bottom, .top, .leading, .trailing] {
      for isRightToLeft in [false, true] {
        let space = SheetSpace(edge: edge, width: 390, height: 844, isRightToLeft: isRightToLeft)
        for (x, y) in [(0.0, 0.0), (12, 0), (-12, 0), (0, 25), (0, -25), (8, -6), (-8, 6)] {
          var rect = space.rect(extent: 300, shown: 150)
          rect.x += x
          rect.y += y
          #expect(space.shown(of: rect) == 150 + space.growth(x: x, y: y))
        }
      }
    }
  }

  @Test func movementIsAlongTheAxisIfItIsLongerAlongThanAcross() {
    for edge in [SheetEdge.bottom, .top] {
      let space = SheetSpace(edge: edge, width: 390, height: 844)
      for y in [10.0, -10] {
        #expect(space.isAlong(x: 9, y: y) && space.isAlong(x: -9, y: y))
        #expect(!space.isAlong(x: 11, y: y) && !space.isAlong(x: -11, y: y))
        // A diagonal is across, even if a sum of movements is off by a rounding error.
        #expect(!space.isAlong(x: 10, y: y) && !space.isAlong(x: 10 - 1e-9, y: y))
      }
    }
    for edge in [SheetEdge.leading, .trailing] {
      let space = SheetSpace(edge: edge, width: 390, height: 844)
      #expect(space.isAlong(x: 10, y: 9) && space.isAlong(x: -10, y: 9))
      #expect(!space.isAlong(x: 10, y: 11) && !space.isAlong(x: 10, y: 10))
    }
  }

  @Test func everyEdgeHasItsLayout() {
    let insets = SheetInsets(top: 47, left: 5, bottom: 34, right: 9)
    func layout(_ edge: SheetEdge, rightToLeft: Bool = false) -> SheetLayout {
      SheetSpace(edge: edge, width: 390, height: 844, isRightToLeft: rightToLeft).layout(insets: insets, contentExtent: 70)
    }
    #expect(layout(.bottom) == SheetLayout(containerExtent: 844, nearInset: 34, farInset: 47, contentExtent: 70))
    #expect(layout(.top) == SheetLayout(containerExtent: 844, nearInset: 47, farInset: 34, contentExtent: 70))
    #expect(layout(.leading) == SheetLayout(containerExtent: 390, nearInset: 5, farInset: 9, contentExtent: 70))
    #expect(layout(.trailing) == SheetLayout(containerExtent: 390, nearInset: 9, farInset: 5, contentExtent: 70))
    #expect(layout(.leading, rightToLeft: true) == layout(.trailing))
  }

  @Test func sheetCovers60PercentBeforeAndAfterARotation() throws {
    let set = DetentSet([.fraction(0.6)])
    for (width, height, expected) in [
      (390.0, 844.0, SheetRect(x: 0, y: 844 - 1519.0 / 3, width: 390, height: 1519.0 / 3)),
      (844, 390, SheetRect(x: 0, y: 156, width: 844, height: 234)),
    ] {
      let space = SheetSpace(width: width, height: height)
      let stop = try #require(set.stops(in: space.layout(), scale: 3).lowest)
      #expect(space.rect(extent: stop.extent) == expected)
    }
  }
}
