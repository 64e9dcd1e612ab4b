/// Creates shapes as path elements.
enum PathBuilder {
  /// The fraction of the radius at which a cubic's control points best approximate a quarter circle.
  static let quarterCircle: CGFloat = 0.5522847498307936

  static func rect(_ rect: CGRect) -> [PathElement] {
    [
      .move(CGPoint(x: rect.minX, y: rect.minY)), .line(CGPoint(x: rect.maxX, y: rect.minY)),
      .line(CGPoint(x: rect.maxX, y: rect.maxY)), .line(CGPoint(x: rect.minX, y: rect.maxY)), .close,
    ]
  }

  static func ellipse(in rect: CGRect) -> [PathElement] {
    let (rx, ry) = (rect.width / 2, rect.height / 2)
    let center = CGPoint(x: rect.midX, y: rect.midY)
    let arc = arc(center: .zero, radius: 1, startAngle: 0, delta: 2 * .pi)
    let place = CGAffineTransform(a: rx, b: 0, c: 0, d: ry, tx: center.x, ty: center.y)
    return ([.move(arc.start)] + arc.curves + [.close]).applying(place)
  }

  static func roundedRect(_ rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) -> [PathElement] {
    let width = min(max(cornerWidth, 0), rect.width / 2)
    let height = min(max(cornerHeight, 0), rect.height / 2)
    guard width > 0, height > 0 else { return self.rect(rect) }
    let (kx, ky) = (width * (1 - quarterCircle), height * (1 - quarterCircle))
    let (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
    return [
      .move(point(right, rect.midY)),
      .line(point(right, bottom - height)),
      .curve(point(right, bottom - ky), point(right - kx, bottom), end: point(right - width, bottom)),
      .line(point(left + width, bottom)),
      .curve(point(left + kx, bottom), point(left, bottom - ky), end: point(left, bottom - height)),
      .line(point(left, top + height)),
      .curve(point(left, top + ky), point(left + kx, top), end: point(left + width, top)),
      .line(point(right - width, top)),
      .curve(point(right - kx, top), point(right, top + ky), end: point(right, top + height)),
      .close,
    ]
  }

  /// The angle that an arc spans; negative if angles decrease.
  static func sweep(from start: CGFloat, to end: CGFloat, clockwise: Bool) -> CGFloat {
    let full = 2 * CGFloat.pi
    let raw = clockwise ? start - end : end - start
    // A sweep of a full turn or more is one full circle; a negative sweep is moved into the range of one turn.
    let turned = raw >= full ? full : raw - full * (raw / full).rounded(.down)
    return clockwise ? -turned : turned
  }

  static func arc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat
  ) -> (start: CGPoint, curves: [PathElement]) {
    func point(_ angle: CGFloat) -> CGPoint {
      CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    let count = max(Int((abs(delta) / (.pi / 2) - 1e-9).rounded(.up)), 0)
    guard count > 0 else { return (point(startAngle), []) }
    let step = delta / CGFloat(count)
    let reach = 4 / 3 * tan(step / 4) * radius
    let curves = (0..<count).map { index -> PathElement in
      let (from, to) = (startAngle + CGFloat(index) * step, startAngle + CGFloat(index + 1) * step)
      let (first, last) = (point(from), point(to))
      return .curve(
        CGPoint(x: first.x - reach * sin(from), y: first.y + reach * cos(from)),
        CGPoint(x: last.x + reach * sin(to), y: last.y - reach * cos(to)), end: last)
    }
    return (point(startAngle), curves)
  }

  static func tangentArc(from start: CGPoint, corner: CGPoint, to end: CGPoint, radius: CGFloat) -> [PathElement] {
    let (ax, ay) = (start.x - corner.x, start.y - corner.y)
    let (bx, by) = (end.x - corner.x, end.y - corner.y)
    let (la, lb) = (hypot(ax, ay), hypot(bx, by))
    let cross = ax * by - ay * bx
    guard la > 0, lb > 0, abs(cross) > 1e-9 * la * lb, radius > 0 else { return [.line(corner)] }
    let half = acos(min(max((ax * bx + ay * by) / (la * lb), -1), 1)) / 2
    let along = radius / tan(half)
    let first = CGPoint(x: corner.x + ax / la * along, y: corner.y + ay / la * along)
    let second = CGPoint(x: corner.x + bx / lb * along, y: corner.y + by / lb * along)
    let reach = 4 / 3 * tan((.pi - 2 * half) / 4) * radius
    return [
      .line(first),
      .curve(
        CGPoint(x: first.x - ax / la * reach, y: first.y - ay / la * reach),
        CGPoint(x: second.x - bx / lb * reach, y: second.y - by / lb * reach), end: second),
    ]
  }
}
