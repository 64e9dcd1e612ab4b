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
