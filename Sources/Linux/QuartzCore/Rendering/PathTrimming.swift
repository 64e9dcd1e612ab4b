/// Computes the part of a path between two fractions of its length.
enum PathTrimming {
  /// The number of straight lines per curve. A path that is shown completely keeps its curves.
  private static let pieces = 32

  static func part(of path: CGPath, from start: CGFloat, to end: CGFloat) -> CGPath {
    if start <= 0, end >= 1 { return path }
    let lines = polylines(of: path)
    let total = lines.reduce(0) { $0 + length(of: $1) }
    let (from, to) = (max(start, 0) * total, min(end, 1) * total)
    let result = CGMutablePath()
    var walked: CGFloat = 0
    for line in lines {
      var isDrawing = false
      for (a, b) in zip(line, line.dropFirst()) {
        let step = hypot(b.x - a.x, b.y - a.y)
        defer { walked += step }
        if step == 0 || walked + step <= from || walked >= to { continue }
        let first = max((from - walked) / step, 0)
        let last = min((to - walked) / step, 1)
        if !isDrawing { result.move(to: point(a, b, first)) }
        isDrawing = true
        result.addLine(to: point(a, b, last))
      }
    }
    return result
  }

  private static func point(_ a: CGPoint, _ b: CGPoint, _ t: CGFloat) -> CGPoint {
    CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
  }

  private static func length(of line: [CGPoint]) -> CGFloat {
    zip(line, line.dropFirst()).reduce(0) { $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y) }
  }

  private static func polylines(of path: CGPath) -> [[CGPoint]] {
    var lines: [[CGPoint]] = []
    func addCurve(_ curve: (CGFloat) -> CGPoint) {
      guard !lines.isEmpty else { return }
      for index in 1...pieces { lines[lines.count - 1].append(curve(CGFloat(index) / CGFloat(pieces))) }
    }
    path.applyWithBlock { element in
      let points = element.pointee.points
      let last = lines.last?.last ?? .zero
      switch element.pointee.type {
      case .moveToPoint: lines.append([points[0]])
      case .addLineToPoint: if !lines.isEmpty { lines[lines.count - 1].append(points[0]) }
      case .addQuadCurveToPoint:
        let (c, p) = (points[0], points[1])
        addCurve { point(point(last, c, $0), point(c, p, $0), $0) }
      case .addCurveToPoint:
        let (c, d, p) = (points[0], points[1], points[2])
        addCurve { t in
          let (e, f, g) = (point(last, c, t), point(c, d, t), point(d, p, t))
          return point(point(e, f, t), point(f, g, t), t)
        }
      case .closeSubpath:
        guard let first = lines.last?.first else { return }
        lines[lines.count - 1].append(first)
        lines.append([first])
      @unknown default: break
      }
    }
    return lines
  }
}
