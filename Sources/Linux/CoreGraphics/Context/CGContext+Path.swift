extension CGContext {
  /// Clears the current path.
  public func beginPath() {
    devicePath = []
    cursor = PathCursor()
  }

  /// Appends elements in user space to the current path.
  private func append(_ elements: [PathElement]) {
    for element in elements.applying(state.matrix) {
      devicePath.append(element)
      cursor.follow(element)
    }
  }

  /// Appends the elements in user space that `build` adds to a path. That path begins at the current point, if there is
  /// one.
  private func continuePath(_ build: (CGMutablePath) -> Void) {
    let addition = CGMutablePath()
    if !isPathEmpty { addition.move(to: currentPointOfPath) }
    let known = addition.elements.count
    build(addition)
    append(Array(addition.elements.dropFirst(known)))
  }

  public func move(to point: CGPoint) { append([.move(point)]) }

  public func addLine(to point: CGPoint) { append([.line(point)]) }

  public func addLines(between points: [CGPoint]) {
    guard let first = points.first else { return }
    append([.move(first)] + points.dropFirst().map { .line($0) })
  }

  public func addQuadCurve(to end: CGPoint, control: CGPoint) { append([.quad(control: control, end: end)]) }

  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    append([.curve(control1, control2, end: end)])
  }

  public func addRect(_ rect: CGRect) { append(PathBuilder.rect(rect)) }

  public func addRects(_ rects: [CGRect]) { append(rects.flatMap(PathBuilder.rect)) }

  public func addEllipse(in rect: CGRect) { append(PathBuilder.ellipse(in: rect)) }

  /// Adds an arc of a circle; see `CGMutablePath` for the meaning of `clockwise`.
  public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    continuePath {
      $0.addArc(center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }
  }

  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    continuePath { $0.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius) }
  }

  public func addPath(_ path: CGPath) { append(path.elements) }

  public func closePath() { append([.close]) }

  public var isPathEmpty: Bool { devicePath.isEmpty }

  /// The current point, in user space; zero without a path.
  public var currentPointOfPath: CGPoint { cursor.current?.applying(state.matrix.inverted()) ?? .zero }

  /// The bounding box of all points of the path, including control points, in user space.
  public var boundingBoxOfPath: CGRect { path?.boundingBox ?? .null }

  /// A copy of the current path, in user space.
  public var path: CGPath? {
    isPathEmpty ? nil : CGPath(elements: devicePath.applying(state.matrix.inverted()))
  }

  /// Whether drawing the current path with this mode would cover a point of user space. For strokes, the area of the line
  /// counts.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    contains(point.applying(state.matrix), mode: mode)
  }
}
