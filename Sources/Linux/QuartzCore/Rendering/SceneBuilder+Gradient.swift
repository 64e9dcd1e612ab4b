extension LayerPictures {
  struct GradientKey: Equatable {
    let colors: [CGColor]
    let locations: [CGFloat]
    let start: CGPoint
    let end: CGPoint
    let type: String
    let width: Int
    let height: Int
  }
}

extension SceneBuilder {
  mutating func addGradient(_ pass: LayerPass) {
    guard let gradient = pass.state.gradient, let layer = pass.layer as? CAGradientLayer, let colors = gradient.colors,
      !colors.isEmpty
    else { return }
    let geometry = pass.geometry
    let isAligned = geometry.isAligned
    let size =
      isAligned
      ? geometry.frame
      : PixelRect(
        covering: CGRect(
          x: 0, y: 0, width: geometry.bounds.width * geometry.scale, height: geometry.bounds.height * geometry.scale))
    if size.isEmpty { return }
    let count = colors.count
    let spread = (0..<count).map { count > 1 ? CGFloat($0) / CGFloat(count - 1) : 0 }
    let given = gradient.locations ?? []
    let key = LayerPictures.GradientKey(
      colors: colors, locations: given.count == count ? given : spread, start: gradient.startPoint, end: gradient.endPoint,
      type: layer.type.rawValue, width: size.width, height: size.height)
    let bitmap = pass.pictures.gradient.value(for: key) { GradientDrawing.picture(of: key) }
    if isAligned {
      let frame = geometry.frame
      let corner = roundedFrame(pass)
      // Unlike contents, a gradient is clipped to the rounded corners of its layer.
      let start = items.count
      if corner.corner != nil, !pass.state.masksToBounds {
        var pass = pass
        append(&pass, .gradientStart, .startRounded(corner), frame.intersection(pass.clip))
        append(pass, .gradient, .picture(bitmap, x: frame.x, y: frame.y, alpha: pass.alpha.byte), frame)
        return close(pass, from: start, .gradientEnd, .endRounded(corner))
      }
      return append(pass, .gradient, .picture(bitmap, x: frame.x, y: frame.y, alpha: pass.alpha.byte), frame)
    }
    let forward = CGAffineTransform(
      a: geometry.bounds.width / CGFloat(size.width), b: 0, c: 0, d: geometry.bounds.height / CGFloat(size.height),
      tx: geometry.bounds.minX, ty: geometry.bounds.minY
    ).concatenating(geometry.device)
    let sampled = SampledPicture(
      bitmap: bitmap, part: bitmap.bounds, inverse: forward.inverted(), hardEdges: false)
    append(pass, .gradient, .sampled(sampled, alpha: pass.alpha.byte), geometry.frame.insetBy(dx: -1, dy: -1))
  }
}

enum GradientDrawing {
  static func picture(of key: LayerPictures.GradientKey) -> Bitmap {
    let bitmap = Bitmap(width: key.width, height: key.height)
    let (w, h) = (CGFloat(key.width), CGFloat(key.height))
    let start = CGPoint(x: key.start.x * w, y: key.start.y * h)
    let end = CGPoint(x: key.end.x * w, y: key.end.y * h)
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let kind: GradientKind
    switch key.type {
    case CAGradientLayerType.radial.rawValue:
      // An ellipse around the start point. Its radii are the distances to the end point along each axis.
      let (rx, ry) = (max(abs(dx), 1e-6), max(abs(dy), 1e-6))
      kind = .radial(
        CGAffineTransform(a: 1 / rx, b: 0, c: 0, d: 1 / ry, tx: -start.x / rx, ty: -start.y / ry))
    default:
      let square = dx * dx + dy * dy
      kind =
        square > 0
        ? .axial(dx / square, dy / square, -(start.x * dx + start.y * dy) / square) : .axial(0, 0, 0)
    }
    PixelCanvas(bitmap).fill(with: ramp(key), kind)
    bitmap.updateOpacity()
    return bitmap
  }

  /// The colours at equal steps from 0 to 1.
  private static func ramp(_ key: LayerPictures.GradientKey) -> [UInt32] {
    (0..<1024).map { index in
      let t = CGFloat(index) / 1023
      guard let next = key.locations.firstIndex(where: { $0 > t }) else { return key.colors[key.colors.count - 1].pixel }
      if next == 0 { return key.colors[0].pixel }
      let (a, b) = (key.colors[next - 1].rgba, key.colors[next].rgba)
      let part = (t - key.locations[next - 1]) / (key.locations[next] - key.locations[next - 1])
      func mixed(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * part }
      return CGColor(
        red: mixed(a.red, b.red), green: mixed(a.green, b.green), blue: mixed(a.blue, b.blue), alpha: mixed(a.alpha, b.alpha)
      ).pixel
    }
  }
}
