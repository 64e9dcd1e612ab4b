import UIKit

/// The content of the sheet: a header, a list that fills the rest, and elements above both.
struct ContentOptions: Equatable {
  /// The height of the header, in points.
  var header: CGFloat = 40
  var list = ListOptions()
  var elements: [ElementOptions] = []

  init() {}

  /// - Parameter identifiers: The ids of the elements read so far.
  init(_ node: Node, identifiers: inout Set<String>) throws {
    let members = try node.object(keys: ["header", "list", "elements"], later: ["navigation", "layout"])
    try members["header"].map { header = CGFloat(try $0.number(in: 0...10_000, "the height of the header")) }
    try members["list"].map { try list.read($0) }
    try members["elements"].map {
      elements = try ElementOptions.all($0, hasList: true, identifiers: &identifiers)
    }
  }
}
