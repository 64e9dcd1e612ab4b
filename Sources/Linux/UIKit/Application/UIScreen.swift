import Foundation

/// The display that windows are shown on.
@MainActor public final class UIScreen: NSObject {
  /// The device's screen.
  public class var main: UIScreen { MainLoop.current.screen }

  /// The size in points; the origin is zero.
  public internal(set) var bounds: CGRect

  /// Device pixels for each point.
  public let scale: CGFloat

  /// How many frames the display can show in a second.
  public let maximumFramesPerSecond: Int

  /// The size in device pixels.
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }

  /// Device pixels for each point, as the hardware has them.
  public var nativeScale: CGFloat { scale }

  /// Light or dark, size and scale of the display.
  public internal(set) var traitCollection: UITraitCollection

  /// How far the display's corners and bars reach in.
  package internal(set) var safeAreaInsets: UIEdgeInsets

  package init(size: CGSize, scale: CGFloat, safeAreaInsets: UIEdgeInsets, maximumFramesPerSecond: Int) {
    bounds = CGRect(origin: .zero, size: size)
    self.scale = scale
    self.safeAreaInsets = safeAreaInsets
    self.maximumFramesPerSecond = maximumFramesPerSecond
    traitCollection = UITraitCollection(size: size, scale: scale, style: .light)
    super.init()
  }

  /// The insets of a telephone with a screen of that size.
  package static func safeAreaInsets(ofPhone size: CGSize) -> UIEdgeInsets {
    size.width <= size.height
      ? UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0) : UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47)
  }

  /// Takes another size, as by rotation.
  package func resize(to size: CGSize, safeAreaInsets: UIEdgeInsets) {
    bounds.size = size
    self.safeAreaInsets = safeAreaInsets
    traitCollection = UITraitCollection(size: size, scale: scale, style: traitCollection.userInterfaceStyle)
  }

  /// Light or dark for everything on the screen.
  package func setUserInterfaceStyle(_ style: UIUserInterfaceStyle) {
    traitCollection = traitCollection.with(style: style)
    for window in MainLoop.current.windows where window.screen === self { window.updateTraits() }
  }
}

extension UITraitCollection {
  /// A device's traits: both sides of 600 points and more make a pad.
  convenience init(size: CGSize, scale: CGFloat, style: UIUserInterfaceStyle) {
    let isPad = min(size.width, size.height) >= 600
    // The larger phones have a regular width when they lie on their side.
    let isLargePhone = size.width > 800 && size.width > size.height && size.height > 400
    self.init(
      values: Values(
        style: style, horizontal: isPad || isLargePhone ? .regular : .compact,
        vertical: isPad || size.height > size.width ? .regular : .compact, idiom: isPad ? .pad : .phone, scale: scale))
  }
}
