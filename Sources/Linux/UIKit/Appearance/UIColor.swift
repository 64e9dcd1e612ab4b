import CoreGraphics
import Foundation

/// A colour, or a rule that gives one for light and one for dark places.
///
/// No NSObject as Apple's is: Foundation on Linux crashes when it compares attributed strings whose attributes are objects of own classes.
public final class UIColor: Hashable, Sendable {
  private enum Source: Sendable {
    case plain(CGColor)
    case dynamic(@Sendable (UITraitCollection) -> UIColor)
  }

  private let source: Source

  private init(source: Source) { self.source = source }

  /// A colour of components from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(source: .plain(CGColor(red: red, green: green, blue: blue, alpha: alpha)))
  }

  /// A grey: 0 is black, 1 is white.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// A colour by its place on the colour wheel (0 and 1 are red), purity and brightness, all from 0 to 1.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let rgb = HSB(hue: hue, saturation: saturation, brightness: brightness).rgb
    self.init(red: rgb.red, green: rgb.green, blue: rgb.blue, alpha: alpha)
  }

  /// The colour of Core Graphics.
  public convenience init(cgColor: CGColor) { self.init(source: .plain(cgColor)) }

  /// A colour that `dynamicProvider` gives for the traits of a place.
  public convenience init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    self.init(source: .dynamic(dynamicProvider))
  }

  /// The plain colour for the traits of a place.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    guard case .dynamic(let provider) = source else { return self }
    return provider(traitCollection).resolvedColor(with: traitCollection)
  }

  /// The colour of Core Graphics; a dynamic colour's for the current traits.
  public var cgColor: CGColor {
    switch source {
    case .plain(let color): color
    case .dynamic: resolvedColor(with: .current).cgColor
    }
  }

  /// The same colour with another opacity, from 0 to 1.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch source {
    case .plain(let color): UIColor(cgColor: color.copy(alpha: alpha) ?? color)
    case .dynamic: UIColor { self.resolvedColor(with: $0).withAlphaComponent(alpha) }
    }
  }

  /// Two dynamic colours are equal only if they are the same object.
  public static func == (lhs: UIColor, rhs: UIColor) -> Bool {
    if lhs === rhs { return true }
    guard case .plain(let a) = lhs.source, case .plain(let b) = rhs.source else { return false }
    return a == b
  }

  public func hash(into hasher: inout Hasher) {
    if case .plain(let color) = source { hasher.combine(color) } else { hasher.combine(ObjectIdentifier(self)) }
  }

  /// Whether the other thing is an equal colour.
  public func isEqual(_ object: Any?) -> Bool { (object as? UIColor) == self }
}
