/// An immutable outline of lines and curves; see `CGMutablePath` for a mutable one.
public class CGPath: Hashable {
  /// The elements, in order.
  package fileprivate(set) var elements: [PathElement]

  package init(elements: [PathElement]) {
    self.elements = elements
  }

  /// Creates a closed rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(elements: PathBuilder.rect(rect).applying(transform))
  }

  /// Creates the ellipse inscribed in a rectangle.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(elements: PathBuilder.ellipse(in: rect).applying(transform))
  }

  /// Creates a rectangle with elliptical corners. Each corner is at most half as wide and half as high as the rectangle.
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
  /// Whether the path has no elements.
  public var isEmpty: Bool { elements.isEmpty }

  /// The start of the next element; zero in an empty path.
  public var currentPoint: CGPoint {
    PathCursor(elements).current ?? .zero
  }

  /// The bounding box of all points, including control points; null for an empty path.
  public var boundingBox: CGRect { CGRect(enclosing: elements.lazy.flatMap(\.points)) }

  /// The bounding box of the outline itself; null for an empty path.
  public var boundingBoxOfPath: CGRect { PathBounds.tight(of: elements) }

  /// Whether the path is a rectangle with sides parallel to the axes. If so, stores it in `rect`.
  public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
    guard let found = PathBounds.rectangle(of: elements) else { return false }
    rect?.pointee = found
    return true
  }

  public func copy() -> CGPath? { CGPath(elements: elements) }

  /// A copy with all points transformed.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(elements: elements.applying(transform))
  }

  public func mutableCopy() -> CGMutablePath? { mutableCopy(using: nil) }

  /// A mutable copy with all points transformed.
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    CGMutablePath(elements: elements.applying(transform))
  }

  /// Whether a point, after the transform, is inside the path. Open subpaths count as closed.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool {
    let winding = PathWinding(elements).number(at: point.applying(transform))
    return rule == .winding ? winding.sum != 0 : winding.crossings % 2 != 0
  }

  /// Calls the block for each element in order.
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

/// A path that can be extended.
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
