import Foundation
import QuartzCore

extension UIView {
  func updateBackgroundColor() {
    layer.backgroundColor = backgroundColor?.resolvedColor(with: traitCollection).cgColor
    updateLayerOpacity()
  }

  func updateLayerOpacity() { layer.isOpaque = isOpaque && (layer.backgroundColor?.alpha ?? 0) >= 1 }

  func drawContent(in context: CGContext) {
    UIGraphicsPushContext(context)
    traitCollection.performAsCurrent { draw(bounds) }
    UIGraphicsPopContext()
  }
}

extension UIView {
  /// The classes whose ``draw(_:)`` is known to be an override.
  private static var drawingClasses: Set<ObjectIdentifier> = []

  /// The layer's content is out of date: it is drawn, where the view draws at all. Contents that were set by hand stay.
  public func display(_ layer: CALayer) {
    if type(of: layer) != CALayer.self || drawsContent { layer.drawContents() }
  }

  /// Whether ``draw(_:)`` is overridden. Swift does not tell, so it is tried on a single pixel: an override that does not call super never reaches the
  /// empty method of this class, and one that does leaves a trace.
  private var drawsContent: Bool {
    let kind = ObjectIdentifier(type(of: self))
    if Self.drawingClasses.contains(kind) { return true }
    let area = bounds
    guard type(of: self) != UIView.self, area.width > 0, area.height > 0 else { return false }
    let pixel = Bitmap(width: 1, height: 1)
    let context = CGContext(bitmap: pixel, scale: 1)
    context.scaleBy(x: 1 / area.width, y: 1 / area.height)
    context.translateBy(x: -area.minX, y: -area.minY)
    hasReachedOwnDraw = false
    drawContent(in: context)
    if hasReachedOwnDraw { return pixel.data.load(as: UInt32.self) != 0 }
    Self.drawingClasses.insert(kind)
    return true
  }
}
