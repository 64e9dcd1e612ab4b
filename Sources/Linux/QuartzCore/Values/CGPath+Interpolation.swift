extension CGPath {
  /// Interpolates to another path; nil if their elements differ in number or type.
  func interpolated(to other: CGPath, at part: CGFloat) -> CGPath? {
    guard elements.count == other.elements.count else { return nil }
    func mix(_ a: CGPoint, _ b: CGPoint) -> CGPoint { CGPoint(x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part) }
    var result: [PathElement] = []
    result.reserveCapacity(elements.count)
    for pair in zip(elements, other.elements) {
      switch pair {
      case (.move(let a), .move(let b)): result.append(.move(mix(a, b)))
      case (.line(let a), .line(let b)): result.append(.line(mix(a, b)))
      case (.quad(let c, let a), .quad(let d, let b)): result.append(.quad(control: mix(c, d), end: mix(a, b)))
      case (.curve(let c1, let c2, let a), .curve(let d1, let d2, let b)):
        result.append(.curve(mix(c1, d1), mix(c2, d2), end: mix(a, b)))
      case (.close, .close): result.append(.close)
      default: return nil
      }
    }
    return CGPath(elements: result)
  }
}
