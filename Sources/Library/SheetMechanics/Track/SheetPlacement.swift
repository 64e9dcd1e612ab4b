/// The alignment along its edge of a sheet that is narrower than its container.
public enum SheetAlignment: Hashable, Sendable, CaseIterable {
  /// The middle of the container.
  case center
  /// The left side in a left-to-right layout, the right side in a right-to-left layout; the top for a sheet from a side edge.
  case leading
  /// The side opposite to ``leading``.
  case trailing
}

/// The part of a configuration that decides where in its container a sheet can be. Lengths are in points.
package struct SheetPlacement: Hashable, Sendable {
  package var edge: SheetEdge
  package var alignment: SheetAlignment
  /// The free space around the sheet.
  package var margins: SheetInsets
  /// The largest size across the axis; nil for no limit.
  package var maximumWidth: Double?

  package init(
    edge: SheetEdge = .bottom, alignment: SheetAlignment = .center, margins: SheetInsets = SheetInsets(),
    maximumWidth: Double? = nil
  ) {
    self.edge = edge
    self.alignment = alignment
    self.margins = margins
    self.maximumWidth = maximumWidth
  }
}

/// The view that contains a sheet. Lengths are in points.
package struct SheetContainer: Hashable, Sendable {
  package var bounds: SheetRect
  package var safeArea: SheetInsets
  package var isRightToLeft: Bool
  /// Device pixels per point; 0 if the view is not on a screen yet.
  package var scale: Double

  package init(bounds: SheetRect, safeArea: SheetInsets = SheetInsets(), isRightToLeft: Bool = false, scale: Double = 1) {
    self.bounds = bounds
    self.safeArea = safeArea
    self.isRightToLeft = isRightToLeft
    self.scale = scale
  }
}
