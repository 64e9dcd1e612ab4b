import Foundation

/// Light or dark.
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }

/// Whether there is much or little room along one axis.
public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }

/// The kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable { case unspecified = -1, phone, pad, tv, carPlay, mac = 5, vision }

/// What a place on the screen is like: light or dark, with how much room, at which scale. It never changes; what is not said is unspecified.
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

  /// Nothing said.
  public convenience override init() { self.init(values: Values()) }

  /// Says the style and nothing else.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) { self.init(values: Values(style: userInterfaceStyle)) }

  /// Says the room in width and nothing else.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(values: Values(horizontal: horizontalSizeClass))
  }

  /// Says the room in height and nothing else.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(values: Values(vertical: verticalSizeClass))
  }

  /// Says the kind of device and nothing else.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) { self.init(values: Values(idiom: idiom)) }

  /// Says the device pixels for each point and nothing else.
  public convenience init(displayScale scale: CGFloat) { self.init(values: Values(scale: scale)) }

  /// Says what the given ones say; where they contradict each other, the later one counts.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(values: traitCollections.reduce(into: Values()) { $0.take($1.values) })
  }

  /// Light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle { values.style }
  /// The room in width.
  public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontal }
  /// The room in height.
  public var verticalSizeClass: UIUserInterfaceSizeClass { values.vertical }
  /// The kind of device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { values.idiom }
  /// Device pixels for each point; 0 is unspecified.
  public var displayScale: CGFloat { values.scale }

  /// Whether dynamic colours may differ between two places.
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

  /// A light phone held upright: what counts outside windows.
  package static let initial = UITraitCollection(
    values: Values(style: .light, horizontal: .compact, vertical: .regular, idiom: .phone, scale: 1))

  /// The traits by which dynamic colours of this thread turn into plain ones. UIKit sets it while it draws.
  public class var current: UITraitCollection {
    get { Thread.current.threadDictionary[key] as? UITraitCollection ?? initial }
    set { Thread.current.threadDictionary[key] = newValue }
  }

  /// Runs `actions` with this one as the current one.
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
