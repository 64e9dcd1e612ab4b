/// A rectangle of whole pixels with rounded corners.
struct RoundedFrame: Equatable {
  let rect: PixelRect
  /// The mask of the rounded corners; nil if no corner is rounded.
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

  /// The rectangle of full width without the bands at the top and bottom that contain rounded corners.
  var interior: PixelRect {
    guard let size = corner?.size else { return rect }
    return PixelRect(
      x: rect.x, y: rect.y + (hasTop ? size : 0), width: rect.width,
      height: rect.height - (hasTop ? size : 0) - (hasBottom ? size : 0))
  }

  /// The rectangle of full height without the bands at the sides that contain rounded corners.
  var tallInterior: PixelRect {
    corner.map { rect.insetBy(dx: $0.size, dy: 0) } ?? rect
  }

  /// Calls `body` with the square of each rounded corner and the orientation of its mask.
  func forEachCorner(_ body: (PixelRect, CornerPlace) -> Void) {
    guard let size = corner?.size else { return }
    // If the radius is half of an odd width, both squares contain the middle column. It belongs to the left square.
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

  /// Calls `body` with rectangles that together cover everything except the rounded corners.
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

/// The orientation of a mask in a corner's square. Masks are stored for the upper left corner and mirrored for the others.
struct CornerPlace {
  let square: PixelRect
  let isRight: Bool
  let isBottom: Bool

  /// The part of a mask that covers `rect`, which must lie within the square.
  func part(of mask: Mask, for rect: PixelRect) -> MaskPart {
    MaskPart(
      mask, x: isRight ? square.maxX - 1 - rect.x : rect.x - square.x,
      y: isBottom ? square.maxY - 1 - rect.y : rect.y - square.y, stepX: isRight ? -1 : 1, stepY: isBottom ? -1 : 1)
  }
}
