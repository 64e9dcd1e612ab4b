import Foundation

/// The failure of a command: one line for standard error, and the exit status.
struct Failure: Error {
  let status: Int32
  let message: String

  init(status: Int32, _ message: String) {
    self.status = status
    self.message = message
  }

  /// Writes the message as one line, even if it quotes line breaks from the input.
  func report() {
    let line = message.split(whereSeparator: \.isNewline).joined(separator: " ")
    FileHandle.standardError.write(Data("halfmodal: \(line)\n".utf8))
  }
}
