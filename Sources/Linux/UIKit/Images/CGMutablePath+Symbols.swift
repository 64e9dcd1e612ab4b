extension CGMutablePath {
  /// Adds a heart that fills a rectangle.
  func addHeart(in rect: CGRect) {
    func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
    }
    move(to: at(0.5, 1))
    addCurve(to: at(0, 0.32), control1: at(0.25, 0.84), control2: at(0, 0.6))
    addCurve(to: at(0.27, 0), control1: at(0, 0.13), control2: at(0.11, 0))
    addCurve(to: at(0.5, 0.15), control1: at(0.37, 0), control2: at(0.45, 0.06))
    addCurve(to: at(0.73, 0), control1: at(0.55, 0.06), control2: at(0.63, 0))
    addCurve(to: at(1, 0.32), control1: at(0.89, 0), control2: at(1, 0.13))
    addCurve(to: at(0.5, 1), control1: at(1, 0.6), control2: at(0.75, 0.84))
    closeSubpath()
  }

  /// Adds a diagonal cross with rounded ends, as a single outline.
  ///
  /// - Parameter reach: The distance from the centre to the end of an arm, along x and along y.
  func addCross(center: CGPoint, reach: CGFloat, width: CGFloat) {
    let half = width / 2
    let arm = reach * CGFloat(2).squareRoot() - half
    // The cross is built upright and rotated by 45 degrees.
    let turn = CGAffineTransform(translationX: center.x, y: center.y).rotated(by: .pi / 4)
    let cross = CGMutablePath()
    for quarter in 0..<4 {
      let angle = CGFloat(quarter) * .pi / 2
      func point(_ along: CGFloat, _ across: CGFloat) -> CGPoint {
        CGPoint(x: along * cos(angle) - across * sin(angle), y: along * sin(angle) + across * cos(angle))
      }
      let inner = point(half, -half)
      if quarter == 0 { cross.move(to: inner) } else { cross.addLine(to: inner) }
      cross.addLine(to: point(arm, -half))
      let bulge = half * 4 / 3
      cross.addCurve(to: point(arm, half), control1: point(arm + bulge, -half), control2: point(arm + bulge, half))
      cross.addLine(to: point(half, half))
    }
    cross.closeSubpath()
    addPath(cross, transform: turn)
  }

  /// Adds the intersection of two circles, of which the second extends past the bottom of the first.
  func addShoulders(circle: (center: CGPoint, radius: CGFloat), body: (center: CGPoint, radius: CGFloat)) {
    let distance = body.center.y - circle.center.y
    let (r, s) = (circle.radius, body.radius)
    let drop = (distance * distance + r * r - s * s) / (2 * distance)
    let half = (r * r - drop * drop).squareRoot()
    let onCircle = atan2(drop, half)
    let onBody = atan2(drop - distance, half)
    move(to: CGPoint(x: circle.center.x - half, y: circle.center.y + drop))
    addArc(center: body.center, radius: s, startAngle: -.pi - onBody, endAngle: onBody, clockwise: false)
    addArc(center: circle.center, radius: r, startAngle: onCircle, endAngle: .pi - onCircle, clockwise: false)
    closeSubpath()
  }
}
