import UIKit

/// A control, a text or a carousel in the content or in the presenter.
struct ElementOptions: Equatable {
  enum Kind: Equatable {
    case button
    case label
    /// A line of text to edit.
    case field
    /// A knob on a track from 0 to 1 that stands at a value first.
    case slider(value: Double)
    /// A scroll view that goes sideways, over content of a width in points.
    case carousel(width: CGFloat)
  }

  /// What holds an element in its place.
  enum Place: Equatable {
    /// Its rectangle in the view.
    case view
    /// Its rectangle in the list, with which it scrolls.
    case list
    /// The upper edge of the safe area; the rectangle's `y` is the distance from there.
    case top
    /// The lower edge of the safe area; the rectangle's `y` is the distance from there.
    case bottom
    /// The upper edge of the keyboard, or the lower one of the safe area where that is higher; likewise.
    case keyboard
  }

  var kind: Kind
  /// The name, under which fingers find it.
  var id: String
  /// In points.
  var rect: CGRect
  var place = Place.view
}

extension ElementOptions {
  /// Reads a list of elements.
  static func all(_ node: Node, hasList: Bool, identifiers: inout Set<String>) throws -> [ElementOptions] {
    try node.array().map { node in
      let element = try ElementOptions(node)
      guard element.place != .list || hasList else { throw node.error("there is no list here that \"in\" could mean") }
      guard !Step.Target.words.contains(element.id) else {
        throw node.error("\"\(element.id)\" cannot be the name of an element")
      }
      guard identifiers.insert(element.id).inserted else { throw node.error("a second element is called \"\(element.id)\"") }
      return element
    }
  }

  private init(_ node: Node) throws {
    let members = try node.object(keys: ["kind", "id", "rect", "in", "pin", "width", "value"])
    func required(_ key: String) throws -> Node {
      guard let member = members[key] else { throw node.error("\"\(key)\" is missing") }
      return member
    }
    let word: String = try required("kind").word(
      ["button", "label", "slider", "field", "carousel"].map { ($0, $0) })
    id = try required("id").string()
    rect = try required("rect").rect()
    switch word {
    case "button": kind = .button
    case "label": kind = .label
    case "field": kind = .field
    case "slider": kind = .slider(value: try members["value"]?.number(in: 0...1, "where a slider stands") ?? 0.5)
    default: kind = .carousel(width: CGFloat(try required("width").length("the width of the content")))
    }
    if let width = members["width"], word != "carousel" {
      throw width.error("only a carousel has \"width\"")
    }
    if let value = members["value"], word != "slider" {
      throw value.error("only a slider has \"value\"")
    }
    try members["in"].map { place = try $0.word([("list", .list)]) }
    try members["pin"].map { pin in
      guard place == .view else { throw pin.error("an element has either \"in\" or \"pin\"") }
      place = try pin.word([("top", .top), ("bottom", .bottom), ("keyboard", .keyboard)])
    }
  }
}

extension Node {
  /// Four coordinates: a rectangle with sides that are not negative.
  fileprivate func rect() throws -> CGRect {
    guard case .array(let elements) = value, elements.count == 4 else { throw error("expected a rectangle: four numbers") }
    let nodes = try array()
    let origin = try nodes[..<2].map { try $0.coordinate() }
    let size = try nodes[2...].map { try $0.number(in: 0...100_000, "a side") }
    return CGRect(x: origin[0], y: origin[1], width: size[0], height: size[1])
  }
}
