import Foundation
import UIKit

/// `halfmodal run` in a window of its own process, controlled by a real mouse and a real keyboard.
final class AppWindow {
  private let display: DisplayServer
  private let process = Process()
  private let id: String

  init(_ arguments: [String], on display: DisplayServer) throws {
    self.display = display
    let tests = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.executableURL = tests.deletingLastPathComponent().appendingPathComponent("halfmodal")
    process.arguments = ["run"] + arguments
    process.environment = display.environment
    try process.run()
    var found = ""
    for _ in 0..<100 where found.isEmpty {
      Thread.sleep(forTimeInterval: 0.1)
      let lines = String(decoding: try display.run("xdotool", "search", "--onlyvisible", "--name", "HalfModal"), as: UTF8.self)
      found = lines.split(separator: "\n").first.map(String.init) ?? ""
    }
    id = found
  }

  deinit {
    process.kill()
  }

  /// Moves the mouse to a point of the window and clicks.
  func click(_ point: CGPoint) throws {
    try display.run("xdotool", "mousemove", "--window", id, "\(Int(point.x))", "\(Int(point.y))")
    try display.run("xdotool", "mousedown", "1")
    try display.run("xdotool", "mouseup", "1")
  }

  /// Turns the wheel towards the user over a point, by a number of notches.
  func turnWheel(at point: CGPoint, notches: Int) throws {
    try display.run("xdotool", "mousemove", "--window", id, "\(Int(point.x))", "\(Int(point.y))")
    try display.run("xdotool", "click", "--repeat", "\(notches)", "--delay", "30", "5")
  }

  /// Drags with the mouse in even steps, and releases the button after a rest.
  func drag(from start: CGPoint, by offset: CGVector, steps: Int = 12, rests: Bool = true) throws {
    try press(at: start)
    try move(from: start, by: offset, steps: steps)
    if rests { Thread.sleep(forTimeInterval: 0.3) }
    try release()
  }

  /// Presses the mouse button at a point.
  func press(at point: CGPoint) throws {
    try display.run("xdotool", "mousemove", "--window", id, "\(Int(point.x))", "\(Int(point.y))")
    try display.run("xdotool", "mousedown", "1")
  }

  /// Moves the mouse in even steps.
  func move(from start: CGPoint, by offset: CGVector, steps: Int = 12) throws {
    for step in 1...steps {
      let fraction = CGFloat(step) / CGFloat(steps)
      try display.run(
        "xdotool", "mousemove", "--window", id, "\(Int(start.x + offset.dx * fraction))", "\(Int(start.y + offset.dy * fraction))"
      )
      Thread.sleep(forTimeInterval: 0.02)
    }
  }

  func release() throws {
    try display.run("xdotool", "mouseup", "1")
  }

  func press(key: String) throws {
    try display.run("xdotool", "windowfocus", id)
    try display.run("xdotool", "key", key)
  }

  func resize(to size: CGSize) throws {
    try display.run("xdotool", "windowsize", id, "\(Int(size.width))", "\(Int(size.height))")
  }

  /// Returns the content of the display at the window.
  func screenshot() throws -> Screenshot? {
    Screenshot(xwd: try display.run("xwd", "-silent", "-id", id))
  }

  /// The processor time that the program has used, in hundredths of a second.
  var ticks: Int {
    let text = (try? String(contentsOfFile: "/proc/\(process.processIdentifier)/stat", encoding: .utf8)) ?? ""
    let fields = (text.split(separator: ")").last ?? "").split(separator: " ")
    return fields.count > 12 ? (Int(fields[11]) ?? 0) + (Int(fields[12]) ?? 0) : 0
  }
}
