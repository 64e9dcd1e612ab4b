import SheetMechanics
import TestRandom
import Testing

/// The distribution of a drag between a sheet and a list in it.
@Suite struct DragDistributionTests {
  /// A medium sheet of 422 points and a large one of 797.
  let sheet = DragDistribution(lowest: 422, highest: 797, canLeave: true, pixel: 1.0 / 3)

  func list(_ offset: Double) -> SheetScroll { SheetScroll(offset: offset, start: 0, end: 1500) }

  func result(_ extent: Double, _ offset: Double?, _ remainder: Double = 0) -> DragDistribution.Result {
    DragDistribution.Result(extent: extent, offset: offset, remainder: remainder)
  }

  @Test func upwardDragMovesTheListToItsStartThenTheSheetThenTheList() {
    #expect(sheet.distribute(10, extent: 422, scroll: list(-30)) == result(422, -20))
    #expect(sheet.distribute(50, extent: 422, scroll: list(-30)) == result(442, 0))
    #expect(sheet.distribute(500, extent: 422, scroll: list(-30)) == result(797, 95))
    #expect(sheet.distribute(500, extent: 797, scroll: list(1400)) == result(797, 1500, 400))
    #expect(sheet.distribute(50, extent: 100, scroll: list(700)) == result(150, 700))
    #expect(sheet.distribute(50, extent: 830, scroll: list(700)) == result(830, 750))
  }

  @Test func downwardDragMovesTheSheetToItsStopThenTheListThenTheSheet() {
    #expect(sheet.distribute(-300, extent: 797, scroll: list(150)) == result(647, 0))
    #expect(sheet.distribute(-20, extent: 820, scroll: list(1600)) == result(800, 1600))
    #expect(sheet.distribute(-50, extent: 820, scroll: list(1600)) == result(797, 1573))
    #expect(sheet.distribute(-800, extent: 797, scroll: list(150)) == result(147, 0))
    #expect(sheet.distribute(-900, extent: 797, scroll: list(0)) == result(0, 0, -103))
    #expect(sheet.distribute(-10, extent: 500, scroll: list(-30)) == result(490, -30))
  }

  @Test func listGetsTheRemainderIfTheSheetCannotLeave() {
    var modal = sheet
    modal.canLeave = false
    #expect(modal.distribute(-500, extent: 797, scroll: list(50)) == result(422, 0, -75))
    #expect(modal.distribute(-220, extent: 422, scroll: list(0)) == result(422, 0, -220))
    #expect(modal.distribute(-80, extent: 400, scroll: list(0)) == result(400, 0, -80))
    #expect(modal.distribute(30, extent: 400, scroll: list(0)) == result(430, 0))
  }

  @Test func sheetWithoutAListMovesPastItsStops() {
    #expect(sheet.distribute(500, extent: 500, scroll: nil) == result(1000, nil))
    #expect(sheet.distribute(-500, extent: 1000, scroll: nil) == result(500, nil))
    #expect(sheet.distribute(-500, extent: 422, scroll: nil) == result(0, nil, -78))
    #expect(sheet.distribute(-5, extent: -20, scroll: nil) == result(-20, nil, -5))
    #expect(sheet.distribute(30, extent: -20, scroll: nil) == result(10, nil))
    var modal = sheet
    modal.canLeave = false
    #expect(modal.distribute(-500, extent: 422, scroll: nil) == result(-78, nil))
  }

  @Test func ceilingStopsTheSheetAndScrollsTheList() {
    var low = sheet
    low.ceiling = 500
    #expect(low.distribute(300, extent: 480, scroll: list(0)) == result(500, 280))
    #expect(low.distribute(300, extent: 600, scroll: list(0)) == result(600, 300))
    #expect(low.distribute(-300, extent: 600, scroll: list(100)) == result(400, 0))
    #expect(low.distribute(300, extent: 480, scroll: nil) == result(780, nil))
  }

