/// What is wrong with a list of detents, and where.
public struct DetentError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong.
  public enum Reason: Hashable, Sendable {
    /// The list has no detents.
    case empty
    /// The detent's number is NaN.
    case notANumber
    /// The detent's number is zero or negative.
    case notAboveZero
    /// The detent's number, which may be zero, is negative.
    case negative
    /// An earlier detent, at this index, has the same name.
    case sameID(as: Int)
  }

  /// What is wrong.
  public let reason: Reason
  /// The detent's place in the list; nil if it is about the list as a whole.
  public let index: Int?
  /// The detent's name; nil if it is about the list as a whole.
  public let id: Detent.ID?

  init(_ reason: Reason, index: Int? = nil, id: Detent.ID? = nil) {
    self.reason = reason
    self.index = index
    self.id = id
  }

  /// One line for people, for example: detents[1] "height(-5)": its number must be above 0
  public var description: String {
    var place = "detents"
    if let index { place += "[" + String(index) + "]" }
    if let id { place += " \"" + id.rawValue + "\"" }
    return place + ": " + reason.description
  }
}

extension DetentError.Reason: CustomStringConvertible {
  /// What is wrong, without the place, for example: its number must be above 0
  public var description: String {
    switch self {
    case .empty: "the list is empty, a sheet needs at least one"
    case .notANumber: "its number is NaN"
    case .notAboveZero: "its number must be above 0"
    case .negative: "its number must be 0 or more"
    case .sameID(let first): "detents[" + String(first) + "] has the same id"
    }
  }
}
