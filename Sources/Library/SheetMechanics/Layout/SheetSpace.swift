/// A container seen from the sheet's edge. A sheet has one coordinate in it along the axis, which leads from that edge inwards:
/// its extent, in points.
///
/// Only this type handles the direction of the axis. All other code computes with extents, and works for every edge.
package struct SheetSpace: Hashable, Sendable {
  /// The container's width.
  package let width: Double
  /// The container's height.
  package let height: Double

  /// Whether the axis is vertical.
  package let isVertical: Bool
  /// Whether the edge is the bottom or the right one.
  private let isFarFromOrigin: Bool

  /// - Parameters:
  ///   - edge: The sheet's edge.
  ///   - width: The container's width.
  ///   - height: The container's height.
  ///   - isRightToLeft: Whether the layout runs from right to left, which swaps leading and trailing.
  package init(edge: SheetEdge = .bottom, width: Double, height: Double, isRightToLeft: Bool = false) {
    self.width = width
    self.height = height
    switch edge {
    case .bottom: (isVertical, isFarFromOrigin) = (true, true)
    case .top: (isVertical, isFarFromOrigin) = (true, false)
    case .leading: (isVertical, isFarFromOrigin) = (false, isRightToLeft)
    case .trailing: (isVertical, isFarFromOrigin) = (false, !isRightToLeft)
    }
  }

  /// The container's size along the axis.
  package var extent: Double { isVertical ? height : width }

  /// The change of extent for a movement in the container's coordinates: positive if the movement leads inwards, away from the
  /// sheet's edge.
  package func growth(x: Double, y: Double) -> Double {
    let along = isVertical ? y : x
    return isFarFromOrigin ? -along : along
  }

  /// Whether a movement runs along the axis rather than across it. An exact diagonal does not; a tolerance keeps rounding errors
  /// from deciding.
  package func isAlong(x: Double, y: Double) -> Bool {
    let (along, across) = isVertical ? (y, x) : (x, y)
    return along.magnitude > across.magnitude + 1e-6
  }

  /// The inset at the sheet's edge.
  package func nearInset(of insets: SheetInsets) -> Double { ends(of: insets).near }

  /// The inset at the opposite edge.
  package func farInset(of insets: SheetInsets) -> Double { ends(of: insets).far }

  private func ends(of insets: SheetInsets) -> (near: Double, far: Double) {
    let (low, high) = isVertical ? (insets.top, insets.bottom) : (insets.left, insets.right)
    return isFarFromOrigin ? (near: high, far: low) : (near: low, far: high)
  }

  /// The frame of a sheet that is as wide as the container.
  ///
  /// - Parameters:
  ///   - extent: The sheet's size along the axis.
  ///   - shown: The visible extent: the distance from the edge to the sheet's free edge. 0 puts the sheet just outside the
  ///     container; more than `extent` leaves a gap at the edge. Nil for `extent`.
  package func rect(extent: Double, shown: Double? = nil) -> SheetRect {
    let shown = shown ?? extent
    let start = isFarFromOrigin ? self.extent - shown : shown - extent
    return isVertical
      ? SheetRect(x: 0, y: start, width: width, height: extent)
      : SheetRect(x: start, y: 0, width: extent, height: height)
  }

  /// The visible extent of a sheet with a frame: the distance from the edge to the inner side of the rectangle.
  package func shown(of rect: SheetRect) -> Double {
    let (start, size) = isVertical ? (rect.y, rect.height) : (rect.x, rect.width)
    return isFarFromOrigin ? extent - start : start + size
  }

  /// The layout from which detents are resolved in this container.
  ///
  /// - Parameters:
  ///   - insets: The container's safe area insets.
  ///   - contentExtent: The content's own size along the axis, without insets; nil if it is unknown.
  package func layout(insets: SheetInsets = SheetInsets(), contentExtent: Double? = nil) -> SheetLayout {
    let ends = ends(of: insets)
    return SheetLayout(
      containerExtent: extent, nearInset: ends.near, farInset: ends.far, contentExtent: contentExtent)
  }
}
