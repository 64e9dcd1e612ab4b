import UIKit

extension SheetTrack {
  /// Computes the positions of a sheet in a view. Lengths are in points.
  ///
  /// - Parameters:
  ///   - contentExtent: The content's own size along the axis, without safe areas; nil if it is unknown.
  ///   - container: The view that contains the sheet.
  ///   - keyboard: The height of the part of the container that the keyboard covers.
  @MainActor init(
    _ configuration: SheetConfiguration, contentExtent: CGFloat?, in container: UIView, keyboard: CGFloat = 0
  ) {
    self.init(
      detents: configuration.detentSet, placement: configuration.placement, contentExtent: contentExtent.map { Double($0) },
      in: SheetContainer(container), keyboard: Double(keyboard))
  }
}

extension SheetContainer {
  @MainActor init(_ view: UIView) {
    let bounds = view.bounds
    self.init(
      bounds: SheetRect(
        x: Double(bounds.minX), y: Double(bounds.minY), width: Double(bounds.width), height: Double(bounds.height)),
      safeArea: SheetInsets(view.safeAreaInsets),
      isRightToLeft: view.effectiveUserInterfaceLayoutDirection == .rightToLeft,
      scale: Double(view.window?.screen.scale ?? view.traitCollection.displayScale))
  }
}

extension CGRect {
  init(_ rect: SheetRect) {
    self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
  }
}
