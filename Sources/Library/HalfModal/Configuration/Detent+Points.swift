import UIKit

extension Detent {
  /// A fraction of the container's height, including its safe area. The height is limited to the largest possible one.
  ///
  /// - Parameters:
  ///   - fraction: The fraction, above 0. 1 stands for the whole container.
  ///   - id: The identifier; the default is a description such as "fraction(0.6)".
  public static func fraction(_ fraction: CGFloat, id: ID? = nil) -> Detent { Detent(.fraction(Double(fraction)), id: id) }

  /// A fixed height, limited to the largest possible one.
  ///
  /// - Parameters:
  ///   - points: The height in points, above 0. The safe area inset at the sheet's edge is added.
  ///   - id: The identifier; the default is a description such as "height(320)".
  public static func height(_ points: CGFloat, id: ID? = nil) -> Detent { Detent(.height(Double(points)), id: id) }

  /// The height that leaves some space free at the far end of the container.
  ///
  /// - Parameters:
  ///   - points: The free space in points, 0 or more, between the sheet and the safe area at that end.
  ///   - id: The identifier; the default is a description such as "inset(100)".
  public static func inset(_ points: CGFloat, id: ID? = nil) -> Detent { Detent(.inset(Double(points)), id: id) }

  /// The height of the content, up to a maximum. The detent is inactive while the content has no height.
  ///
  /// - Parameters:
  ///   - maximum: The maximum in points, above 0; nil for no maximum. The safe area inset at the sheet's edge is added to it.
  ///   - id: The identifier; the default is a description such as "fitted(maximum: 400)".
  public static func fitted(maximum: CGFloat?, id: ID? = nil) -> Detent {
    Detent(.fitted(maximum: maximum.map { Double($0) }), id: id)
  }

  /// A height that a function computes.
  ///
  /// - Parameters:
  ///   - id: The identifier. Two custom detents are equal if they have the same identifier.
  ///   - resolver: Returns the height in points. The safe area inset at the sheet's edge is added. The detent is inactive if the
  ///     function returns nil, NaN, or a number that is not above 0.
  public static func custom(id: ID, resolver: @escaping @Sendable (Context) -> CGFloat?) -> Detent {
    Detent(id: id) { layout in resolver(Context(layout)).map { Double($0) } }
  }

  /// The measurements from which a custom detent computes its height, in points. For a sheet from a side edge, all heights are
  /// widths.
  public struct Context: Hashable, Sendable {
    /// The container's height.
    public var containerHeight: CGFloat
    /// The safe area inset, or the larger margin, at the sheet's edge.
    public var nearInset: CGFloat
    /// The safe area inset plus the margin at the opposite edge.
    public var farInset: CGFloat
    /// The content's own height, without safe area insets; nil if it is unknown.
    public var contentHeight: CGFloat?

    /// The largest height that a resolver can return: the container's height without both insets.
    public var maximumHeight: CGFloat { containerHeight - farInset - nearInset }

    init(_ layout: SheetLayout) {
      containerHeight = CGFloat(layout.containerExtent)
      nearInset = CGFloat(layout.nearInset)
      farInset = CGFloat(layout.farInset)
      contentHeight = layout.contentExtent.map { CGFloat($0) }
    }
  }
}
