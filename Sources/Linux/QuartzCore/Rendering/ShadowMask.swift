/// The coverage of a blurred shape. Its middle column and row can stretch, so one mask serves shapes of all sizes.
final class ShadowMask {
  let mask: Mask
  /// The distance by which the blur extends beyond the shape, in pixels.
  let reach: Int
  /// The length of the unstretched part at each end; nil if nothing stretches.
  private let fixedX: Int?
  private let fixedY: Int?

  init(mask: Mask, reach: Int) {
    self.mask = mask
    self.reach = reach
    (fixedX, fixedY) = (nil, nil)
  }

  fileprivate init(_ measure: ShadowMasks.Measure) {
    reach = Self.reach(measure.sigma)
    let (width, height) = (measure.width, measure.height)
    fixedX = measure.stretchesX ? width / 2 + reach : nil
    fixedY = measure.stretchesY ? height / 2 + reach : nil
    let radius = measure.outline?.radius ?? 0
    let rect = CGRect(x: reach, y: reach, width: width, height: height)
    let path = CGPath(
      roundedRect: rect, radii: CornerRadii(radius, corners: measure.corners),
      isContinuous: measure.outline?.isContinuous ?? false)
    mask = ShapeDrawing.mask(of: path, in: PixelRect(x: 0, y: 0, width: width + 2 * reach, height: height + 2 * reach))
    mask.blur(sigma: measure.sigma)
  }

  /// The blur consists of three boxes.
  static func reach(_ sigma: CGFloat) -> Int { sigma > 0 ? Int((3 * sigma).rounded(.up)) + 3 : 0 }

  /// Calls `body` with rectangles that together cover `clip`, which must lie in `rect`, and the part of the mask for each.
  func forEachPart(of rect: PixelRect, in clip: PixelRect, _ body: (PixelRect, MaskPart) -> Void) {
    for (y, height, fromY, stepY) in Self.lines(clip.y, clip.maxY, rect.y, rect.maxY, fixedY, mask.height) {
      for (x, width, fromX, stepX) in Self.lines(clip.x, clip.maxX, rect.x, rect.maxX, fixedX, mask.width) {
        body(
          PixelRect(x: x, y: y, width: width, height: height), MaskPart(mask, x: fromX, y: fromY, stepX: stepX, stepY: stepY))
      }
    }
  }

  /// Splits a range of pixels at the ends of the stretched middle. Each part has a start, a count, a start in the mask and
  /// a step there.
  private static func lines(
    _ from: Int, _ to: Int, _ start: Int, _ end: Int, _ fixed: Int?, _ count: Int
  ) -> [(Int, Int, Int, Int)] {
    guard let fixed else { return from < to ? [(from, to - from, from - start, 1)] : [] }
    let (low, high) = (start + fixed, end - (count - fixed - 1))
    var parts: [(Int, Int, Int, Int)] = []
    if from < min(to, low) { parts.append((from, min(to, low) - from, from - start, 1)) }
    if max(from, low) < min(to, high) { parts.append((max(from, low), min(to, high) - max(from, low), fixed, 0)) }
    let last = max(from, high)
    if last < to { parts.append((last, to - last, last - end + count, 1)) }
    return parts
  }
}

/// Shadows of rounded rectangles. All layers of a renderer share them.
struct ShadowMasks {
  fileprivate struct Measure: Hashable {
    let outline: CornerOutline?
    let rounded: UInt
    let sigma: CGFloat
    let width: Int
    let height: Int
    let stretchesX: Bool
    let stretchesY: Bool
  }

  private var masks: [Measure: ShadowMask] = [:]

  mutating func shadow(of frame: RoundedFrame, sigma: CGFloat) -> ShadowMask {
    // The corner's curve, and the blur on both sides of its end.
    let half = (frame.corner?.size ?? 0) + ShadowMask.reach(sigma)
    let (stretchesX, stretchesY) = (frame.rect.width > 2 * half + 1, frame.rect.height > 2 * half + 1)
    let measure = Measure(
      outline: frame.corner?.outline, rounded: frame.rounded.rawValue, sigma: sigma,
      width: stretchesX ? 2 * half + 1 : frame.rect.width, height: stretchesY ? 2 * half + 1 : frame.rect.height,
      stretchesX: stretchesX, stretchesY: stretchesY)
    if let known = masks[measure] { return known }
    if masks.count >= 32 { masks.removeAll(keepingCapacity: true) }
    let made = ShadowMask(measure)
    masks[measure] = made
    return made
  }
}

extension ShadowMasks.Measure {
  fileprivate var corners: CACornerMask { CACornerMask(rawValue: rounded) }
}

extension CornerRadii {
  /// Creates the given radius at the given corners and 0 at the others.
  init(_ radius: CGFloat, corners: CACornerMask) {
    self.init(
      topLeft: corners.contains(.layerMinXMinYCorner) ? radius : 0,
      topRight: corners.contains(.layerMaxXMinYCorner) ? radius : 0,
      bottomLeft: corners.contains(.layerMinXMaxYCorner) ? radius : 0,
      bottomRight: corners.contains(.layerMaxXMaxYCorner) ? radius : 0)
  }
}
