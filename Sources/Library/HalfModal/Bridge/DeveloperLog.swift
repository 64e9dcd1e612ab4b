import UIKit

/// Writes a line for the developer: to Xcode's console on iOS, and to standard error on Linux, where a program can use its
/// standard output for data.
func developerLog(_ message: String) {
  let line = "HalfModal: \(message)"
  #if canImport(ObjectiveC)
    print(line)
  #else
    FileHandle.standardError.write(Data((line + "\n").utf8))
  #endif
}
