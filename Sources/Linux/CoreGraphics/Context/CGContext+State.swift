import CCairo

extension CGContext {
  /// Remembers everything but the path until the matching `restoreGState()`.
  public func saveGState() {
    savedStates.append(state)
    cairo_save(cr)
  }

  /// Goes back to what the matching `saveGState()` remembered. Without a match it does nothing.
  public func restoreGState() {
    guard savedStates.count > layers.last ?? 0, let last = savedStates.popLast() else { return }
    state = last
    cairo_restore(cr)
  }

  /// From user space to a device space with its origin at the bottom left.
  public var ctm: CGAffineTransform {
    state.matrix.concatenating(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height)))
  }

  /// From user space to pixels with their origin at the top left.
  package var pixelTransform: CGAffineTransform { state.matrix }

  public func concatenate(_ transform: CGAffineTransform) {
    state.matrix = transform.concatenating(state.matrix)
  }

  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    state.matrix = state.matrix.translatedBy(x: tx, y: ty)
  }

  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    state.matrix = state.matrix.scaledBy(x: sx, y: sy)
  }

  /// Turns user space by an angle in radians.
  public func rotate(by angle: CGFloat) {
    state.matrix = state.matrix.rotated(by: angle)
  }

  public func setFillColor(_ color: CGColor) { state.fillColor = color }

  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  public func setFillColor(gray: CGFloat, alpha: CGFloat) { setFillColor(CGColor(gray: gray, alpha: alpha)) }

  public func setStrokeColor(_ color: CGColor) { state.strokeColor = color }

  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { setStrokeColor(CGColor(gray: gray, alpha: alpha)) }

  /// In units of user space.
  public func setLineWidth(_ width: CGFloat) { state.lineWidth = width }

  public func setLineCap(_ cap: CGLineCap) { state.lineCap = cap }

  public func setLineJoin(_ join: CGLineJoin) { state.lineJoin = join }

  /// How much longer than the line is wide a pointed join may be before it is cut off.
  public func setMiterLimit(_ limit: CGFloat) { state.miterLimit = limit }

  /// Lengths of dashes and gaps in turn, from a phase on; no lengths for a solid line.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.dashPhase = phase
    state.dashLengths = lengths
  }

  /// A factor for the alpha of everything drawn.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha.clampedToUnit }

  public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }

  public func setShouldAntialias(_ shouldAntialias: Bool) { state.antialiases = shouldAntialias }

  /// Draws everything from now on with a shadow; none where the colour is nil or clear.
  /// - Parameters:
  ///   - offset: In units of the space that the context began with, whatever the transform is now.
  ///   - blur: In the same units, twice the standard deviation of the blur.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.shadow =
      if let color, color.alpha > 0 { GraphicsState.Shadow(offset: offset, blur: blur, color: color) } else { nil }
  }

  /// The same with black of one third alpha.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
  }

  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolationQuality }
    set { state.interpolationQuality = newValue }
  }
}
