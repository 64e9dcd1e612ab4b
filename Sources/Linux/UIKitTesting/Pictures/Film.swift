import UIKit

/// A film of a ``VirtualDevice``: the pictures in which something changed, with their times.
///
/// ```swift
/// let film = Film(of: device)
/// device.onFrame = { film.take() }
/// ```
@MainActor public final class Film {
  /// A picture of a film, at one pixel a point.
  struct Frame {
    let time: TimeInterval
    let bitmap: Bitmap
  }

  private(set) var frames: [Frame] = []
  /// When the film ends, in seconds: the time of the last call of ``take()``.
  private(set) var end: TimeInterval = 0

  private let device: VirtualDevice

  /// A film without pictures yet.
  public init(of device: VirtualDevice) {
    self.device = device
  }

  /// Takes a picture of this moment, unless it would be the same as the last.
  public func take() {
    let (bitmap, isNew) = device.camera.take()
    end = device.time
    if isNew {
      frames.append(Frame(time: device.time, bitmap: bitmap.reduced(by: device.model.scale)))
    }
  }

  /// How many pictures there are.
  public var count: Int {
    frames.count
  }
}

extension Bitmap {
  /// A smaller copy, at one pixel a point.
  fileprivate func reduced(by scale: CGFloat) -> Bitmap {
    let small = Bitmap(width: Int((CGFloat(width) / scale).rounded()), height: Int((CGFloat(height) / scale).rounded()))
    small.draw(
      self, transform: CGAffineTransform(scaleX: 1 / scale, y: 1 / scale),
      clip: PixelRect(x: 0, y: 0, width: small.width, height: small.height), alpha: 1)
    return small
  }
}
