import QuartzCore

/// A finger that scrolls.
struct ScrollDrag {
  /// Whether it moves the content along an axis.
  let axes: (x: Bool, y: Bool)
  /// The offset that the finger has pulled to when its translation is zero.
  var origin: CGPoint
  /// How far the finger has gone.
  var translation = CGPoint.zero
  /// The sheet around the view, which takes its part of the way.
  weak var sheet: UISheetPresentationController?
  /// How much of the way downwards the sheet has taken.
  var taken = 0.0

  /// The offset that the finger has pulled to; what is shown is less beyond the content's ends.
  var pulled: CGPoint {
    CGPoint(x: origin.x - (axes.x ? translation.x : 0), y: origin.y - (axes.y ? translation.y - taken : 0))
  }

  /// Lets the finger go on from another offset that is shown.
  mutating func rebase(to shown: CGPoint, in ranges: (x: ScrollRange, y: ScrollRange)) {
    origin = CGPoint(
      x: ranges.x.pulled(for: shown.x) + (axes.x ? translation.x : 0),
      y: ranges.y.pulled(for: shown.y) + (axes.y ? translation.y - taken : 0))
  }
}
