/// An effect that blurs the content behind a view and draws a tint over it.
open class UIBlurEffect: UIVisualEffect {
  /// The strength of the blur, and its tint.
  public enum Style: Int, Sendable {
    case extraLight = 0
    case light = 1
    case dark = 2
    /// Light or dark, depending on the interface style.
    case regular = 4
    /// Light or dark, depending on the interface style, and more opaque than `regular`.
    case prominent = 5
    case systemUltraThinMaterial = 6
    case systemThinMaterial = 7
    case systemMaterial = 8
    case systemThickMaterial = 9
    case systemChromeMaterial = 10
    case systemUltraThinMaterialLight = 11
    case systemThinMaterialLight = 12
    case systemMaterialLight = 13
    case systemThickMaterialLight = 14
    case systemChromeMaterialLight = 15
    case systemUltraThinMaterialDark = 16
    case systemThinMaterialDark = 17
    case systemMaterialDark = 18
    case systemThickMaterialDark = 19
    case systemChromeMaterialDark = 20
  }

  let style: Style

  init(storedStyle: Style) { style = storedStyle }

  public convenience init(style: Style) { self.init(storedStyle: style) }

  open override func isEqual(_ object: Any?) -> Bool { (object as? UIBlurEffect)?.style == style }

  open override var hash: Int { style.hashValue }
}
