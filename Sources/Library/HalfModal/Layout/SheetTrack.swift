import UIKit

/// The way that a sheet has in its container: its stops, and the rectangle for every point of the way. Lengths are in points, the
/// rectangles in the container's coordinates.
struct SheetTrack {
  /// The places of rest.
  let stops: SheetStops

  /// The container, seen from the sheet's edge.
  let space: SheetSpace

  /// The length of a device pixel.
  let pixel: CGFloat

  private let origin: CGPoint
  /// What is free between the sheet and its edge.
  private let margin: CGFloat
  /// Where the sheet begins across its way, and its size there.
  private let across: (start: CGFloat, size: CGFloat)

  /// - Parameters:
  ///   - configuration: Names the detents.
  ///   - contentExtent: The content's own size along the way, without safe areas, if it is known.
  ///   - container: The view that the sheet moves in. Its bounds, its safe area and its direction count, and the scale of its screen.
  ///   - keyboard: How much of the container the keyboard covers at the bottom.
  @MainActor init(
    configuration: SheetConfiguration, contentExtent: CGFloat?, in container: UIView, keyboard: CGFloat = 0
  ) {
    let bounds = container.bounds
    let isRightToLeft = container.effectiveUserInterfaceLayoutDirection == .rightToLeft
    origin = bounds.origin
    space = SheetSpace(
      edge: configuration.edge, width: Double(bounds.width), height: Double(bounds.height), isRightToLeft: isRightToLeft)
    let scale = container.window?.screen.scale ?? container.traitCollection.displayScale
    pixel = scale > 0 ? 1 / scale : 1
    margin = CGFloat(space.nearInset(of: SheetInsets(configuration.margins)))
    across = Self.across(configuration, bounds.size, isRightToLeft, pixel)
    var layout = space.layout(
      insets: SheetInsets(container.safeAreaInsets), contentExtent: contentExtent.map { Double($0) })
    layout.nearInset = max(layout.nearInset, Double(margin))
    layout.farInset += space.farInset(of: SheetInsets(configuration.margins))
    layout.keyboardInset = configuration.edge == .bottom ? Double(keyboard) : 0
    let resolved = configuration.checkedDetents.stops(in: layout, scale: Double(scale))
    stops = resolved.all.isEmpty ? configuration.fallback.stops(in: layout, scale: Double(scale)) : resolved
  }

  /// The size of the container along the way.
  var length: CGFloat { CGFloat(space.extent) }

  /// How much is shown of a sheet at its lowest stop; 0 where there is no room for a sheet.
  var lowest: CGFloat { CGFloat(stops.lowest?.extent ?? 0) }

  /// How much is shown of a sheet at its highest stop.
  var highest: CGFloat { CGFloat(stops.highest?.extent ?? 0) }

  /// How much is shown of a sheet at a place. A detent that has no place in this container is the lowest stop.
  func shown(at place: SheetPlace) -> CGFloat {
    switch place {
    case .hidden: 0
    case .detent(let id): (stops.stop(for: id)?.extent).map { CGFloat($0) } ?? lowest
    case .held(let shown): shown
    }
  }

  /// Where a sheet goes that was bound to a place, when its stops have changed: to the detent of that name, or else to the nearest
  /// stop.
  ///
  /// - Parameters:
  ///   - extent: Where the sheet was.
  ///   - isFree: Whether it may rest between detents.
  func target(keeping target: SheetTarget, at extent: CGFloat, isFree: Bool) -> SheetTarget {
    if case .stop(let id) = target, stops.stop(for: id) != nil { return target }
    if isFree, lowest > 0 { return .extent(Double(min(highest, max(lowest, extent)))) }
    return stops.nearest(to: Double(extent)).map { .stop($0.id) } ?? target
  }

  /// The rectangle of a sheet of which so much is shown. Above its lowest stop it reaches down to the edge; below, it moves out
  /// of the container as it is.
  func frame(shown: CGFloat) -> CGRect {
    let size = max(shown, lowest) - margin
    let rect = space.rect(extent: Double(max(0, size)), shown: Double(shown))
    let along = CGRect(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
    let frame =
      space.isVertical
      ? CGRect(x: across.start, y: along.minY, width: across.size, height: along.height)
      : CGRect(x: along.minX, y: across.start, width: along.width, height: across.size)
    return frame.offsetBy(dx: origin.x, dy: origin.y)
  }

  /// How much is shown of a sheet in a rectangle.
  func shown(of frame: CGRect) -> CGFloat {
    CGFloat(
      space.shown(
        of: SheetRect(
          x: Double(frame.minX - origin.x), y: Double(frame.minY - origin.y), width: Double(frame.width),
          height: Double(frame.height))))
  }

  private static func across(
    _ configuration: SheetConfiguration, _ container: CGSize, _ isRightToLeft: Bool, _ pixel: CGFloat
  ) -> (start: CGFloat, size: CGFloat) {
    let margins = configuration.margins
    let isVertical = configuration.edge == .bottom || configuration.edge == .top
    let (low, high) = isVertical ? (margins.left, margins.right) : (margins.top, margins.bottom)
    let room = max(0, (isVertical ? container.width : container.height) - low - high)
    let size = min(room, max(0, configuration.maximumWidth ?? room))
    let isReversed = isVertical && isRightToLeft
    switch configuration.alignment {
    case .center: return (low + ((room - size) / 2 / pixel).rounded() * pixel, size)
    case .leading: return (isReversed ? low + room - size : low, size)
    case .trailing: return (isReversed ? low : low + room - size, size)
    }
  }
}

extension SheetInsets {
  init(_ insets: UIEdgeInsets) {
    self.init(
      top: Double(insets.top), left: Double(insets.left), bottom: Double(insets.bottom), right: Double(insets.right))
  }
}
