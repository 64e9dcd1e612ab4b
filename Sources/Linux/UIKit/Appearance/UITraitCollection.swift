import Foundation

/// Light or dark mode.
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }

/// The amount of space along one axis.
public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }

/// The kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable { case unspecified = -1, phone, pad, tv, carPlay, mac = 5, vision }

/// The environment of a screen, view or controller: light or dark mode, size classes, device and scale. It is immutable; traits
/// that aren't set are unspecified.
public final class UITraitCollection: NSObject, Sendable {
  let values: Values

  struct Values: Hashable, Sendable {
    var style = UIUserInterfaceStyle.unspecified
    var horizontal = UIUserInterfaceSizeClass.unspecified
    var vertical = UIUserInterfaceSizeClass.unspecified
    var idiom = UIUserInterfaceIdiom.unspecified
    var scale: CGFloat = 0
  }

  init(values: Values) { self.values = values }

  /// Makes a collection in which every trait is unspecified.
  public convenience override init() { self.init(values: Values()) }

  /// Makes a collection with a style only.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) { self.init(values: Values(style: userInterfaceStyle)) }

  /// Makes a collection with a horizontal size class only.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(values: Values(horizontal: horizontalSizeClass))
  }

  /// Makes a collection with a vertical size class only.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(values: Values(vertical: verticalSizeClass))
  }

  /// Makes a collection with a kind of device only.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) { self.init(values: Values(idiom: idiom)) }

  /// Makes a collection with a scale only, in device pixels per point.
  public convenience init(displayScale scale: CGFloat) { self.init(values: Values(scale: scale)) }

  /// Merges collections. If a trait is set in several of them, the last one wins.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(values: traitCollections.reduce(into: Values()) { $0.take($1.values) })
  }

  /// Light or dark mode.
  public var userInterfaceStyle: UIUserInterfaceStyle { values.style }
  /// The size class of the width.
  public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontal }
  /// The size class of the height.
  public var verticalSizeClass: UIUserInterfaceSizeClass { values.vertical }
  /// The kind of device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { values.idiom }
  /// Device pixels per point; 0 if unspecified.
  public var displayScale: CGFloat { values.scale }

  /// Returns whether dynamic colours may differ between the two collections.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    userInterfaceStyle != traitCollection?.userInterfaceStyle
  }

  public override func isEqual(_ object: Any?) -> Bool { (object as? UITraitCollection)?.values == values }
  public override var hash: Int { values.hashValue }
}

extension UITraitCollection.Values {
  mutating func take(_ other: Self) {
    if other.style != .unspecified { style = other.style }
    if other.horizontal != .unspecified { horizontal = other.horizontal }
    if other.vertical != .unspecified { vertical = other.vertical }
    if other.idiom != .unspecified { idiom = other.idiom }
    if other.scale != 0 { scale = other.scale }
  }
}

extension UITraitCollection {
  private static let key = "UITraitCollection.current"

  /// The traits outside windows: a phone in portrait orientation and light mode.
  package static let initial = UITraitCollection(
    values: Values(style: .light, horizontal: .compact, vertical: .regular, idiom: .phone, scale: 1))

  /// The traits that resolve dynamic colours on this thread. UIKit sets them while it draws.
  public class var current: UITraitCollection {
    get { Thread.current.threadDictionary[key] as? UITraitCollection ?? initial }
    set { Thread.current.threadDictionary[key] = newValue }
  }

  /// Runs `actions` with this collection as ``current``.
  public func performAsCurrent(_ actions: () -> Void) {
    let previous = Self.current
    Self.current = self
    actions()
    Self.current = previous
  }

  package func with(style: UIUserInterfaceStyle) -> UITraitCollection {
    if style == .unspecified || style == userInterfaceStyle { return self }
    var values = values
    values.style = style
    return UITraitCollection(values: values)
  }
}
