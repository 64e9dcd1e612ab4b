extension SceneBuilder {
  /// The bounds with rounded corners, for an aligned layer.
  func roundedFrame(_ pass: LayerPass) -> RoundedFrame {
    let (state, frame) = (pass.state, pass.geometry.frame)
    guard state.cornerRadius > 0, !pass.layer.maskedCorners.isEmpty else { return RoundedFrame(frame) }
    let corner = resources.corners.corner(
      radius: state.cornerRadius * pass.geometry.scale, isContinuous: pass.layer.cornerCurve == .continuous, width: frame.width,
      height: frame.height)
    return RoundedFrame(frame, corner: corner, rounded: pass.layer.maskedCorners)
  }

  /// The coverage of the bounds with rounded corners, or of the border, for a layer that is not aligned.
  func outline(
    _ pass: LayerPass, _ kept: ReferenceWritableKeyPath<LayerPictures, Kept<LayerPictures.OutlineKey, PlacedMask>>,
    borderWidth: CGFloat = 0
  ) -> PlacedMask {
    let (state, geometry) = (pass.state, pass.geometry)
    let key = LayerPictures.OutlineKey(
      device: geometry.device, bounds: geometry.bounds, radius: state.cornerRadius, corners: pass.layer.maskedCorners.rawValue,
      isContinuous: pass.layer.cornerCurve == .continuous, borderWidth: borderWidth, rect: geometry.frame.intersection(area))
    return pass.pictures[keyPath: kept].value(for: key) {
      func mask(inset: CGFloat) -> Mask {
        let bounds = geometry.bounds.insetBy(dx: inset, dy: inset)
        let radius = max(state.cornerRadius - inset, 0)
        var device = geometry.device
        let path = CGPath(
          roundedRect: bounds, radii: CornerRadii(radius, corners: pass.layer.maskedCorners), isContinuous: key.isContinuous
        ).copy(using: &device)
        return ShapeDrawing.mask(of: path ?? CGMutablePath(), in: key.rect)
      }
      let outer = mask(inset: 0)
      if borderWidth > 0, min(geometry.bounds.width, geometry.bounds.height) > 2 * borderWidth {
        outer.subtract(mask(inset: borderWidth))
      }
      return PlacedMask(mask: outer, x: key.rect.x, y: key.rect.y)
    }
  }

  /// - Parameter isCut: Whether a surrounding group already clips the corners.
  mutating func addBackground(_ pass: LayerPass, isCut: Bool) {
    guard let color = pass.state.backgroundColor?.pixel(alpha: pass.alpha), color >> 24 > 0 else { return }
    let frame = pass.geometry.frame
    if pass.geometry.isAligned {
      append(pass, .background, .fill(isCut ? RoundedFrame(frame) : roundedFrame(pass), color), frame)
    } else if isCut {
      append(pass, .background, .fill(RoundedFrame(frame), color), frame)
    } else {
      let mask = outline(pass, \.background)
      append(pass, .background, .stencil(mask.mask, x: mask.x, y: mask.y, color), mask.rect)
    }
  }

  mutating func addBorder(_ pass: LayerPass) {
    let state = pass.state
    guard state.borderWidth > 0, let color = state.borderColor?.pixel(alpha: pass.alpha), color >> 24 > 0 else { return }
    guard pass.geometry.isAligned else {
      let mask = outline(pass, \.border, borderWidth: state.borderWidth)
      return append(pass, .border, .stencil(mask.mask, x: mask.x, y: mask.y, color), mask.rect)
    }
    let frame = roundedFrame(pass)
    let width = min(state.borderWidth * pass.geometry.scale, CGFloat(max(frame.rect.width, frame.rect.height)))
    append(pass, .border, .border(frame, resources.corners.border(corner: frame.corner, width: width), color), frame.rect)
  }

  mutating func addBackdrop(_ pass: LayerPass) {
    guard !isDetached, let blur = pass.layer.backdropBlur else { return }
    let rect = pass.geometry.frame.intersection(pass.clip)
    if rect.isEmpty { return }
    let picture = resources.backdrop(of: pass.layer)
    let recipe = BackdropPicture.Recipe(
      rect: rect, sigma: blur.radius * pass.geometry.scale, saturation: blur.saturation, tint: blur.tint?.pixel ?? 0)
    append(pass, .backdrop, .backdrop(picture, recipe, alpha: pass.alpha.byte), rect)
  }
}
