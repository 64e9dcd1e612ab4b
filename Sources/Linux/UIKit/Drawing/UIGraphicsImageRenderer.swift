/// The canvas of an image renderer while its drawing code runs.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  private let canvas: ImageCanvas

  init(canvas: ImageCanvas, format: UIGraphicsRendererFormat) {
    self.canvas = canvas
    super.init(cgContext: canvas.context, format: format)
  }

  /// What has been drawn so far.
  open var currentImage: UIImage {
    UIImage(cgImage: canvas.bitmap.makeImage(), scale: canvas.scale, orientation: .up)
  }
}

/// Makes images with drawing code.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

  /// A renderer for images of a size in points, at the screen's scale and transparent.
  public convenience init(size: CGSize) {
    self.init(size: size, format: UIGraphicsImageRendererFormat())
  }

  /// A renderer for images of a size in points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// A renderer for a rectangle in points, at the screen's scale and transparent.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
  }

  /// A renderer for a rectangle in points; the image shows just that rectangle.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    super.init(bounds: bounds, format: format)
  }

  /// Runs the drawing code and gives the image.
  open func image(actions: DrawingActions) -> UIImage {
    render(actions).map(\.currentImage) ?? UIImage()
  }

  /// Runs the drawing code and gives the image as the bytes of a PNG file; empty where the size is.
  open func pngData(actions: DrawingActions) -> Data {
    render(actions)?.currentImage.pngData() ?? Data()
  }

  private func render(_ actions: DrawingActions) -> UIGraphicsImageRendererContext? {
    guard let format = format as? UIGraphicsImageRendererFormat,
      let canvas = ImageCanvas(size: format.bounds.size, isOpaque: format.opaque, scale: format.scale)
    else { return nil }
    canvas.context.translateBy(x: -format.bounds.minX, y: -format.bounds.minY)
    let context = UIGraphicsImageRendererContext(canvas: canvas, format: format)
    canvas.draw { actions(context) }
    return context
  }
}
