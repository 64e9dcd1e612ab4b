/// What a symbol's size and stroke follow from, as plain values.
struct SymbolSettings: Hashable, Sendable {
  var pointSize: CGFloat?
  var weight: UIImage.SymbolWeight?
  var scale: UIImage.SymbolScale?

  func merging(_ other: SymbolSettings) -> SymbolSettings {
    SymbolSettings(
      pointSize: other.pointSize ?? pointSize, weight: other.weight ?? weight, scale: other.scale ?? scale)
  }
}

extension UIImage {
  /// What an image can be adjusted by.
  open class Configuration: NSObject {}

  /// How large and how heavy a symbol is drawn.
  open class SymbolConfiguration: Configuration {
    let settings: SymbolSettings

    init(settings: SymbolSettings) { self.settings = settings }

    /// A size like that of text, in points.
    public convenience init(pointSize: CGFloat) {
      self.init(settings: SymbolSettings(pointSize: pointSize))
    }

    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(settings: SymbolSettings(pointSize: pointSize, weight: weight))
    }

    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(settings: SymbolSettings(pointSize: pointSize, weight: weight, scale: scale))
    }

    public convenience init(weight: SymbolWeight) {
      self.init(settings: SymbolSettings(weight: weight))
    }

    public convenience init(scale: SymbolScale) {
      self.init(settings: SymbolSettings(scale: scale))
    }

    /// The size and weight of a text style.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(font: .preferredFont(forTextStyle: textStyle))
    }

    /// The size and weight of a font.
    public convenience init(font: UIFont) {
      self.init(settings: SymbolSettings(pointSize: font.pointSize, weight: SymbolWeight(rawValue: font.style.weight / 100)))
    }
  }

  /// How heavy a symbol's strokes are.
  public enum SymbolWeight: Int, Sendable {
    case unspecified = 0
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    /// The strokes' width compared with regular ones.
    var factor: CGFloat {
      switch self {
      case .ultraLight: 0.35
      case .thin: 0.55
      case .light: 0.8
      case .unspecified, .regular: 1
      case .medium: 1.2
      case .semibold: 1.4
      case .bold: 1.6
      case .heavy: 1.85
      case .black: 2.1
      }
    }
  }

  /// How large a symbol is beside text of its size.
  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified = 0
    case small, medium, large

    var factor: CGFloat {
      switch self {
      case .small: 0.8
      case .default, .unspecified, .medium: 1
      case .large: 1.28
      }
    }
  }

  /// A symbol that the system brings; nil for a name that it does not know.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// A symbol that the system brings; nil for a name that it does not know.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
    guard let symbol = SystemSymbol.named(name) else { return nil }
    let settings = (configuration as? SymbolConfiguration)?.settings ?? SymbolSettings()
    self.init(source: .symbol(symbol, settings), scale: 3)
  }

  /// A symbol with what a configuration states; nil for an image that is no symbol.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    guard case .symbol(let symbol, let old) = source else { return nil }
    return UIImage(source: .symbol(symbol, old.merging(configuration.settings)), scale: scale, settings: settings)
  }

  /// The image with what a configuration states; it changes nothing about an image that is no symbol.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    (configuration as? SymbolConfiguration).flatMap(applyingSymbolConfiguration) ?? self
  }

  /// How the symbol is drawn; nil for an image that is none.
  public var symbolConfiguration: SymbolConfiguration? {
    guard case .symbol(_, let settings) = source else { return nil }
    return SymbolConfiguration(settings: settings)
  }
}
