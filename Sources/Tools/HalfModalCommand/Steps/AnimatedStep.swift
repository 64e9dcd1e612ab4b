/// A step that calls a method with a parameter `animated`.
protocol AnimatedStep: ScenarioStep {
  var animated: Bool { get }
}

extension AnimatedStep {
  static var otherKeys: [String] { ["animated"] }
  static var hasCompletion: Bool { true }
  var effect: Activity.Effect { animated ? .command : .jump }
}
