extension UIFont {
  /// The size of buttons' titles, in points.
  public class var buttonFontSize: CGFloat { 18 }
  /// The size of labels, in points.
  public class var labelFontSize: CGFloat { 17 }
  /// The size of small system text, in points.
  public class var smallSystemFontSize: CGFloat { 12 }
  /// The size of system text, in points.
  public class var systemFontSize: CGFloat { 14 }

  /// The system typeface at a size in points.
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }

  /// The system typeface at a size in points and a weight.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    system(fontSize, weight)
  }

  /// The system typeface, bold.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    system(fontSize, .bold)
  }

  /// The system typeface, italic.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    system(fontSize, .regular, isItalic: true)
  }

  /// A typeface in which all characters are equally wide.
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
