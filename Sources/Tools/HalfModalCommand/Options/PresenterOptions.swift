/// The elements on the screen behind the sheet.
struct PresenterOptions: Equatable {
  var elements: [ElementOptions] = []

  init() {}

  /// - Parameters:
  ///   - hasList: Whether the presenter has a table that can contain elements.
  ///   - identifiers: The ids of the elements read so far.
  init(_ node: Node, hasList: Bool, identifiers: inout Set<String>) throws {
    try node.object(keys: ["elements"])["elements"].map {
      elements = try ElementOptions.all($0, hasList: hasList, identifiers: &identifiers)
    }
  }
}
