import Foundation

/// Reports of misuse, on standard error.
@MainActor package enum Diagnostics {
  /// Writes a line. Tests replace it to capture the output.
  package static var output: (String) -> Void = { line in
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }

  static func report(_ message: String) { output("[UIKit] " + message) }

  static func name(_ object: AnyObject) -> String { "<\(type(of: object))>" }
}
