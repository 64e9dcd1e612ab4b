import Foundation
import UIKitTesting

/// `halfmodal fuzz --seed N --runs N`: plays random scenarios and checks the laws of motion.
@MainActor struct FuzzCommand {
  private let seed: UInt64
  private let runs: Int
  private let scene: ScenarioScene?
  private let directory: String
  /// The runs of this process if it is a worker; otherwise nil.
  private let part: Range<Int>?

  static let options = ["--seed", "--runs", "--scene", "--out", FuzzWorkers.option]

  init(_ arguments: Arguments) throws {
    if let word = arguments.words.first { throw Failure(status: 2, "unexpected argument \"\(word)\"; fuzz takes only options") }
    seed = try Self.number(arguments.options["--seed"], "--seed") ?? UInt64.random(in: 0...999_999_999)
    runs = Int(try Self.number(arguments.options["--runs"], "--runs", upTo: 1_000_000_000) ?? 1000)
    scene = try arguments.options["--scene"].map { name in
      guard let scene = ScenarioScene(rawValue: name) else {
        throw Failure(status: 2, "unknown scene \"\(name)\"; known scenes are \(ScenarioScene.names)")
      }
      return scene
    }
    directory = arguments.options["--out"] ?? "."
    part = arguments.options[FuzzWorkers.option].flatMap { text in
      let numbers = text.split(separator: "x").compactMap { Int($0) }
      return numbers.count == 2 ? numbers[0]..<numbers[0] + numbers[1] : nil
    }
  }

  private static func number(_ text: String?, _ option: String, upTo limit: UInt64 = .max) throws -> UInt64? {
    guard let text else { return nil }
    guard let number = UInt64(text), number <= limit else {
      throw Failure(status: 2, "\(option) must be a whole number that is not negative, not \"\(text)\"")
    }
    return number
  }

  func callAsFunction() throws {
    if let part {
      return try work(part)
    }
    let folder = try OutputFolder(directory)
    let clock = ContinuousClock()
    let start = clock.now
    // A block is long enough to make the start of processes cheap, and short enough to report an early failure early.
    let blocks = stride(from: 0, to: runs, by: 4000).map { $0..<min(runs, $0 + 4000) }
    for block in blocks {
      if let find = try FuzzWorkers(seed: seed, scene: scene).play(block) {
        try report(find, in: folder)
      }
    }
    let seconds = (clock.now - start) / .seconds(1)
    print("\(runs) runs from seed \(seed): no law broken; \(Int((Double(runs) / max(seconds, 1e-9)).rounded())) runs a second")
  }

  private func play(_ run: Int) -> FuzzRun {
    FuzzRun(scene: scene ?? FuzzRun.scene(of: run), seed: FuzzRun.seed(of: run, from: seed))
  }

  /// Plays some runs as a worker, and writes one byte after each run without a violation.
  private func work(_ part: Range<Int>) throws {
    for run in part {
      guard play(run).violations.isEmpty else { throw Failure(status: 1, "run \(run)") }
      FileHandle.standardOutput.write(Data(".".utf8))
    }
  }

  /// Writes the shortest scenario that fails in the same way, and throws a failure.
  private func report(_ find: FuzzWorkers.Find, in folder: OutputFolder) throws -> Never {
    guard !find.isTrap else {
      var random = RandomScenario(scene: scene ?? FuzzRun.scene(of: find.run), seed: FuzzRun.seed(of: find.run, from: seed))
      var shrinker = Shrinker(random.make(), budget: 400) { FuzzWorkers.traps($0) }
      let file = try write(shrinker.shrink(), name: "trap-\(seed)-\(find.run)", to: folder)
      throw Failure(status: 1, "run \(find.run) from seed \(seed): it crashes; \(file) crashes too")
    }
    let played = play(find.run)
    guard let law = played.violations.first?.law else {
      throw Failure(
        status: 1, "run \(find.run) from seed \(seed): it broke a law in a worker process, but not when it was played again")
    }
    var shrinker = Shrinker(played.scenario) { FuzzRun.violations(of: $0)?.first?.law == law }
    let short = shrinker.shrink()
    let file = try write(short, name: "\(law)-\(seed)-\(find.run)", to: folder)
    let violation = FuzzRun.violations(of: short)?.first.map(\.description) ?? law
    throw Failure(status: 1, "run \(find.run) from seed \(seed): \(violation); \(file) reproduces it")
  }

  private func write(_ scenario: JSON, name: String, to folder: OutputFolder) throws -> String {
    let path = try folder.write(Data(scenario.file.utf8), to: "fuzz-\(name).json")
    print(path)
    return path
  }
}
