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

  /// Ends the subpath with a line to where it began.
  public func closeSubpath() {
    append(.close)
  }

  /// Adds a closed rectangle as a subpath of its own.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    append(PathBuilder.rect(rect).applying(transform))
  }

  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Begins a subpath at the first point and joins the others by lines.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }

  /// Adds the ellipse that fits into a rectangle as a subpath of its own.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    append(PathBuilder.ellipse(in: rect).applying(transform))
  }

  /// Adds a rectangle with elliptic corners as a subpath of its own.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
  ) {
    append(
      PathBuilder.roundedRect(rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight).applying(transform))
  }

  /// Adds a part of a circle, angles in radians from the x axis. A line joins it to the current point where there is one.
  ///
  /// `clockwise` is meant in a space whose y axis points up: in UIKit's orientation such an arc looks the other way round.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let sweep = PathBuilder.sweep(from: startAngle, to: endAngle, clockwise: clockwise)
    addRelativeArc(center: center, radius: radius, startAngle: startAngle, delta: sweep, transform: transform)
  }

  /// Adds a part of a circle that begins at an angle and turns by another, both in radians.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
  ) {
    let arc = PathBuilder.arc(center: center, radius: radius, startAngle: startAngle, delta: delta)
    append((isEmpty ? PathElement.move(arc.start) : .line(arc.start)).applying(transform))
    append(arc.curves.applying(transform))
  }

  /// Adds an arc that rounds the corner between the current point, the first and the second point.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    guard let current = PathCursor(elements).current else { return }
    let start = transform.isInvertible ? current.applying(transform.inverted()) : current
    append(
      PathBuilder.tangentArc(from: start, corner: tangent1End, to: tangent2End, radius: radius).applying(transform))
  }

  /// Adds every step of another path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    append(path.elements.applying(transform))
  }
}
