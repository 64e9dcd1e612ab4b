extension UIFont {
  /// The weight of a typeface, from -1 for the thinnest to 1 for the heaviest. 0 is regular.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    public static let ultraLight = Weight(-0.8)
    public static let thin = Weight(-0.6)
    public static let light = Weight(-0.4)
    public static let regular = Weight(0)
    public static let medium = Weight(0.23)
    public static let semibold = Weight(0.3)
    public static let bold = Weight(0.4)
    public static let heavy = Weight(0.56)
    public static let black = Weight(0.62)

    static let names = [
      100: "UltraLight", 200: "Thin", 300: "Light", 400: "Regular", 500: "Medium", 600: "Semibold", 700: "Bold", 800: "Heavy",
      900: "Black",
    ]

    /// The nearest of the nine weights that font files have, from 100 to 900.
    var hundreds: Int {
      let steps: [Weight] = [.ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black]
      let nearest = steps.indices.min { abs(steps[$0].rawValue - rawValue) < abs(steps[$1].rawValue - rawValue) }
      return ((nearest ?? 3) + 1) * 100
    }
  }
}
