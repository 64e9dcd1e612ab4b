/// A path with attributes for drawing it.
///
/// Coordinates are in points of the context or view in which the path is drawn. Angles are in radians,
/// clockwise from the positive x axis.
open class UIBezierPath: NSObject, NSCopying {
  private var path = CGMutablePath()

  /// The width of the stroke, in points; 1 by default.
  open var lineWidth: CGFloat = 1
  /// The shape of the open ends of the stroke.
  open var lineCapStyle: CGLineCap = .butt
  /// The shape of the corners of the stroke.
  open var lineJoinStyle: CGLineJoin = .miter
  /// The longest mitre, in multiples of the line width, before a corner is bevelled; 10 by default.
  open var miterLimit: CGFloat = 10
  /// Whether `fill()`, `addClip()` and `contains(_:)` use the even-odd rule instead of the non-zero winding rule.
  open var usesEvenOddFillRule = false

  private var dashPattern: [CGFloat] = []
  private var dashPhase: CGFloat = 0

  /// Makes an empty path.
  public override init() { super.init() }

  /// Makes a path with a rectangle, clockwise from its top left corner.
  public convenience init(rect: CGRect) {
    self.init()
    path.addRect(rect)
  }

  /// Makes a path with the ellipse that fills a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path.addEllipse(in: rect)
  }

  /// Makes a rectangle with rounded corners. The radius, in points, is limited to half of the shorter side.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(
      roundedRect: rect, byRoundingCorners: .allCorners, cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
  }

  /// Makes a rectangle in which the given corners are rounded, as quarters of an ellipse.
  ///
  /// - Parameter cornerRadii: The horizontal and the vertical radius, in points, each limited to half of the side.
  public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    self.init()
    path.addRoundedRect(rect.standardized, corners: corners, radii: cornerRadii)
  }

  /// Makes an open arc of a circle. The angle 0 is on the right.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  /// Makes a path with a copy of a Core Graphics path.
  public convenience init(cgPath: CGPath) {
    self.init()
    path.addPath(cgPath)
  }

  /// The Core Graphics path. It is copied when it is read and when it is set.
  open var cgPath: CGPath {
    get { path.copy() ?? path }
    set {
      path = CGMutablePath()
      path.addPath(newValue)
    }
  }

  /// Whether the path has no elements.
  open var isEmpty: Bool { path.isEmpty }

  /// The smallest rectangle that contains all points of the path, including control points.
  open var bounds: CGRect { path.boundingBox }

  /// The start of the next line or curve; zero if the path is empty.
  open var currentPoint: CGPoint { path.currentPoint }

  /// Returns whether a point is inside the area that `fill()` would paint.
  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  /// Starts a new subpath.
  open func move(to point: CGPoint) { path.move(to: point) }

  /// Adds a straight line from the current point to `point`.
  open func addLine(to point: CGPoint) { path.addLine(to: point) }

  /// Adds a cubic curve from the current point to `endPoint`.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a quadratic curve from the current point to `endPoint`.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Adds an arc. If the path has a current point, a straight line connects it to the start of the arc.
  open func addArc(withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    // Core Graphics defines the directions for a y axis that points up.
    path.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
  }

  /// Closes the current subpath with a straight line to its start.
  open func close() { path.closeSubpath() }

  /// Removes all elements.
  open func removeAllPoints() { path = CGMutablePath() }

  /// Adds the subpaths of another path.
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }

  /// Transforms all points.
  open func apply(_ transform: CGAffineTransform) {
    let old = path
    path = CGMutablePath()
    path.addPath(old, transform: transform)
  }

  /// Sets the lengths, in points, of the alternating painted and unpainted parts of the stroke. Nil or a
  /// count of 0 makes the stroke solid.
  ///
  /// - Parameter phase: The distance into the pattern at which the stroke starts, in points.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dashPattern = pattern.map { Array(UnsafeBufferPointer(start: $0, count: count)) } ?? []
    dashPhase = phase
  }

  /// Returns the values that `setLineDash` set last. Each pointer may be nil.
  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?, phase: UnsafeMutablePointer<CGFloat>?
  ) {
    pattern?.update(from: dashPattern, count: dashPattern.count)
    count?.pointee = dashPattern.count
    phase?.pointee = dashPhase
  }

  /// Fills the path with the fill colour of the current context.
  open func fill() { fill(with: .normal, alpha: 1) }

  /// Strokes the path with the stroke colour of the current context.
  open func stroke() { stroke(with: .normal, alpha: 1) }

  /// Fills the path with a blend mode, and with an alpha that is multiplied with that of the colour.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw(with: blendMode, alpha: alpha) {
      $0.addPath(path)
      $0.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding)
    }
  }

  /// Strokes the path with a blend mode, and with an alpha that is multiplied with that of the colour.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw(with: blendMode, alpha: alpha) {
      $0.setLineWidth(lineWidth)
      $0.setLineCap(lineCapStyle)
      $0.setLineJoin(lineJoinStyle)
      $0.setMiterLimit(miterLimit)
      $0.setLineDash(phase: dashPhase, lengths: dashPattern)
      $0.addPath(path)
      $0.strokePath()
    }
  }

  /// Intersects the clip of the current context with the path.
  open func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.addPath(path)
    context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIBezierPath(cgPath: path)
    copy.lineWidth = lineWidth
    copy.lineCapStyle = lineCapStyle
    copy.lineJoinStyle = lineJoinStyle
    copy.miterLimit = miterLimit
    copy.usesEvenOddFillRule = usesEvenOddFillRule
    copy.dashPattern = dashPattern
    copy.dashPhase = dashPhase
    return copy
  }

  private func draw(with blendMode: CGBlendMode, alpha: CGFloat, _ paint: (CGContext) -> Void) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    if blendMode != .normal { context.setBlendMode(blendMode) }
    if alpha != 1 { context.setAlpha(alpha) }
    paint(context)
    context.restoreGState()
  }
}
