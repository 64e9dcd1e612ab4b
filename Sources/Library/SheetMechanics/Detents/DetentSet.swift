/// A list of detents that has been checked: it is not empty, its numbers are above zero, or zero for an inset, its names are
/// different.
public struct DetentSet: Hashable, Sendable {
  /// The detents in the order in which they were given.
  public let detents: [Detent]

  /// Takes a list in any order, or says what is wrong with the first detent that something is wrong with.
  ///
  /// Infinite numbers are let in; they are above any container and clamped.
  public init(_ detents: [Detent]) throws(DetentError) {
    if detents.isEmpty { throw DetentError(.empty) }
    for (index, detent) in detents.enumerated() {
      if let reason = detent.flaw { throw DetentError(reason, index: index, id: detent.id) }
      for earlier in 0..<index where detents[earlier].id == detent.id {
        throw DetentError(.sameID(as: earlier), index: index, id: detent.id)
      }
    }
    self.detents = detents
  }

  /// The places of rest in a layout.
  ///
  /// - Parameters:
  ///   - layout: What the detents are resolved against.
  ///   - scale: Device pixels for each point, to which extents are rounded. 0 stands for unknown and counts as 1.
  public func stops(in layout: SheetLayout, scale: Double) -> SheetStops {
    SheetStops(detents, in: layout, scale: scale)
  }
}

extension Detent {
  /// What is wrong with the number that the detent was made with.
  fileprivate var flaw: DetentError.Reason? {
    switch expression {
    case .medium, .large, .custom, .content(maximum: nil): nil
    case .fraction(let number), .height(let number), .content(maximum: let number?):
      number > 0 ? nil : number.isNaN ? .notANumber : .notAboveZero
    case .inset(let number): number >= 0 ? nil : number.isNaN ? .notANumber : .negative
    }
  }
}
