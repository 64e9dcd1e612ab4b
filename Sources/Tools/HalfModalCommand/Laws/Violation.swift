import Foundation

/// A law of motion that a trace breaks, and where.
struct Violation: CustomStringConvertible, Equatable {
  /// For example `L3`.
  let law: String
  let time: TimeInterval
  let what: String

  var description: String {
    "\(law) at \(time): \(what)"
  }
}
