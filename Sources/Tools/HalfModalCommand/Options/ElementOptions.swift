import UIKit

/// A control, a label or a carousel in the content or in the presenter.
struct ElementOptions: Equatable {
  enum Kind: Equatable {
    case button
    case label
    /// An editable line of text.
    case field
    /// A slider from 0 to 1 with its initial value.
    case slider(value: Double)
    /// A horizontal scroll view whose content has a width in points.
    case carousel(width: CGFloat)
  }

  /// The view or edge that an element's rectangle is relative to.
  enum Place: Equatable {
    /// The view.
    case view
    /// The list; the element scrolls with it.
    case list
    /// The top edge of the safe area; the rectangle's `y` is the distance from it.
    case top
    /// The bottom edge of the safe area; the rectangle's `y` is the distance from it.
    case bottom
    /// The top edge of the keyboard, or the bottom edge of the safe area if that is higher; the rectangle's `y` is the distance from it.
    case keyboard
  }

  var kind: Kind
  /// The name that the steps `down` and `tap` use.
  var id: String
  /// The frame in points, relative to `place`.
  var rect: CGRect
  var place = Place.view
}

extension ElementOptions {
  /// Reads a list of elements.
  static func all(_ node: Node, hasList: Bool, identifiers: inout Set<String>) throws -> [ElementOptions] {
    try node.array().map { node in
      let element = try ElementOptions(node)
      guard element.place != .list || hasList else { throw node.error("\"in\": \"list\" needs a list, and there is none here") }
      guard !FingerTarget.words.contains(element.id) else {
        throw node.error("\"\(element.id)\" is a place for fingers and cannot be the id of an element")
      }
      guard identifiers.insert(element.id).inserted else { throw node.error("another element has the id \"\(element.id)\"") }
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
    case "slider": kind = .slider(value: try members["value"]?.number(in: 0...1, "the value of a slider") ?? 0.5)
    default: kind = .carousel(width: CGFloat(try required("width").length("the width of the content")))
    }
    if let width = members["width"], word != "carousel" {
      throw width.error("only a carousel has a \"width\"")
    }
    if let value = members["value"], word != "slider" {
      throw value.error("only a slider has a \"value\"")
    }
    try members["in"].map { place = try $0.word([("list", .list)]) }
    try members["pin"].map { pin in
      guard place == .view else { throw pin.error("an element has \"in\" or \"pin\", not both") }
      place = try pin.word([("top", .top), ("bottom", .bottom), ("keyboard", .keyboard)])
    }
  }
}

extension Node {
  /// Returns a rectangle: four numbers, with a width and a height that are not negative.
  fileprivate func rect() throws -> CGRect {
    guard case .array(let elements) = value, elements.count == 4 else { throw error("expected a rectangle: four numbers") }
    let nodes = try array()
    let origin = try nodes[..<2].map { try $0.coordinate() }
    let size = try nodes[2...].map { try $0.number(in: 0...100_000, "a side") }
    return CGRect(x: origin[0], y: origin[1], width: size[0], height: size[1])
  }
}
