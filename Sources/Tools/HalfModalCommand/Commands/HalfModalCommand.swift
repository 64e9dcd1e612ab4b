import UIKit

/// The command `halfmodal`: half modals in a window, as text and as films.
@main @MainActor struct HalfModalCommand {
  static func main() {
    do {
      try run(Array(CommandLine.arguments.dropFirst()))
    } catch let failure as Failure {
      failure.report()
      exit(failure.status)
    } catch {
      Failure(status: 1, "\(error)").report()
      exit(1)
    }
  }

  private static func run(_ words: [String]) throws {
    if words.contains("--help") || words.contains("-h") {
      return print(words.first.flatMap { Help.text(for: $0) } ?? Help.all)
    }
    switch words.first {
    case "run": try RunCommand(Arguments(words.dropFirst(), options: ["--size", "--scale", "--out"]))()
    case "simulate": try SimulateCommand(Arguments(words.dropFirst(), options: [], flags: SimulateCommand.flags))()
    case "film": try FilmCommand(Arguments(words.dropFirst(), options: ["--out", "--frames"]))()
    case "fuzz": try FuzzCommand(Arguments(words.dropFirst(), options: FuzzCommand.options))()
    case "bench": try BenchCommand(Arguments(words.dropFirst(), options: []))()
    case "help": print(words.dropFirst().first.flatMap { Help.text(for: $0) } ?? Help.all)
    case let other?: throw Failure(status: 2, "unknown command \"\(other)\"; see halfmodal --help")
    case nil: throw Failure(status: 2, "the command is missing; see halfmodal --help")
    }
  }
}
