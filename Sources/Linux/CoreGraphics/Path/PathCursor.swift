/// Tracks the current point and the start of the current subpath.
struct PathCursor {
  private(set) var start: CGPoint?
  private(set) var current: CGPoint?

  init() {}

  init(_ elements: [PathElement]) {
    // The current point does not depend on elements before the last move.
    let from = elements.lastIndex { if case .move = $0 { true } else { false } } ?? 0
    for element in elements[from...] { follow(element) }
  }

  mutating func follow(_ element: PathElement) {
    switch element {
    case .move(let end):
      start = end
      current = end
    case .line(let end), .quad(_, let end), .curve(_, _, let end):
      if start == nil { start = end }
      current = end
    case .close:
      current = start
    }
  }
}
