/// A place where a sheet can rest, as an expression: how far it reaches into its container is known once it is
/// resolved against a layout, and follows that layout through rotation and resizing.
///
/// What is said of heights here goes for the size along the way of the sheet, whatever edge it comes from. Two
/// detents are equal when they say the same and have the same name.
public struct Detent: Hashable, Sendable {
  /// What a detent says about the sheet's extent.
  public enum Expression: Hashable, Sendable {
    /// Half of the container's height.
    case medium
    /// Up to the safe area at the far end of the container.
    case large
    /// A part of the container's height; 1 is all of it.
    case fraction(Double)
    /// A height in points, to which the safe area inset at the sheet's edge is added.
    case height(Double)
    /// The height of the content and no more than `maximum` points, to which the safe area inset at the sheet's edge
    /// is added.
    case content(maximum: Double?)
    /// So many points are left free between the sheet and the safe area at the far end of the container.
    case inset(Double)
    /// What a function of the layout says, to which the safe area inset at the sheet's edge is added.
    case custom
  }

  /// The name, under which the detent is selected.
  public let id: ID
  /// What the detent says about the sheet's extent.
  public let expression: Expression
  /// The function of a custom detent.
  let resolver: (@Sendable (SheetLayout) -> Double?)?

  /// - Parameters:
  ///   - expression: What the detent says about the sheet's extent.
  ///   - id: The name. If none is given it is the expression's description, for example "medium" or "fraction(0.6)".
  public init(_ expression: Expression, id: ID? = nil) {
    self.id = id ?? ID(expression)
    self.expression = expression
    resolver = nil
  }

  private init(id: ID, resolver: @escaping @Sendable (SheetLayout) -> Double?) {
    self.id = id
    expression = .custom
    self.resolver = resolver
  }

  /// So many points, 0 or more, are left free between the sheet and the safe area at the far end of the container.
  public static func inset(_ points: Double, id: ID? = nil) -> Detent { Detent(.inset(points), id: id) }

  /// What a function of the layout says, in points and without the safe area inset at the sheet's edge, which is added; the
  /// detent is out of use where that is nil, NaN, or not above 0. Custom detents are equal when their names are.
  public static func custom(id: ID, resolver: @escaping @Sendable (SheetLayout) -> Double?) -> Detent {
    Detent(id: id, resolver: resolver)
  }

  /// Whether both say the same and have the same name.
  public static func == (a: Detent, b: Detent) -> Bool { a.id == b.id && a.expression == b.expression }

  /// Takes in what the detent says, and its name.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    hasher.combine(expression)
  }

  /// Half of the container's height.
  public static var medium: Detent { Detent(.medium) }

  /// Up to the safe area at the far end of the container.
  public static var large: Detent { Detent(.large) }

  /// A part of the container's height; above 0.
  public static func fraction(_ fraction: Double, id: ID? = nil) -> Detent { Detent(.fraction(fraction), id: id) }

  /// A height in points, above 0, without the safe area inset at the sheet's edge, which is added.
  public static func height(_ points: Double, id: ID? = nil) -> Detent { Detent(.height(points), id: id) }

  /// The height of the content.
  public static var content: Detent { Detent(.content(maximum: nil)) }

  /// The height of the content and no more than `maximum` points, both without the safe area inset at the sheet's
  /// edge, which is added.
  public static func content(maximum: Double?, id: ID? = nil) -> Detent { Detent(.content(maximum: maximum), id: id) }
}
