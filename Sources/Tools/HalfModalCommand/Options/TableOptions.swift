import UIKit

/// The table of the scene `pull`.
struct TableOptions: Equatable {
  var rows = 50
  /// The height of a row, in points.
  var rowHeight: CGFloat = 44

  init() {}

  init(_ node: Node) throws {
    let members = try node.object(keys: ["rows", "row"])
    try members["rows"].map { rows = try $0.integer(in: 0...10_000_000, "the number of rows") }
    try members["row"].map { rowHeight = CGFloat(try $0.number(in: 1...100_000, "the height of a row")) }
  }
}
