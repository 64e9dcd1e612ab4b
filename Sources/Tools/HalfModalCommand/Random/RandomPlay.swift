/// The state of random play while it makes up the steps of a scenario.
struct RandomPlay {
  let scene: ScenarioScene
  var random: SplitMix
  let options: RandomOptions
  /// The fingers that are down.
  var down: Set<Int> = []
  var isKeyboardShown = false
  var isCovered = false
  /// The size of the window.
  var size: (width: Double, height: Double)
  /// The size of the window before any rotation.
  let upright: (width: Double, height: Double)

  init(scene: ScenarioScene, seed: UInt64) {
    self.scene = scene
    random = SplitMix(seed: seed)
    options = RandomOptions(scene: scene, random: &random)
    upright = options.size
    size = upright
  }

  /// Returns a random target of a finger as JSON.
  mutating func place() -> JSON {
    let words: [JSON] = scene == .pull ? ["table", "header", "list"] : ["header", "list", "list", "backdrop"]
    let word = random.one(of: words + options.targets.map { .string($0) })
    // The target `backdrop` is the point (195, 100), which a small window doesn't contain.
    if random.once(in: 4) || word == "backdrop" && (size.width < 196 || size.height < 101) {
      return [.number(random.number(0...(size.width - 1))), .number(random.number(0...(size.height - 1)))]
    }
    return word
  }
}
