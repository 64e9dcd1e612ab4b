/// The error of an invalid detent, or of an invalid list of detents.
package struct DetentError: Error, Hashable, Sendable, CustomStringConvertible {
  package enum Reason: Hashable, Sendable {
    /// The list is empty.
    case empty
    /// The number is NaN.
    case notANumber
    /// The number is 0 or less, but must be above 0.
    case notAboveZero
    /// The number is below 0, but must be 0 or more.
    case negative
    /// An earlier detent, at this index, has the same identifier.
    case sameID(as: Int)
  }

  package let reason: Reason
  /// The detent's index in the list; nil if the error concerns the whole list.
  package let index: Int?
  /// The detent's identifier; nil if the error concerns the whole list.
  package let id: Detent.ID?

  init(_ reason: Reason, index: Int? = nil, id: Detent.ID? = nil) {
    self.reason = reason
    self.index = index
    self.id = id
  }

  /// One line, for example: detents[1] "height(-5)": its number must be above 0
  package var description: String {
    var place = "detents"
    if let index { place += "[" + String(index) + "]" }
    if let id { place += " \"" + id.rawValue + "\"" }
    return place + ": " + reason.description
  }
}

extension DetentError.Reason: CustomStringConvertible {
  package var description: String {
    switch self {
    case .empty: "the list is empty, a sheet needs at least one"
    case .notANumber: "its number is NaN"
    case .notAboveZero: "its number must be above 0"
    case .negative: "its number must be 0 or more"
    case .sameID(let first): "detents[" + String(first) + "] has the same id"
    }
  }
}
