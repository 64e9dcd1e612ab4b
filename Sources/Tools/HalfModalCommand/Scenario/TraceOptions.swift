/// What a trace tells besides what it always does.
struct TraceOptions: OptionSet {
  let rawValue: Int

  /// An event for each position that the sheet reports.
  static let position = TraceOptions(rawValue: 1)

  /// How often the content was laid out, and whether frames are asked for, in each frame.
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
