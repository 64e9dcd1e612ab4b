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
  /// Redraws the layer's content with ``draw(_:)``. If `draw(_:)` is not overridden, contents that were set directly are kept.
  public func display(_ layer: CALayer) {
    let old = layer.state.contents
    hasReachedOwnDraw = false
    layer.drawContents()
    if hasReachedOwnDraw, layer.state.contents == nil { layer.state.contents = old }
  }
}
