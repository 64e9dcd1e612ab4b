/// A step whose only value is `true`.
protocol PlainStep: ScenarioStep {
  init()
}

extension PlainStep {
  init(_ fields: StepFields, after state: inout StepState) throws {
    try fields.value.mustBeTrue()
    self.init()
  }
}
