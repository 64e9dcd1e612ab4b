/// A step that random play can make up by itself.
protocol RandomStep: ScenarioStep {
  /// Returns a random step as JSON.
  static func random(in play: inout RandomPlay) -> JSON
}
