/// The context of an image renderer, for its drawing code.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  private let canvas: ImageCanvas

  init(canvas: ImageCanvas, format: UIGraphicsRendererFormat) {
    self.canvas = canvas
    super.init(cgContext: canvas.context, format: format)
  }

  /// The current content of the image.
  open var currentImage: UIImage {
    UIImage(cgImage: canvas.bitmap.makeImage(), scale: canvas.scale, orientation: .up)
  }
}

/// A renderer that makes images from drawing code.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

  /// Makes a renderer of images with a size in points. They are transparent and have the main screen's scale.
  public convenience init(size: CGSize) {
    self.init(size: size, format: UIGraphicsImageRendererFormat())
  }

  /// Makes a renderer of images with a size in points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Makes a renderer whose images show a rectangle, in points. They are transparent and have the main screen's scale.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
  }

  /// Makes a renderer whose images show a rectangle, in points.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    super.init(bounds: bounds, format: format)
  }

  /// Runs the drawing code and returns the image.
  open func image(actions: DrawingActions) -> UIImage {
    render(actions).map(\.currentImage) ?? UIImage()
  }

  /// Runs the drawing code and returns the image as PNG data, which is empty if the size is empty.
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
