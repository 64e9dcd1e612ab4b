import UIKit

/// The properties of the device that a ``VirtualDevice`` simulates.
public struct DeviceModel: Equatable, Sendable {
  /// The size of the screen, in points.
  public var size: CGSize

  /// The number of device pixels per point.
  public var scale: CGFloat

  /// The times at which frames are shown.
  public var frames: FrameTimes

  /// The insets that the system's bars and the shape of the screen cover, in points.
  public var safeAreaInsets: UIEdgeInsets

  /// Creates a device, by default a phone with 390x844 points, 3 pixels per point and 60 frames per second.
  public init(
    size: CGSize = CGSize(width: 390, height: 844), scale: CGFloat = 3, frames: FrameTimes = .hertz(60),
    safeAreaInsets: UIEdgeInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
  ) {
    self.size = size
    self.scale = scale
    self.frames = frames
    self.safeAreaInsets = safeAreaInsets
  }

  /// Creates a device with a constant number of frames per second, by default a phone with 390x844 points.
  public init(
    size: CGSize = CGSize(width: 390, height: 844), scale: CGFloat = 3, hertz: Int,
    safeAreaInsets: UIEdgeInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
  ) {
    self.init(size: size, scale: scale, frames: .hertz(hertz), safeAreaInsets: safeAreaInsets)
  }
}
