extension CALayer {
  /// Converts a point from another layer's coordinates; nil stands for those of the topmost superlayer.
  public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    let chain = l === self ? [] : chain(to: sharedAncestor(with: l))
    var point = l.map { $0.rise(p, to: sharedAncestor(with: l)) } ?? p
    for layer in chain.reversed() { point = layer.fromSuperlayer(point) }
    return point
  }

  /// Converts a point to another layer's coordinates; nil stands for those of the topmost superlayer.
  public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    l.map { $0.convert(p, from: self) } ?? rise(p, to: topLayer)
  }

  /// Converts a rectangle from another layer's coordinates: the smallest one around it there.
  public func convert(_ r: CGRect, from l: CALayer?) -> CGRect { box(of: r) { convert($0, from: l) } }

  /// Converts a rectangle to another layer's coordinates: the smallest one around it there.
  public func convert(_ r: CGRect, to l: CALayer?) -> CGRect { box(of: r) { convert($0, to: l) } }

  private func box(of r: CGRect, _ map: (CGPoint) -> CGPoint) -> CGRect {
    let points = [
      map(r.origin), map(CGPoint(x: r.maxX, y: r.minY)), map(CGPoint(x: r.minX, y: r.maxY)), map(CGPoint(x: r.maxX, y: r.maxY)),
    ]
    let x = points.reduce(points[0].x) { min($0, $1.x) }
    let y = points.reduce(points[0].y) { min($0, $1.y) }
    let right = points.reduce(points[0].x) { max($0, $1.x) }
    let bottom = points.reduce(points[0].y) { max($0, $1.y) }
    return CGRect(x: x, y: y, width: right - x, height: bottom - y)
  }

  /// From the layer's own coordinates to those in which its superlayer places it.
  final func toSuperlayer(_ p: CGPoint) -> CGPoint {
    let parentTransform = placingLayer?.state.transformOfSublayers
    if parentTransform == nil, CATransform3DIsIdentity(state.transform) {
      let anchor = state.anchor
      return CGPoint(x: p.x + state.position.x - anchor.x, y: p.y + state.position.y - anchor.y)
    }
    let t = state.transformToSuperlayer
    return PlanarMap(parentTransform.map { CATransform3DConcat(t, $0) } ?? t)(p)
  }

  /// From the coordinates in which the superlayer places the layer to its own.
  package final func fromSuperlayer(_ p: CGPoint) -> CGPoint {
    let parentTransform = placingLayer?.state.transformOfSublayers
    if parentTransform == nil, CATransform3DIsIdentity(state.transform) {
      let anchor = state.anchor
      return CGPoint(x: p.x - state.position.x + anchor.x, y: p.y - state.position.y + anchor.y)
    }
    let t = state.transformToSuperlayer
    let map = PlanarMap(parentTransform.map { CATransform3DConcat(t, $0) } ?? t)
    // A layer seen from its edge has no points; all are nowhere.
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

  /// The layer in whose coordinates this one is placed: the superlayer, for a mask the layer that it masks.
  private var placingLayer: CALayer? { presentedLayer == nil ? parent : presentedLayer?.parent?.presentation() }

  private var topLayer: CALayer {
    var top = self
    while let parent = top.placingLayer { top = parent }
    return top
  }

  private func rise(_ p: CGPoint, to ancestor: CALayer?) -> CGPoint {
    chain(to: ancestor).reduce(p) { $1.toSuperlayer($0) }
  }

  /// This layer and those above it, up to but without an ancestor.
  private func chain(to ancestor: CALayer?) -> [CALayer] {
    var chain: [CALayer] = []
    var current = self
    while !current.isSame(as: ancestor), let parent = current.placingLayer {
      chain.append(current)
      current = parent
    }
    return chain
  }

  private func sharedAncestor(with other: CALayer?) -> CALayer? {
    guard let other else { return topLayer }
    var mine: [CALayer] = [self]
    while let parent = mine[mine.count - 1].placingLayer { mine.append(parent) }
    var candidate: CALayer? = other
    while let current = candidate {
      if let found = mine.first(where: { $0.isSame(as: current) }) { return found }
      candidate = current.placingLayer
    }
    return nil
  }

  /// Whether both are the same layer; two presentations of one layer are.
  private func isSame(as other: CALayer?) -> Bool {
    guard let other else { return false }
    return self === other || (presentedLayer != nil && presentedLayer === other.presentedLayer)
  }
}
