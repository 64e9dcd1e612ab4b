/// A path with the settings to draw it.
///
/// Coordinates are points of the context or view that it is drawn in, angles are radians that grow clockwise from the positive x axis.
open class UIBezierPath: NSObject, NSCopying {
  private var path = CGMutablePath()

  /// The width of a stroke in points. 1 at first.
  open var lineWidth: CGFloat = 1
  /// How open ends of a stroke look.
  open var lineCapStyle: CGLineCap = .butt
  /// How corners of a stroke look.
  open var lineJoinStyle: CGLineJoin = .miter
  /// The longest mitre, in line widths, before a corner is bevelled. 10 at first.
  open var miterLimit: CGFloat = 10
  /// Whether `fill()`, `addClip()` and `contains(_:)` use the even-odd rule instead of the non-zero winding rule.
  open var usesEvenOddFillRule = false

  private var dashPattern: [CGFloat] = []
  private var dashPhase: CGFloat = 0

  /// An empty path.
  public override init() { super.init() }

  /// The path of a rectangle, clockwise from its top left.
  public convenience init(rect: CGRect) {
    self.init()
    path.addRect(rect)
  }

  /// The ellipse that touches the middles of a rectangle's sides.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path.addEllipse(in: rect)
  }

  /// A rectangle with four equal round corners; the radius is at most half of the shorter side.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(
      roundedRect: rect, byRoundingCorners: .allCorners, cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
  }

  /// A rectangle with some corners round, each a quarter of an ellipse.
  ///
  /// - Parameter cornerRadii: Horizontal and vertical radius, each at most half of that side.
  public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
    self.init()
    path.addRoundedRect(rect.standardized, corners: corners, radii: cornerRadii)
  }

  /// An arc of a circle, open. Angle 0 is at the right.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  /// A copy of a Core Graphics path.
  public convenience init(cgPath: CGPath) {
    self.init()
    path.addPath(cgPath)
  }

  /// The path as Core Graphics sees it: a copy, both when read and when set.
  open var cgPath: CGPath {
    get { path.copy() ?? path }
    set {
      path = CGMutablePath()
      path.addPath(newValue)
    }
  }

  /// Whether nothing has been added yet.
  open var isEmpty: Bool { path.isEmpty }

  /// The smallest rectangle around all points, control points included.
  open var bounds: CGRect { path.boundingBox }

  /// Where the next line or curve starts; zero in an empty path.
  open var currentPoint: CGPoint { path.currentPoint }

  /// Whether a point lies in the area that `fill()` would paint.
  open func contains(_ point: CGPoint) -> Bool {
    path.contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
  }

  /// Starts a new subpath.
  open func move(to point: CGPoint) { path.move(to: point) }

  /// Adds a straight line from the current point.
  open func addLine(to point: CGPoint) { path.addLine(to: point) }

  /// Adds a cubic curve from the current point.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a quadratic curve from the current point.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Adds an arc, with a straight line from the current point to its start if there is one.
  open func addArc(withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    // Core Graphics names directions as seen with y upwards.
    path.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
  }

  /// Closes the current subpath with a straight line to its start.
  open func close() { path.closeSubpath() }

  /// Makes the path empty.
  open func removeAllPoints() { path = CGMutablePath() }

  /// Adds the subpaths of another path.
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }

  /// Transforms every point.
  open func apply(_ transform: CGAffineTransform) {
    let old = path
    path = CGMutablePath()
    path.addPath(old, transform: transform)
  }

  /// Sets the lengths, in points, of painted and unpainted parts of a stroke in turn; nil or a count of 0 means a solid line.
  ///
  /// - Parameter phase: How far into the pattern the stroke starts.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dashPattern = pattern.map { Array(UnsafeBufferPointer(start: $0, count: count)) } ?? []
    dashPhase = phase
  }

  /// Gives the lengths last set with `setLineDash`; any of the pointers may be nil.
  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?, phase: UnsafeMutablePointer<CGFloat>?
  ) {
    pattern?.update(from: dashPattern, count: dashPattern.count)
    count?.pointee = dashPattern.count
    phase?.pointee = dashPhase
  }

  /// Paints the inside with the current context's fill colour.
  open func fill() { fill(with: .normal, alpha: 1) }

  /// Paints the outline with the current context's stroke colour.
  open func stroke() { stroke(with: .normal, alpha: 1) }

  /// Paints the inside with a blend mode and an alpha besides the colour's own.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw(with: blendMode, alpha: alpha) {
      $0.addPath(path)
      $0.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding)
    }
  }

  /// Paints the outline with a blend mode and an alpha besides the colour's own.
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

  /// Narrows the current context's clip to the inside of the path.
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
