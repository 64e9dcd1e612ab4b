import Foundation

/// A command that cannot go on: one line for the error stream, and the exit status.
struct Failure: Error {
  let status: Int32
  let message: String

  init(status: Int32, _ message: String) {
    self.status = status
    self.message = message
  }

  func report() {
    FileHandle.standardError.write(Data("halfmodal: \(message)\n".utf8))
  }
}
