/// The positions that a sheet can have in its container: its stops, and its frame for every visible extent. Lengths are in
/// points, rectangles in the container's coordinates.
package struct SheetTrack: Hashable, Sendable {
  /// The active detents with their extents.
  package let stops: SheetStops

  /// The container, seen from the sheet's edge.
  package let space: SheetSpace

  /// The length of a device pixel, in points.
  package let pixel: Double

  private let origin: Point
  /// The free space between the sheet and its edge.
  private let margin: Double
  /// The position and size of the sheet across its axis.
  private let across: Span

  private struct Point: Hashable {
    var x: Double
    var y: Double
  }

  private struct Span: Hashable {
    var start: Double
    var size: Double
  }

  /// Computes the positions.
  ///
  /// - Parameters:
  ///   - detents: The detents.
  ///   - placement: The edge, alignment, margins and maximum width.
  ///   - contentExtent: The content's own size along the axis, without safe areas; nil if it is unknown.
  ///   - container: The view that contains the sheet.
  ///   - keyboard: The height of the part of the container that the keyboard covers at the bottom. It counts only for a sheet at
  ///     the bottom.
  package init(
    detents: DetentSet, placement: SheetPlacement, contentExtent: Double?, in container: SheetContainer, keyboard: Double = 0
  ) {
    let bounds = container.bounds
    origin = Point(x: bounds.x, y: bounds.y)
    space = SheetSpace(
      edge: placement.edge, width: bounds.width, height: bounds.height, isRightToLeft: container.isRightToLeft)
    pixel = container.scale > 0 ? 1 / container.scale : 1
    margin = space.nearInset(of: placement.margins)
    across = Self.across(placement, space, container.isRightToLeft, pixel)
    var layout = space.layout(insets: container.safeArea, contentExtent: contentExtent)
    layout.nearInset = max(layout.nearInset, margin)
    layout.farInset += space.farInset(of: placement.margins)
    layout.keyboardInset = placement.edge == .bottom ? keyboard : 0
    stops = detents.stops(in: layout, scale: container.scale)
  }

  /// The size of the container along the axis.
  package var length: Double { space.extent }

  /// The extent at the smallest detent; 0 if there are no stops.
  package var lowest: Double { stops.lowest?.extent ?? 0 }

  /// The extent at the largest detent; 0 if there are no stops.
  package var highest: Double { stops.highest?.extent ?? 0 }

  /// The visible extent at a destination. An unknown or inactive detent counts as the smallest one.
  package func shown(at destination: SheetDestination) -> Double {
    switch destination {
    case .dismissed: 0
    case .detent(let id): stops.stop(for: id)?.extent ?? lowest
    case .visibleHeight(let shown): shown
    }
  }

  /// The destination of a sheet after its detents changed: the same detent if it is still active, otherwise the nearest one. A
  /// sheet between detents keeps its extent, limited to the range from the smallest to the largest detent.
  ///
  /// - Parameters:
  ///   - destination: The destination before the change.
  ///   - extent: The extent of that destination before the change.
  ///   - isFree: Whether the sheet rests between detents.
  package func destination(keeping destination: SheetDestination, at extent: Double, isFree: Bool) -> SheetDestination {
    if case .detent(let id) = destination, stops.stop(for: id) != nil { return destination }
    if isFree, lowest > 0 { return .visibleHeight(min(highest, max(lowest, extent))) }
    return stops.nearest(to: extent).map { .detent($0.id) } ?? destination
  }

  /// The frame of a sheet with a visible extent. Above the smallest detent, the frame ends at the sheet's edge, inside its
  /// margin. Below, it keeps the size that it has at the smallest detent and moves out of the container.
  package func rect(shown: Double) -> SheetRect {
    let size = max(shown, lowest) - margin
    var rect = space.rect(extent: max(0, size), shown: shown)
    if space.isVertical {
      (rect.x, rect.width) = (across.start, across.size)
    } else {
      (rect.y, rect.height) = (across.start, across.size)
    }
    rect.x += origin.x
    rect.y += origin.y
    return rect
  }

  private static func across(_ placement: SheetPlacement, _ space: SheetSpace, _ isRightToLeft: Bool, _ pixel: Double) -> Span {
    let margins = placement.margins
    let (low, high) = space.isVertical ? (margins.left, margins.right) : (margins.top, margins.bottom)
    let room = max(0, (space.isVertical ? space.width : space.height) - low - high)
    let size = min(room, max(0, placement.maximumWidth ?? room))
    let isReversed = space.isVertical && isRightToLeft
    switch placement.alignment {
    case .center: return Span(start: low + ((room - size) / 2 / pixel).rounded() * pixel, size: size)
    case .leading: return Span(start: isReversed ? low + room - size : low, size: size)
    case .trailing: return Span(start: isReversed ? low : low + room - size, size: size)
    }
  }
}
