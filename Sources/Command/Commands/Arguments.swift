/// The words behind a command: what stands alone, and options with their values.
struct Arguments {
  private(set) var words: [String] = []
  private(set) var options: [String: String] = [:]

  /// - Throws: ``Failure`` for an option that is unknown or lacks its value.
  init(_ arguments: some Collection<String>, options known: [String]) throws {
    var rest = Array(arguments)[...]
    while let word = rest.popFirst() {
      if known.contains(word) {
        guard let value = rest.popFirst() else { throw Failure(status: 2, "\(word) lacks its value") }
        options[word] = value
      } else if word.hasPrefix("-") && word.count > 1 {
        throw Failure(status: 2, "unknown option \"\(word)\"; see halfmodal --help")
      } else {
        words.append(word)
      }
    }
  }

  /// The one file that the command takes.
  func file() throws -> String {
    guard words.count == 1 else {
      throw Failure(status: 2, words.isEmpty ? "a scenario file is missing" : "one scenario file, please, not \(words.count)")
    }
    return words[0]
  }
}
