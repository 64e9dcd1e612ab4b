extension LayerPictures {
  struct ShapeKey: Equatable {
    let device: CGAffineTransform
    let path: CGPath
    let fill: CGColor?
    let stroke: CGColor?
    let strokeStart: CGFloat
    let strokeEnd: CGFloat
    let line: [CGFloat]
    let style: [String]
    let clip: PixelRect
  }
}

extension SceneBuilder {
  mutating func addShape(_ pass: LayerPass) {
    guard let shape = pass.state.shape, let path = shape.path, let layer = pass.layer as? CAShapeLayer else { return }
    let hasStroke = shape.lineWidth > 0 && (shape.strokeColor?.alpha ?? 0) > 0 && shape.strokeEnd > shape.strokeStart
    guard hasStroke || (shape.fillColor?.alpha ?? 0) > 0 else { return }
    let dashes = layer.lineDashPattern?.map { CGFloat($0.doubleValue) } ?? []
    let key = LayerPictures.ShapeKey(
      device: pass.geometry.settled, path: path, fill: shape.fillColor, stroke: hasStroke ? shape.strokeColor : nil,
      strokeStart: shape.strokeStart, strokeEnd: shape.strokeEnd,
      line: [shape.lineWidth, shape.miterLimit, shape.lineDashPhase] + dashes,
      style: [layer.lineCap.rawValue, layer.lineJoin.rawValue, layer.fillRule.rawValue], clip: shapeClip(pass, shape, path))
    let picture = pass.pictures.shape.value(for: key) { ShapeDrawing.picture(of: key) }
    let origin = pass.geometry.origin
    append(
      pass, .shape, .picture(picture.bitmap, x: picture.x + origin.x, y: picture.y + origin.y, alpha: pass.alpha.byte),
      picture.rect.offsetBy(dx: origin.x, dy: origin.y))
  }

  /// The pixels that the shape may change, relative to the layer's origin. If the shape is much larger than the target,
  /// only the visible pixels.
  private func shapeClip(_ pass: LayerPass, _ shape: ShapeState, _ path: CGPath) -> PixelRect {
    let reach = shape.strokeColor == nil ? 0 : shape.lineWidth / 2 * max(shape.miterLimit, 1.5) + 1
    let box = path.boundingBoxOfPath.insetBy(dx: -reach, dy: -reach).applying(pass.geometry.settled)
    let rect = PixelRect(covering: box.insetBy(dx: -1, dy: -1))
    if rect.width <= 2 * target.width, rect.height <= 2 * target.height { return rect }
    let origin = pass.geometry.origin
    return rect.intersection(pass.clip.offsetBy(dx: -origin.x, dy: -origin.y))
  }
}

extension ShapeDrawing {
  static func picture(of key: LayerPictures.ShapeKey) -> PlacedBitmap {
    let bitmap = Bitmap(width: key.clip.width, height: key.clip.height)
    let context = CGContext(bitmap: bitmap, scale: 1)
    context.translateBy(x: -CGFloat(key.clip.x), y: -CGFloat(key.clip.y))
    context.concatenate(key.device)
    if let fill = key.fill {
      context.setFillColor(fill)
      context.addPath(key.path)
      context.fillPath(using: key.style[2] == CAShapeLayerFillRule.evenOdd.rawValue ? .evenOdd : .winding)
    }
    if let stroke = key.stroke {
      context.setStrokeColor(stroke)
      context.setLineWidth(key.line[0])
      context.setMiterLimit(key.line[1])
      context.setLineCap(cap(key.style[0]))
      context.setLineJoin(join(key.style[1]))
      if key.line.count > 3 { context.setLineDash(phase: key.line[2], lengths: Array(key.line[3...])) }
      context.addPath(PathTrimming.part(of: key.path, from: key.strokeStart, to: key.strokeEnd))
      context.strokePath()
    }
    return PlacedBitmap(bitmap: bitmap, x: key.clip.x, y: key.clip.y)
  }

  private static func cap(_ name: String) -> CGLineCap {
    name == CAShapeLayerLineCap.round.rawValue ? .round : name == CAShapeLayerLineCap.square.rawValue ? .square : .butt
  }

  private static func join(_ name: String) -> CGLineJoin {
    name == CAShapeLayerLineJoin.round.rawValue ? .round : name == CAShapeLayerLineJoin.bevel.rawValue ? .bevel : .miter
  }
}
