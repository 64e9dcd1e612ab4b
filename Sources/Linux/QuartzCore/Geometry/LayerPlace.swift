/// The geometry of a layer and its sublayers, as plain numbers without appearance.
package struct LayerPlace {
  package var bounds = CGRect.zero
  package var position = CGPoint.zero
  package var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  package var anchorPointZ: CGFloat = 0
  package var transform = CATransform3DIdentity
  package var sublayerTransform = CATransform3DIdentity
}

extension LayerPlace {
  /// The anchor point in the layer's own coordinates.
  package var anchor: CGPoint {
    CGPoint(x: bounds.minX + anchorPoint.x * bounds.width, y: bounds.minY + anchorPoint.y * bounds.height)
  }

  /// The transform from the layer's own coordinates to its superlayer's, without the superlayer's ``sublayerTransform``.
  package var transformToSuperlayer: CATransform3D {
    let anchor = anchor
    if CATransform3DIsIdentity(transform) {
      return CATransform3DMakeTranslation(position.x - anchor.x, position.y - anchor.y, 0)
    }
    var t = transform
    if anchorPointZ != 0 { t = CATransform3DTranslate(t, 0, 0, -anchorPointZ) }
    t = CATransform3DTranslate(t, -anchor.x, -anchor.y, 0)
    return CATransform3DConcat(t, CATransform3DMakeTranslation(position.x, position.y, anchorPointZ))
  }

  /// The ``sublayerTransform`` about the anchor point; nil if it is the identity.
  package var transformOfSublayers: CATransform3D? {
    guard !CATransform3DIsIdentity(sublayerTransform) else { return nil }
    let anchor = anchor
    return CATransform3DConcat(
      CATransform3DTranslate(sublayerTransform, -anchor.x, -anchor.y, 0), CATransform3DMakeTranslation(anchor.x, anchor.y, 0))
  }

  /// The bounding box of the layer in its superlayer's coordinates.
  package var frame: CGRect {
    if CATransform3DIsIdentity(transform) {
      return CGRect(
        x: position.x - anchorPoint.x * bounds.width, y: position.y - anchorPoint.y * bounds.height, width: bounds.width,
        height: bounds.height)
    }
    return PlanarMap(transformToSuperlayer)(bounds)
  }

  /// Changes bounds and position so that the layer's frame becomes `frame`.
  mutating func lie(in frame: CGRect) {
    let frame = frame.standardized
    if CATransform3DIsIdentity(transform) {
      bounds.size = frame.size
      position = CGPoint(x: frame.minX + anchorPoint.x * frame.width, y: frame.minY + anchorPoint.y * frame.height)
      return
    }
    if let inverse = PlanarMap(transform).inverse {
      let size = inverse(CGRect(origin: .zero, size: frame.size)).size
      bounds.size = size
    }
    position = .zero
    let box = self.frame
    position = CGPoint(x: frame.minX - box.minX, y: frame.minY - box.minY)
  }
}
