/// The texts of `--help`.
enum Help {
  static let all = """
    usage: halfmodal COMMAND [ARGUMENTS]

      run [SCREEN] [--size WIDTHxHEIGHT] [--scale SCALE] [--out DIR]
            opens the sample app in a window
      simulate FILE [--laws]
            plays a scenario and prints what happens
      film FILE --out DIR [--frames COUNT]
            plays a scenario and draws it
      fuzz [--seed N] [--runs N] [--scene SCENE] [--out DIR]
            plays random scenarios and checks the laws of motion
      bench sheet
            measures the cost of a frame of a drag

    halfmodal COMMAND --help explains a command. Documentation/Scenarios.md describes scenario files and
    traces, Documentation/Laws.md the laws of motion.

    \(status)
    """

  /// Returns the text for a command, or nil if the command is unknown.
  static func text(for command: String) -> String? {
    switch command {
    case "run": run
    case "simulate": simulate
    case "film": film
    case "fuzz": fuzz
    case "bench": bench
    default: nil
    }
  }

  private static let status = """
    Exit status: 0 if the command succeeded, 1 if a scenario does not settle or breaks a law, 2 if the input is
    wrong or a file cannot be written. One line on standard error gives the reason.
    """

  private static let run = """
    usage: halfmodal run [SCREEN] [--size WIDTHxHEIGHT] [--scale SCALE] [--out DIR]

    Opens the sample app in a window. Without a display it films every screen (or only SCREEN) into DIR instead,
    and prints the paths of the films.

      SCREEN                the screen to open; by default the start screen, which lists all screens
      --size WIDTHxHEIGHT   the size of the window in points, each from 100 to 4000; by default 390x844
      --scale SCALE         device pixels per point: 1, 2 or 3; by default 1 in a window and 2 in a film
      --out DIR             the folder for films; by default films

    \(status)
    """

  private static let simulate = """
    usage: halfmodal simulate FILE [--laws]

    Plays the scenario in FILE on a virtual clock, and prints the trace: one JSON object per line, for each frame
    and each event. With --laws it also checks the laws of motion, and fails with the first violation.

    A scenario file is JSON. This one presents a sheet, drags it up with a finger, and dismisses it:

      { "scene": "sheet",
        "steps": [
          { "present": true }, { "settle": true },
          { "down": "header" }, { "by": [0, -300], "for": 0.5 }, { "hold": 0.2 }, { "up": true },
          { "settle": true }, { "dismiss": true }, { "settle": true }
        ] }

    Scenes: \(ScenarioScene.names).

    Steps:
    \(steps)

    Documentation/Scenarios.md describes all keys of the file and all fields of the trace.

    \(status)
    """

  /// The steps with their examples.
  private static let steps = Steps.all.flatMap { step in
    step.examples.map { "  { \($0.dropFirst().dropLast()) }" }
  }.joined(separator: "\n")

  private static let film = """
    usage: halfmodal film FILE --out DIR [--frames COUNT]

    Plays the scenario in FILE and draws it. Writes DIR/NAME.png, a strip of frames with their times; DIR/NAME.webp,
    an animated picture; and one picture for each step "mark". NAME is the name of FILE without its extension.

      --out DIR        the folder for the pictures
      --frames COUNT   the largest number of frames in the strip, from 1 to 100; by default 8

    \(status)
    """

  private static let fuzz = """
    usage: halfmodal fuzz [--seed N] [--runs N] [--scene SCENE] [--out DIR]

    Plays random scenarios and checks the laws of motion in every frame. The same seed gives the same scenarios.
    If a scenario breaks a law, fuzz shortens it, writes it to DIR and stops.

      --seed N        the seed; by default a random one, which is printed
      --runs N        the number of scenarios; by default 1000
      --scene SCENE   the scene of all scenarios: \(ScenarioScene.names); by default all in turn
      --out DIR       the folder for the failing scenario; by default the current folder

    \(status)
    """

  private static let bench = """
    usage: halfmodal bench sheet

    Measures a frame of a drag that moves both the sheet and its list, without drawing. Prints microseconds.

    \(status)
    """
}
