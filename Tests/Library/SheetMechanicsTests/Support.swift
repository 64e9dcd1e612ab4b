import SheetMechanics

extension SheetLayout {
  /// A container of 844 points with safe area insets of 34 points at the near end and 47 at the far end.
  static func phone(contentExtent: Double? = nil) -> SheetLayout {
    SheetLayout(containerExtent: 844, nearInset: 34, farInset: 47, contentExtent: contentExtent)
  }
}

extension Detent {
  static func fraction(_ fraction: Double, id: ID? = nil) -> Detent { Detent(.fraction(fraction), id: id) }
  static func height(_ points: Double, id: ID? = nil) -> Detent { Detent(.height(points), id: id) }
  static func inset(_ points: Double, id: ID? = nil) -> Detent { Detent(.inset(points), id: id) }
  static func fitted(maximum: Double) -> Detent { Detent(.fitted(maximum: maximum)) }

  static func custom(id: ID, resolve: @escaping @Sendable (SheetLayout) -> Double?) -> Detent {
    Detent(id: id, resolve: resolve)
  }
}

/// The first error in a list of detents; nil if all are valid.
func detentError(_ detents: [Detent]) -> DetentError? { DetentSet(detents).errors.first }

/// Whether two numbers differ by no more than a tolerance.
func isNear(_ a: Double, _ b: Double, within tolerance: Double = 1e-9) -> Bool { (a - b).magnitude <= tolerance }
