import UIKit

/// `halfmodal`: half modals in a window, as text, and as films.
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
      return print(usage)
    }
    switch words.first {
    case "run": try RunCommand(Arguments(words.dropFirst(), options: ["--size", "--scale", "--out"]))()
    case "simulate": try SimulateCommand(Arguments(words.dropFirst(), options: [], flags: SimulateCommand.flags))()
    case "film": try FilmCommand(Arguments(words.dropFirst(), options: ["--out", "--frames"]))()
    case "fuzz": try FuzzCommand(Arguments(words.dropFirst(), options: FuzzCommand.options))()
    case "bench": try BenchCommand(Arguments(words.dropFirst(), options: []))()
    case "help": print(usage)
    case let other?: throw Failure(status: 2, "unknown command \"\(other)\"; see halfmodal --help")
    case nil: throw Failure(status: 2, "a command is missing; see halfmodal --help")
    }
  }

  private static let usage = """
    usage: halfmodal run [SCREEN] [--size WIDTHxHEIGHT] [--scale SCALE] [--out DIR]
           halfmodal simulate FILE [--laws]
           halfmodal film FILE --out DIR [--frames COUNT]
           halfmodal fuzz [--seed N] [--runs N] [--scene SCENE] [--out DIR]
           halfmodal bench sheet

    run       opens the sample app in a window; SCREEN is one of its screens. With no display it films every screen, in that
              size, into DIR, or the folder films, and prints where the films are.
    simulate  plays a scenario under a virtual clock and prints what every frame showed and what happened, one JSON object
              a line. With --laws it fails where what happened breaks a law of motion.
    film      plays a scenario and writes DIR/NAME.png, a strip of frames with their times; DIR/NAME.webp, which moves; and
              a picture for each of its marks.
    fuzz      plays made-up scenarios that follow from a seed, of one scene or of all, and holds the laws of motion against
              every frame. One that breaks a law is made as short as it can be and written to DIR, or the current folder.
    bench     prints what a frame of a drag costs in which a sheet and its list both move, without drawing.

    Exit status: 0 where it ran, 1 where a scenario does not come to rest or breaks a law, 2 where the input is wrong.
    """
}
