/// Computes the winding number of a path around a point.
struct PathWinding {
  private let edges: [(CGPoint, CGPoint)]

  /// Approximates each curve by 32 lines, which is precise enough for hit tests.
  init(_ elements: [PathElement]) {
    var edges: [(CGPoint, CGPoint)] = []
    var cursor = PathCursor()
    func curve(_ cubic: Cubic) {
      var from = cubic.p0
      for step in 1...32 {
        let to = step == 32 ? cubic.p3 : cubic.point(at: CGFloat(step) / 32)
        edges.append((from, to))
        from = to
      }
    }
    func close() {
      if let from = cursor.current, let to = cursor.start, from != to { edges.append((from, to)) }
    }
    for element in elements {
      let from = cursor.current ?? element.points.first ?? .zero
      switch element {
      case .move, .close: close()
      case .line(let end): edges.append((from, end))
      case .quad(let control, let end):
        curve(Cubic(from, control.interpolated(to: from, 1.0 / 3), control.interpolated(to: end, 1.0 / 3), end))
      case .curve(let first, let second, let end): curve(Cubic(from, first, second, end))
      }
      cursor.follow(element)
    }
    close()
    self.edges = edges
  }

  /// The edges that a ray to the right crosses: `sum` is the upward edges minus the downward ones, `crossings` the number
  /// of edges.
  func number(at point: CGPoint) -> (sum: Int, crossings: Int) {
    var sum = 0
    var crossings = 0
    for (from, to) in edges where (from.y <= point.y) != (to.y <= point.y) {
      let x = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
      guard x > point.x else { continue }
      sum += to.y > from.y ? 1 : -1
      crossings += 1
    }
    return (sum, crossings)
  }
}
