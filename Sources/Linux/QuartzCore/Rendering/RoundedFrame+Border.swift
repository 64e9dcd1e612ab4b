extension RoundedFrame {
  /// Draws a border inside the frame: rings in the corners, and straight lines between them.
  func paintBorder(_ border: BorderMask, _ color: UInt32, _ clip: PixelRect, _ canvas: PixelCanvas) {
    let size = border.size
    let lines = border.edge.width
    // Square corners have a rectangular ring. In a small frame the rings meet in the middle.
    let left = min(size, rect.width - rect.width / 2)
    let right = min(size, rect.width / 2)
    let top = min(size, rect.height - rect.height / 2)
    let bottom = min(size, rect.height / 2)
    func corner(_ x: Int, _ y: Int, _ width: Int, _ height: Int, _ which: CACornerMask) {
      let square = PixelRect(x: x, y: y, width: width, height: height)
      let part = square.intersection(clip)
      if part.isEmpty { return }
      let place = CornerPlace(square: square, isRight: x != rect.x, isBottom: y != rect.y)
      let mask = rounded.contains(which) ? border.mask : border.square
      canvas.fill(part, color, through: place.part(of: mask, for: part))
    }
    corner(rect.x, rect.y, left, top, .layerMinXMinYCorner)
    corner(rect.maxX - right, rect.y, right, top, .layerMaxXMinYCorner)
    corner(rect.x, rect.maxY - bottom, left, bottom, .layerMinXMaxYCorner)
    corner(rect.maxX - right, rect.maxY - bottom, right, bottom, .layerMaxXMaxYCorner)

    func line(_ whole: PixelRect, _ x: Int, _ y: Int, _ stepX: Int, _ stepY: Int) {
      let part = whole.intersection(clip)
      if part.isEmpty { return }
      let from = (part.x - x) * stepX + (part.y - y) * stepY
      canvas.fill(part, color, through: MaskPart(row: border.edge, from: from, alongX: stepX, alongY: stepY))
    }
    let (width, height) = (rect.width - left - right, rect.height - top - bottom)
    line(PixelRect(x: rect.x + left, y: rect.y, width: width, height: min(lines, top)), rect.x, rect.y, 0, 1)
    line(
      PixelRect(x: rect.x + left, y: rect.maxY - min(lines, bottom), width: width, height: min(lines, bottom)), rect.x,
      rect.maxY - 1, 0, -1)
    line(PixelRect(x: rect.x, y: rect.y + top, width: min(lines, left), height: height), rect.x, rect.y, 1, 0)
    line(
      PixelRect(x: rect.maxX - min(lines, right), y: rect.y + top, width: min(lines, right), height: height), rect.maxX - 1,
      rect.y, -1, 0)
  }
}

extension PixelRect {
  /// Calls `body` with up to four rectangles that together cover this one without `hole`.
  func forEachPart(outside hole: PixelRect, _ body: (PixelRect) -> Void) {
    let hole = intersection(hole)
    if hole.isEmpty { return body(self) }
    let parts = [
      PixelRect(x: x, y: y, width: width, height: hole.y - y),
      PixelRect(x: x, y: hole.y, width: hole.x - x, height: hole.height),
      PixelRect(x: hole.maxX, y: hole.y, width: maxX - hole.maxX, height: hole.height),
      PixelRect(x: x, y: hole.maxY, width: width, height: maxY - hole.maxY),
    ]
    for part in parts where !part.isEmpty { body(part) }
  }
}
