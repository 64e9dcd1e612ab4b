/// The size, weight and scale of a symbol, as plain values.
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
  /// The base class of image configurations.
  open class Configuration: NSObject {}

  /// The size and weight of a symbol.
  open class SymbolConfiguration: Configuration {
    let settings: SymbolSettings

    init(settings: SymbolSettings) { self.settings = settings }

    /// Makes a configuration with a point size, like that of a font.
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

    /// Makes a configuration with the point size and weight of a text style.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(font: .preferredFont(forTextStyle: textStyle))
    }

    /// Makes a configuration with the point size and weight of a font.
    public convenience init(font: UIFont) {
      self.init(settings: SymbolSettings(pointSize: font.pointSize, weight: SymbolWeight(rawValue: font.style.weight / 100)))
    }
  }

  /// The stroke weight of a symbol.
  public enum SymbolWeight: Int, Sendable {
    case unspecified = 0
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    /// The width of the strokes relative to the regular weight.
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

  /// The size of a symbol relative to text of its point size.
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

  /// Loads a system symbol. Returns nil if the name is unknown.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Loads a system symbol. Returns nil if the name is unknown.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
    guard let symbol = SystemSymbol.named(name) else { return nil }
    let settings = (configuration as? SymbolConfiguration)?.settings ?? SymbolSettings()
    self.init(source: .symbol(symbol, settings), scale: 3)
  }

  /// Returns the symbol with the values that a configuration sets; nil if the image isn't a symbol.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    guard case .symbol(let symbol, let old) = source else { return nil }
    return UIImage(source: .symbol(symbol, old.merging(configuration.settings)), scale: scale, settings: settings)
  }

  /// Returns the image with the values that a configuration sets. It has no effect on images that aren't symbols.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    (configuration as? SymbolConfiguration).flatMap(applyingSymbolConfiguration) ?? self
  }

  /// The configuration of the symbol; nil if the image isn't a symbol.
  public var symbolConfiguration: SymbolConfiguration? {
    guard case .symbol(_, let settings) = source else { return nil }
    return SymbolConfiguration(settings: settings)
  }
}
