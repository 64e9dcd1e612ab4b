/// An outline of lines and curves. A path of this class never changes; `CGMutablePath` does.
public class CGPath: Hashable {
  /// The steps, in order.
  package fileprivate(set) var elements: [PathElement]

  package init(elements: [PathElement]) {
    self.elements = elements
  }

  /// A closed rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(elements: PathBuilder.rect(rect).applying(transform))
  }

  /// The ellipse that fits into a rectangle.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(elements: PathBuilder.ellipse(in: rect).applying(transform))
  }

  /// A rectangle with elliptic corners, each at most half as large as the rectangle.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: UnsafePointer<CGAffineTransform>?
  ) {
    self.init(
      elements: PathBuilder.roundedRect(rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight).applying(transform))
  }

  public static func == (lhs: CGPath, rhs: CGPath) -> Bool { lhs === rhs || lhs.elements == rhs.elements }

  public func hash(into hasher: inout Hasher) { hasher.combine(elements) }
}

extension CGPath {
  /// Whether there is nothing in it.
  public var isEmpty: Bool { elements.isEmpty }

  /// Where the next step starts; zero in an empty path.
  public var currentPoint: CGPoint {
    PathCursor(elements).current ?? .zero
  }

  /// The smallest rectangle around all points, those that steer curves included; null in an empty path.
  public var boundingBox: CGRect { CGRect(enclosing: elements.lazy.flatMap(\.points)) }

  /// The smallest rectangle around the outline itself; null in an empty path.
  public var boundingBoxOfPath: CGRect { PathBounds.tight(of: elements) }

  /// Whether this is one rectangle with sides parallel to the axes, which it then hands out.
  public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    guard let found = PathBounds.rectangle(of: elements) else { return false }
    rect?.pointee = found
    return true
  }

  public func copy() -> CGPath? { CGPath(elements: elements) }

  /// A copy with every point transformed.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(elements: elements.applying(transform))
  }

  public func mutableCopy() -> CGMutablePath? { mutableCopy(using: nil) }

  /// A copy with every point transformed, which can be continued.
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    CGMutablePath(elements: elements.applying(transform))
  }

  /// Whether a point, transformed first, lies inside; open subpaths count as closed.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool {
    let winding = PathWinding(elements).number(at: point.applying(transform))
    return rule == .winding ? winding.sum != 0 : winding.crossings % 2 != 0
  }

  /// Calls the block for every step in order.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    for element in elements {
      let type: CGPathElementType =
        switch element {
        case .move: .moveToPoint
        case .line: .addLineToPoint
        case .quad: .addQuadCurveToPoint
        case .curve: .addCurveToPoint
        case .close: .closeSubpath
        }
      withUnsafeTemporaryAllocation(of: CGPoint.self, capacity: 3) { buffer in
        guard let points = buffer.baseAddress else { return }
        buffer.initialize(repeating: .zero)
        for (index, point) in element.points.enumerated() { buffer[index] = point }
        var step = CGPathElement(type: type, points: points)
        block(&step)
      }
    }
  }
}

/// A path that can be continued.
public class CGMutablePath: CGPath {
  public convenience init() {
    self.init(elements: [])
  }

  func append(_ element: PathElement) {
    elements.append(element)
  }

  func append(_ more: [PathElement]) {
    elements.append(contentsOf: more)
  }
}

extension [PathElement] {
  func applying(_ transform: UnsafePointer<CGAffineTransform>?) -> [PathElement] {
    guard let transform, !transform.pointee.isIdentity else { return self }
    return map { $0.applying(transform.pointee) }
  }

  func applying(_ transform: CGAffineTransform) -> [PathElement] {
    transform.isIdentity ? self : map { $0.applying(transform) }
  }
}
