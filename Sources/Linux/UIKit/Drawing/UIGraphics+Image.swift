// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Starts a transparent image of one pixel for each point and makes it the target of drawing.
///
/// - Parameter size: In points.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Starts an image and makes it the target of drawing until `UIGraphicsEndImageContext()`.
///
/// - Parameters:
///   - size: In points. Nothing starts where a side is not positive.
///   - opaque: Whether the image starts black instead of transparent.
///   - scale: Pixels for each point; 0 stands for the screen's.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  guard let canvas = ImageCanvas(size: size, isOpaque: opaque, scale: scale == 0 ? DisplayScale.current : scale) else { return }
  GraphicsContextStack.current.entries.append(.init(context: canvas.context, image: (canvas.bitmap, canvas.scale)))
}

/// What has been drawn so far into the image that the last `UIGraphicsBeginImageContext` started, or nil if the current context is none of those.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let image = GraphicsContextStack.current.entries.last?.image else { return nil }
  return UIImage(cgImage: image.bitmap.makeImage(), scale: image.scale, orientation: .up)
}

/// Ends the image that the last `UIGraphicsBeginImageContext` started.
public func UIGraphicsEndImageContext() {
  guard GraphicsContextStack.current.entries.last?.image != nil else { return }
  UIGraphicsPopContext()
}

/// Fresh pixels and a context onto them in points, its origin at the top left.
struct ImageCanvas {
  let bitmap: Bitmap
  let context: CGContext
  let scale: CGFloat

  init?(size: CGSize, isOpaque: Bool = false, scale: CGFloat) {
    let width = (size.width * scale).rounded(.up)
    let height = (size.height * scale).rounded(.up)
    guard scale > 0, width >= 1, height >= 1, width.isFinite, height.isFinite else { return nil }
    bitmap = Bitmap(width: Int(width), height: Int(height))
    if isOpaque {
      let all = PixelRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height)
      bitmap.fill(all, with: CGColor(red: 0, green: 0, blue: 0, alpha: 1))
    }
    context = CGContext(bitmap: bitmap, scale: scale)
    self.scale = scale
  }

  /// Runs drawing code with this canvas as UIKit's current context.
  func draw(_ actions: () -> Void) {
    UIGraphicsPushContext(context)
    actions()
    UIGraphicsPopContext()
  }
}
