import CoreGraphics

/// Something in a scenario file that is not as it must be: one line that names the place and what is wrong there.
struct ScenarioError: Error, CustomStringConvertible, Equatable {
  let description: String

  init(_ description: String) {
    self.description = description
  }

  init(at path: String, _ what: String) {
    description = path.isEmpty ? what : "\(path): \(what)"
  }
}

/// A value of a scenario file, with the place where it stands, and the readings that the format needs.
struct Node {
  let value: JSON
  /// For example `steps[3].by`; empty for the whole file.
  let path: String

  func error(_ what: String) -> ScenarioError {
    ScenarioError(at: path, what)
  }

  /// The members of an object, none of which may be unknown.
  ///
  /// - Parameters:
  ///   - keys: What may stand here.
  ///   - later: What the format names and this version does not have yet.
  func object(keys: [String], later: [String] = []) throws -> [String: Node] {
    guard case .object(let members) = value else {
      throw error("expected an object with some of \(keys.joined(separator: ", "))")
    }
    for key in members.keys.sorted() where !keys.contains(key) {
      if later.contains(key) {
        throw error("\"\(key)\" is not supported yet")
      }
      throw error("unknown key \"\(key)\"; known are \(keys.joined(separator: ", "))")
    }
    return Dictionary(uniqueKeysWithValues: members.map { ($0.key, member($0.key, $0.value)) })
  }

  private func member(_ key: String, _ value: JSON) -> Node {
    Node(value: value, path: path.isEmpty ? key : "\(path).\(key)")
  }

  func array() throws -> [Node] {
    guard case .array(let elements) = value else { throw error("expected a list") }
    return elements.enumerated().map { Node(value: $1, path: "\(path)[\($0)]") }
  }

  func bool() throws -> Bool {
    guard case .bool(let bool) = value else { throw error("expected true or false") }
    return bool
  }

  func string() throws -> String {
    guard case .string(let string) = value else { throw error("expected a text") }
    return string
  }

  /// The only value that makes sense here; a step such as `"up"` has no other.
  func mustBeTrue() throws {
    guard value == .bool(true) else { throw error("expected true") }
  }

  /// A finite number.
  func number() throws -> Double {
    guard case .number(let number) = value, number.isFinite else { throw error("expected a number") }
    return number
  }

  /// A number within limits.
  func number(in range: ClosedRange<Double>, _ what: String) throws -> Double {
    let number = try number()
    guard range.contains(number) else {
      throw error("\(what) must be from \(range.lowerBound) to \(range.upperBound), not \(number)")
    }
    return number
  }

  /// A whole number within limits.
  func integer(in range: ClosedRange<Int>, _ what: String) throws -> Int {
    let number = try number()
    guard number == number.rounded(), range.contains(Int(exactly: number) ?? .min) else {
      throw error("\(what) must be a whole number from \(range.lowerBound) to \(range.upperBound), not \(number)")
    }
    return Int(number)
  }

  /// A time in seconds, not negative.
  func duration() throws -> Double {
    let number = try number()
    guard number >= 0 else { throw error("a duration must not be negative, not \(number)") }
    guard number <= 3600 else { throw error("a duration must be an hour at most, not \(number)") }
    return number
  }

  /// The times between frames, in seconds.
  func frameIntervals() throws -> [Double] {
    let intervals = try array().map { try $0.number(in: 0.001...1, "the time between two frames") }
    guard !intervals.isEmpty else { throw error("expected at least one time between two frames") }
    return intervals
  }

  /// A place or a distance in points, of either sign.
  func coordinate() throws -> Double {
    try number(in: -1_000_000...1_000_000, "a coordinate")
  }

  /// Two coordinates, such as a point or a distance.
  func pair(_ what: String) throws -> (Double, Double) {
    guard case .array(let elements) = value, elements.count == 2 else { throw error("expected \(what): two numbers") }
    let numbers = try array().map { try $0.coordinate() }
    return (numbers[0], numbers[1])
  }

  /// A length in points, above zero.
  func length(_ what: String) throws -> Double {
    let number = try number()
    guard number > 0 && number <= 100_000 else { throw error("\(what) must be above 0 and at most 100000, not \(number)") }
    return number
  }

  /// What `read` makes of it; `nil` for null.
  func optional<Value>(_ read: (Node) throws -> Value) rethrows -> Value? {
    value == .null ? nil : try read(self)
  }

  /// One of the given words.
  func word<Value>(_ words: [(String, Value)], later: [String] = []) throws -> Value {
    let string = try string()
    if let found = words.first(where: { $0.0 == string }) {
      return found.1
    }
    if later.contains(string) {
      throw error("\"\(string)\" is not supported yet")
    }
    throw error("unknown \"\(string)\"; known are \(words.map(\.0).joined(separator: ", "))")
  }
}
