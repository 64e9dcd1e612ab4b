/// The canvas of a renderer while its drawing code runs.
open class UIGraphicsRendererContext: NSObject {
  /// The Core Graphics context, which is also UIKit's current one.
  public let cgContext: CGContext
  /// The format of the renderer.
  public let format: UIGraphicsRendererFormat

  init(cgContext: CGContext, format: UIGraphicsRendererFormat) {
    self.cgContext = cgContext
    self.format = format
  }

  /// Fills a rectangle with the fill colour.
  open func fill(_ rect: CGRect) { fill(rect, blendMode: .normal) }

  /// Fills a rectangle with the fill colour, in a blend mode.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    cgContext.fill(rect)
    cgContext.restoreGState()
  }

  /// Draws a line of one point along the inside of a rectangle, in the stroke colour.
  open func stroke(_ rect: CGRect) { stroke(rect, blendMode: .normal) }

  /// Draws a line of one point along the inside of a rectangle, in the stroke colour and a blend mode.
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    cgContext.setLineWidth(1)
    cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5))
    cgContext.restoreGState()
  }

  /// Narrows the clip to a rectangle.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// What renderers have in common.
open class UIGraphicsRenderer: NSObject {
  /// The renderer's own copy of the format it was made with.
  public let format: UIGraphicsRendererFormat

  /// A renderer for a rectangle in points.
  public init(bounds: CGRect, format: UIGraphicsRendererFormat) {
    let own = format.copy() as? UIGraphicsRendererFormat ?? format
    own.bounds = bounds
    self.format = own
  }
}
