import SheetMechanics
import Testing

/// The places of a sheet in its container.
@Suite struct SheetTrackTests {
  /// The container's own origin is not 0.
  func container(width: Double = 400, isRightToLeft: Bool = false, scale: Double = 1) -> SheetContainer {
    SheetContainer(
      bounds: SheetRect(x: 10, y: 20, width: width, height: 800),
      safeArea: SheetInsets(top: 50, left: 6, bottom: 30, right: 8), isRightToLeft: isRightToLeft, scale: scale)
  }

  let wide = SheetInsets(top: 10, left: 16, bottom: 40, right: 24)

  func track(
    _ placement: SheetPlacement = SheetPlacement(), _ detents: [Detent] = [.height(200), .large],
    content: Double? = nil, in container: SheetContainer? = nil, keyboard: Double = 0
  ) -> SheetTrack {
    SheetTrack(
      detents: DetentSet(detents), placement: placement, contentExtent: content, in: container ?? self.container(),
      keyboard: keyboard)
  }

  func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> SheetRect {
    SheetRect(x: x, y: y, width: width, height: height)
  }

  // MARK: Edges

  @Test func sheetAtTheBottomReachesFromTheEdgeToTheSafeAreaAtTheTop() {
    let track = track()
    #expect(track.stops.all.map(\.extent) == [230, 750])
    #expect(track.lowest == 230)
    #expect(track.highest == 750)
    #expect(track.length == 800)
    #expect(track.rect(shown: 0) == rect(10, 820, 400, 230))
    #expect(track.rect(shown: 100) == rect(10, 720, 400, 230))
    #expect(track.rect(shown: 230) == rect(10, 590, 400, 230))
    #expect(track.rect(shown: 500) == rect(10, 320, 400, 500))
    #expect(track.rect(shown: 750) == rect(10, 70, 400, 750))
    #expect(track.rect(shown: 780) == rect(10, 40, 400, 780))
  }

  @Test func sheetAtTheTopReachesFromTheEdgeToTheSafeAreaAtTheBottom() {
    let track = track(SheetPlacement(edge: .top))
    #expect(track.stops.all.map(\.extent) == [250, 770])
    #expect(track.length == 800)
    #expect(track.rect(shown: 0) == rect(10, -230, 400, 250))
    #expect(track.rect(shown: 250) == rect(10, 20, 400, 250))
    #expect(track.rect(shown: 770) == rect(10, 20, 400, 770))
  }

  @Test func sheetAtASideReachesFromItsEdgeToTheOppositeSafeArea() {
    for isRightToLeft in [false, true] {
      let container = container(isRightToLeft: isRightToLeft)
      let left = track(SheetPlacement(edge: isRightToLeft ? .trailing : .leading), in: container)
      #expect(left.stops.all.map(\.extent) == [206, 392])
      #expect(left.length == 400)
      #expect(left.rect(shown: 0) == rect(-196, 20, 206, 800))
      #expect(left.rect(shown: 206) == rect(10, 20, 206, 800))
      #expect(left.rect(shown: 392) == rect(10, 20, 392, 800))
      let right = track(SheetPlacement(edge: isRightToLeft ? .leading : .trailing), in: container)
      #expect(right.stops.all.map(\.extent) == [208, 394])
      #expect(right.rect(shown: 0) == rect(410, 20, 208, 800))
      #expect(right.rect(shown: 208) == rect(202, 20, 208, 800))
      #expect(right.rect(shown: 394) == rect(16, 20, 394, 800))
    }
  }

  // MARK: Margins

  @Test func marginReplacesASmallerSafeAreaAtTheEdge() {
    let track = track(SheetPlacement(margins: wide))
    #expect(track.stops.all.map(\.extent) == [240, 740])
    #expect(track.rect(shown: 240) == rect(26, 580, 360, 200))
    #expect(track.rect(shown: 740) == rect(26, 80, 360, 700))
    #expect(track.rect(shown: 0) == rect(26, 820, 360, 200))
    #expect(track.rect(shown: 100) == rect(26, 720, 360, 200))
  }

  @Test func marginInsideTheSafeAreaKeepsTheDetents() {
    let track = track(SheetPlacement(margins: SheetInsets(bottom: 10)))
    #expect(track.stops.all.map(\.extent) == [230, 750])
    #expect(track.rect(shown: 230) == rect(10, 590, 400, 220))
  }

  @Test func marginsAtEveryEdgeKeepTheirSpaceFree() {
    let top = track(SheetPlacement(edge: .top, margins: wide))
    #expect(top.stops.all.map(\.extent) == [250, 730])
    #expect(top.rect(shown: 250) == rect(26, 30, 360, 240))
    let left = track(SheetPlacement(edge: .leading, margins: wide))
    #expect(left.stops.all.map(\.extent) == [216, 368])
    #expect(left.rect(shown: 216) == rect(26, 30, 200, 750))
    let right = track(SheetPlacement(edge: .trailing, margins: wide))
    #expect(right.stops.all.map(\.extent) == [224, 378])
    #expect(right.rect(shown: 224) == rect(186, 30, 200, 750))
  }

  @Test func marginsLargerThanTheContainerLeaveNoSize() {
    let track = track(SheetPlacement(margins: SheetInsets(left: 300, bottom: 900, right: 300)))
    #expect(track.rect(shown: 100).width == 0)
    #expect(track.rect(shown: 100).height == 0)
  }

  // MARK: Maximum width and alignment

  func x(_ alignment: SheetAlignment, isRightToLeft: Bool = false) -> Double {
    let placement = SheetPlacement(alignment: alignment, margins: wide, maximumWidth: 200)
    let rect = track(placement, in: container(isRightToLeft: isRightToLeft)).rect(shown: 240)
    #expect(rect.width == 200)
    #expect(rect.y == 580)
    return rect.x
  }

