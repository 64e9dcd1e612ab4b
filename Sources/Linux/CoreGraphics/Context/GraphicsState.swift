import CCairo

/// The values that `saveGState()` saves, except the clip, which Cairo saves.
struct GraphicsState {
  struct Shadow {
    /// In the context's base space.
    var offset: CGSize
    var blur: CGFloat
    var color: CGColor
  }

  /// The transform from user space to device pixels, with the origin at the top left.
  var matrix: CGAffineTransform
  var fillColor = CGColor.black
  var strokeColor = CGColor.black
  var lineWidth: CGFloat = 1
  var lineCap = CGLineCap.butt
  var lineJoin = CGLineJoin.miter
  var miterLimit: CGFloat = 10
  var dashPhase: CGFloat = 0
  var dashLengths: [CGFloat] = []
  var alpha: CGFloat = 1
  var blendMode = CGBlendMode.normal
  var shadow: Shadow?
  var antialiases = true
  var interpolationQuality = CGInterpolationQuality.default
}

extension CGAffineTransform {
  var cairo: cairo_matrix_t {
    cairo_matrix_t(xx: Double(a), yx: Double(b), xy: Double(c), yy: Double(d), x0: Double(tx), y0: Double(ty))
  }
}

extension OpaquePointer {
  /// Sets the transform from this Cairo context's user space to device pixels.
  func use(_ transform: CGAffineTransform) {
    var matrix = transform.cairo
    cairo_set_matrix(self, &matrix)
  }

  func setSource(_ color: CGColor, alpha: CGFloat) {
    cairo_set_source_rgba(
      self, Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha * alpha))
  }

  /// Replaces this Cairo context's path.
  func setPath(_ elements: [PathElement]) {
    cairo_new_path(self)
    var cursor = PathCursor()
    for element in elements {
      switch element {
      case .move(let end): cairo_move_to(self, Double(end.x), Double(end.y))
      case .line(let end): cairo_line_to(self, Double(end.x), Double(end.y))
      case .quad(let control, let end):
        let from = cursor.current ?? control
        curve(control.interpolated(to: from, 1.0 / 3), control.interpolated(to: end, 1.0 / 3), end)
      case .curve(let first, let second, let end): curve(first, second, end)
      case .close: cairo_close_path(self)
      }
      cursor.follow(element)
    }
  }

  private func curve(_ first: CGPoint, _ second: CGPoint, _ end: CGPoint) {
    cairo_curve_to(
      self, Double(first.x), Double(first.y), Double(second.x), Double(second.y), Double(end.x), Double(end.y))
  }
}
