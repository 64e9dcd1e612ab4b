/// The lengths from which the extent of a detent is computed, along the sheet's axis and in points.
package struct SheetLayout: Hashable, Sendable {
  /// The container's size along the axis: its height, for a sheet at the bottom.
  package var containerExtent: Double
  /// The safe area inset at the sheet's edge, or the sheet's margin there if it is larger.
  package var nearInset: Double
  /// The safe area inset plus the sheet's margin at the opposite edge.
  package var farInset: Double
  /// The content's own size along the axis, without insets; nil if it is unknown.
  package var contentExtent: Double?
  /// The part of the container that a keyboard covers at the sheet's edge.
  package var keyboardInset = 0.0

  package init(containerExtent: Double, nearInset: Double = 0, farInset: Double = 0, contentExtent: Double? = nil) {
    self.containerExtent = containerExtent
    self.nearInset = nearInset
    self.farInset = farInset
    self.contentExtent = contentExtent
  }

  /// The largest possible extent of a sheet, which ends at the far inset.
  package var largestExtent: Double { containerExtent - farInset }
}
