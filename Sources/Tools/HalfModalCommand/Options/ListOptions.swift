import UIKit

/// The list in the content: the keys under `list`, in the content and in the step of that name.
struct ListOptions: Equatable {
  /// The height of all rows together, in points.
  var height: CGFloat = 2000
  /// The height of a row, in points.
  var rowHeight: CGFloat = 44
  var topInset: CGFloat = 0
  var bottomInset: CGFloat = 0
  var bounces = true
  var showsIndicator = true
  /// The pull that refreshes the list, in points; `nil` if the list has no refresh control.
  var refreshDistance: CGFloat?
  /// Whether a finger can move rows.
  var reorder = false
  /// Whether a horizontal swipe reveals a row's action.
  var rowSwipe = false
  /// Whether the list is a table. It is one from the start if the scenario ever sets `reorder` or `rowSwipe`.
  var isTable = false
  var keyboardDismissMode = UIScrollView.KeyboardDismissMode.none

  static let keyboardDismissModes: [(String, UIScrollView.KeyboardDismissMode)] = [
    ("none", .none), ("onDrag", .onDrag), ("interactive", .interactive),
  ]

  /// Changes the options that the file names, and keeps the others.
  mutating func read(_ node: Node) throws {
    let members = try node.object(
      keys: ["height", "row", "inset", "bounces", "indicator", "refresh", "reorder", "rowSwipe", "keyboardDismiss"])
    try members["height"].map { height = CGFloat(try $0.number(in: 0...100_000_000, "the height of the list")) }
    try members["row"].map { rowHeight = CGFloat(try $0.number(in: 1...100_000, "the height of a row")) }
    try members["inset"].map { node in
      _ = try node.pair("the top and bottom insets")
      let insets = try node.array().map { CGFloat(try $0.number(in: 0...10_000, "an inset")) }
      (topInset, bottomInset) = (insets[0], insets[1])
    }
    try members["bounces"].map { bounces = try $0.bool() }
    try members["indicator"].map { showsIndicator = try $0.bool() }
    try members["reorder"].map { reorder = try $0.bool() }
    try members["rowSwipe"].map { rowSwipe = try $0.bool() }
    if reorder || rowSwipe { isTable = true }
    guard !isTable || height / rowHeight <= 100_000 else {
      throw node.error("a list with rowSwipe or reorder has at most 100000 rows")
    }
    try members["refresh"].map { node in
      refreshDistance = try node.optional { CGFloat(try $0.length("the distance that refreshes")) }
    }
    try members["keyboardDismiss"].map { keyboardDismissMode = try $0.word(Self.keyboardDismissModes) }
  }
}
