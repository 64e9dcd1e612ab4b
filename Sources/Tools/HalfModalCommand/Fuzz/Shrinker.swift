/// Shortens and simplifies a failing scenario as long as it still fails in the same way.
@MainActor struct Shrinker {
  private(set) var scenario: JSON
  private let fails: (JSON) -> Bool
  /// The number of scenarios that may still be tried.
  private var budget: Int

  /// - Parameter fails: Returns whether a scenario still fails in the same way.
  init(_ scenario: JSON, budget: Int = 2000, fails: @escaping (JSON) -> Bool) {
    self.scenario = scenario
    self.budget = budget
    self.fails = fails
  }

  /// Returns the simplest failing scenario found.
  mutating func shrink() -> JSON {
    var before: JSON
    repeat {
      before = scenario
      dropSteps()
      simplify(at: [])
    } while scenario != before && budget > 0
    return scenario
  }

  /// Makes a candidate the current scenario if it still fails.
  @discardableResult
  private mutating func accept(_ candidate: JSON) -> Bool {
    guard budget > 0, candidate != scenario else { return false }
    budget -= 1
    guard fails(candidate) else { return false }
    scenario = candidate
    return true
  }

  /// Removes runs of steps, long runs first.
  private mutating func dropSteps() {
    var length = max(1, (scenario["steps"]?.elements.count ?? 0) / 2)
    while length >= 1 {
      var start = 0
      while let steps = scenario["steps"]?.elements, start < steps.count {
        var fewer = steps
        fewer.removeSubrange(start..<min(steps.count, start + length))
        if !accept(scenario.with("steps", .array(fewer))) {
          start += length
        }
      }
      length /= 2
    }
  }

  // MARK: Parts of a scenario

  private enum Part {
    case member(String)
    case element(Int)
  }

  /// Removes members and elements, and rounds and reduces numbers, everywhere under a path.
  private mutating func simplify(at path: [Part]) {
    guard let value = value(at: path) else { return }
    switch value {
    case .object(let members):
      for key in members.keys.sorted() {
        let place = path + [.member(key)]
        // A tiny window breaks laws that hold in a window of any device.
        if !accept(replacing(place, with: nil)), key != "resize" {
          simplify(at: place)
        }
      }
    case .array(let elements):
      for index in elements.indices.reversed() {
        let place = path + [.element(index)]
        if !accept(replacing(place, with: nil)) {
          simplify(at: place)
        }
      }
    case .number(let number):
      for simpler in Self.simpler(number) where accept(replacing(path, with: .number(simpler))) {
        break
      }
    default:
      break
    }
  }

  /// Returns simpler numbers, the simplest first.
  private static func simpler(_ number: Double) -> [Double] {
    let candidates = [
      0, (number / 2).rounded(), (number / 100).rounded() * 100, (number / 10).rounded() * 10, number.rounded(),
      (number * 10).rounded() / 10, (number * 100).rounded() / 100,
    ]
    return candidates.filter { abs($0) <= abs(number) && $0 != number }
  }

  private func value(at path: [Part]) -> JSON? {
    path.reduce(scenario as JSON?) { value, part in
      switch part {
      case .member(let key): value?[key]
      case .element(let index): value.flatMap { $0.elements.indices.contains(index) ? $0.elements[index] : nil }
      }
    }
  }

  private func replacing(_ path: [Part], with new: JSON?) -> JSON {
    Self.replacing(path[...], in: scenario, with: new) ?? scenario
  }

  private static func replacing(_ path: ArraySlice<Part>, in value: JSON, with new: JSON?) -> JSON? {
    guard let part = path.first else { return new }
    let rest = path.dropFirst()
    switch part {
    case .member(let key):
      guard let member = value[key] else { return value }
      var copy = value
      copy[key] = replacing(rest, in: member, with: new)
      return copy
    case .element(let index):
      var elements = value.elements
      guard elements.indices.contains(index) else { return value }
      if let element = replacing(rest, in: elements[index], with: new) {
        elements[index] = element
      } else {
        elements.remove(at: index)
      }
      return .array(elements)
    }
  }
}
