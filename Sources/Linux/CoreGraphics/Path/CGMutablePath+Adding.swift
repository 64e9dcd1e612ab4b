extension CGMutablePath {
  /// Begins a new subpath.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    append(.move(point.applying(transform)))
  }

  /// Adds a straight line from the current point.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    append(.line(point.applying(transform)))
  }

  /// Adds a quadratic curve from the current point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
    append(PathElement.quad(control: control, end: end).applying(transform))
  }

  /// Adds a cubic curve from the current point.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity) {
    append(PathElement.curve(control1, control2, end: end).applying(transform))
  }

  /// Closes the subpath with a line to its start.
  public func closeSubpath() {
    append(.close)
  }

  /// Adds a rectangle as a separate subpath.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    append(PathBuilder.rect(rect).applying(transform))
  }

  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Begins a subpath at the first point and adds lines to the other points.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }

  /// Adds the ellipse inscribed in a rectangle as a separate subpath.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    append(PathBuilder.ellipse(in: rect).applying(transform))
  }

  /// Adds a rectangle with elliptical corners as a separate subpath.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
  ) {
    append(
      PathBuilder.roundedRect(rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight).applying(transform))
  }

  /// Adds an arc of a circle, with angles in radians from the x axis, and a line to it from the current point, if there is
  /// one.
  ///
  /// `clockwise` assumes a y axis that points up. In UIKit's orientation the arc appears in the opposite direction.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let sweep = PathBuilder.sweep(from: startAngle, to: endAngle, clockwise: clockwise)
    addRelativeArc(center: center, radius: radius, startAngle: startAngle, delta: sweep, transform: transform)
  }

  /// Adds an arc of a circle that begins at an angle and spans `delta`, both in radians.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
  ) {
    let arc = PathBuilder.arc(center: center, radius: radius, startAngle: startAngle, delta: delta)
    append((isEmpty ? PathElement.move(arc.start) : .line(arc.start)).applying(transform))
    append(arc.curves.applying(transform))
  }

  /// Adds an arc that rounds the corner between the lines from the current point to the first point and from there to the
  /// second point.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    guard let current = PathCursor(elements).current else { return }
    let start = transform.isInvertible ? current.applying(transform.inverted()) : current
    append(
      PathBuilder.tangentArc(from: start, corner: tangent1End, to: tangent2End, radius: radius).applying(transform))
  }

  /// Adds all elements of another path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    append(path.elements.applying(transform))
  }
}
