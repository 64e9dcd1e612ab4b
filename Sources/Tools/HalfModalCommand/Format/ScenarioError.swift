/// A mistake in a scenario file: one line with the place and the problem.
struct ScenarioError: Error, CustomStringConvertible, Equatable {
  let description: String

  init(_ description: String) {
    self.description = description
  }

  init(at path: String, _ problem: String) {
    description = path.isEmpty ? problem : "\(path): \(problem)"
  }
}
