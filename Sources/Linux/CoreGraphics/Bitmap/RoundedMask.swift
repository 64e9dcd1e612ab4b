/// A rectangle of device pixels with rounded corners that clips drawing.
package struct RoundedMask: Hashable, Sendable {
  package var rect: PixelRect
  package var radii: CornerRadii
  package var isContinuous: Bool

  /// - Parameters:
  ///   - radii: The radii in device pixels; they are reduced to half of the shorter side.
  ///   - isContinuous: Whether the corners have a continuous curve.
  package init(rect: PixelRect, radii: CornerRadii, isContinuous: Bool = false) {
    self.rect = rect
    self.radii = radii.fitted(to: rect.cgRect.size)
    self.isContinuous = isContinuous
  }

  /// Adjacent pixels in one row. Without coverage, all of them are completely inside.
  struct Span {
    var x: Int
    var y: Int
    var count: Int
    var coverage: UnsafePointer<UInt8>?
  }

  /// Calls `body` with the part of the mask inside the clip, in as few spans as possible. Only pixels in corners have a
  /// coverage.
  func forEachSpan(in clip: PixelRect, _ body: (Span) -> Void) {
    let part = rect.intersection(clip)
    guard !part.isEmpty else { return }
    let available = CGFloat(min(rect.width, rect.height)) / 2
    func corner(_ radius: CGFloat) -> CornerCoverage? {
      radius > 0 ? CornerCoverage.cached(CornerCurve(radius: radius, isContinuous: isContinuous, available: available)) : nil
    }
    let top = (corner(radii.topLeft), corner(radii.topRight))
    let bottom = (corner(radii.bottomLeft), corner(radii.bottomRight))
    let topRows = max(top.0?.size ?? 0, top.1?.size ?? 0)
    let bottomRows = max(bottom.0?.size ?? 0, bottom.1?.size ?? 0)
    for y in part.y..<part.maxY {
      let (fromTop, fromBottom) = (y - rect.y, rect.maxY - 1 - y)
      if fromTop < topRows, fromTop <= fromBottom {
        row(y, fromTop, top, part, body)
      } else if fromBottom < bottomRows {
        row(y, fromBottom, bottom, part, body)
      } else {
        body(Span(x: part.x, y: y, count: part.width, coverage: nil))
      }
    }
  }

  private func row(
    _ y: Int, _ index: Int, _ corners: (CornerCoverage?, CornerCoverage?), _ part: PixelRect, _ body: (Span) -> Void
  ) {
    let left = corners.0.flatMap { index < $0.size ? $0 : nil }
    let right = corners.1.flatMap { index < $0.size ? $0 : nil }
    let solidStart = max(rect.x + (left?.size ?? 0), part.x)
    let solidEnd = min(rect.maxX - (right?.size ?? 0), part.maxX)
    if let left, part.x < rect.x + left.size {
      let end = min(rect.x + left.size, part.maxX)
      left.withRow(index, mirrored: false) { coverage in
        body(Span(x: part.x, y: y, count: end - part.x, coverage: coverage + (part.x - rect.x)))
      }
    }
    if solidEnd > solidStart { body(Span(x: solidStart, y: y, count: solidEnd - solidStart, coverage: nil)) }
    if let right {
      // Two corners of a narrow rectangle with odd width share their middle column. It belongs to the left corner.
      let first = max(rect.maxX - right.size, left.map { rect.x + $0.size } ?? rect.x)
      let start = max(first, part.x)
      guard start < part.maxX else { return }
      right.withRow(index, mirrored: true) { coverage in
        body(
          Span(x: start, y: y, count: part.maxX - start, coverage: coverage + (start - (rect.maxX - right.size))))
      }
    }
  }
}
