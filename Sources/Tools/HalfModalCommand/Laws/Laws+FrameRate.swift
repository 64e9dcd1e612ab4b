import Foundation

extension Laws {
  /// L9: the same scenario at two frame rates has the same positions at equal times, to a hundredth of a point.
  ///
  /// - Returns: The number of times at which both traces have a frame, and the differences there.
  static func compare(_ first: Trace, _ second: Trace) -> (count: Int, differences: [Violation]) {
    let others = Dictionary(second.frames.map { (key($0.time), $0) }, uniquingKeysWith: { $1 })
    let pairs = first.frames.compactMap { frame in others[key(frame.time)].map { (frame, $0) } }
    return (pairs.count, pairs.compactMap(difference))
  }

  private static func difference(_ one: Trace.Frame, _ other: Trace.Frame) -> Violation? {
    func violation(_ name: String, _ here: Any, _ there: Any) -> Violation {
      Violation(law: "L9", time: one.time, problem: "\(name) \(here) at one frame rate, \(there) at another")
    }
    if one.phase != other.phase { return violation("phase", one.phase, other.phase) }
    if one.detent != other.detent { return violation("detent", one.detent ?? "none", other.detent ?? "none") }
    for (here, there) in zip(values(of: one), values(of: other)) where isApart(here.value, there.value) {
      return violation(here.name, here.value ?? .nan, there.value ?? .nan)
    }
    return nil
  }

  private typealias Value = (name: String, value: CGFloat?)

  private static func values(of frame: Trace.Frame) -> [Value] {
    let main = [("top", frame.top), ("backdrop", frame.backdrop), ("offset", frame.offset), ("progress", frame.progress)]
    return main + sides(of: frame.rect, "the sheet's")
      + frame.elements.flatMap { [("\($0.id)'s offset", $0.offset)] + sides(of: $0.rect, "\($0.id)'s") }
  }

  private static func sides(of rect: CGRect?, _ owner: String) -> [Value] {
    [("\(owner) x", rect?.minX), ("\(owner) y", rect?.minY), ("\(owner) width", rect?.width), ("\(owner) height", rect?.height)]
  }

  private static func isApart(_ here: CGFloat?, _ there: CGFloat?) -> Bool {
    guard let here, let there else { return (here == nil) != (there == nil) }
    return abs(here - there) >= 0.01
  }

  private static func key(_ time: TimeInterval) -> Int {
    Int((time * 1e6).rounded())
  }
}
