import UIKit

/// The properties of a device that a ``VirtualDevice`` stands for.
public struct DeviceModel: Equatable, Sendable {
  /// The size of the screen, in points.
  public var size: CGSize

  /// Device pixels per point.
  public var scale: CGFloat

  /// When frames are shown.
  public var frames: FrameTimes

  /// The part of the screen's edges that is covered by the system's bars and the screen's shape, in points.
  public var safeAreaInsets: UIEdgeInsets

  /// A telephone of 390x844 points at 3 pixels per point and 60 frames per second, unless told otherwise.
  public init(
    size: CGSize = CGSize(width: 390, height: 844), scale: CGFloat = 3, frames: FrameTimes = .hertz(60),
    safeAreaInsets: UIEdgeInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
  ) {
    self.size = size
    self.scale = scale
    self.frames = frames
    self.safeAreaInsets = safeAreaInsets
  }

  /// A telephone with so many frames per second.
  public init(
    size: CGSize = CGSize(width: 390, height: 844), scale: CGFloat = 3, hertz: Int,
    safeAreaInsets: UIEdgeInsets = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
  ) {
    self.init(size: size, scale: scale, frames: .hertz(hertz), safeAreaInsets: safeAreaInsets)
  }
}
