/// An element of a path, as a value.
package enum PathElement: Hashable, Sendable {
  case move(CGPoint)
  case line(CGPoint)
  case quad(control: CGPoint, end: CGPoint)
  case curve(CGPoint, CGPoint, end: CGPoint)
  case close

  /// All points of the element; the end point is last.
  var points: [CGPoint] {
    switch self {
    case .move(let end), .line(let end): [end]
    case .quad(let control, let end): [control, end]
    case .curve(let first, let second, let end): [first, second, end]
    case .close: []
    }
  }

  func applying(_ t: CGAffineTransform) -> PathElement {
    switch self {
    case .move(let end): .move(end.applying(t))
    case .line(let end): .line(end.applying(t))
    case .quad(let control, let end): .quad(control: control.applying(t), end: end.applying(t))
    case .curve(let first, let second, let end):
      .curve(first.applying(t), second.applying(t), end: end.applying(t))
    case .close: .close
    }
  }
}

/// The type of a path element.
public enum CGPathElementType: Int32, Sendable {
  case moveToPoint
  case addLineToPoint
  case addQuadCurveToPoint
  case addCurveToPoint
  case closeSubpath
}

/// An element of a path, as `applyWithBlock(_:)` passes it. The points are valid only during the call.
public struct CGPathElement {
  public var type: CGPathElementType
  public var points: UnsafeMutablePointer<CGPoint>

  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}

/// The rule that decides which points are inside a path that intersects itself.
public enum CGPathFillRule: Int, Sendable {
  /// Points with a winding number other than zero.
  case winding
  /// Points from which a ray crosses an odd number of edges.
  case evenOdd
}

public enum CGLineCap: Int32, Sendable {
  case butt
  case round
  case square
}

public enum CGLineJoin: Int32, Sendable {
  case miter
  case round
  case bevel
}
