extension JSON: ExpressibleByStringLiteral, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  init(stringLiteral value: String) { self = .string(value) }
  init(floatLiteral value: Double) { self = .number(value) }
  init(integerLiteral value: Int) { self = .number(Double(value)) }
  init(booleanLiteral value: Bool) { self = .bool(value) }
  init(arrayLiteral elements: JSON...) { self = .array(elements) }
  init(dictionaryLiteral elements: (String, JSON)...) {
    self = .object(Dictionary(elements, uniquingKeysWith: { $1 }))
  }

  /// The member of an object.
  subscript(key: String) -> JSON? {
    get {
      guard case .object(let members) = self else { return nil }
      return members[key]
    }
    set {
      guard case .object(var members) = self else { return }
      members[key] = newValue
      self = .object(members)
    }
  }

  /// Returns the object with one more member.
  func with(_ key: String, _ value: JSON) -> JSON {
    var copy = self
    copy[key] = value
    return copy
  }

  /// The elements of a list; empty for any other value.
  var elements: [JSON] {
    guard case .array(let elements) = self else { return [] }
    return elements
  }

  /// The value as text on one line.
  var line: String {
    switch self {
    case .null: return "null"
    case .bool(let bool): return String(bool)
    case .number(let number): return number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : String(number)
    case .string(let string): return string.json
    case .array(let elements): return "[" + elements.map(\.line).joined(separator: ", ") + "]"
    case .object(let members):
      let texts = members.sorted { Self.comesFirst($0.key, $1.key) }.map { "\($0.key.json): \($0.value.line)" }
      return texts.isEmpty ? "{}" : "{ " + texts.joined(separator: ", ") + " }"
    }
  }

  /// The text of a scenario file, with a line for each part and each step.
  var file: String {
    guard case .object(let members) = self else { return line + "\n" }
    let lines = members.sorted { Self.comesFirst($0.key, $1.key) }.map { key, value -> String in
      guard key == "steps" else { return "  \(key.json): \(value.line)" }
      return "  \"steps\": [\n" + value.elements.map { "    " + $0.line }.joined(separator: ",\n") + "\n  ]"
    }
    return "{\n" + lines.joined(separator: ",\n") + "\n}\n"
  }

  /// Orders keys as people write them: first the key that names the kind, then the others by name, and `steps` last.
  private static func comesFirst(_ first: String, _ second: String) -> Bool {
    (rank(first), first) < (rank(second), second)
  }

  private static func rank(_ key: String) -> Int {
    switch key {
    case "scene", "down", "by", "hold", "up", "tap", "move", "set", "present", "dismiss", "toggle": 0
    case "steps": 2
    default: 1
    }
  }
}
