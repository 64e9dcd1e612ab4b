import Foundation
import SheetMechanics
import Testing

@Suite struct LandingTests {
  /// Each policy in other words: a choice among places in a row, out being one of them at 0 where the sheet may leave.
  struct Statement {
    let places: [(extent: Double, target: SheetTarget)]
    let position: Double
    let velocity: Double

    init(_ landing: Landing) {
      let stops = landing.stops.all.map { ($0.extent, SheetTarget.stop($0.id)) }
      places = (landing.canLeave ? [(0, .gone)] : []) + stops
      position = landing.position
      velocity = landing.velocity
    }

    func end(_ rate: Double = 0.998) -> Double { position - velocity / (1000 * log(rate)) }

    func nearest(to end: Double, among places: [(extent: Double, target: SheetTarget)]? = nil) -> SheetTarget {
      let places = places ?? self.places
      let distance = places.map { abs($0.extent - end) }.min()!
      return places.last { abs($0.extent - end) == distance }!.target
    }

    /// The places between which the sheet is; where it is at one, the ones on both sides of that.
    var neighbours: [(extent: Double, target: SheetTarget)] {
      let low = places.map(\.extent).filter { $0 < position - 0.5 }.max() ?? -.infinity
      let high = places.map(\.extent).filter { $0 > position + 0.5 }.min() ?? .infinity
      return places.filter { $0.extent >= low && $0.extent <= high }
    }

    var direction: SheetTarget {
      if abs(velocity) <= 300 { return nearest(to: end()) }
      return velocity > 0
        ? (places.dropFirst(places[0].target == .gone ? 1 : 0).first { $0.extent > position + 0.5 } ?? places.last!).target
        : (places.last { $0.extent < position - 0.5 } ?? places[0]).target
    }

    var free: SheetTarget {
      let stops = places.filter { $0.target != .gone }.map(\.extent)
      if stops.count < places.count, end() < stops.min()! / 2 { return .gone }
      return .extent([end(), stops.min()!, stops.max()!].sorted()[1])
    }
  }

  static let sets: [[Detent]] = [[.medium, .large], [.medium], [.height(80), .medium, .fraction(0.75), .large], [.large]]

  func landings(_ check: (Landing, Statement) -> Void) throws {
    for detents in Self.sets {
      let stops = try DetentSet(detents).stops(in: SheetLayout(containerExtent: 844, nearInset: 34, farInset: 47), scale: 3)
      let grid = Array(stride(from: 0, through: 870, by: 17.25)) + stops.all.flatMap { [$0.extent, $0.extent + 1e-9] }
      for position in grid {
        for velocity in stride(from: -4000.0, through: 4000, by: 125) {
          for canLeave in [true, false] {
            let landing = Landing(position: position, velocity: velocity, stops: stops, canLeave: canLeave)
            check(landing, Statement(landing))
          }
        }
      }
    }
  }

  @Test func nearest() throws {
    try landings { landing, statement in
      #expect(LandingPolicy.nearest.choose(landing) == statement.nearest(to: statement.end()))
      #expect(LandingPolicy.nearest(rate: .fast).choose(landing) == statement.nearest(to: statement.end(0.99)))
    }
  }

  @Test func neighbour() throws {
    try landings { landing, statement in
      #expect(
        LandingPolicy.neighbour.choose(landing) == statement.nearest(to: statement.end(), among: statement.neighbours),
        "\(landing.position) \(landing.velocity) \(landing.canLeave)")
    }
  }

  @Test func direction() throws {
    try landings { landing, statement in
      #expect(
        LandingPolicy.direction.choose(landing) == statement.direction,
        "\(landing.position) \(landing.velocity) \(landing.canLeave)")
    }
  }

  @Test func free() throws {
    try landings { landing, statement in
      switch (LandingPolicy.free.choose(landing), statement.free) {
      case (.extent(let a), .extent(let b)): #expect(abs(a - b) < 1e-9)
      case (let a, let b): #expect(a == b)
      }
    }
  }

  @Test func withoutSpeedHalfOfTheLowestStopDecides() throws {
    let stops = try DetentSet([.fraction(0.8), .large]).stops(in: SheetLayout(containerExtent: 800), scale: 3)
    let policies = [LandingPolicy.nearest, .neighbour, .direction]
    for (position, target) in [(0.4, SheetTarget.gone), (60, .gone), (319.9, .gone), (320, .stop("fraction(0.8)"))] {
      for policy in policies {
        #expect(policy.choose(Landing(position: position, velocity: 0, stops: stops, canLeave: true)) == target)
        #expect(
          policy.choose(Landing(position: position, velocity: 0, stops: stops, canLeave: false)) == .stop("fraction(0.8)"))
      }
    }
    // 720 is as far from 640 as from 800.
    #expect(LandingPolicy.nearest.choose(Landing(position: 720, velocity: 0, stops: stops, canLeave: true)) == .stop(.large))
  }

  /// A finger that came back to a stop to the last bit or not goes on to the next one.
  @Test func whatIsAtAStopGoesToTheNextOne() throws {
    let stops = try DetentSet([.height(200), .height(400), .height(600)]).stops(in: SheetLayout(containerExtent: 844), scale: 3)
    for error in [-0.4, -1e-12, 0, 1e-12, 0.4] {
      for policy in [LandingPolicy.neighbour, .direction] {
        let up = Landing(position: 400 + error, velocity: 3000, stops: stops, canLeave: true)
        #expect(policy.choose(up) == .stop("height(600)"))
        let down = Landing(position: 400 + error, velocity: -3000, stops: stops, canLeave: true)
        #expect(policy.choose(down) == .stop("height(200)"))
        let out = Landing(position: 200 + error, velocity: -3000, stops: stops, canLeave: true)
        #expect(policy.choose(out) == .gone)
      }
    }
  }

  @Test func withoutStopsTheSheetStays() throws {
    let stops = try DetentSet([.content]).stops(in: SheetLayout(containerExtent: 844), scale: 3)
    for policy in [LandingPolicy.nearest, .neighbour, .direction, .free] {
      for velocity in [-2000.0, 0, 2000] {
        let landing = Landing(position: 123, velocity: velocity, stops: stops, canLeave: true)
        #expect(policy.choose(landing) == .extent(123))
      }
    }
  }

  @Test func aPolicyOfOnesOwn() throws {
    let stops = try DetentSet([.medium]).stops(in: SheetLayout(containerExtent: 844), scale: 3)
    let policy = LandingPolicy { $0.position < $0.start ? .gone : .stop(.medium) }
    #expect(policy.choose(Landing(position: 421, velocity: 0, start: 422, stops: stops, canLeave: true)) == .gone)
    #expect(policy.choose(Landing(position: 421, velocity: 0, stops: stops, canLeave: true)) == .stop(.medium))
  }
}
