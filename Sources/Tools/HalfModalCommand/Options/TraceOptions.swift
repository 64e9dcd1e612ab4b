/// The optional parts of a trace.
struct TraceOptions: OptionSet {
  let rawValue: Int

  /// An event `position` for each position that the sheet reports.
  static let position = TraceOptions(rawValue: 1)

  /// The number of layout passes and whether a frame callback is active, in each frame.
  static let layout = TraceOptions(rawValue: 2)
}

extension TraceOptions {
  init(_ node: Node) throws {
    self = []
    for node in try node.array() {
      formUnion(try node.word([("position", .position), ("layout", .layout)]))
    }
  }
}
