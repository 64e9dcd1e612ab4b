/// A use of an element by a finger.
struct ElementAction {
  var id: String
  /// The value of a slider.
  var value: Double?
  /// Whether the system cancelled the touch.
  var isCancelled: Bool
}
