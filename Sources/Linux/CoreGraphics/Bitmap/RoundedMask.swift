/// The radius of each corner of a rectangle. Names are those of a space whose y axis points down.
package struct CornerRadii: Hashable, Sendable {
  package var topLeft: CGFloat
  package var topRight: CGFloat
  package var bottomLeft: CGFloat
  package var bottomRight: CGFloat

  package init(topLeft: CGFloat, topRight: CGFloat, bottomLeft: CGFloat, bottomRight: CGFloat) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomLeft = bottomLeft
    self.bottomRight = bottomRight
  }

  package init(_ radius: CGFloat) {
    self.init(topLeft: radius, topRight: radius, bottomLeft: radius, bottomRight: radius)
  }

  package var isZero: Bool { topLeft <= 0 && topRight <= 0 && bottomLeft <= 0 && bottomRight <= 0 }

  /// No radius below zero or above half of a side.
  package func fitted(to size: CGSize) -> CornerRadii {
    let limit = max(min(size.width, size.height) / 2, 0)
    func fit(_ radius: CGFloat) -> CGFloat { min(max(radius, 0), limit) }
    return CornerRadii(
      topLeft: fit(topLeft), topRight: fit(topRight), bottomLeft: fit(bottomLeft), bottomRight: fit(bottomRight))
  }
}

/// A rectangle of device pixels with rounded corners, through which something is drawn.
package struct RoundedMask: Hashable, Sendable {
  package var rect: PixelRect
  package var radii: CornerRadii
  package var isContinuous: Bool

  /// - Parameters:
  ///   - radii: In device pixels; they shrink to half of the shorter side.
  ///   - isContinuous: Whether the corners bend in and out gradually.
  package init(rect: PixelRect, radii: CornerRadii, isContinuous: Bool = false) {
    self.rect = rect
    self.radii = radii.fitted(to: rect.cgRect.size)
    self.isContinuous = isContinuous
  }

  /// Pixels side by side in one row. Without coverage all of them are wholly inside.
  struct Span {
    var x: Int
    var y: Int
    var count: Int
    var coverage: UnsafePointer<UInt8>?
  }

  /// The part of the mask inside the clip, in as few spans as possible: only pixels of corners carry a coverage.
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
      // Two corners of an odd, narrow rectangle share their middle column, which then belongs to the left one.
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
