/// One key under `sheet`: its meaning and its row in `Documentation/Scenarios.md`.
struct SheetOption: Sendable {
  let key: String
  /// The possible values and their meaning, as the documentation prints them.
  let values: String
  /// The default, as the documentation prints it.
  let standard: String
  /// Sets the option to the value in the file.
  let read: @Sendable (inout SheetOptions, Node) throws -> Void

  init(
    _ key: String, _ values: String, default standard: String, read: @escaping @Sendable (inout SheetOptions, Node) throws -> Void
  ) {
    self.key = key
    self.values = values
    self.standard = standard
    self.read = read
  }

  /// The row of the table of options.
  var row: String {
    "| `\(key)` | \(values) | \(standard) |"
  }

  /// All options, in the order in which they are read: `detents` comes before the options that name a detent.
  static let all = detents + look + fingers + motions
}
