import QuartzCore

/// A drag of a scroll view's content.
struct ScrollDrag {
  /// Whether the drag moves the content along each axis.
  let axes: (x: Bool, y: Bool)
  /// The pulled offset for a translation of zero.
  var origin: CGPoint
  /// The finger's translation.
  var translation = CGPoint.zero
  /// The sheet that contains the scroll view and can take part of the vertical movement.
  weak var sheet: UISheetPresentationController?
  /// The part of the downward translation that moved the sheet, in points.
  var taken = 0.0

  /// The offset to which the finger has pulled the content. Past the content's ends, the rubber band reduces the shown distance.
  var pulled: CGPoint {
    CGPoint(x: origin.x - (axes.x ? translation.x : 0), y: origin.y - (axes.y ? translation.y - taken : 0))
  }

  /// Changes the origin so that the drag continues from the offset that is now shown.
  mutating func rebase(to shown: CGPoint, in ranges: (x: ScrollRange, y: ScrollRange)) {
    origin = CGPoint(
      x: ranges.x.pulled(for: shown.x) + (axes.x ? translation.x : 0),
      y: ranges.y.pulled(for: shown.y) + (axes.y ? translation.y - taken : 0))
  }
}
