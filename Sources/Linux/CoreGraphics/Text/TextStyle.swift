/// What letters look like.
package struct TextStyle: Hashable, Sendable {
  /// Nil for the system's font: Inter, or the machine's sans-serif without it.
  package var family: String?
  /// In points.
  package var size: CGFloat
  /// From 100, thin, to 900, black; 400 is regular.
  package var weight: Int
  package var isItalic: Bool
  package var isMonospaced: Bool

  package init(
    family: String? = nil, size: CGFloat, weight: Int = 400, isItalic: Bool = false, isMonospaced: Bool = false
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.isMonospaced = isMonospaced
  }
}

/// Letters of one look.
package struct TextRun: Hashable, Sendable {
  package var string: String
  package var style: TextStyle
  /// Nil for the colour that drawing gives.
  package var color: CGColor?
  package var isUnderlined: Bool
  /// Points added between letters.
  package var kern: CGFloat

  package init(
    string: String, style: TextStyle, color: CGColor? = nil, isUnderlined: Bool = false, kern: CGFloat = 0
  ) {
    self.string = string
    self.style = style
    self.color = color
    self.isUnderlined = isUnderlined
    self.kern = kern
  }
}
