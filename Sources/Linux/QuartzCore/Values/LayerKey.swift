/// The layer properties that have a name for actions and animations. The raw value is that name.
package enum LayerKey: String, Sendable, CaseIterable {
  case bounds, position, zPosition, anchorPoint, anchorPointZ, transform, sublayerTransform
  case hidden, doubleSided, opacity, masksToBounds
  case backgroundColor, cornerRadius, borderWidth, borderColor
  case shadowColor, shadowOpacity, shadowOffset, shadowRadius, shadowPath
  case contents, contentsRect, contentsCenter, contentsScale
  // CAShapeLayer
  case path, fillColor, strokeColor, strokeStart, strokeEnd, lineWidth, miterLimit, lineDashPhase
  // CAGradientLayer
  case colors, locations, startPoint, endPoint

  /// Whether a change moves or resizes the layer's content.
  var affectsGeometry: Bool {
    switch self {
    case .bounds, .position, .zPosition, .anchorPoint, .anchorPointZ, .transform, .sublayerTransform: true
    default: false
    }
  }

  /// Whether a layer without a delegate animates a change by itself.
  var hasImplicitAnimation: Bool {
    switch self {
    case .contents, .contentsScale: false
    default: true
    }
  }
}
