import Foundation

/// The display that shows the windows.
@MainActor public final class UIScreen: NSObject {
  /// The device's screen.
  public class var main: UIScreen { MainLoop.current.screen }

  /// The bounds in points; the origin is zero.
  public internal(set) var bounds: CGRect

  /// Device pixels per point.
  public let scale: CGFloat

  /// The highest number of frames that the display can show per second.
  public let maximumFramesPerSecond: Int

  /// The bounds in device pixels.
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }

  /// Device pixels per point of the hardware.
  public var nativeScale: CGFloat { scale }

  /// The traits of the display: light or dark mode, size classes, device and scale.
  public internal(set) var traitCollection: UITraitCollection

  /// The insets, in points, that keep content clear of the display's corners and bars.
  package internal(set) var safeAreaInsets: UIEdgeInsets

  package init(size: CGSize, scale: CGFloat, safeAreaInsets: UIEdgeInsets, maximumFramesPerSecond: Int) {
    bounds = CGRect(origin: .zero, size: size)
    self.scale = scale
    self.safeAreaInsets = safeAreaInsets
    self.maximumFramesPerSecond = maximumFramesPerSecond
    traitCollection = UITraitCollection(size: size, scale: scale, style: .light)
    super.init()
  }

  /// Returns the safe area insets, in points, of a phone with a screen of the given size.
  package static func safeAreaInsets(ofPhone size: CGSize) -> UIEdgeInsets {
    size.width <= size.height
      ? UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0) : UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47)
  }

  /// Changes the size, as a rotation does.
  package func resize(to size: CGSize, safeAreaInsets: UIEdgeInsets) {
    bounds.size = size
    self.safeAreaInsets = safeAreaInsets
    traitCollection = UITraitCollection(size: size, scale: scale, style: traitCollection.userInterfaceStyle)
  }

  /// Sets light or dark mode for everything on the screen.
  package func setUserInterfaceStyle(_ style: UIUserInterfaceStyle) {
    traitCollection = traitCollection.with(style: style)
    for window in MainLoop.current.windows where window.screen === self { window.updateTraits() }
  }
}

extension UITraitCollection {
  /// Makes the traits of a device. It is a pad if both sides have at least 600 points.
  convenience init(size: CGSize, scale: CGFloat, style: UIUserInterfaceStyle) {
    let isPad = min(size.width, size.height) >= 600
    // Larger phones have a regular width in landscape orientation.
    let isLargePhone = size.width > 800 && size.width > size.height && size.height > 400
    self.init(
      values: Values(
        style: style, horizontal: isPad || isLargePhone ? .regular : .compact,
        vertical: isPad || size.height > size.width ? .regular : .compact, idiom: isPad ? .pad : .phone, scale: scale))
  }
}
