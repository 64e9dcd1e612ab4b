/// A rectangle of whole pixels of which some corners may be round.
struct RoundedFrame: Equatable {
  let rect: PixelRect
  /// Nil where no corner is round.
  let corner: CornerMask?
  let rounded: CACornerMask

  init(_ rect: PixelRect, corner: CornerMask? = nil, rounded: CACornerMask = []) {
    self.rect = rect
    self.corner = rounded.isEmpty ? nil : corner
    self.rounded = corner == nil ? [] : rounded
  }

  static func == (a: RoundedFrame, b: RoundedFrame) -> Bool {
    a.rect == b.rect && a.corner === b.corner && a.rounded == b.rounded
  }

  private var hasTop: Bool { !rounded.isDisjoint(with: [.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
  private var hasBottom: Bool { !rounded.isDisjoint(with: [.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }

  /// The full width without the bands at the top and bottom in which corners lie.
  var interior: PixelRect {
    guard let size = corner?.size else { return rect }
    return PixelRect(
      x: rect.x, y: rect.y + (hasTop ? size : 0), width: rect.width,
      height: rect.height - (hasTop ? size : 0) - (hasBottom ? size : 0))
  }

  /// The full height without the bands at the sides in which corners lie.
  var tallInterior: PixelRect {
    corner.map { rect.insetBy(dx: $0.size, dy: 0) } ?? rect
  }

  /// Calls `body` with the square of each round corner and where the mask begins in it.
  func forEachCorner(_ body: (PixelRect, CornerPlace) -> Void) {
    guard let size = corner?.size else { return }
    // Where the radius is half of an odd width the two squares would share a column: it belongs to the left one.
    let left = min(size, rect.width - rect.width / 2)
    let right = min(size, rect.width / 2)
    let top = min(size, rect.height - rect.height / 2)
    let bottom = min(size, rect.height / 2)
    func square(_ x: Int, _ y: Int, _ width: Int, _ height: Int, _ which: CACornerMask) {
      guard rounded.contains(which) else { return }
      let square = PixelRect(x: x, y: y, width: width, height: height)
      body(square, CornerPlace(square: square, isRight: x != rect.x, isBottom: y != rect.y))
    }
    square(rect.x, rect.y, left, top, .layerMinXMinYCorner)
    square(rect.maxX - right, rect.y, right, top, .layerMaxXMinYCorner)
    square(rect.x, rect.maxY - bottom, left, bottom, .layerMinXMaxYCorner)
    square(rect.maxX - right, rect.maxY - bottom, right, bottom, .layerMaxXMaxYCorner)
  }

  /// Calls `body` with rectangles that make up everything but the round corners.
  func forEachStraightPart(_ body: (PixelRect) -> Void) {
    guard let size = corner?.size else { return body(rect) }
    let left = min(size, rect.width - rect.width / 2)
    let right = min(size, rect.width / 2)
    let top = hasTop ? min(size, rect.height - rect.height / 2) : 0
    let bottom = hasBottom ? min(size, rect.height / 2) : 0
    func band(_ y: Int, _ height: Int, _ leftCorner: CACornerMask, _ rightCorner: CACornerMask) {
      let from = rounded.contains(leftCorner) ? left : 0
      let to = rounded.contains(rightCorner) ? right : 0
      body(PixelRect(x: rect.x + from, y: y, width: rect.width - from - to, height: height))
    }
    if top > 0 { band(rect.y, top, .layerMinXMinYCorner, .layerMaxXMinYCorner) }
    body(PixelRect(x: rect.x, y: rect.y + top, width: rect.width, height: rect.height - top - bottom))
    if bottom > 0 { band(rect.maxY - bottom, bottom, .layerMinXMaxYCorner, .layerMaxXMaxYCorner) }
  }
}

/// Which way a corner's mask goes through its square: masks are kept for the upper left corner and mirrored for the others.
struct CornerPlace {
  let square: PixelRect
  let isRight: Bool
  let isBottom: Bool

  /// The part of a mask that covers `rect`, which lies within the square.
  func part(of mask: Mask, for rect: PixelRect) -> MaskPart {
    MaskPart(
      mask, x: isRight ? square.maxX - 1 - rect.x : rect.x - square.x,
      y: isBottom ? square.maxY - 1 - rect.y : rect.y - square.y, stepX: isRight ? -1 : 1, stepY: isBottom ? -1 : 1)
  }
}
