/// Computes bounding boxes of paths.
enum PathBounds {
  static func tight(of elements: [PathElement]) -> CGRect {
    var cursor = PathCursor()
    var points: [CGPoint] = []
    for element in elements {
      let from = cursor.current ?? .zero
      switch element {
      case .move(let end), .line(let end): points.append(end)
      case .quad(let control, let end):
        points.append(end)
        // The equivalent cubic curve has the same extreme points.
        let first = control.interpolated(to: from, 1.0 / 3)
        let second = control.interpolated(to: end, 1.0 / 3)
        points += extremes(from, first, second, end)
      case .curve(let first, let second, let end):
        points.append(end)
        points += extremes(from, first, second, end)
      case .close: break
      }
      cursor.follow(element)
    }
    return CGRect(enclosing: points)
  }

  /// The points of a cubic at which one coordinate has an extreme value.
  private static func extremes(_ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint) -> [CGPoint] {
    let xs = turns(p0.x, p1.x, p2.x, p3.x)
    let ys = turns(p0.y, p1.y, p2.y, p3.y)
    return (xs + ys).map { Cubic(p0, p1, p2, p3).point(at: $0) }
  }

  /// The parameters between 0 and 1 at which the derivative of one coordinate is zero.
  private static func turns(_ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat) -> [CGFloat] {
    let a = p3 - 3 * p2 + 3 * p1 - p0
    let b = 2 * (p2 - 2 * p1 + p0)
    let c = p1 - p0
    return Cubic.roots(a, b, c).filter { $0 > 0 && $0 < 1 }
  }

  /// The rectangle that the path forms, if it is a rectangle.
  static func rectangle(of elements: [PathElement]) -> CGRect? {
    var corners: [CGPoint] = []
    for (index, element) in elements.enumerated() {
      switch element {
      case .move(let point) where index == 0: corners.append(point)
      case .line(let point) where index > 0: corners.append(point)
      case .close where index == elements.count - 1: break
      default: return nil
      }
    }
    if corners.count == 5, corners.first == corners.last { corners.removeLast() }
    guard corners.count == 4 else { return nil }
    for index in 0..<4 {
      let (from, to, next) = (corners[index], corners[(index + 1) % 4], corners[(index + 2) % 4])
      let turns = (from.y == to.y && to.x == next.x) || (from.x == to.x && to.y == next.y)
      guard turns else { return nil }
    }
    return CGRect(enclosing: corners)
  }
}
