import UIKit

/// Where a sheet stands in its container, in the container's coordinates and on whole device pixels.
struct SheetGeometry {
  /// The sheet's rectangle at rest.
  let rest: CGRect

  /// The same rectangle just outside of the container, from where it comes and to where it goes.
  let hidden: CGRect

  /// - Parameters:
  ///   - configuration: Names the detent that the sheet is at.
  ///   - content: The controller in the sheet, for detents that depend on its size.
  ///   - container: The view that the sheet moves in. Its bounds and its safe area count, and the scale of its screen.
  @MainActor init(configuration: SheetConfiguration, content: UIViewController, in container: UIView) {
    let bounds = container.bounds
    let space = SheetSpace(width: Double(bounds.width), height: Double(bounds.height))
    let layout = space.layout(
      insets: SheetInsets(container.safeAreaInsets), contentExtent: Self.height(of: content, width: bounds.width))
    let scale = container.window?.screen.scale ?? container.traitCollection.displayScale
    let stops = configuration.checkedDetents.stops(in: layout, scale: Double(scale))
    // Where the detent asked for has no place, the sheet is as low as it can be; where nothing has, it is not to be seen.
    let extent = (stops.stop(for: configuration.firstDetent.id) ?? stops.lowest)?.extent ?? 0
    rest = CGRect(space.rect(extent: extent)).offsetBy(dx: bounds.minX, dy: bounds.minY)
    hidden = CGRect(space.rect(extent: extent, shown: 0)).offsetBy(dx: bounds.minX, dy: bounds.minY)
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

extension CGRect {
  init(_ rect: SheetRect) {
    self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
  }
}
