import UIKit

/// What is in the sheet: a header, a list that fills the rest, and elements over them.
struct ContentOptions: Equatable {
  /// The height of the header, in points.
  var header: CGFloat = 40
  var list = ListOptions()
  var elements: [ElementOptions] = []

  init() {}

  /// - Parameter identifiers: The names that are taken.
  init(_ node: Node, identifiers: inout Set<String>) throws {
    let members = try node.object(keys: ["header", "list", "elements"], later: ["navigation", "layout"])
    try members["header"].map { header = CGFloat(try $0.number(in: 0...10_000, "the height of the header")) }
    try members["list"].map { try list.read($0) }
    try members["elements"].map {
      elements = try ElementOptions.all($0, hasList: true, identifiers: &identifiers)
    }
  }
}

/// What is behind the sheet besides the plain screen or the table.
struct PresenterOptions: Equatable {
  var elements: [ElementOptions] = []

  init() {}

  /// - Parameters:
  ///   - hasList: Whether there is a table that elements can be put into.
  ///   - identifiers: The names that are taken.
  init(_ node: Node, hasList: Bool, identifiers: inout Set<String>) throws {
    try node.object(keys: ["elements"])["elements"].map {
      elements = try ElementOptions.all($0, hasList: hasList, identifiers: &identifiers)
    }
  }
}
