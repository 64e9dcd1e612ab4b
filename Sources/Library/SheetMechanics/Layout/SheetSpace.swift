/// A container seen from one of its edges, where a sheet has only one coordinate: its extent, which is the distance
/// from that edge inwards.
///
/// It is the one place that knows which way is up. Everything else computes with extents, and so works for every
/// edge. All numbers are in points.
public struct SheetSpace: Hashable, Sendable {
  /// The container's width.
  public let width: Double
  /// The container's height.
  public let height: Double

  /// Whether the sheet's way is up and down.
  public let isVertical: Bool
  /// Whether the edge is the one with the larger coordinate, bottom or right.
  private let isFarFromOrigin: Bool

  /// - Parameters:
  ///   - edge: The edge that the sheet comes from.
  ///   - width: The container's width.
  ///   - height: The container's height.
  ///   - isRightToLeft: Whether text runs from right to left, which swaps leading and trailing.
  public init(edge: SheetEdge = .bottom, width: Double, height: Double, isRightToLeft: Bool = false) {
    self.width = width
    self.height = height
    switch edge {
    case .bottom: (isVertical, isFarFromOrigin) = (true, true)
    case .top: (isVertical, isFarFromOrigin) = (true, false)
    case .leading: (isVertical, isFarFromOrigin) = (false, isRightToLeft)
    case .trailing: (isVertical, isFarFromOrigin) = (false, !isRightToLeft)
    }
  }

  /// The container's own extent: its size along the way of the sheet.
  public var extent: Double { isVertical ? height : width }

  /// What a motion in the container makes of the sheet's extent: positive where it leads inwards, away from the sheet's edge.
  public func growth(x: Double, y: Double) -> Double {
    let along = isVertical ? y : x
    return isFarFromOrigin ? -along : along
  }

  /// Whether a motion in the container goes along the sheet's way rather than across it. An even diagonal does not: it is left to
  /// what scrolls across, whatever the rounding of its sum.
  public func isAlong(x: Double, y: Double) -> Bool {
    let (along, across) = isVertical ? (y, x) : (x, y)
    return along.magnitude > across.magnitude + 1e-6
  }

  /// Of insets at all sides of the container, the one at the sheet's edge.
  public func nearInset(of insets: SheetInsets) -> Double { ends(of: insets).near }

  /// Of insets at all sides of the container, the one opposite to the sheet's edge.
  public func farInset(of insets: SheetInsets) -> Double { ends(of: insets).far }

  private func ends(of insets: SheetInsets) -> (near: Double, far: Double) {
    let (low, high) = isVertical ? (insets.top, insets.bottom) : (insets.left, insets.right)
    return isFarFromOrigin ? (near: high, far: low) : (near: low, far: high)
  }

  /// The rectangle of a sheet that reaches over the whole edge.
  ///
  /// - Parameters:
  ///   - extent: The sheet's size along its way.
  ///   - shown: How much of that has come in. 0 puts the sheet just outside of the edge, more than `extent` lifts it
  ///     off the edge; all of it, if nothing is given.
  public func rect(extent: Double, shown: Double? = nil) -> SheetRect {
    let shown = shown ?? extent
    let start = isFarFromOrigin ? self.extent - shown : shown - extent
    return isVertical
      ? SheetRect(x: 0, y: start, width: width, height: extent)
      : SheetRect(x: start, y: 0, width: extent, height: height)
  }

  /// How far a rectangle reaches into the container from the edge: what is `shown` of a sheet there.
  public func shown(of rect: SheetRect) -> Double {
    let (start, size) = isVertical ? (rect.y, rect.height) : (rect.x, rect.width)
    return isFarFromOrigin ? extent - start : start + size
  }

  /// What detents are resolved against in this container.
  ///
  /// - Parameters:
  ///   - insets: The container's safe area insets.
  ///   - contentExtent: The size of the content along the way of the sheet, without insets, if it is known.
  public func layout(insets: SheetInsets = SheetInsets(), contentExtent: Double? = nil) -> SheetLayout {
    let ends = ends(of: insets)
    return SheetLayout(
      containerExtent: extent, nearInset: ends.near, farInset: ends.far, contentExtent: contentExtent)
  }
}
