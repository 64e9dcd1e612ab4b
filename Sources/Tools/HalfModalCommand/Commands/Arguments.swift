/// The arguments of a command: plain words, options with values, and flags.
struct Arguments {
  private(set) var words: [String] = []
  private(set) var options: [String: String] = [:]
  private(set) var flags: Set<String> = []

  /// - Throws: ``Failure`` for an unknown option or an option without its value.
  init(_ arguments: some Collection<String>, options known: [String], flags knownFlags: [String] = []) throws {
    var rest = Array(arguments)[...]
    while let word = rest.popFirst() {
      if knownFlags.contains(word) {
        flags.insert(word)
      } else if known.contains(word) {
        guard let value = rest.popFirst() else { throw Failure(status: 2, "\(word) needs a value") }
        options[word] = value
      } else if word.hasPrefix("-") && word.count > 1 {
        throw Failure(status: 2, "unknown option \"\(word)\"; see halfmodal --help")
      } else {
        words.append(word)
      }
    }
  }

  /// Returns the only plain word, the scenario file.
  func file() throws -> String {
    guard words.count == 1 else {
      throw Failure(
        status: 2,
        words.isEmpty ? "the scenario file is missing; see halfmodal --help" : "expected one scenario file, not \(words.count)")
    }
    return words[0]
  }
}
