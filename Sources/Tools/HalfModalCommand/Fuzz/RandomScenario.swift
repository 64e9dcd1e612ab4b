/// Makes up scenarios: what fingers, code and the device do at random moments. The same seed makes the same scenario.
struct RandomScenario {
  let scene: Scenario.Scene
  var random: SplitMix
  var options: RandomOptions
  private var down: Set<Int> = []
  private var isKeyboardShown = false
  private var isCovered = false
  /// The size of the window.
  private var size: (width: Double, height: Double)
  private let upright: (width: Double, height: Double)

  init(scene: Scenario.Scene, seed: UInt64) {
    self.scene = scene
    var random = SplitMix(seed: seed)
    options = RandomOptions(scene: scene, random: &random)
    upright = options.size
    size = upright
    self.random = random
  }

  /// The whole scenario. It ends where everything has come to rest, with no finger down.
  mutating func make() -> JSON {
    var steps = opening()
    for _ in 0..<random.integer(3...12) {
      steps += action()
      if random.once(in: 2) {
        steps.append(run(0.5))
      }
    }
    steps += down.sorted().map { ["up": true, "finger": .number(Double($0))] }
    steps.append(["settle": true, "within": 20])
    var scenario = options.json
    scenario["scene"] = .string(scene.rawValue)
    scenario["steps"] = .array(steps)
    return scenario
  }

  private mutating func opening() -> [JSON] {
    switch scene {
    case .sheet, .system: [show, run(0.9)]
    case .child: [show, run(1.3)]
    case .pull: random.once(in: 2) ? [["scrollTo": 1390], run(0.2)] : [run(0.1)]
    }
  }

  private var show: JSON {
    mutating get {
      let key = scene == .child ? "toggle" : "present"
      return random.once(in: 8) ? [key: true, "animated": false] : [key: true]
    }
  }

  // MARK: What happens

  private mutating func action() -> [JSON] {
    switch random.integer(0...32) {
    case 0...11, 32: return finger()
    case 13, 14: return [tap()]
    case 15: return [["cancelTouches": true]].also { down = [] }
    case 16: return [run(1.2)]
    case 17: return [["escape": true]]
    case 18: return [turn()]
    case 19: return [cover()]
    case 20: return [random.once(in: 8) ? ["dismiss": true, "animated": false] : ["dismiss": true]]
    case 21: return [["scrollTo": .number(Double(random.integer(0...600)))]]
    case 22: return [["list": options.listChange(&random)]]
    case 23, 24: return scene == .pull ? pull() : [show]
    case 25, 26: return scene == .sheet || scene == .system ? [move()] : scene == .pull ? pull() : [show]
    case 27, 28: return scene == .sheet || scene == .child ? [set()] : [run(0.3)]
    case 29: return [keyboard()]
    default: return [run(0.3)]
    }
  }

  private mutating func set() -> JSON {
    if random.once(in: 4) { return ["invalidate": true] }
    let step: JSON = ["set": options.sheetChange(&random)]
    return random.once(in: 4) ? step.with("animated", false) : step
  }

  private mutating func keyboard() -> JSON {
    isKeyboardShown.toggle()
    return isKeyboardShown
      ? ["keyboard": ["height": .number(random.one(of: [216, 336])), "duration": 0.25]] : ["keyboard": .null]
  }

  /// A finger lands, moves on or lifts.
  private mutating func finger() -> [JSON] {
    let number = random.once(in: 5) ? random.integer(2...3) : 1
    let finger = JSON.number(Double(number))
    if down.contains(number) && random.once(in: 2) {
      down.remove(number)
      return [["up": true, "finger": finger]]
    }
    var steps: [JSON] = []
    if down.insert(number).inserted {
      steps.append(["down": place(), "finger": finger])
    }
    for _ in 0..<random.integer(1...3) {
      steps.append(path(finger))
      if random.once(in: 4) {
        steps.append(["hold": .number(random.number(0...0.3)), "finger": finger])
      }
    }
    return steps
  }

  private mutating func path(_ finger: JSON) -> JSON {
    let isSideways = random.once(in: 5) || options.isSideways && random.once(in: 2)
    let (far, near) = (Double(random.integer(-500...500)), Double(random.integer(-40...40)))
    let speed = random.number(80...900)
    let duration = random.once(in: 10) ? 0 : ((abs(far) / speed + 0.02) * 1000).rounded() / 1000
    let vector: [JSON] = isSideways ? [.number(far), .number(near)] : [.number(near), .number(far)]
    // What is at once is a small step: no finger is faster than a sheet may be.
    return ["by": duration == 0 ? [.number(near), .number(near)] : .array(vector), "for": .number(duration), "finger": finger]
  }

  private mutating func place() -> JSON {
    let words: [JSON] = scene == .pull ? ["table", "header", "list"] : ["header", "list", "list", "backdrop"]
    let word = random.one(of: words + options.targets.map { .string($0) })
    if random.once(in: 4) || word == "backdrop" && (size.width < 196 || size.height < 101) {
      return [.number(random.number(0...(size.width - 1))), .number(random.number(0...(size.height - 1)))]
    }
    return word
  }

  private mutating func tap() -> JSON {
    ["tap": place(), "finger": 4]
  }

  /// A pull that may bring in the modal.
  private mutating func pull() -> [JSON] {
    guard down.isEmpty else { return [run(0.1)] }
    return [
      ["down": [.number((size.width / 2).rounded()), .number((size.height * 0.95).rounded())]],
      ["by": [.number(Double(random.integer(-20...20))), .number(Double(-random.integer(300...700)))], "for": 0.6],
      ["hold": 0.1], ["up": true],
    ]
  }

  private mutating func move() -> JSON {
    let step: JSON = ["move": .string(random.one(of: options.detentNames))]
    return random.once(in: 6) ? step.with("animated", false) : step
  }

  private mutating func turn() -> JSON {
    let isUpright = size.height == upright.height
    size = isUpright ? (upright.height, upright.width) : upright
    let safeArea: JSON = isUpright ? ["left": 47, "right": 47, "bottom": 21] : ["top": 47, "bottom": 34]
    let duration = random.once(in: 4) ? 0 : 0.3
    return ["resize": [.number(size.width), .number(size.height)], "safeArea": safeArea, "for": .number(duration)]
  }

  private mutating func cover() -> JSON {
    isCovered.toggle()
    let step: JSON = isCovered ? ["cover": true] : ["uncover": true]
    return random.once(in: 3) ? step.with("animated", false) : step
  }

  private mutating func run(_ longest: Double) -> JSON {
    ["run": .number(random.number(0...longest))]
  }
}

extension JSON {
  /// The object with one more member.
  func with(_ key: String, _ value: JSON) -> JSON {
    var copy = self
    copy[key] = value
    return copy
  }
}

extension [JSON] {
  fileprivate func also(_ work: () -> Void) -> [JSON] {
    work()
    return self
  }
}
