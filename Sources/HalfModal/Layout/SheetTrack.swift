import UIKit

/// The way that a sheet has in its container: its stops, and the rectangle for every point of the way. Lengths are in points, the
/// rectangles in the container's coordinates.
struct SheetTrack {
  /// The places of rest.
  let stops: SheetStops

  private let space: SheetSpace
  private let origin: CGPoint

  /// - Parameters:
  ///   - configuration: Names the detents.
  ///   - content: The controller in the sheet, for detents that depend on its size.
  ///   - container: The view that the sheet moves in. Its bounds and its safe area count, and the scale of its screen.
  @MainActor init(configuration: SheetConfiguration, content: UIViewController, in container: UIView) {
    let bounds = container.bounds
    origin = bounds.origin
    space = SheetSpace(width: Double(bounds.width), height: Double(bounds.height))
    let layout = space.layout(
      insets: SheetInsets(container.safeAreaInsets), contentExtent: Self.height(of: content, width: bounds.width))
    let scale = container.window?.screen.scale ?? container.traitCollection.displayScale
    stops = configuration.checkedDetents.stops(in: layout, scale: Double(scale))
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

  /// The rectangle of a sheet of which so much is shown. Above its lowest stop it reaches down to the edge; below, it moves out
  /// of the container as it is.
  func frame(shown: CGFloat) -> CGRect {
    let rect = space.rect(extent: Double(max(shown, lowest)), shown: Double(shown))
    return CGRect(x: rect.x, y: rect.y, width: rect.width, height: rect.height).offsetBy(dx: origin.x, dy: origin.y)
  }

  /// How much is shown of a sheet in a rectangle.
  func shown(of frame: CGRect) -> CGFloat {
    CGFloat(
      space.shown(
        of: SheetRect(
          x: Double(frame.minX - origin.x), y: Double(frame.minY - origin.y), width: Double(frame.width),
          height: Double(frame.height))))
  }

  /// The content's own height, without safe areas: what it prefers, or else what fits it. `nil` where it says neither.
  @MainActor private static func height(of content: UIViewController, width: CGFloat) -> Double? {
    let preferred = content.preferredContentSize.height
    if preferred > 0 {
      return Double(preferred)
    }
    guard let view = content.viewIfLoaded else { return nil }
    let fitting = view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    return fitting > 0 ? Double(fitting) : nil
  }
}

extension SheetInsets {
  init(_ insets: UIEdgeInsets) {
    self.init(
      top: Double(insets.top), left: Double(insets.left), bottom: Double(insets.bottom), right: Double(insets.right))
  }
}
