/// The coverage of each pixel of a rounded upper left corner.
final class CornerMask {
  let mask: Mask
  let outline: CornerOutline
  /// The side length of the mask's square, in pixels.
  var size: Int { mask.width }

  init(_ outline: CornerOutline) {
    self.outline = outline
    mask = outline.mask(size: Int((outline.extent - 1e-6).rounded(.up)))
  }
}

/// The ring between a corner and the same corner moved inwards by a border's width.
final class BorderMask {
  /// The ring. Its square is at least as large as the corner's and at least as wide as the border.
  let mask: Mask
  /// The ring of a corner that is not rounded.
  let square: Mask
  /// The coverage of each row of pixels in a straight border, from the outside in.
  let edge: Mask
  var size: Int { mask.width }

  init(corner: CornerMask?, width: CGFloat) {
    let lines = Int((width - 1e-6).rounded(.up))
    edge = Mask(width: lines, height: 1)
    for line in 0..<lines { edge.data[line] = UInt8((min(width - CGFloat(line), 1) * 255).rounded()) }
    let size = max(corner?.size ?? 0, lines)
    func ring(_ outline: CornerOutline) -> Mask {
      let ring = outline.mask(size: size)
      ring.subtract(outline.mask(size: size, inset: width))
      return ring
    }
    square = ring(CornerOutline(radius: 0, available: 0, isContinuous: false))
    mask = corner.map { ring($0.outline) } ?? square
  }
}

/// The dimensions of a rounded corner, in pixels.
struct CornerOutline: Hashable {
  let radius: CGFloat
  let available: CGFloat
  let isContinuous: Bool

  /// - Parameter available: Half of the shorter side. Only a continuous corner without enough room depends on it.
  init(radius: CGFloat, available: CGFloat, isContinuous: Bool) {
    self.radius = radius
    self.isContinuous = isContinuous
    self.available = isContinuous ? min(available, radius * Self.continuousReach) : radius
  }

  private static let continuousReach: CGFloat = 1.528665

  /// The distance from the corner at which the curve begins.
  var extent: CGFloat { max(available, radius) }

  func mask(size: Int, inset: CGFloat = 0) -> Mask {
    Mask(
      cornerOf: max(radius - inset, 0), isContinuous: isContinuous, available: max(extent - inset, 0), inset: inset, size: size)
  }
}

/// Corner and border masks by their dimensions. All layers of a renderer share them.
struct CornerMasks {
  private struct BorderMeasure: Hashable {
    let outline: CornerOutline?
    let width: CGFloat
  }

  private var corners: [CornerOutline: CornerMask] = [:]
  private var borders: [BorderMeasure: BorderMask] = [:]

  /// The corner for a radius in pixels, in a rectangle of the given size; nil if there is nothing to round.
  mutating func corner(radius: CGFloat, isContinuous: Bool, width: Int, height: Int) -> CornerMask? {
    let limit = CGFloat(min(width, height)) / 2
    let radius = min(radius, limit)
    guard radius > 0.01 else { return nil }
    let outline = CornerOutline(radius: radius, available: limit, isContinuous: isContinuous)
    if let known = corners[outline] { return known }
    trim()
    let made = CornerMask(outline)
    corners[outline] = made
    return made
  }

  mutating func border(corner: CornerMask?, width: CGFloat) -> BorderMask {
    let measure = BorderMeasure(outline: corner?.outline, width: width)
    if let known = borders[measure] { return known }
    trim()
    let made = BorderMask(corner: corner, width: width)
    borders[measure] = made
    return made
  }

  /// An animated radius needs many masks. Display items retain the removed ones that they still use.
  private mutating func trim() {
    if corners.count + borders.count < 64 { return }
    corners.removeAll(keepingCapacity: true)
    borders.removeAll(keepingCapacity: true)
  }
}
