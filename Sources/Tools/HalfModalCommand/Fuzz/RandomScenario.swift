/// A maker of random scenarios. The same seed makes the same scenario.
struct RandomScenario {
  private var play: RandomPlay

  init(scene: ScenarioScene, seed: UInt64) {
    play = RandomPlay(scene: scene, seed: seed)
  }

  private var scene: ScenarioScene { play.scene }

  /// Returns a scenario that ends at rest, with no finger down.
  mutating func make() -> JSON {
    var steps = opening()
    for _ in 0..<play.random.integer(3...12) {
      steps += action()
      if play.random.once(in: 2) {
        steps.append(run(0.5))
      }
    }
    steps += play.down.sorted().map { [UpStep.key: true, "finger": .number(Double($0))] }
    steps.append([SettleStep.key: true, "within": 20])
    var scenario = play.options.json
    scenario["scene"] = .string(scene.rawValue)
    scenario["steps"] = .array(steps)
    return scenario
  }

  private mutating func opening() -> [JSON] {
    switch scene {
    case .sheet, .system: [show(), run(0.9)]
    case .child: [show(), run(1.3)]
    case .pull: play.random.once(in: 2) ? [[ScrollToStep.key: 1390], run(0.2)] : [run(0.1)]
    }
  }

  // MARK: Actions

  /// Returns the steps of a random action. Each number is one chance in 33; a change of the numbers changes the scenario of each seed.
  private mutating func action() -> [JSON] {
    switch play.random.integer(0...32) {
    case 0...11, 32: finger()
    case 13, 14: [TapStep.random(in: &play)]
    case 15: [CancelTouchesStep.random(in: &play)]
    case 16: [run(1.2)]
    case 17: [EscapeStep.random(in: &play)]
    case 18: [ResizeStep.random(in: &play)]
    case 19: [CoverStep.random(in: &play)]
    case 20: [DismissStep.random(in: &play)]
    case 21: [ScrollToStep.random(in: &play)]
    case 22: [ListStep.random(in: &play)]
    case 23, 24: scene == .pull ? pull() : [show()]
    case 25, 26: move()
    case 27, 28: [set()]
    case 29: [KeyboardStep.random(in: &play)]
    default: [run(0.3)]
    }
  }

  private mutating func run(_ longest: Double) -> JSON {
    RunStep.random(upTo: longest, in: &play)
  }

  private mutating func show() -> JSON {
    let key = scene == .child ? ToggleStep.key : PresentStep.key
    return play.random.once(in: 8) ? [key: true, "animated": false] : [key: true]
  }

  private mutating func move() -> [JSON] {
    switch scene {
    case .sheet, .system: [MoveStep.random(in: &play)]
    case .child: [show()]
    case .pull: pull()
    }
  }

  private mutating func set() -> JSON {
    guard scene == .sheet || scene == .child else { return run(0.3) }
    return play.random.once(in: 4) ? [InvalidateStep.key: true] : SetStep.random(in: &play)
  }

  // MARK: Fingers

  /// Puts a finger down, moves it or lifts it.
  private mutating func finger() -> [JSON] {
    let number = play.random.once(in: 5) ? play.random.integer(2...3) : 1
    let finger = JSON.number(Double(number))
    if play.down.contains(number) && play.random.once(in: 2) {
      play.down.remove(number)
      return [[UpStep.key: true, "finger": finger]]
    }
    var steps: [JSON] = []
    if play.down.insert(number).inserted {
      steps.append([DownStep.key: play.place(), "finger": finger])
    }
    for _ in 0..<play.random.integer(1...3) {
      steps.append(path(of: finger))
      if play.random.once(in: 4) {
        steps.append([HoldStep.key: .number(play.random.number(0...0.3)), "finger": finger])
      }
    }
    return steps
  }

  private mutating func path(of finger: JSON) -> JSON {
    let isSideways = play.random.once(in: 5) || play.options.isSideways && play.random.once(in: 2)
    let (far, near) = (Double(play.random.integer(-500...500)), Double(play.random.integer(-40...40)))
    let speed = play.random.number(80...900)
    let duration = play.random.once(in: 10) ? 0 : ((abs(far) / speed + 0.02) * 1000).rounded() / 1000
    let vector: [JSON] = isSideways ? [.number(far), .number(near)] : [.number(near), .number(far)]
    // A move at once is short, because L2 limits the speed of the sheet.
    return [
      ByStep.key: duration == 0 ? [.number(near), .number(near)] : .array(vector), "for": .number(duration), "finger": finger,
    ]
  }

  /// Makes a pull that may present the modal.
  private mutating func pull() -> [JSON] {
    guard play.down.isEmpty else { return [run(0.1)] }
    let (width, height) = play.size
    return [
      [DownStep.key: [.number((width / 2).rounded()), .number((height * 0.95).rounded())]],
      [
        ByStep.key: [.number(Double(play.random.integer(-20...20))), .number(Double(-play.random.integer(300...700)))],
        "for": 0.6,
      ],
      [HoldStep.key: 0.1], [UpStep.key: true],
    ]
  }
}
