import UIKit

/// Takes pictures of a window. It draws only the differences from the previous picture.
@MainActor final class Camera {
  private let window: UIWindow
  private let renderer: LayerRenderer
  private var bitmap: Bitmap?

  init(window: UIWindow) {
    self.window = window
    renderer = LayerRenderer(context: window.layerContext)
  }

  /// Draws the current state of the window.
  ///
  /// - Returns: The picture, which the next call overwrites, and whether it differs from the previous one.
  func take() -> (bitmap: Bitmap, isNew: Bool) {
    let scale = window.layerContext.scale
    let width = Int((window.bounds.width * scale).rounded())
    let height = Int((window.bounds.height * scale).rounded())
    let bitmap =
      if let bitmap, bitmap.width == width, bitmap.height == height { bitmap } else { Bitmap(width: width, height: height) }
    self.bitmap = bitmap
    let damage = renderer.render(at: MediaTime.now, into: bitmap)
    return (bitmap, !damage.isEmpty)
  }
}

extension VirtualDevice {
  /// A picture of the screen at the current time, in device pixels.
  public func picture() -> CGImage {
    camera.take().bitmap.makeImage()
  }
}
