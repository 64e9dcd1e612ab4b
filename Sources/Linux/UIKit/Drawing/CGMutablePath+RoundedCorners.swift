extension CGMutablePath {
  /// Adds a rectangle, clockwise from the top left, with the given corners rounded as quarters of an ellipse.
  func addRoundedRect(_ rect: CGRect, corners: UIRectCorner, radii: CGSize) {
    let x = max(0, min(radii.width, rect.width / 2))
    let y = max(0, min(radii.height, rect.height / 2))
    guard x > 0, y > 0, !corners.isDisjoint(with: [.topLeft, .topRight, .bottomLeft, .bottomRight]) else { return addRect(rect) }
    // The distance of the control points from the ends, as a fraction of the radius, in the usual cubic
    // approximation of a quarter circle.
    let kappa = 4 / 3 * (CGFloat(2).squareRoot() - 1)
    let (kx, ky) = (x * (1 - kappa), y * (1 - kappa))
    let (l, t, r, b) = (rect.minX, rect.minY, rect.maxX, rect.maxY)

    func corner(_ name: UIRectCorner, at point: CGPoint, from: CGVector, to: CGVector) {
      guard corners.contains(name) else { return addLine(to: point) }
      addLine(to: CGPoint(x: point.x + from.dx * x, y: point.y + from.dy * y))
      addCurve(
        to: CGPoint(x: point.x + to.dx * x, y: point.y + to.dy * y),
        control1: CGPoint(x: point.x + from.dx * kx, y: point.y + from.dy * ky),
        control2: CGPoint(x: point.x + to.dx * kx, y: point.y + to.dy * ky))
    }

    move(to: CGPoint(x: corners.contains(.topLeft) ? l + x : l, y: t))
    corner(.topRight, at: CGPoint(x: r, y: t), from: CGVector(dx: -1, dy: 0), to: CGVector(dx: 0, dy: 1))
    corner(.bottomRight, at: CGPoint(x: r, y: b), from: CGVector(dx: 0, dy: -1), to: CGVector(dx: -1, dy: 0))
    corner(.bottomLeft, at: CGPoint(x: l, y: b), from: CGVector(dx: 1, dy: 0), to: CGVector(dx: 0, dy: -1))
    if corners.contains(.topLeft) {
      corner(.topLeft, at: CGPoint(x: l, y: t), from: CGVector(dx: 0, dy: 1), to: CGVector(dx: 1, dy: 0))
    }
    closeSubpath()
  }
}
