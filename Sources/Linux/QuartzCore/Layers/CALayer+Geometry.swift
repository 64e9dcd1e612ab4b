extension CALayer {
  /// Converts a point from another layer's coordinates; nil stands for the topmost superlayer.
  public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { way(from: l)(p) }

  /// Converts a point to another layer's coordinates; nil stands for the topmost superlayer.
  public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { way(to: l)(p) }

  /// Converts a rectangle from another layer's coordinates and returns the bounding box of the result.
  public func convert(_ r: CGRect, from l: CALayer?) -> CGRect { way(from: l)(r) }

  /// Converts a rectangle to another layer's coordinates and returns the bounding box of the result.
  public func convert(_ r: CGRect, to l: CALayer?) -> CGRect { way(to: l)(r) }

  /// Converts a point from the layer's own coordinates to its superlayer's.
  final func toSuperlayer(_ p: CGPoint) -> CGPoint {
    let parentTransform = placingLayer?.state.place.transformOfSublayers
    if parentTransform == nil, CATransform3DIsIdentity(state.transform) {
      let anchor = state.place.anchor
      return CGPoint(x: p.x + state.position.x - anchor.x, y: p.y + state.position.y - anchor.y)
    }
    let t = state.place.transformToSuperlayer
    return PlanarMap(parentTransform.map { CATransform3DConcat(t, $0) } ?? t)(p)
  }

  /// Converts a point from the superlayer's coordinates to the layer's own.
  package final func fromSuperlayer(_ p: CGPoint) -> CGPoint {
    let parentTransform = placingLayer?.state.place.transformOfSublayers
    if parentTransform == nil, CATransform3DIsIdentity(state.transform) {
      let anchor = state.place.anchor
      return CGPoint(x: p.x - state.position.x + anchor.x, y: p.y - state.position.y + anchor.y)
    }
    let t = state.place.transformToSuperlayer
    let map = PlanarMap(parentTransform.map { CATransform3DConcat(t, $0) } ?? t)
    // A layer seen edge-on contains no points, so the point is moved to infinity.
    return map.inverse?(p) ?? CGPoint(x: CGFloat.infinity, y: .infinity)
  }

  final func deepestLayer(at p: CGPoint) -> CALayer? {
    guard !state.isHidden else { return nil }
    let point = fromSuperlayer(p)
    let inside = contains(point)
    guard inside || !state.masksToBounds else { return nil }
    let layers = presentedLayer == nil ? sublayersInDrawingOrder : presentedSublayersInDrawingOrder
    for layer in layers.reversed() {
      if let hit = layer.hitTest(point) { return hit }
    }
    return inside ? self : nil
  }

  private var presentedSublayersInDrawingOrder: [CALayer] {
    (shownChildren ?? []).enumerated().sorted {
      ($0.element.state.zPosition, $0.offset) < ($1.element.state.zPosition, $1.offset)
    }.map(\.element)
  }

  /// The layer in whose coordinates this one is placed: the superlayer, or the masked layer if this one is a mask.
  private var placingLayer: CALayer? { presentedLayer == nil ? parent : presentedLayer?.parent?.presentation() }

  private func way(to other: CALayer?) -> LayerWay {
    other.map { $0.way(from: self) } ?? LayerWay(outOf: superlayers.dropLast(), into: [])
  }

  private func way(from other: CALayer?) -> LayerWay {
    let mine = superlayers
    guard let other else { return LayerWay(outOf: [], into: mine.dropLast()) }
    var left: [CALayer] = []
    var current = other
    while true {
      if let shared = mine.firstIndex(where: { $0.isSame(as: current) }) {
        return LayerWay(outOf: left[...], into: mine[..<shared])
      }
      // In different trees, the coordinates of both topmost layers count as the same.
      guard let parent = current.placingLayer else { return LayerWay(outOf: left[...], into: mine.dropLast()) }
      left.append(current)
      current = parent
    }
  }

  /// The layer and all its superlayers, up to the topmost one.
  private var superlayers: [CALayer] {
    var layers = [self]
    while let parent = layers[layers.count - 1].placingLayer { layers.append(parent) }
    return layers
  }

  /// Whether both are the same layer. Two presentations of one layer count as the same.
  private func isSame(as other: CALayer) -> Bool {
    self === other || (presentedLayer != nil && presentedLayer === other.presentedLayer)
  }
}

/// A conversion between two layers: first up through some layers, then down through others, which are stored in reverse
/// order.
private struct LayerWay {
  let outOf: ArraySlice<CALayer>
  let into: ArraySlice<CALayer>

  func callAsFunction(_ p: CGPoint) -> CGPoint {
    let shared = outOf.reduce(p) { $1.toSuperlayer($0) }
    return into.reversed().reduce(shared) { $1.fromSuperlayer($0) }
  }

  /// The bounding box of the converted corners.
  func callAsFunction(_ r: CGRect) -> CGRect {
    let corners = [
      self(r.origin), self(CGPoint(x: r.maxX, y: r.minY)), self(CGPoint(x: r.minX, y: r.maxY)),
      self(CGPoint(x: r.maxX, y: r.maxY)),
    ]
    let x = corners.reduce(corners[0].x) { min($0, $1.x) }
    let y = corners.reduce(corners[0].y) { min($0, $1.y) }
    let right = corners.reduce(corners[0].x) { max($0, $1.x) }
    let bottom = corners.reduce(corners[0].y) { max($0, $1.y) }
    return CGRect(x: x, y: y, width: right - x, height: bottom - y)
  }
}
