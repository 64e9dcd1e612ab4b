/// An error when a window is opened.
public struct WindowError: Error, CustomStringConvertible {
  /// The reason, in one line.
  public let description: String
}

extension WindowError {
  /// Creates the error for a missing display, with the reason from the environment.
  package init(missingDisplayIn environment: [String: String]) {
    func named(_ names: String...) -> String {
      names.compactMap { name in environment[name].flatMap { $0.isEmpty ? nil : "\(name)=\($0)" } }.joined(separator: ", ")
    }
    let (driver, displays) = (named("SDL_VIDEODRIVER"), named("WAYLAND_DISPLAY", "DISPLAY"))
    let why =
      switch (driver, displays) {
      case ("", ""): "neither DISPLAY nor WAYLAND_DISPLAY is set"
      case ("", _): "\(displays) cannot be opened"
      default: "\(driver) shows no window"
      }
    description = "no display: \(why)"
  }
}
