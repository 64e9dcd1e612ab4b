extension UIFont {
  /// The font size of button titles, in points.
  public class var buttonFontSize: CGFloat { 18 }
  /// The font size of labels, in points.
  public class var labelFontSize: CGFloat { 17 }
  /// The font size of small system text, in points.
  public class var smallSystemFontSize: CGFloat { 12 }
  /// The font size of system text, in points.
  public class var systemFontSize: CGFloat { 14 }

  /// The regular system font at a size in points.
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }

  /// The system font at a size in points, in the given weight.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    system(fontSize, weight)
  }

  /// The bold system font at a size in points.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    system(fontSize, .bold)
  }

  /// The italic system font at a size in points.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    system(fontSize, .regular, isItalic: true)
  }

  /// The system font with characters of equal width, at a size in points.
  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    system(fontSize, weight, isMonospaced: true)
  }

  private class func system(
    _ size: CGFloat, _ weight: Weight, isItalic: Bool = false, isMonospaced: Bool = false
  ) -> UIFont {
    UIFont(
      style: CoreGraphics.TextStyle(
        family: nil, size: size > 0 ? size : systemFontSize, weight: weight.hundreds, isItalic: isItalic,
        isMonospaced: isMonospaced))
  }
}
