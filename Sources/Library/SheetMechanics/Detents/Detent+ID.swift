extension Detent {
  /// The identifier of a detent.
  ///
  /// Identifiers are compared byte by byte, and not by Unicode equivalence as strings are. That would need character tables,
  /// which Embedded Swift lacks.
  public struct ID: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The identifier as text.
    public let rawValue: String

    /// Makes an identifier from text.
    ///
    /// - Parameter rawValue: The text.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    /// Makes an identifier from a string literal.
    ///
    /// - Parameter value: The text.
    public init(stringLiteral value: String) {
      self.init(value)
    }

    /// The identifier as text.
    public var description: String { rawValue }

    /// Returns whether two identifiers consist of the same bytes.
    ///
    /// - Parameters:
    ///   - a: An identifier.
    ///   - b: Another identifier.
    /// - Returns: Whether they are equal.
    public static func == (a: ID, b: ID) -> Bool { a.rawValue.utf8.elementsEqual(b.rawValue.utf8) }

    /// Hashes the bytes of the identifier.
    ///
    /// - Parameter hasher: The hasher that receives the bytes.
    public func hash(into hasher: inout Hasher) {
      for byte in rawValue.utf8 { hasher.combine(byte) }
      hasher.combine(0xFF as UInt8)
    }
  }
}

extension Detent.ID {
  /// The identifier of ``Detent/medium``.
  public static var medium: Detent.ID { "medium" }
  /// The identifier of ``Detent/large``.
  public static var large: Detent.ID { "large" }
  /// The identifier of ``Detent/fitted``.
  public static var fitted: Detent.ID { "fitted" }

  init(_ expression: Detent.Expression) {
    switch expression {
    case .medium: self.init("medium")
    case .large: self.init("large")
    case .fraction(let fraction): self.init("fraction(" + decimalText(fraction) + ")")
    case .height(let points): self.init("height(" + decimalText(points) + ")")
    case .inset(let points): self.init("inset(" + decimalText(points) + ")")
    case .custom: self.init("custom")
    case .fitted(maximum: nil): self.init("fitted")
    case .fitted(maximum: let maximum?): self.init("fitted(maximum: " + decimalText(maximum) + ")")
    }
  }
}
