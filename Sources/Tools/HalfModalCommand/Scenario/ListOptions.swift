import UIKit

/// What the list in the content is like: what stands under `list`, in the content and in the step of that name.
struct ListOptions: Equatable {
  /// The height of all rows together, in points.
  var height: CGFloat = 2000
  /// The height of a row, in points.
  var rowHeight: CGFloat = 44
  var topInset: CGFloat = 0
  var bottomInset: CGFloat = 0
  var bounces = true
  var showsIndicator = true
  /// How far the list has to be pulled down to be loaded anew, in points; `nil` where it cannot be.
  var refreshDistance: CGFloat?
  /// Whether a finger can move rows, and whether one that goes sideways reveals an action.
  var reorder = false
  var rowSwipe = false
  /// Whether the list is a table: it is if it ever has one of these.
  var isTable = false
  var keyboardDismissMode = UIScrollView.KeyboardDismissMode.none

  static let keyboardDismissModes: [(String, UIScrollView.KeyboardDismissMode)] = [
    ("none", .none), ("onDrag", .onDrag), ("interactive", .interactive),
  ]

  /// Takes up what a file says; what it does not say stays as it is.
  mutating func read(_ node: Node) throws {
    let members = try node.object(
      keys: ["height", "row", "inset", "bounces", "indicator", "refresh", "reorder", "rowSwipe", "keyboardDismiss"])
    try members["height"].map { height = CGFloat(try $0.number(in: 0...100_000_000, "the height of the list")) }
    try members["row"].map { rowHeight = CGFloat(try $0.number(in: 1...100_000, "the height of a row")) }
    try members["inset"].map { node in
      _ = try node.pair("the insets above and below")
      let insets = try node.array().map { CGFloat(try $0.number(in: 0...10_000, "an inset")) }
      (topInset, bottomInset) = (insets[0], insets[1])
    }
    try members["bounces"].map { bounces = try $0.bool() }
    try members["indicator"].map { showsIndicator = try $0.bool() }
    try members["reorder"].map { reorder = try $0.bool() }
    try members["rowSwipe"].map { rowSwipe = try $0.bool() }
    if reorder || rowSwipe { isTable = true }
    guard !isTable || height / rowHeight <= 100_000 else {
      throw node.error("a list whose rows can be swiped or moved has at most 100000 rows")
    }
    try members["refresh"].map { node in
      refreshDistance = try node.optional { CGFloat(try $0.length("the pull that refreshes")) }
    }
    try members["keyboardDismiss"].map { keyboardDismissMode = try $0.word(Self.keyboardDismissModes) }
  }
}
