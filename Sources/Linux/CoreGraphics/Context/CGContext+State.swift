import CCairo

extension CGContext {
  /// Saves everything except the path until the matching `restoreGState()`.
  public func saveGState() {
    savedStates.append(state)
    cairo_save(cr)
  }

  /// Restores the state of the matching `saveGState()`. Does nothing without a match.
  public func restoreGState() {
    guard savedStates.count > layers.last ?? 0, let last = savedStates.popLast() else { return }
    state = last
    cairo_restore(cr)
  }

  /// The transform from user space to a device space with its origin at the bottom left.
  public var ctm: CGAffineTransform {
    state.matrix.concatenating(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height)))
  }

  /// The transform from user space to pixels, with the origin at the top left.
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

  /// Rotates user space by an angle in radians.
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

  /// Sets the line width, in units of user space.
  public func setLineWidth(_ width: CGFloat) { state.lineWidth = width }

  public func setLineCap(_ cap: CGLineCap) { state.lineCap = cap }

  public func setLineJoin(_ join: CGLineJoin) { state.lineJoin = join }

  /// Sets the maximum ratio of a miter's length to the line width. Longer miters become bevels.
  public func setMiterLimit(_ limit: CGFloat) { state.miterLimit = limit }

  /// Sets the alternating lengths of dashes and gaps. `phase` is the start in this pattern. Without lengths the line is
  /// solid.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.dashPhase = phase
    state.dashLengths = lengths
  }

  /// Sets a factor for the alpha of everything that is drawn.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha.clampedToUnit }

  public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }

  public func setShouldAntialias(_ shouldAntialias: Bool) { state.antialiases = shouldAntialias }

  /// Sets the shadow of everything that is drawn; a nil or transparent colour removes it.
  /// - Parameters:
  ///   - offset: The offset in units of the context's base space, which the current transform does not affect.
  ///   - blur: Twice the standard deviation of the blur, in the same units.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.shadow =
      if let color, color.alpha > 0 { GraphicsState.Shadow(offset: offset, blur: blur, color: color) } else { nil }
  }

  /// Sets a black shadow with an alpha of 1/3.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
  }

  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolationQuality }
    set { state.interpolationQuality = newValue }
  }
}
