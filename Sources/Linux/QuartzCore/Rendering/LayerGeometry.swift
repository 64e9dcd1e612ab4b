/// The position of a layer on the pixels of the device.
struct LayerGeometry {
  /// The transform from the layer's own coordinates to device space.
  let device: CGAffineTransform
  let bounds: CGRect
  /// Whether the layer's edges are parallel to the pixels and not mirrored.
  let isAligned: Bool
  /// The pixels of the bounds: edges rounded to the nearest pixel, or all touched pixels if the layer is not aligned.
  let frame: PixelRect

  /// - Parameter parent: The transform from the superlayer's coordinates to device space.
  init(_ state: LayerState, parent: CGAffineTransform) {
    let anchor = CGPoint(
      x: state.bounds.minX + state.anchorPoint.x * state.bounds.width,
      y: state.bounds.minY + state.anchorPoint.y * state.bounds.height)
    let own = state.transform.projected(about: anchor, to: state.position)
    self.init(device: own.concatenating(parent), bounds: state.bounds)
  }

  init(device: CGAffineTransform, bounds: CGRect) {
    self.device = device
    self.bounds = bounds
    isAligned = device.b == 0 && device.c == 0 && device.a > 0 && device.d > 0
    let rect = bounds.applying(device)
    frame = isAligned ? PixelRect(rounding: rect) : PixelRect(covering: rect)
  }

  var isVisible: Bool { device.isInvertible }

  /// The number of pixels per point, averaged over all directions.
  var scale: CGFloat { isAligned && device.a == device.d ? device.a : abs(device.determinant).squareRoot() }

  /// The transform from the sublayers' coordinates to device space.
  func sublayers(_ state: LayerState) -> CGAffineTransform {
    if CATransform3DIsIdentity(state.sublayerTransform) { return device }
    let anchor = CGPoint(
      x: bounds.minX + state.anchorPoint.x * bounds.width, y: bounds.minY + state.anchorPoint.y * bounds.height)
    return state.sublayerTransform.projected(about: anchor, to: anchor).concatenating(device)
  }

  /// The pixels of a rectangle in the layer's coordinates, rounded like `frame`.
  func pixels(of rect: CGRect) -> PixelRect {
    let rect = rect.applying(device)
    return isAligned ? PixelRect(rounding: rect) : PixelRect(covering: rect)
  }

  /// The whole pixel of the layer's origin.
  var origin: (x: Int, y: Int) {
    let point = bounds.origin.applying(device)
    return (Int(point.x.rounded()), Int(point.y.rounded()))
  }

  /// The transform for pictures that are drawn once and then moved by whole pixels: the layer's origin is at zero.
  var settled: CGAffineTransform {
    var settled = device
    let point = bounds.origin.applying(device)
    settled.tx -= point.x
    settled.ty -= point.y
    return settled
  }
}

extension CATransform3D {
  /// The transform of a flat layer seen from the front, without perspective.
  fileprivate func projected(about anchor: CGPoint, to position: CGPoint) -> CGAffineTransform {
    CGAffineTransform(
      a: m11, b: m12, c: m21, d: m22, tx: position.x + m41 - anchor.x * m11 - anchor.y * m21,
      ty: position.y + m42 - anchor.x * m12 - anchor.y * m22)
  }
}
