import Foundation

/// Worker processes that play runs in parallel. If a run traps, only its process ends.
struct FuzzWorkers {
  let seed: UInt64
  let scene: ScenarioScene?

  /// The first failed run of a range.
  struct Find {
    let run: Int
    /// Whether its process was killed by a signal.
    let isTrap: Bool
  }

  /// The option that makes this program a worker; its value is the first run and the number of runs.
  static let option = "--worker"

  private static var executable: URL {
    URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
  }

  /// Plays a range of runs in as many processes as there are processors. Each process writes one byte per finished run.
  func play(_ runs: Range<Int>) throws -> Find? {
    let count = max(1, min(runs.count, ProcessInfo.processInfo.activeProcessorCount))
    let length = (runs.count + count - 1) / count
    let parts = stride(from: runs.lowerBound, to: runs.upperBound, by: length).map { $0..<min(runs.upperBound, $0 + length) }
    let workers = try parts.map { part in
      (part, try start(["fuzz", "--seed", "\(seed)", Self.option, "\(part.lowerBound)x\(part.count)"]))
    }
    var first: Find?
    for (part, worker) in workers {
      let done = worker.output.readDataToEndOfFile().count
      worker.process.waitUntilExit()
      let isTrap = worker.process.terminationReason == .uncaughtSignal
      if first == nil && (isTrap || worker.process.terminationStatus != 0) {
        first = Find(run: part.lowerBound + done, isTrap: isTrap)
      }
    }
    return first
  }

  private func start(_ arguments: [String]) throws -> (process: Process, output: FileHandle) {
    let (process, pipe) = (Process(), Pipe())
    process.executableURL = Self.executable
    process.arguments = arguments + (scene.map { ["--scene", $0.rawValue] } ?? [])
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    process.environment = ProcessInfo.processInfo.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
    try process.run()
    return (process, pipe.fileHandleForReading)
  }

  /// Returns whether a scenario kills the process that plays it.
  static func traps(_ scenario: JSON) -> Bool {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("halfmodal-\(UUID().uuidString).json")
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    process.executableURL = executable
    process.arguments = ["simulate", file.path]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    process.environment = ProcessInfo.processInfo.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
    guard (try? Data(scenario.file.utf8).write(to: file)) != nil, (try? process.run()) != nil else { return false }
    process.waitUntilExit()
    return process.terminationReason == .uncaughtSignal
  }
}
