extension CGPath {
  /// Creates a rectangle with a radius for each corner. Radii are reduced to half of the shorter side.
  package convenience init(roundedRect rect: CGRect, radii: CornerRadii, isContinuous: Bool) {
    let rect = rect.standardized
    let radii = radii.fitted(to: rect.size)
    let available = min(rect.width, rect.height) / 2
    var elements: [PathElement] = []
    /// Adds a corner. The path arrives along the edge `from` and leaves along the edge `to`; both vectors point away from
    /// the corner.
    func corner(_ place: CGPoint, _ radius: CGFloat, from: CGVector, to: CGVector) {
      func begin(_ point: CGPoint) -> PathElement { elements.isEmpty ? .move(point) : .line(point) }
      guard radius > 0 else {
        elements.append(begin(place))
        return
      }
      let half = CornerCurve(radius: radius, isContinuous: isContinuous, available: available).half
      let before = CGAffineTransform(a: from.dx, b: from.dy, c: to.dx, d: to.dy, tx: place.x, ty: place.y)
      let after = CGAffineTransform(a: to.dx, b: to.dy, c: from.dx, d: from.dy, tx: place.x, ty: place.y)
      elements.append(begin(half.p0.applying(before)))
      elements.append(PathElement.curve(half.p1, half.p2, end: half.p3).applying(before))
      elements.append(PathElement.curve(half.p2, half.p1, end: half.p0).applying(after))
    }
    let (left, right) = (CGVector(dx: -1, dy: 0), CGVector(dx: 1, dy: 0))
    let (up, down) = (CGVector(dx: 0, dy: -1), CGVector(dx: 0, dy: 1))
    corner(CGPoint(x: rect.minX, y: rect.minY), radii.topLeft, from: down, to: right)
    corner(CGPoint(x: rect.maxX, y: rect.minY), radii.topRight, from: left, to: down)
    corner(CGPoint(x: rect.maxX, y: rect.maxY), radii.bottomRight, from: up, to: left)
    corner(CGPoint(x: rect.minX, y: rect.maxY), radii.bottomLeft, from: right, to: up)
    elements.append(.close)
    self.init(elements: elements)
  }
}
