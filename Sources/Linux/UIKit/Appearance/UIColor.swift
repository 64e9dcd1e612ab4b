import CoreGraphics
import Foundation

/// A fixed colour, or a dynamic colour that depends on traits, such as light and dark mode.
///
/// Unlike on iOS, it isn't an NSObject: Foundation on Linux crashes when it compares attributed strings whose attributes are
/// instances of NSObject subclasses other than its own.
public final class UIColor: Hashable, Sendable {
  private enum Source: Sendable {
    case plain(CGColor)
    case dynamic(@Sendable (UITraitCollection) -> UIColor)
  }

  private let source: Source

  private init(source: Source) { self.source = source }

  /// Makes a colour from components between 0 and 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(source: .plain(CGColor(red: red, green: green, blue: blue, alpha: alpha)))
  }

  /// Makes a grey between 0 (black) and 1 (white).
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Makes a colour from hue (0 and 1 are red), saturation and brightness, all between 0 and 1.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let rgb = HSB(hue: hue, saturation: saturation, brightness: brightness).rgb
    self.init(red: rgb.red, green: rgb.green, blue: rgb.blue, alpha: alpha)
  }

  /// Makes a fixed colour from a Core Graphics colour.
  public convenience init(cgColor: CGColor) { self.init(source: .plain(cgColor)) }

  /// Makes a dynamic colour; `dynamicProvider` returns its value for given traits.
  public convenience init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    self.init(source: .dynamic(dynamicProvider))
  }

  /// Returns the fixed colour for the given traits.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    guard case .dynamic(let provider) = source else { return self }
    return provider(traitCollection).resolvedColor(with: traitCollection)
  }

  /// The Core Graphics colour. A dynamic colour is resolved with the current traits.
  public var cgColor: CGColor {
    switch source {
    case .plain(let color): color
    case .dynamic: resolvedColor(with: .current).cgColor
    }
  }

  /// Returns the colour with another opacity, from 0 to 1.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch source {
    case .plain(let color): UIColor(cgColor: color.copy(alpha: alpha) ?? color)
    case .dynamic: UIColor { self.resolvedColor(with: $0).withAlphaComponent(alpha) }
    }
  }

  /// Returns whether two colours are equal. Dynamic colours are equal only if they are the same object.
  public static func == (lhs: UIColor, rhs: UIColor) -> Bool {
    if lhs === rhs { return true }
    guard case .plain(let a) = lhs.source, case .plain(let b) = rhs.source else { return false }
    return a == b
  }

  public func hash(into hasher: inout Hasher) {
    if case .plain(let color) = source { hasher.combine(color) } else { hasher.combine(ObjectIdentifier(self)) }
  }

  /// Returns whether `object` is an equal colour.
  public func isEqual(_ object: Any?) -> Bool { (object as? UIColor) == self }
}
