import UIKit

/// The place where a finger lands.
enum FingerTarget: Equatable {
  case point(CGPoint)
  case header
  case list
  case backdrop
  case table
  /// The middle of an element.
  case element(String)
}

extension FingerTarget {
  /// The words for places, which can't be the id of an element.
  static let words = places.map(\.0)

  private static let places: [(String, FingerTarget)] = [
    ("header", .header), ("list", .list), ("backdrop", .backdrop), ("table", .table),
  ]

  /// - Parameter identifiers: The ids of the elements.
  init(_ node: Node, identifiers: Set<String>) throws {
    if case .string = node.value {
      self = try node.word(Self.places + identifiers.sorted().map { ($0, .element($0)) })
    } else {
      let (x, y) = try node.pair("a point, or one of \((Self.words + identifiers.sorted()).joined(separator: ", "))")
      self = .point(CGPoint(x: x, y: y))
    }
  }
}