  @Test(arguments: [1, -1] as [Double])
  func sheetListAndRemainderAddUpToTheDrag(direction: Double) {
    for canLeave in [true, false] {
      let distribution = DragDistribution(lowest: 422, highest: 797, canLeave: canLeave, pixel: 1.0 / 3)
      for offset in 0...300 {
        for (extent, delta) in [(797.0, 350.0), (422, 512.5), (600.25, 1500.75), (797, 0.25), (10, 33), (850, 60)] {
          let scroll = SheetScroll(offset: Double(offset), start: 0, end: 275)
          let after = distribution.distribute(direction * delta, extent: extent, scroll: scroll)
          #expect(after.extent - extent + after.offset! - scroll.offset + after.remainder == direction * delta)
          #expect(after.remainder * direction >= 0 && (after.extent - extent) * direction >= 0)
        }
      }
    }
  }

  /// Compares the distribution with a simulation in tenths of a point.
  @Test func everyTenthOfAPointGoesToTheFirstThatCanMove() {
    var random = Random(seed: 7)
    for _ in 0..<400 {
      let lowest = random.whole(in: 500...4000)
      let highest = lowest + random.whole(in: 0...4000)
      let ceiling = Bool.random(using: &random) ? highest : lowest + random.whole(in: 0...(highest - lowest))
      let canLeave = Bool.random(using: &random)
      let start = random.whole(in: -600...600)
      let end = start + random.whole(in: 0...5000)
      var extent = random.whole(in: (canLeave ? 0 : lowest - 200)...(highest + 300))
      var offset = random.whole(in: (start - 300)...(end + 300))
      let way = random.whole(in: -9000...9000)
      let distribution = DragDistribution(
        lowest: points(lowest), highest: points(highest), ceiling: points(ceiling), canLeave: canLeave, pixel: 0.1)
      let scroll = SheetScroll(offset: points(offset), start: points(start), end: points(end))
      let after = distribution.distribute(points(way), extent: points(extent), scroll: scroll)

      var remainder = 0
      for _ in 0..<way.magnitude {
        if way > 0 {
          if offset < start {
            offset += 1
          } else if extent < ceiling {
            extent += 1
          } else if offset < end {
            offset += 1
          } else {
            remainder += 1
          }
        } else {
          if extent > highest {
            extent -= 1
          } else if offset > start {
            offset -= 1
          } else if extent > (canLeave ? 0 : lowest) {
            extent -= 1
          } else {
            remainder -= 1
          }
        }
      }
      #expect((after.extent - points(extent)).magnitude < 1e-9)
      #expect((after.offset! - points(offset)).magnitude < 1e-9)
      #expect((after.remainder - points(remainder)).magnitude < 1e-9)
    }
  }

  /// The ends may differ by half a pixel.
  @Test(arguments: [0, 1.0 / 3, 0.5, 1])
  func dragInPartsEndsWhereTheWholeDragEnds(pixel: Double) {
    var random = Random(seed: 11)
    for round in 0..<500 {
      let distribution = DragDistribution(lowest: 200, highest: 797, canLeave: round % 2 == 0, pixel: pixel)
      let extent = random.number(in: 0...850)
      let scroll: SheetScroll? =
        round % 5 == 0 ? nil : SheetScroll(offset: random.number(in: -80...700), start: -60, end: 640)
      let parts = (0..<random.whole(in: 1...30)).map { _ in random.number(in: 0...40) * (round % 3 == 0 ? -1 : 1) }
      let whole = distribution.distribute(parts.reduce(0, +), extent: extent, scroll: scroll)
      var state = (extent: extent, scroll: scroll, remainder: 0.0)
      for part in parts {
        let after = distribution.distribute(part, extent: state.extent, scroll: state.scroll)
        let moved = after.extent - state.extent + (after.offset ?? 0) - (state.scroll?.offset ?? 0)
        #expect((moved + after.remainder - part).magnitude < 1e-9)
        state.extent = after.extent
        if let offset = after.offset { state.scroll?.offset = offset }
        state.remainder += after.remainder
      }
      let tolerance = pixel / 2 + 1e-8
      #expect((state.extent - whole.extent).magnitude <= tolerance)
      #expect(((state.scroll?.offset ?? 0) - (whole.offset ?? 0)).magnitude <= tolerance)
      #expect((state.remainder - whole.remainder).magnitude <= tolerance)
    }
  }

