import Kinetics
import QuartzCore

/// The range in which the offset of one axis may rest, and the rubber band past its ends. All lengths are in points.
struct ScrollRange: Equatable {
  /// The offset at the content's start.
  var lower = 0.0
  /// The offset at the content's end, or the same as `lower` if the content is shorter than the view.
  var upper = 0.0
  /// The view's length, which is also the dimension of the rubber band.
  var length = 0.0
  /// Whether the content can be pulled past its ends.
  var bounces = true

  func clamped(_ offset: Double) -> Double { min(max(offset, lower), upper) }

  /// The distance of an offset past the nearer end: negative before the start, 0 within the range.
  func excess(of offset: Double) -> Double { offset - clamped(offset) }

  /// The offset to show if a finger has pulled the content to `pulled`.
  func shown(for pulled: Double) -> Double {
    let edge = clamped(pulled)
    return bounces ? edge + RubberBand(dimension: length).shown(for: pulled - edge) : edge
  }

  /// The offset to which a finger must pull the content to show `shown`.
  func pulled(for shown: Double) -> Double {
    let edge = clamped(shown)
    // Without bouncing, no pull can show an offset past the ends, even if code scrolled there.
    guard bounces else { return edge }
    // Code can scroll further than the rubber band can stretch. The drag then continues from the end of the band.
    guard shown != edge, abs(shown - edge) < length else { return shown }
    return edge + RubberBand(dimension: length).pulled(for: shown - edge)
  }

  /// The ratio of the shown offset's speed to the finger's speed if the finger has pulled the content to `pulled`.
  func slope(at pulled: Double) -> Double {
    let excess = excess(of: pulled)
    if excess == 0 { return 1 }
    return bounces ? RubberBand(dimension: length).slope(at: excess) : 0
  }
}