  /// 360 points are free from 26 on.
  @Test func narrowSheetIsAligned() {
    #expect(x(.center) == 106)
    #expect(x(.leading) == 26)
    #expect(x(.trailing) == 186)
  }

  @Test func alignmentIsReversedFromRightToLeft() {
    #expect(x(.center, isRightToLeft: true) == 106)
    #expect(x(.leading, isRightToLeft: true) == 186)
    #expect(x(.trailing, isRightToLeft: true) == 26)
  }

  @Test(arguments: [SheetEdge.leading, .trailing], [false, true])
  func sheetAtASideIsAlignedVerticallyInBothDirections(edge: SheetEdge, isRightToLeft: Bool) {
    for (alignment, y) in [(SheetAlignment.center, 255.0), (.leading, 30), (.trailing, 480)] {
      let placement = SheetPlacement(edge: edge, alignment: alignment, margins: wide, maximumWidth: 300)
      let rect = track(placement, in: container(isRightToLeft: isRightToLeft)).rect(shown: 240)
      #expect(rect.y == y)
      #expect(rect.height == 300)
    }
  }

  @Test func maximumWidthIsAtMostTheFreeSpace() {
    for maximum in [360.0, 500, .infinity] {
      let rect = track(SheetPlacement(margins: wide, maximumWidth: maximum)).rect(shown: 240)
      #expect(rect.x == 26 && rect.width == 360)
    }
    #expect(track(SheetPlacement(maximumWidth: -5)).rect(shown: 240).width == 0)
  }

  /// 100.5 points are free on both sides of the sheet.
  @Test(arguments: [(1.0, 101.0), (2, 100.5), (3, 302.0 / 3), (0, 101)] as [(Double, Double)])
  func centredSheetBeginsOnADevicePixel(scale: Double, start: Double) {
    let track = track(SheetPlacement(maximumWidth: 200), in: container(width: 401, scale: scale))
    #expect(isNear(track.rect(shown: 230).x, 10 + start))
  }

  // MARK: Detents

  @Test func pixelIsTheInverseOfTheScale() {
    #expect(track(in: container(scale: 2)).pixel == 0.5)
    #expect(track(in: container(scale: 0)).pixel == 1)
    #expect(track(SheetPlacement(), [.height(200.3)], in: container(scale: 2)).lowest == 230.5)
  }

  @Test func fittedDetentFollowsTheContent() {
    #expect(track(SheetPlacement(), [.fitted, .large], content: 300).lowest == 330)
    #expect(track(SheetPlacement(margins: wide), [.fitted, .large], content: 300).lowest == 340)
    #expect(track(SheetPlacement(), [.fitted, .large]).lowest == 750)
  }

  @Test func keyboardRaisesTheDetentsOfASheetAtTheBottomOnly() {
    #expect(track(keyboard: 300).stops.all.map(\.extent) == [500, 750])
    #expect(track(SheetPlacement(margins: wide), keyboard: 300).stops.all.map(\.extent) == [500, 740])
    for edge in [SheetEdge.top, .leading, .trailing] {
      #expect(track(SheetPlacement(edge: edge), keyboard: 300) == track(SheetPlacement(edge: edge)))
    }
  }

  @Test func containerWithoutRoomHasNoExtents() {
    let empty = SheetContainer(bounds: rect(0, 0, 400, 0))
    #expect(track(in: empty).lowest == 0)
    #expect(track(in: empty).highest == 0)
    #expect(track(in: empty).shown(at: .detent(.large)) == 0)
  }

  // MARK: Destinations

  @Test func destinationHasItsVisibleExtent() {
    #expect(track().shown(at: .dismissed) == 0)
    #expect(track().shown(at: .detent(.large)) == 750)
    #expect(track().shown(at: .detent("height(200)")) == 230)
    #expect(track().shown(at: .detent("unknown")) == 230)
    #expect(track().shown(at: .visibleHeight(333)) == 333)
  }

  func kept(_ destination: SheetDestination, at extent: Double, isFree: Bool = false) -> SheetDestination {
    track().destination(keeping: destination, at: extent, isFree: isFree)
  }

  @Test func detentThatStillExistsIsKept() {
    for isFree in [false, true] {
      #expect(kept(.detent(.large), at: 100, isFree: isFree) == .detent(.large))
      #expect(kept(.detent("height(200)"), at: 900, isFree: isFree) == .detent("height(200)"))
    }
  }

  @Test func missingDetentGivesWayToTheNearest() {
    #expect(kept(.detent(.medium), at: 489) == .detent("height(200)"))
    #expect(kept(.detent(.medium), at: 490) == .detent(.large))
    #expect(kept(.visibleHeight(400), at: 400) == .detent("height(200)"))
  }

  @Test func freeSheetKeepsItsExtentBetweenTheOuterDetents() {
    #expect(kept(.visibleHeight(400), at: 400, isFree: true) == .visibleHeight(400))
    #expect(kept(.visibleHeight(400), at: 100, isFree: true) == .visibleHeight(230))
    #expect(kept(.visibleHeight(400), at: 900, isFree: true) == .visibleHeight(750))
    #expect(kept(.detent(.medium), at: 400, isFree: true) == .visibleHeight(400))
  }

  @Test func destinationIsKeptInAContainerWithoutRoom() {
    let empty = track(in: SheetContainer(bounds: rect(0, 0, 400, 0)))
    for destination in [SheetDestination.detent(.medium), .visibleHeight(300)] {
      for isFree in [false, true] {
        #expect(empty.destination(keeping: destination, at: 300, isFree: isFree) == destination)
      }
    }
  }
}
