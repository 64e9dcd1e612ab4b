/// The kind of screen that a scenario shows.
enum ScenarioScene: String, CaseIterable {
  /// HalfModal's own presentation over a plain presenter.
  case sheet
  /// The same, with the strategy that prefers the system sheet.
  case system
  /// An inline half modal in a parent.
  case child
  /// A full-screen table with pull to present.
  case pull

  /// The names of all scenes, for error messages.
  static var names: String {
    allCases.map(\.rawValue).joined(separator: ", ")
  }
}
