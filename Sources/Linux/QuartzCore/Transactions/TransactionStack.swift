import Synchronization

/// A thread's transactions: the implicit one at the bottom, which ``commitAll()`` ends, and the explicit ones above it.
final class TransactionStack {
  /// A key that is compared by identity. A string key would be converted to and from a Foundation string for each change of
  /// a layer.
  private final class Key: NSObject, Sendable {}
  private static let key = Key()
  private static let serials = Atomic<Int>(0)

  /// The stack of the current thread.
  static var current: TransactionStack {
    let dictionary = Thread.current.threadDictionary
    if let stack = dictionary[key] as? TransactionStack { return stack }
    let stack = TransactionStack()
    dictionary[key] = stack
    return stack
  }

  private var levels = [TransactionLevel()]
  /// The number of commits of the implicit transaction.
  private(set) var commit = 0
  private var orphans: [() -> Void] = []
  private var starts: [() -> Void] = []
  private var deferred: [() -> Void] = []

  var top: TransactionLevel { levels[levels.count - 1] }

  func begin() { levels.append(TransactionLevel(within: top)) }

  func end() {
    guard levels.count > 1 else { return commitAll() }
    levels.removeLast().close()
  }

  func nextSerial() -> Int { TransactionStack.serials.add(1, ordering: .relaxed).newValue }

  /// Adds one more animation to the completion groups of all open transactions, and returns them.
  func enterCompletions() -> [CompletionGroup] {
    let groups = levels.compactMap(\.completion)
    for group in groups { group.enter() }
    return groups
  }

  /// Calls `work` at the commit, before all other work, for an animation that was added to a layer outside of any tree.
  func noteOrphan(_ work: @escaping () -> Void) { orphans.append(work) }

  /// Calls `work` at the commit, for an animation that may have started by then.
  func noteStart(_ work: @escaping () -> Void) { starts.append(work) }

  func deferUntilCommit(_ work: @escaping () -> Void) { deferred.append(work) }

  /// Commits the implicit transaction. Repeats until its callbacks cause no further work.
  func commitAll() {
    commit += 1
    levels[0].close()
    if levels[0].isChanged { levels[0] = TransactionLevel() }
    while !orphans.isEmpty || !starts.isEmpty || !deferred.isEmpty {
      let works = orphans + starts + deferred
      (orphans, starts, deferred) = ([], [], [])
      for work in works { work() }
    }
  }
}

/// The settings of one transaction.
final class TransactionLevel {
  var animationDuration: CFTimeInterval { didSet { isChanged = true } }
  var timingFunction: CAMediaTimingFunction? { didSet { isChanged = true } }
  var disableActions: Bool { didSet { isChanged = true } }
  var values: [String: Any] { didSet { isChanged = true } }
  private(set) var completion: CompletionGroup?
  private(set) var isChanged = false

  init(within outer: TransactionLevel? = nil) {
    animationDuration = outer?.animationDuration ?? 0.25
    timingFunction = outer?.timingFunction
    disableActions = outer?.disableActions ?? false
    values = outer?.values ?? [:]
  }

  var completionBlock: (() -> Void)? { completion?.block }

  /// Sets a block that waits for the animations added from now on. The previous block waits for those added before.
  func setCompletionBlock(_ block: (() -> Void)?) {
    let before = completion
    completion = block.map(CompletionGroup.init)
    before?.close()
  }

  func close() { setCompletionBlock(nil) }
}

/// Waits for the animations of a transaction.
final class CompletionGroup {
  private(set) var block: (() -> Void)?
  private var running = 0
  private var isClosed = false

  init(_ block: @escaping () -> Void) { self.block = block }

  func enter() { running += 1 }

  func leave() {
    running -= 1
    callIfDone()
  }

  /// Declares that no more animations will be added.
  func close() {
    isClosed = true
    callIfDone()
  }

  private func callIfDone() {
    guard isClosed, running == 0, let block else { return }
    self.block = nil
    block()
  }
}
