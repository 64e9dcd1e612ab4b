/// What a detent is resolved against: the container and the content along the way of the sheet, in points.
public struct SheetLayout: Hashable, Sendable {
  /// The container's size along the way of the sheet: its height, for a sheet at the bottom.
  public var containerExtent: Double
  /// The safe area inset at the edge that the sheet comes from.
  public var nearInset: Double
  /// The safe area inset at the opposite edge.
  public var farInset: Double
  /// The content's own size along the way of the sheet, without insets; nil as long as nobody has measured it.
  public var contentExtent: Double?

  /// How much a keyboard covers at the sheet's edge.
  public var keyboardInset = 0.0

  /// A container and its content along the way of the sheet, in points.
  public init(containerExtent: Double, nearInset: Double = 0, farInset: Double = 0, contentExtent: Double? = nil) {
    self.containerExtent = containerExtent
    self.nearInset = nearInset
    self.farInset = farInset
    self.contentExtent = contentExtent
  }

  /// The largest extent that a sheet may have: it ends at the far safe area.
  public var largestExtent: Double { containerExtent - farInset }
}
