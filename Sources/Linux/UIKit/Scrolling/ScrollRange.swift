import Kinetics
import QuartzCore

/// Where the offset of one axis may rest, and how far it gives beyond.
struct ScrollRange: Equatable {
  /// The offset at the content's start.
  var lower = 0.0
  /// The offset at the content's end, or that of the start where the content is shorter than the view.
  var upper = 0.0
  /// The view's length, which is the dimension of the rubber band.
  var length = 0.0
  /// Whether the content can be pulled beyond its ends.
  var bounces = true

  func clamped(_ offset: Double) -> Double { min(max(offset, lower), upper) }

  /// How far an offset lies beyond the end that is nearer: negative before the start.
  func excess(of offset: Double) -> Double { offset - clamped(offset) }

  /// The offset shown for the offset that a finger has pulled to.
  func shown(for pulled: Double) -> Double {
    let edge = clamped(pulled)
    return bounces ? edge + RubberBand(dimension: length).shown(for: pulled - edge) : edge
  }

  /// The offset that a finger has to pull to for an offset to be shown.
  func pulled(for shown: Double) -> Double {
    let edge = clamped(shown)
    // Where nothing bounces no pull shows what is beyond the ends, though code may have scrolled there.
    guard bounces else { return edge }
    // What no pull can show is shown all the same where code has scrolled there; the finger goes on from the end of the band.
    guard shown != edge, abs(shown - edge) < length else { return shown }
    return edge + RubberBand(dimension: length).pulled(for: shown - edge)
  }

  /// How fast the offset shown moves for the finger, at the offset that it has pulled to.
  func slope(at pulled: Double) -> Double {
    let excess = excess(of: pulled)
    if excess == 0 { return 1 }
    return bounces ? RubberBand(dimension: length).slope(at: excess) : 0
  }
}
