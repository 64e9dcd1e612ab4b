import Foundation

/// A law of motion that a trace breaks, the time and the problem.
struct Violation: CustomStringConvertible, Equatable {
  /// For example `L3`.
  let law: String
  let time: TimeInterval
  let problem: String

  var description: String {
    "\(law) at \(time): \(problem)"
  }
}
