extension Detent {
  /// The name of a detent, by which it is selected, and found again after the layout has changed.
  ///
  /// Names are compared byte by byte, without Unicode's equivalences, which would need tables of characters.
  public struct ID: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The name as a text.
    public let rawValue: String

    /// The name that is spelt so.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }

    /// The name that is spelt so.
    public init(stringLiteral value: String) {
      self.init(value)
    }

    /// The name as a text.
    public var description: String { rawValue }

    /// Whether the bytes of both names are the same.
    public static func == (a: ID, b: ID) -> Bool { a.rawValue.utf8.elementsEqual(b.rawValue.utf8) }

    /// Takes the bytes of the name in.
    public func hash(into hasher: inout Hasher) {
      for byte in rawValue.utf8 { hasher.combine(byte) }
      hasher.combine(0xFF as UInt8)
    }
  }
}

extension Detent.ID {
  /// The name of ``Detent/medium``.
  public static var medium: Detent.ID { "medium" }
  /// The name of ``Detent/large``.
  public static var large: Detent.ID { "large" }

  /// The name of a detent that was given none: its description.
  init(_ expression: Detent.Expression) {
    switch expression {
    case .medium: self.init("medium")
    case .large: self.init("large")
    case .fraction(let fraction): self.init("fraction(" + decimalText(fraction) + ")")
    case .height(let points): self.init("height(" + decimalText(points) + ")")
    case .inset(let points): self.init("inset(" + decimalText(points) + ")")
    case .custom: self.init("custom")
    case .content(maximum: nil): self.init("content")
    case .content(maximum: let maximum?): self.init("content(maximum: " + decimalText(maximum) + ")")
    }
  }
}
