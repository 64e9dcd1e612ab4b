extension SceneBuilder {
  mutating func addShadow(_ pass: LayerPass) {
    let (state, shadow) = (pass.state, pass.state.shadow)
    guard shadow.opacity > 0, let color = shadow.color?.pixel(alpha: CGFloat(min(shadow.opacity, 1)) * pass.alpha),
      color >> 24 > 0
    else { return }
    let geometry = pass.geometry
    let offset = CGPoint(x: shadow.offset.width, y: shadow.offset.height).applying(geometry.device.linear)
    let (dx, dy) = (Int(offset.x.rounded()), Int(offset.y.rounded()))
    let sigma = max(shadow.radius, 0) * geometry.scale
    let isOpaqueBox = (state.backgroundColor?.alpha ?? 0) >= 1

    if geometry.isAligned, let frame = boxOfShadow(pass, isOpaqueBox) {
      let mask = resources.shadows.shadow(of: frame, sigma: sigma)
      let rect = frame.rect.insetBy(dx: -mask.reach, dy: -mask.reach).offsetBy(dx: dx, dy: dy)
      append(pass, .shadow, .shadow(mask, rect, color), rect)
      // The part that the background covers need not be drawn.
      if isOpaqueBox, pass.alpha.byte == 255, !rect.intersection(pass.clip).isEmpty { setHole(roundedFrame(pass)) }
      return
    }
    let placed =
      shadow.path.map { shadowOf(pass, $0, sigma) }
      ?? (isOpaqueBox ? shadowOf(pass, boundsPath(pass), sigma) : shadowOfContent(pass, sigma))
    guard let placed else { return }
    let origin = geometry.origin
    let rect = placed.rect.offsetBy(dx: origin.x + dx, dy: origin.y + dy)
    append(pass, .shadow, .shadow(placed.shadow, rect, color), rect)
  }

  /// The rounded rectangle that casts the shadow: the bounds of an opaque layer, or a rectangular path; nil for other
  /// shapes.
  private func boxOfShadow(_ pass: LayerPass, _ isOpaqueBox: Bool) -> RoundedFrame? {
    guard let path = pass.state.shadow.path else { return isOpaqueBox ? roundedFrame(pass) : nil }
    var rect = CGRect.zero
    if path.isRect(&rect) { return RoundedFrame(pass.geometry.pixels(of: rect)) }
    return nil
  }

  private func boundsPath(_ pass: LayerPass) -> CGPath {
    CGPath(
      roundedRect: pass.geometry.bounds, radii: CornerRadii(pass.state.cornerRadius, corners: pass.layer.maskedCorners),
      isContinuous: pass.layer.cornerCurve == .continuous)
  }

  /// The shadow of a path, relative to the layer's origin.
  private func shadowOf(_ pass: LayerPass, _ path: CGPath, _ sigma: CGFloat) -> PlacedShadow? {
    let key = LayerPictures.ShadowKey(device: pass.geometry.settled, path: path, sigma: sigma)
    return pass.pictures.shadow.value(for: key) {
      var device = key.device
      let placed = path.copy(using: &device) ?? path
      let reach = ShadowMask.reach(sigma)
      let rect = PixelRect(covering: placed.boundingBoxOfPath).insetBy(dx: -reach, dy: -reach)
      let mask = ShapeDrawing.mask(of: placed, in: rect)
      mask.blur(sigma: sigma)
      return PlacedShadow(shadow: ShadowMask(mask: mask, reach: reach), rect: rect)
    }
  }

  /// The shadow of the visible content of the layer and its sublayers, relative to the layer's origin.
  private func shadowOfContent(_ pass: LayerPass, _ sigma: CGFloat) -> PlacedShadow? {
    var builder = detached(in: detachedClip(pass))
    builder.addAlone(pass)
    let items = builder.items
    if let known = pass.pictures.contentShadow, known.sigma == sigma, known.items.isSame(as: items) { return known.shadow }
    let reach = ShadowMask.reach(sigma)
    let content = items.extent
    if content.isEmpty { return nil }
    let rect = content.insetBy(dx: -reach, dy: -reach)
    let mask = Mask(alphaOf: ScenePainter.picture(of: items, in: rect))
    mask.blur(sigma: sigma)
    let placed = PlacedShadow(shadow: ShadowMask(mask: mask, reach: reach), rect: rect)
    pass.pictures.contentShadow = (items, sigma, placed)
    return placed
  }

  /// Adds the layer's content without its shadow and with its origin at zero.
  private mutating func addAlone(_ pass: LayerPass) {
    var alone = LayerPass(
      pass.layer, pass.state, LayerGeometry(device: pass.geometry.settled, bounds: pass.geometry.bounds), detachedClip(pass))
    alone.hasShadow = false
    addContent(&alone)
  }

  /// The clip of a picture that is drawn separately, relative to the layer's origin. It limits the memory for layers that
  /// are much larger than the target.
  func detachedClip(_ pass: LayerPass) -> PixelRect {
    let frame = pass.geometry.frame
    let origin = pass.geometry.origin
    let isSmall = frame.width <= 2 * target.width && frame.height <= 2 * target.height
    return (isSmall ? frame.insetBy(dx: -target.width, dy: -target.height) : pass.clip).offsetBy(dx: -origin.x, dy: -origin.y)
  }
}

extension SceneBuilder {
  /// The alpha of the layer's mask, in device space.
  func maskOf(_ pass: LayerPass, _ layer: CALayer) -> PlacedMask {
    let clip = detachedClip(pass)
    var builder = detached(in: clip)
    builder.add(layer, parent: pass.geometry.settled, clip: clip)
    let items = builder.items
    let origin = pass.geometry.origin
    let known: PlacedMask
    if let last = pass.pictures.mask, last.items.isSame(as: items) {
      known = last.mask
    } else {
      let rect = items.extent
      known = PlacedMask(mask: Mask(alphaOf: ScenePainter.picture(of: items, in: rect)), x: rect.x, y: rect.y)
      pass.pictures.mask = (items, known)
    }
    return PlacedMask(mask: known.mask, x: known.x + origin.x, y: known.y + origin.y)
  }
}

extension [DisplayItem] {
  /// The bounding box of all pixels that the items may change.
  var extent: PixelRect { reduce(.zero) { $0.union($1.rect) } }

  func isSame(as other: [DisplayItem]) -> Bool {
    count == other.count && indices.allSatisfy { self[$0].key == other[$0].key && self[$0].isSame(as: other[$0]) }
  }
}

extension CGAffineTransform {
  /// The transform without its translation.
  var linear: CGAffineTransform { CGAffineTransform(a: a, b: b, c: c, d: d, tx: 0, ty: 0) }
}
