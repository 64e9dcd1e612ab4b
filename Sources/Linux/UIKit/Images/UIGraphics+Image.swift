// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Begins a transparent image with a scale of 1 and makes it the current context.
///
/// - Parameter size: The size in points.
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsBeginImageContextWithOptions(size, false, 1)
}

/// Begins an image and makes it the current context until `UIGraphicsEndImageContext()`.
///
/// - Parameters:
///   - size: The size in points. If a side isn't positive, no image begins.
///   - opaque: Whether the image is initially black instead of transparent.
///   - scale: Pixels per point; 0 for the scale of the main screen.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  guard let canvas = ImageCanvas(size: size, isOpaque: opaque, scale: scale == 0 ? DisplayScale.current : scale) else { return }
  GraphicsContextStack.current.entries.append(.init(context: canvas.context, image: (canvas.bitmap, canvas.scale)))
}

/// Returns the current content of the image that the last `UIGraphicsBeginImageContext` began, or nil if the current
/// context was not made for an image.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let image = GraphicsContextStack.current.entries.last?.image else { return nil }
  return UIImage(cgImage: image.bitmap.makeImage(), scale: image.scale, orientation: .up)
}

/// Ends the image that the last `UIGraphicsBeginImageContext` began.
public func UIGraphicsEndImageContext() {
  guard GraphicsContextStack.current.entries.last?.image != nil else { return }
  UIGraphicsPopContext()
}

/// A new bitmap and a context that draws into it, in points with the origin at the top left.
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

  /// Runs drawing code with this canvas as the current context.
  func draw(_ actions: () -> Void) {
    UIGraphicsPushContext(context)
    actions()
    UIGraphicsPopContext()
  }
}
