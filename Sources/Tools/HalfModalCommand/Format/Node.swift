/// A value in a scenario file, its place, and the ways to read it.
struct Node {
  let value: JSON
  /// The place, for example `steps[3].by`; empty for the whole file.
  let path: String

  /// Returns an error at this place.
  func error(_ problem: String) -> ScenarioError {
    ScenarioError(at: path, problem)
  }

  /// Returns the members of an object. An unknown key is an error.
  ///
  /// - Parameters:
  ///   - keys: The allowed keys.
  ///   - later: Keys of the format that this version doesn't support yet.
  func object(keys: [String], later: [String] = []) throws -> [String: Node] {
    guard case .object(let members) = value else {
      throw error("expected an object with some of the keys \(keys.joined(separator: ", "))")
    }
    for key in members.keys.sorted() where !keys.contains(key) {
      if later.contains(key) {
        throw error("\"\(key)\" is not supported yet")
      }
      throw error("unknown key \"\(key)\"; known keys are \(keys.joined(separator: ", "))")
    }
    return Dictionary(uniqueKeysWithValues: members.map { ($0.key, member($0.key, $0.value)) })
  }

  private func member(_ key: String, _ value: JSON) -> Node {
    Node(value: value, path: path.isEmpty ? key : "\(path).\(key)")
  }

  /// Returns the elements of a list.
  func array() throws -> [Node] {
    guard case .array(let elements) = value else { throw error("expected a list") }
    return elements.enumerated().map { Node(value: $1, path: "\(path)[\($0)]") }
  }

  func bool() throws -> Bool {
    guard case .bool(let bool) = value else { throw error("expected true or false") }
    return bool
  }

  func string() throws -> String {
    guard case .string(let string) = value else { throw error("expected a string") }
    return string
  }

  /// Requires the value `true`, the only one that a step such as `"up"` takes.
  func mustBeTrue() throws {
    guard value == .bool(true) else { throw error("expected true") }
  }

  /// Returns a finite number.
  func number() throws -> Double {
    guard case .number(let number) = value, number.isFinite else { throw error("expected a number") }
    return number
  }

  /// Returns a number in a range; `name` is its name in the error.
  func number(in range: ClosedRange<Double>, _ name: String) throws -> Double {
    let number = try number()
    guard range.contains(number) else {
      throw error("\(name) must be from \(range.lowerBound) to \(range.upperBound), not \(number)")
    }
    return number
  }

  /// Returns a whole number in a range; `name` is its name in the error.
  func integer(in range: ClosedRange<Int>, _ name: String) throws -> Int {
    let number = try number()
    guard number == number.rounded(), range.contains(Int(exactly: number) ?? .min) else {
      throw error("\(name) must be a whole number from \(range.lowerBound) to \(range.upperBound), not \(number)")
    }
    return Int(number)
  }

  /// Returns a time in seconds that isn't negative.
  func duration() throws -> Double {
    let number = try number()
    guard number >= 0 else { throw error("a duration must not be negative, not \(number)") }
    guard number <= 3600 else { throw error("a duration must be at most an hour, not \(number)") }
    return number
  }

  /// Returns a list of times between frames, in seconds.
  func frameIntervals() throws -> [Double] {
    let intervals = try array().map { try $0.number(in: 0.001...1, "the time between two frames") }
    guard !intervals.isEmpty else { throw error("expected at least one time between two frames") }
    return intervals
  }

  /// Returns a coordinate or a distance in points, of either sign.
  func coordinate() throws -> Double {
    try number(in: -1_000_000...1_000_000, "a coordinate")
  }

  /// Returns two coordinates, such as a point or a distance; `name` is their name in the error.
  func pair(_ name: String) throws -> (Double, Double) {
    guard case .array(let elements) = value, elements.count == 2 else { throw error("expected \(name): two numbers") }
    let numbers = try array().map { try $0.coordinate() }
    return (numbers[0], numbers[1])
  }

  /// Returns a length in points, above zero; `name` is its name in the error.
  func length(_ name: String) throws -> Double {
    let number = try number()
    guard number > 0 && number <= 100_000 else { throw error("\(name) must be above 0 and at most 100000, not \(number)") }
    return number
  }

  /// Returns `nil` for null, and the result of `read` for any other value.
  func optional<Value>(_ read: (Node) throws -> Value) rethrows -> Value? {
    value == .null ? nil : try read(self)
  }

  /// Returns the value for one of the given words.
  func word<Value>(_ words: [(String, Value)], later: [String] = []) throws -> Value {
    let string = try string()
    if let found = words.first(where: { $0.0 == string }) {
      return found.1
    }
    if later.contains(string) {
      throw error("\"\(string)\" is not supported yet")
    }
    throw error("unknown value \"\(string)\"; known values are \(words.map(\.0).joined(separator: ", "))")
  }
}
