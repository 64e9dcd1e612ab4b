import Foundation

/// A strict reader of JSON (RFC 8259) that names the line and column of an error. Foundation's decoder names no place, and accepts a
/// duplicate key.
struct JSONReader {
  private let bytes: [UInt8]
  private var position = 0
  private var depth = 0

  /// Reads data that contains one value and nothing else.
  ///
  /// - Throws: ``ScenarioError`` with the line and the column, both counted from 1.
  static func read(_ data: Data) throws -> JSON {
    var reader = JSONReader(bytes: [UInt8](data))
    guard String(validating: reader.bytes, as: UTF8.self) != nil else { throw ScenarioError("not JSON: the text is not UTF-8") }
    reader.skipSpace()
    let value = try reader.value()
    reader.skipSpace()
    guard reader.position == reader.bytes.count else { throw reader.error("unexpected text after the value") }
    return value
  }

  private init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  private func error(_ problem: String) -> ScenarioError {
    let before = bytes[..<min(position, bytes.count)]
    let line = before.count { $0 == UInt8(ascii: "\n") } + 1
    let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    return ScenarioError("not JSON: line \(line), column \(position - start + 1): \(problem)")
  }

  private var next: UInt8? {
    position < bytes.count ? bytes[position] : nil
  }

  private mutating func skipSpace() {
    while let byte = next, [0x20, 0x09, 0x0A, 0x0D].contains(byte) {
      position += 1
    }
  }

  private mutating func take(_ character: Character) -> Bool {
    guard next == character.asciiValue else { return false }
    position += 1
    return true
  }

  // MARK: Values

  private mutating func value() throws -> JSON {
    guard depth < 100 else { throw error("nested too deeply") }
    depth += 1
    defer { depth -= 1 }
    guard let next else { throw error("expected a value") }
    switch next {
    case UInt8(ascii: "{"): return .object(try object())
    case UInt8(ascii: "["): return .array(try array())
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .number(try number())
    default: return try word()
    }
  }

  private mutating func word() throws -> JSON {
    for (word, value) in [("true", JSON.bool(true)), ("false", .bool(false)), ("null", .null)]
    where bytes[position...].starts(with: word.utf8) {
      position += word.utf8.count
      return value
    }
    throw error("expected a value")
  }

  private mutating func object() throws -> [String: JSON] {
    var members: [String: JSON] = [:]
    try list(until: "}") { reader in
      guard reader.next == UInt8(ascii: "\"") else { throw reader.error("expected a key") }
      let start = reader.position
      let key = try reader.string()
      guard members[key] == nil else {
        reader.position = start
        throw reader.error("duplicate key \"\(key)\"")
      }
      reader.skipSpace()
      guard reader.take(":") else { throw reader.error("expected a colon") }
      reader.skipSpace()
      members[key] = try reader.value()
    }
    return members
  }

  private mutating func array() throws -> [JSON] {
    var elements: [JSON] = []
    try list(until: "]") { elements.append(try $0.value()) }
    return elements
  }

  /// Reads the elements between brackets, separated by commas.
  private mutating func list(until end: Character, _ element: (inout JSONReader) throws -> Void) throws {
    position += 1
    skipSpace()
    if take(end) { return }
    while true {
      try element(&self)
      skipSpace()
      if take(end) { return }
      guard take(",") else { throw error("expected a comma or \"\(end)\"") }
      skipSpace()
    }
  }

  // MARK: Numbers and strings

  private mutating func number() throws -> Double {
    let start = position
    _ = take("-")
    if !take("0") {
      try digits()
    }
    if take(".") {
      try digits()
    }
    if take("e") || take("E") {
      _ = take("+") || take("-")
      try digits()
    }
    guard let number = Double(String(decoding: bytes[start..<position], as: UTF8.self)), number.isFinite else {
      position = start
      throw error("the number is too large")
    }
    return number
  }

  private mutating func digits() throws {
    let start = position
    while let byte = next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) {
      position += 1
    }
    guard position > start else { throw error("expected a digit") }
  }

  private mutating func string() throws -> String {
    position += 1
    var text: [UInt8] = []
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        position += 1
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        text += try escape()
      case ..<0x20:
        throw error("a string contains a line break or another control character")
      default:
        text.append(byte)
        position += 1
      }
    }
    throw error("a string has no closing quote")
  }

  private mutating func escape() throws -> [UInt8] {
    position += 1
    let plain: [Character: UInt8] = [
      "\"": 0x22, "\\": 0x5C, "/": 0x2F, "b": 0x08, "f": 0x0C, "n": 0x0A, "r": 0x0D, "t": 0x09,
    ]
    for (character, byte) in plain where take(character) {
      return [byte]
    }
    guard take("u") else { throw error("unknown escape sequence in a string") }
    var units = [try unit()]
    if UTF16.isLeadSurrogate(units[0]), take("\\"), take("u") {
      units.append(try unit())
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  private mutating func unit() throws -> UInt16 {
    let digits = String(decoding: bytes[position..<min(position + 4, bytes.count)], as: UTF8.self)
    guard digits.count == 4, digits.allSatisfy(\.isHexDigit), let unit = UInt16(digits, radix: 16) else {
      throw error("expected four hexadecimal digits")
    }
    position += 4
    return unit
  }
}
