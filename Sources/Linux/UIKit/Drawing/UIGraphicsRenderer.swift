/// The context of a renderer, for its drawing code.
open class UIGraphicsRendererContext: NSObject {
  /// The Core Graphics context, which is the current context as well.
  public let cgContext: CGContext
  /// The format of the renderer.
  public let format: UIGraphicsRendererFormat

  init(cgContext: CGContext, format: UIGraphicsRendererFormat) {
    self.cgContext = cgContext
    self.format = format
  }

  /// Fills a rectangle with the current fill colour.
  open func fill(_ rect: CGRect) { fill(rect, blendMode: .normal) }

  /// Fills a rectangle with the current fill colour and a blend mode.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    cgContext.fill(rect)
    cgContext.restoreGState()
  }

  /// Strokes the inside of a rectangle with the current stroke colour and a line width of one point.
  open func stroke(_ rect: CGRect) { stroke(rect, blendMode: .normal) }

  /// Strokes the inside of a rectangle with the current stroke colour, a line width of one point, and a blend mode.
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    cgContext.setLineWidth(1)
    cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5))
    cgContext.restoreGState()
  }

  /// Intersects the clip with a rectangle.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// The base class of renderers.
open class UIGraphicsRenderer: NSObject {
  /// The renderer's copy of the format it was made with.
  public let format: UIGraphicsRendererFormat

  /// Makes a renderer of a rectangle, in points.
  public init(bounds: CGRect, format: UIGraphicsRendererFormat) {
    let own = format.copy() as? UIGraphicsRendererFormat ?? format
    own.bounds = bounds
    self.format = own
  }
}
