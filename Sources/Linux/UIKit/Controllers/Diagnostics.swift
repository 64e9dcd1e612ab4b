import Foundation

/// Lines about misuse, for the error stream.
@MainActor package enum Diagnostics {
  /// Where the lines go. Tests listen here.
  package static var output: (String) -> Void = { line in
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }

  static func report(_ message: String) { output("[UIKit] " + message) }

  static func name(_ object: AnyObject) -> String { "<\(type(of: object))>" }
}
