/// A height at which a sheet can rest. The height in points is computed from the size and the safe area of the container, and
/// computed again after every change of them.
///
/// For a sheet from a side edge, "height" means its width. Two detents are equal if they have the same identifier and the same
/// definition, for example the same fraction. Two custom detents are equal if they have the same identifier.
public struct Detent: Hashable, Sendable {
  /// The identifier with which the detent is selected. It must be unique in a configuration.
  public let id: ID

  /// The definition of the height. Lengths are in points.
  package let expression: Expression

  package enum Expression: Hashable, Sendable {
    /// Half of the container's height, including its safe area.
    case medium
    /// The height from the sheet's edge to the safe area at the opposite edge.
    case large
    /// A fraction of the container's height, including its safe area.
    case fraction(Double)
    /// A height that excludes the safe area at the sheet's edge.
    case height(Double)
    /// The height of the content, up to a maximum. Both exclude the safe area at the sheet's edge.
    case fitted(maximum: Double?)
    /// The height that leaves this space free between the sheet and the safe area at the opposite edge.
    case inset(Double)
    /// The result of a function, which excludes the safe area at the sheet's edge.
    case custom(Resolver)
  }

  /// The function of a custom detent. Functions can't be compared, so all of them count as equal.
  package struct Resolver: Hashable, Sendable {
    package let resolve: @Sendable (SheetLayout) -> Double?

    package static func == (_: Resolver, _: Resolver) -> Bool { true }
    package func hash(into hasher: inout Hasher) {}
  }

  /// - Parameters:
  ///   - expression: The definition of the height.
  ///   - id: The identifier; the default is a description of the definition, for example "medium" or "fraction(0.6)".
  package init(_ expression: Expression, id: ID? = nil) {
    self.id = id ?? ID(expression)
    self.expression = expression
  }

  package init(id: ID, resolve: @escaping @Sendable (SheetLayout) -> Double?) {
    self.init(.custom(Resolver(resolve: resolve)), id: id)
  }

  /// Half of the container's height, including its safe area. The identifier is "medium".
  public static var medium: Detent { Detent(.medium) }

  /// The largest possible height: from the sheet's edge to the safe area at the opposite edge. The identifier is "large".
  public static var large: Detent { Detent(.large) }

  /// The height of the content. The safe area inset at the sheet's edge is added. The detent is inactive while the content has no
  /// height. The identifier is "fitted".
  public static var fitted: Detent { Detent(.fitted(maximum: nil)) }
}

extension Detent {
  /// Whether the height depends on the size of the content. True for all custom detents, because their functions may use it.
  package var dependsOnContent: Bool {
    switch expression {
    case .fitted, .custom: true
    default: false
    }
  }
}
