/// The valid detents of a list, and the errors of the invalid ones. An invalid detent is removed and never stops an app.
package struct DetentSet: Hashable, Sendable {
  /// The valid detents in their original order. Their identifiers are unique, and their numbers are above 0 (for an inset 0 or
  /// more).
  package let detents: [Detent]

  /// The errors, in the order of the list.
  package let errors: [DetentError]

  /// The identifier of the detent at which the sheet is presented: the given one if a valid detent has it, otherwise that of the
  /// first valid detent, otherwise "large".
  package let initial: Detent.ID

  /// Checks the detents of a list. An infinite number is valid, except that an infinite inset is never active. An infinite height
  /// or fraction gives the largest possible extent.
  ///
  /// - Parameters:
  ///   - list: The detents.
  ///   - initial: The identifier of the detent at which the sheet is presented; nil for the first valid one.
  package init(_ list: [Detent], initial: Detent.ID? = nil) {
    var valid: [Detent] = []
    var errors: [DetentError] = list.isEmpty ? [DetentError(.empty)] : []
    for (index, detent) in list.enumerated() {
      if let reason = detent.flaw ?? Self.duplicate(of: detent, in: list[..<index]) {
        errors.append(DetentError(reason, index: index, id: detent.id))
      } else {
        valid.append(detent)
      }
    }
    (detents, self.errors) = (valid, errors)
    self.initial = (valid.first { $0.id == initial } ?? valid.first)?.id ?? .large
  }

  private static func duplicate(of detent: Detent, in earlier: ArraySlice<Detent>) -> DetentError.Reason? {
    earlier.firstIndex { $0.id == detent.id }.map { .sameID(as: $0) }
  }

  /// The stops of the detents in a layout. If no detent is active there, the only stop is at the largest possible extent and has
  /// the identifier ``initial``.
  ///
  /// - Parameters:
  ///   - layout: The lengths from which the detents are resolved.
  ///   - scale: The number of device pixels per point. Extents are rounded to device pixels. 0 means unknown and counts as 1.
  package func stops(in layout: SheetLayout, scale: Double) -> SheetStops {
    let stops = SheetStops(detents, in: layout, scale: scale)
    return stops.all.isEmpty ? SheetStops([Detent(.inset(0), id: initial)], in: layout, scale: scale) : stops
  }
}

extension Detent {
  fileprivate var flaw: DetentError.Reason? {
    switch expression {
    case .medium, .large, .custom, .fitted(maximum: nil): nil
    case .fraction(let number), .height(let number), .fitted(maximum: let number?):
      number > 0 ? nil : number.isNaN ? .notANumber : .notAboveZero
    case .inset(let number): number >= 0 ? nil : number.isNaN ? .notANumber : .negative
    }
  }
}
