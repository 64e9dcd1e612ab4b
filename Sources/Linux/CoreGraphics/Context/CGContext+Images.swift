import CCairo

extension CGContext {
  /// Draws an image into a rectangle, with its top edge at the rectangle's largest y: upright if the y axis points up,
  /// upside down in UIKit's orientation. If tiling is on, the rectangle is one of the tiles, and copies of it fill the
  /// clip.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    draw(image, in: rect, flipped: true, tiled: byTiling)
  }

  /// Draws an image with its top edge at the rectangle's smallest y: upright in UIKit's orientation.
  package func draw(upright image: CGImage, in rect: CGRect) {
    draw(image, in: rect, flipped: false, tiled: false)
  }

  private func draw(_ image: CGImage, in rect: CGRect, flipped: Bool, tiled: Bool) {
    let rect = rect.standardized
    guard image.width > 0, image.height > 0, rect.width > 0, rect.height > 0 else { return }
    let (sx, sy) = (rect.width / CGFloat(image.width), rect.height / CGFloat(image.height))
    let matrix = state.matrix.translatedBy(x: rect.minX, y: flipped ? rect.maxY : rect.minY).scaledBy(
      x: sx, y: flipped ? -sy : sy)
    guard matrix.isInvertible else { return }
    paint(tiled ? clipExtents : rect.applying(state.matrix)) { cr in
      cr.use(matrix)
      image.withPattern { pattern in
        cairo_pattern_set_filter(pattern, state.interpolationQuality.cairo)
        cairo_pattern_set_extend(pattern, tiled ? CAIRO_EXTEND_REPEAT : CAIRO_EXTEND_PAD)
        cairo_set_source(cr, pattern)
        if !tiled {
          cairo_new_path(cr)
          cairo_rectangle(cr, 0, 0, Double(image.width), Double(image.height))
          cairo_clip(cr)
        }
        cairo_paint_with_alpha(cr, Double(state.alpha))
        cairo_set_source_rgb(cr, 0, 0, 0)
      }
    }
  }
}

extension CGImage {
  /// Calls `body` with a Cairo pattern that reads the pixels in place.
  fileprivate func withPattern(_ body: (OpaquePointer?) -> Void) {
    pixels.withUnsafeBytes { bytes in
      guard let address = bytes.baseAddress else { return }
      // Cairo takes a mutable pointer even for surfaces that it only reads.
      let memory = UnsafeMutableRawPointer(mutating: address).assumingMemoryBound(to: UInt8.self)
      let surface = cairo_image_surface_create_for_data(
        memory, isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32, Int32(width), Int32(height), Int32(bytesPerRow))
      let pattern = cairo_pattern_create_for_surface(surface)
      body(pattern)
      cairo_pattern_destroy(pattern)
      cairo_surface_finish(surface)
      cairo_surface_destroy(surface)
    }
  }
}
