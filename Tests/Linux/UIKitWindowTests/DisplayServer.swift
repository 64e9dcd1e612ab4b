import Foundation
import Glibc

extension Process {
  /// Ends the program with SIGKILL. It inherits the signal mask of the thread that started it, which may block any other signal.
  func kill() {
    Glibc.kill(processIdentifier, SIGKILL)
    waitUntilExit()
  }
}

/// A display without a screen, for windows to open on.
final class DisplayServer {
  /// The name of the display, such as `:1`.
  let name: String
  private let process = Process()

  init() throws {
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["Xvfb", "-displayfd", "1", "-screen", "0", "2000x2000x24", "-nolisten", "tcp"]
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    var number = ""
    while !number.hasSuffix("\n"), let byte = try pipe.fileHandleForReading.read(upToCount: 1), !byte.isEmpty {
      number += String(decoding: byte, as: UTF8.self)
    }
    name = ":" + number.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  deinit {
    process.kill()
  }

  /// The environment of a program that uses the display.
  var environment: [String: String] {
    ProcessInfo.processInfo.environment.merging(["DISPLAY": name]) { $1 }.filter { $0.key != "WAYLAND_DISPLAY" }
  }

  /// Runs a program for at most ten seconds and returns its output.
  @discardableResult
  func run(_ words: String...) throws -> Data {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["timeout", "10"] + words
    process.environment = environment
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return data
  }
}
