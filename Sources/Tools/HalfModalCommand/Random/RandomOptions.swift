/// Random options of a scenario.
struct RandomOptions {
  /// The options as the file contains them.
  private(set) var json: JSON = [:]
  private(set) var size = (width: 390.0, height: 844.0)
  private(set) var detentNames = ["medium", "large"]
  /// The ids of the elements.
  private(set) var targets: [String] = []
  /// Whether the sheet is at the leading or trailing edge.
  private(set) var isSideways = false

  init(scene: ScenarioScene, random: inout SplitMix) {
    makeDevice(&random)
    if scene != .pull {
      makeSheet(&random)
    }
    makeContent(&random)
    if scene == .pull && random.once(in: 3) {
      json["table"] = ["rows": .number(Double(random.one(of: [0, 3, 15, 30])))]
    }
  }

  private mutating func makeDevice(_ random: inout SplitMix) {
    var device: JSON = [:]
    if random.once(in: 4) {
      size = random.one(of: [(320, 568), (375, 812), (390, random.number(600...610)), (768, 1024)])
      device["width"] = .number(size.width)
      device["height"] = .number(size.height)
    }
    if random.once(in: 4) { device["scale"] = .number(Double(random.integer(1...2))) }
    if random.once(in: 6) { device["hertz"] = .number(random.one(of: [30, 120, 50])) }
    if device != [:] { json["device"] = device }
  }

  private mutating func makeSheet(_ random: inout SplitMix) {
    var sheet: JSON = [:]
    if random.once(in: 2) {
      let (detents, names) = random.one(of: Self.detentSets)
      sheet["detents"] = detents
      detentNames = names
    }
    if random.once(in: 3) { sheet["selected"] = .string(random.one(of: detentNames)) }
    if random.once(in: 6) { sheet["allowed"] = false }
    if random.once(in: 5) {
      sheet["dismissal"] = random.one(of: [["drag": false], ["tap": false], ["drag": false, "tap": false]])
    }
    if random.once(in: 5) { sheet["backdrop"] = random.one(of: ["none", "blur", ["dim": 0.2]]) }
    makeFurtherOptions(&sheet, &random)
    if sheet["selected"] != nil, sheet["detents"] == nil {
      // The default detents of the scene may not include this name.
      sheet["detents"] = ["medium", "large"]
    }
    if sheet != [:] { json["sheet"] = sheet }
  }

  private mutating func makeFurtherOptions(_ sheet: inout JSON, _ random: inout SplitMix) {
    if random.once(in: 4) {
      let edge = random.one(of: ["top", "leading", "trailing"])
      sheet["edge"] = .string(edge)
      isSideways = edge != "top"
    }
    if random.once(in: 5) { sheet["grabber"] = true }
    if random.once(in: 8) { sheet["scrollingExpands"] = false }
    if random.once(in: 8) { sheet["listDrags"] = false }
    if random.once(in: 8) { sheet["momentum"] = true }
    if random.once(in: 8) { sheet["backdropDrags"] = true }
    if random.once(in: 8) { sheet["keyboard"] = random.one(of: ["expand", "none"]) }
    if random.once(in: 10) { sheet["margins"] = ["left": 8, "right": 8, "bottom": 8, "top": 4] }
    if random.once(in: 10) { sheet["maximumWidth"] = 300 }
    if random.once(in: 8) { sheet["landing"] = random.one(of: ["neighbour", "direction", "free"]) }
    if random.once(in: 10) { sheet["rubberBand"] = 0 }
  }

  /// Returns a random value of the step `set`.
  func sheetChange(_ random: inout SplitMix) -> JSON {
    switch random.integer(0...3) {
    case 0: ["detents": ["large"]]
    case 1: ["detents": ["medium", "large"], "grabber": true]
    case 2: ["detents": [["height": 250, "id": "low"], "medium", "large"]]
    default: ["cornerRadius": 10, "margins": [:]]
    }
  }

  private static let detentSets: [(JSON, [String])] = [
    (["medium"], ["medium"]), (["large"], ["large"]), (["content", "large"], ["content", "large"]),
    ([["height": 120, "id": "peek"], "medium", "large"], ["peek", "medium", "large"]),
    ([["fraction": 0.3, "id": "low"], ["fraction": 0.7, "id": "high"]], ["low", "high"]),
    ([["height": 113, "id": "a"], ["height": 113, "id": "b"], "large"], ["a", "b", "large"]),
    (
      [
        ["height": 80, "id": "a"], ["height": 81, "id": "b"], ["height": 300, "id": "c"], ["height": 2000, "id": "d"], "large",
      ],
      ["a", "b", "c", "d", "large"]
    ),
  ]

  private mutating func makeContent(_ random: inout SplitMix) {
    var content: JSON = [:]
    if random.once(in: 6) { content["header"] = .number(random.one(of: [0, 20, 100])) }
    if random.once(in: 3) { content["list"] = listOptions(&random) }
    if random.once(in: 4) {
      content["elements"] = [
        ["kind": "carousel", "id": "tiles", "rect": [0, 60, 390, 120], "width": 1200],
        ["kind": "button", "id": "go", "rect": [20, 8, 80, 28]],
        ["kind": "slider", "id": "volume", "rect": [120, 4, 200, 32]],
        ["kind": "field", "id": "name", "rect": [20, 260, 200, 36], "in": "list"],
        ["kind": "button", "id": "row", "rect": [20, 200, 200, 44], "in": "list"],
      ]
      targets = ["tiles", "go", "volume", "name", "row"]
    }
    if content != [:] { json["content"] = content }
  }

  /// Returns random options of a list that may have a refresh control and rows that can be swiped or moved.
  private func listOptions(_ random: inout SplitMix) -> JSON {
    var list = listChange(&random)
    if random.once(in: 5) { list["refresh"] = 80 }
    if random.once(in: 4) { list["rowSwipe"] = true }
    if random.once(in: 4) { list["reorder"] = true }
    return list
  }

  /// Returns a random value of the step `list`.
  func listChange(_ random: inout SplitMix) -> JSON {
    var list: JSON = [:]
    list["height"] = .number(random.one(of: [0, 100, 300, 480, 760, 2000]))
    if random.once(in: 4) { list["inset"] = random.one(of: [[60, 0], [0, 40], [0, 0]]) }
    if random.once(in: 5) { list["bounces"] = .bool(random.once(in: 2)) }
    return list
  }
}
