import UIKit

/// A film of a ``VirtualDevice``: a picture for each change, with its time.
///
/// ```swift
/// let film = Film(of: device)
/// device.onFrame = { film.take() }
/// ```
@MainActor public final class Film {
  /// A picture of a film, at one pixel per point.
  struct Frame {
    let time: TimeInterval
    let bitmap: Bitmap
  }

  private(set) var frames: [Frame] = []
  /// The time of the last call of ``take()``, in seconds.
  private(set) var end: TimeInterval = 0

  private let device: VirtualDevice

  /// Creates a film without pictures.
  public init(of device: VirtualDevice) {
    self.device = device
  }

  /// Takes a picture of the current time, unless nothing has changed since the last picture.
  public func take() {
    let (bitmap, isNew) = device.camera.take()
    end = device.time
    if isNew {
      frames.append(Frame(time: device.time, bitmap: bitmap.reduced(by: device.model.scale)))
    }
  }

  /// The number of pictures.
  public var count: Int {
    frames.count
  }
}

extension Bitmap {
  /// A smaller copy, at one pixel per point.
  fileprivate func reduced(by scale: CGFloat) -> Bitmap {
    let small = Bitmap(width: Int((CGFloat(width) / scale).rounded()), height: Int((CGFloat(height) / scale).rounded()))
    small.draw(
      self, transform: CGAffineTransform(scaleX: 1 / scale, y: 1 / scale),
      clip: PixelRect(x: 0, y: 0, width: small.width, height: small.height), alpha: 1)
    return small
  }
}
