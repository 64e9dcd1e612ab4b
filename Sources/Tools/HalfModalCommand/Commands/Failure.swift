import Foundation

/// A command that cannot go on: one line for the error stream, and the exit status.
struct Failure: Error {
  let status: Int32
  let message: String

  init(status: Int32, _ message: String) {
    self.status = status
    self.message = message
  }

  /// Writes the line; what was quoted from the input cannot break it.
  func report() {
    let line = message.split(whereSeparator: \.isNewline).joined(separator: " ")
    FileHandle.standardError.write(Data("halfmodal: \(line)\n".utf8))
  }
}