  /// The drag passes from the list to the sheet at different distances.
  @Test func dragThereAndBackEndsWhereItBegan() {
    for offset in stride(from: 0.0, through: 300, by: 12.5) {
      for way in stride(from: 5.0, through: 700, by: 37.5) {
        let down = sheet.distribute(-way, extent: 797, scroll: list(offset))
        let up = sheet.distribute(way, extent: down.extent, scroll: list(down.offset!))
        #expect(up == result(797, offset))
      }
    }
  }

  @Test(arguments: [1, 2, 3] as [Double])
  func onePixelAtTheHighestStopScrollsTheList(scale: Double) throws {
    let detents = DetentSet([.medium, .large])
    for tenths in 6000...6100 {
      let height = Double(tenths) / 10
      let stops = detents.stops(in: SheetLayout(containerExtent: height), scale: scale)
      let pixel = 1 / scale
      let distribution = DragDistribution(
        lowest: try #require(stops.lowest).extent, highest: try #require(stops.highest).extent, canLeave: true, pixel: pixel)
      // The stop, the height of the container, and extents less than half a pixel from the stop.
      for extent in [distribution.highest, height, distribution.highest - pixel * 0.49, distribution.highest + pixel * 0.49] {
        let after = distribution.distribute(pixel, extent: extent, scroll: SheetScroll(offset: 0, start: 0, end: 900))
        #expect(after.extent == extent && after.offset == pixel && after.remainder == 0)
      }
      // More than half a pixel below the stop, the sheet moves first.
      let below = distribution.distribute(
        pixel, extent: distribution.highest - pixel, scroll: SheetScroll(offset: 0, start: 0, end: 900))
      #expect((below.extent - distribution.highest).magnitude < 1e-9 && below.offset!.magnitude < 1e-9)
    }
  }

  @Test func listLessThanHalfAPixelFromItsStartMovesThereFirst() throws {
    let after = sheet.distribute(-10, extent: 797, scroll: list(0.16))
    #expect((after.extent - 787.16).magnitude < 1e-9 && after.offset == 0 && after.remainder == 0)
    let back = sheet.distribute(12, extent: after.extent, scroll: list(try #require(after.offset)))
    let offset = try #require(back.offset)
    #expect((back.extent - 797).magnitude < 1e-9 && (offset - 2.16).magnitude < 1e-9)
  }

  /// A finger that presents the sheet moves back past the edge before the sheet shows again.
  @Test func movementPastZeroIsCountedOnlyForAFingerThatPresents() {
    var presenting = sheet
    presenting.countsPastZero = true
    #expect(presenting.distribute(-500, extent: 422, scroll: nil) == result(-78, nil))
    #expect(presenting.distribute(-5, extent: -78, scroll: nil) == result(-83, nil))
    #expect(presenting.distribute(100, extent: -83, scroll: nil) == result(17, nil))
  }

  @Test func largerPartDecidesWhichOfTwoMovedLast() {
    // A movement by 10 from 400: 6 or more for the sheet are the larger part, and so is exactly half.
    #expect(result(406, 4).movedMostlySheet(by: 10, from: 400))
    #expect(result(405, 5).movedMostlySheet(by: 10, from: 400))
    #expect(!result(404, 6).movedMostlySheet(by: 10, from: 400))
    #expect(result(394, 4).movedMostlySheet(by: -10, from: 400))
    #expect(!result(396, 6).movedMostlySheet(by: -10, from: 400))
    // The remainder belongs to the list.
    #expect(!result(404, 0, 6).movedMostlySheet(by: 10, from: 400))
    // Without a list the sheet moves even if it stands at the edge.
    #expect(result(0, nil, -10).movedMostlySheet(by: -10, from: 0))
  }

  @Test func ceilingIsTheLargestDetentUnlessItIsNamed() {
    #expect(DragDistribution(lowest: 1, highest: 9, canLeave: true).ceiling == 9)
    #expect(DragDistribution(lowest: 1, highest: 9, ceiling: 4, canLeave: true).ceiling == 4)
  }

  @Test func listEndsNoEarlierThanItStarts() {
    #expect(SheetScroll(offset: 0, start: -60, end: -100).end == -60)
    #expect(SheetScroll(offset: 0, start: -60, end: -20).end == -20)
  }
}

private func points(_ tenths: Int) -> Double { Double(tenths) / 10 }
