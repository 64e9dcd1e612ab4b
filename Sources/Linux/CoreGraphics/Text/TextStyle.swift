/// The appearance of letters.
package struct TextStyle: Hashable, Sendable {
  /// The font family; nil for the system font, which is Inter, or the machine's sans-serif font without Inter.
  package var family: String?
  /// The font size in points.
  package var size: CGFloat
  /// The weight, from 100 (thin) to 900 (black); 400 is regular.
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

/// A string with a uniform style.
package struct TextRun: Hashable, Sendable {
  package var string: String
  package var style: TextStyle
  /// The colour; nil for the default colour of the drawing.
  package var color: CGColor?
  package var isUnderlined: Bool
  /// Extra space between letters, in points.
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
