import Foundation

extension Laws {
  /// L9: the same scenario at two frame rates agrees at equal times, to a hundredth.
  static func differences(_ first: Trace, _ second: Trace) -> [Violation] {
    let others = Dictionary(second.frames.map { (key($0.time), $0) }, uniquingKeysWith: { $1 })
    return first.frames.compactMap { frame in
      guard let other = others[key(frame.time)] else { return nil }
      if frame.phase != other.phase {
        return Violation(law: "L9", time: frame.time, what: "\(frame.phase) at one frame rate, \(other.phase) at another")
      }
      if abs(frame.top - other.top) >= 0.01 || abs(frame.backdrop - other.backdrop) >= 0.01 {
        return Violation(law: "L9", time: frame.time, what: "top \(frame.top) at one frame rate, \(other.top) at another")
      }
      return nil
    }
  }

  private static func key(_ time: TimeInterval) -> Int {
    Int((time * 1e6).rounded())
  }
}
