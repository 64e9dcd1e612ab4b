/// A step of one finger.
protocol FingerStep: ScenarioStep {
  /// The number of the finger, from 1.
  var finger: Int { get }
}

extension FingerStep {
  static var otherKeys: [String] { ["finger"] }
}
