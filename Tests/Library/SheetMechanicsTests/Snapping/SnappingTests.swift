import Foundation
import SheetMechanics
import Testing

/// The destination of a sheet after a drag, for every rule.
@Suite struct SnappingTests {
  typealias Place = (extent: Double, destination: SheetDestination)

  /// Each rule as a choice from a list of places. A dismissal is the place at 0, if the sheet can be dismissed.
  struct Choice {
    let places: [Place]
    let extent: Double
    let speed: Double

    init(_ context: Snapping.Context) {
      let stops = context.stops.all.map { ($0.extent, SheetDestination.detent($0.id)) }
      places = (context.canDismiss ? [(0, .dismissed)] : []) + stops
      extent = context.extent
      speed = context.speed
    }

    func end(_ rate: Double = 0.998) -> Double { extent - speed / (1000 * log(rate)) }

    func nearest(to end: Double, among places: [Place]? = nil) -> SheetDestination {
      let places = places ?? self.places
      let distance = places.map { abs($0.extent - end) }.min()!
      return places.last { abs($0.extent - end) == distance }!.destination
    }

    /// The two places on both sides of the sheet, and the place at which it is, if any.
    var neighbours: [Place] {
      let low = places.map(\.extent).filter { $0 < extent - 0.5 }.max() ?? -.infinity
      let high = places.map(\.extent).filter { $0 > extent + 0.5 }.min() ?? .infinity
      return places.filter { $0.extent >= low && $0.extent <= high }
    }

    func direction(above limit: Double = 300) -> SheetDestination {
      if abs(speed) <= limit { return nearest(to: end()) }
      return speed > 0
        ? (places.filter { $0.destination != .dismissed }.first { $0.extent > extent + 0.5 } ?? places.last!).destination
        : (places.last { $0.extent < extent - 0.5 } ?? places[0]).destination
    }

    var free: SheetDestination {
      let stops = places.filter { $0.destination != .dismissed }.map(\.extent)
      if stops.count < places.count, end() < stops.min()! / 2 { return .dismissed }
      return .visibleHeight([end(), stops.min()!, stops.max()!].sorted()[1])
    }
  }

  static let sets: [[Detent]] = [[.medium, .large], [.medium], [.height(80), .medium, .fraction(0.75), .large], [.large]]

  /// Compares a rule with a choice, for many extents and speeds.
  func compare(_ rule: Snapping, _ expected: (Choice) -> SheetDestination) {
    for detents in Self.sets {
      let stops = DetentSet(detents).stops(in: SheetLayout.phone(), scale: 3)
      let grid = Array(stride(from: 0, through: 870, by: 17.25)) + stops.all.flatMap { [$0.extent, $0.extent + 1e-9] }
      for extent in grid {
        for speed in stride(from: -4000.0, through: 4000, by: 125) {
          for canDismiss in [true, false] {
            let context = Snapping.Context(extent: extent, speed: speed, stops: stops, canDismiss: canDismiss)
            let (actual, choice) = (rule.destination(context), expected(Choice(context)))
            if case .visibleHeight(let a) = actual, case .visibleHeight(let b) = choice, isNear(a, b) { continue }
            #expect(actual == choice, "\(extent) \(speed) \(canDismiss)")
          }
        }
      }
    }
  }

  @Test func nearestRuleChoosesThePlaceNearestToTheProjectedEnd() {
    compare(.nearest) { $0.nearest(to: $0.end()) }
    compare(.nearest(decay: .fast)) { $0.nearest(to: $0.end(0.99)) }
  }

  @Test func adjacentRuleChoosesAmongTheNeighbours() {
    compare(.adjacent) { $0.nearest(to: $0.end(), among: $0.neighbours) }
  }

  @Test func directionRuleChoosesTheNextPlaceIfTheSheetIsFast() {
    compare(.direction) { $0.direction() }
    compare(.direction(above: 1000)) { $0.direction(above: 1000) }
  }

  @Test func freeRuleRestsAtTheProjectedEnd() {
    compare(.free) { $0.free }
  }

  let fraction = DetentSet([.fraction(0.8), .large]).stops(in: SheetLayout(containerExtent: 800), scale: 3)

  func context(_ extent: Double, _ stops: SheetStops, speed: Double = 0, canDismiss: Bool = true) -> Snapping.Context {
    Snapping.Context(extent: extent, speed: speed, stops: stops, canDismiss: canDismiss)
  }

