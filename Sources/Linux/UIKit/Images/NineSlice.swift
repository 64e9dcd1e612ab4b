/// An image with margins that keep their size, and a middle that fills the remaining space.
struct NineSlice {
  let image: CGImage
  let scale: CGFloat
  let insets: UIEdgeInsets
  let mode: UIImage.ResizingMode

  private struct Stripe {
    /// The start and length in pixels of the image.
    var source: (start: CGFloat, length: CGFloat)
    /// The start and length in points of the target.
    var target: (start: CGFloat, length: CGFloat)
  }

  func draw(in context: CGContext, rect: CGRect) {
    let columns = spans(CGFloat(image.width), insets.left, insets.right, rect.minX, rect.width)
    let rows = spans(CGFloat(image.height), insets.top, insets.bottom, rect.minY, rect.height)
    for row in rows {
      for column in columns {
        let source = CGRect(
          x: column.source.start, y: row.source.start, width: column.source.length, height: row.source.length)
        guard let part = image.cropping(to: source) else { continue }
        let target = CGRect(
          x: column.target.start, y: row.target.start, width: column.target.length, height: row.target.length)
        draw(part, in: context, rect: target)
      }
    }
  }

  private func draw(_ part: CGImage, in context: CGContext, rect: CGRect) {
    let tile = CGSize(width: CGFloat(part.width) / scale, height: CGFloat(part.height) / scale)
    // A part that is one pixel wide looks the same if it is stretched.
    let tilesX = mode == .tile && part.width > 1 ? (rect.width / tile.width).rounded(.up) : 1
    let tilesY = mode == .tile && part.height > 1 ? (rect.height / tile.height).rounded(.up) : 1
    guard tilesX > 1 || tilesY > 1 else { return context.draw(upright: part, in: rect) }
    context.saveGState()
    context.clip(to: rect)
    let size = CGSize(width: tilesX > 1 ? tile.width : rect.width, height: tilesY > 1 ? tile.height : rect.height)
    for y in 0..<Int(tilesY) {
      for x in 0..<Int(tilesX) {
        let origin = CGPoint(x: rect.minX + CGFloat(x) * size.width, y: rect.minY + CGFloat(y) * size.height)
        context.draw(upright: part, in: CGRect(origin: origin, size: size))
      }
    }
    context.restoreGState()
  }

  private func spans(_ pixels: CGFloat, _ first: CGFloat, _ last: CGFloat, _ origin: CGFloat, _ length: CGFloat) -> [Stripe] {
    let shrink = first + last > length && first + last > 0 ? length / (first + last) : 1
    let (a, b) = (first * scale, last * scale)
    let (targetA, targetB) = (first * shrink, last * shrink)
    return [
      Stripe(source: (0, a), target: (origin, targetA)),
      Stripe(source: (a, pixels - a - b), target: (origin + targetA, length - targetA - targetB)),
      Stripe(source: (pixels - b, b), target: (origin + length - targetB, targetB)),
    ].filter { $0.source.length > 0 && $0.target.length > 0 }
  }
}