  @Test func sheetAtRestIsDismissedBelowHalfOfItsLowestStop() {
    let lowest = SheetDestination.detent("fraction(0.8)")
    for (extent, destination) in [(0.4, SheetDestination.dismissed), (60, .dismissed), (319.9, .dismissed), (320, lowest)] {
      for rule in [Snapping.nearest, .adjacent, .direction] {
        #expect(rule.destination(context(extent, fraction)) == destination)
        #expect(rule.destination(context(extent, fraction, canDismiss: false)) == lowest)
      }
    }
    // 720 is as far from 640 as from 800.
    #expect(Snapping.nearest.destination(context(720, fraction)) == .detent(.large))
  }

  /// The sheet can be less than a pixel from the stop.
  @Test func flickAtAStopReachesTheNextStop() {
    let stops = DetentSet([.height(200), .height(400), .height(600)]).stops(in: SheetLayout(containerExtent: 844), scale: 3)
    for error in [-0.4, -1e-12, 0, 1e-12, 0.4] {
      for rule in [Snapping.adjacent, .direction] {
        #expect(rule.destination(context(400 + error, stops, speed: 3000)) == .detent("height(600)"))
        #expect(rule.destination(context(400 + error, stops, speed: -3000)) == .detent("height(200)"))
        #expect(rule.destination(context(200 + error, stops, speed: -3000)) == .dismissed)
      }
    }
  }

  @Test func sheetWithoutStopsStays() {
    let none = DetentSet([.medium]).stops(in: SheetLayout(containerExtent: 0), scale: 3)
    for rule in [Snapping.nearest, .adjacent, .direction, .free] {
      for speed in [-2000.0, 0, 2000] {
        #expect(rule.destination(context(123, none, speed: speed)) == .visibleHeight(123))
      }
    }
  }

  @Test func customRuleUsesTheStartOfTheDrag() {
    let rule = Snapping { $0.extent < $0.startExtent ? .dismissed : .detent(.medium) }
    var dragged = context(421, fraction)
    #expect(dragged.startExtent == 421)
    #expect(rule.destination(dragged) == .detent(.medium))
    dragged = Snapping.Context(extent: 421, speed: 0, startExtent: 422, stops: fraction, canDismiss: true)
    #expect(rule.destination(dragged) == .dismissed)
  }

  @Test func onlyTheSystemRuleIsNearest() {
    #expect(Snapping.nearest.isNearest)
    for rule in [Snapping.nearest(decay: .normal), .adjacent, .direction, .free, Snapping { _ in .dismissed }] {
      #expect(!rule.isNearest)
    }
  }

  @Test func projectedExtentAddsTheDistanceOfTheDeceleration() {
    // 1000 points per second at 0.998 per millisecond run 1 / -ln 0.998 points.
    #expect(isNear(context(300, fraction, speed: 1000).projectedExtent(), 300 + 1 / -log(0.998)))
    #expect(isNear(context(300, fraction, speed: -1000).projectedExtent(.fast), 300 - 1 / -log(0.99)))
    #expect(context(300, fraction).projectedExtent() == 300)
  }

  // MARK: Destinations that the host names

  @Test func validDestinationIsKept() {
    let context = context(700, fraction)
    for destination in [SheetDestination.dismissed, .detent(.large), .detent("fraction(0.8)"), .visibleHeight(700)] {
      #expect(context.valid(destination, otherwise: .detent("other")) == destination)
    }
  }

  @Test func dismissalThatIsNotAllowedIsReplaced() {
    var context = context(700, fraction)
    context.canDismiss = false
    #expect(context.valid(.dismissed, otherwise: .detent(.large)) == .detent(.large))
  }

  @Test func restBetweenDetentsIsKeptBetweenTheOuterStops() {
    let context = context(700, fraction)
    for (extent, expected) in [(100.0, 640.0), (900, 800), (.infinity, 800), (-.infinity, 640)] {
      #expect(context.valid(.visibleHeight(extent), otherwise: .dismissed) == .visibleHeight(expected))
    }
  }

  @Test func invalidDestinationIsReplaced() {
    let none = DetentSet([.medium]).stops(in: SheetLayout(containerExtent: 0), scale: 3)
    #expect(context(700, fraction).valid(.detent(.medium), otherwise: .dismissed) == .dismissed)
    #expect(context(700, fraction).valid(.visibleHeight(.nan), otherwise: .detent(.large)) == .detent(.large))
    #expect(context(700, none).valid(.visibleHeight(300), otherwise: .dismissed) == .dismissed)
  }
}
