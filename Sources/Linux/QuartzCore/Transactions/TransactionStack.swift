import Synchronization

/// A thread's transactions: the implicit one at the bottom, which ``commitAll()`` ends, and those opened within it.
final class TransactionStack {
  /// Found by what it is. A name would have to be turned into a string of Foundation's, and that be read, for each change of a layer.
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
  /// How many times the implicit transaction was committed.
  private(set) var commit = 0
  private var orphans: [CALayer] = []
  private var starts: [(layer: CALayer, running: RunningAnimation)] = []
  private var deferred: [() -> Void] = []

  var top: TransactionLevel { levels[levels.count - 1] }

  func begin() { levels.append(TransactionLevel(within: top)) }

  func end() {
    guard levels.count > 1 else { return commitAll() }
    levels.removeLast().close()
  }

  func nextSerial() -> Int { TransactionStack.serials.add(1, ordering: .relaxed).newValue }

  /// Lets all open transactions wait for one more animation.
  func enterCompletions() -> [CompletionGroup] {
    let groups = levels.compactMap(\.completion)
    for group in groups { group.enter() }
    return groups
  }

  func noteOrphan(_ layer: CALayer) { orphans.append(layer) }

  func noteStart(of running: RunningAnimation, in layer: CALayer) { starts.append((layer, running)) }

  func deferUntilCommit(_ work: @escaping () -> Void) { deferred.append(work) }

  /// Commits the implicit transaction, and what its callbacks bring about, until nothing is left.
  func commitAll() {
    commit += 1
    levels[0].close()
    if levels[0].isChanged { levels[0] = TransactionLevel() }
    while !orphans.isEmpty || !starts.isEmpty || !deferred.isEmpty {
      let (layers, begun, works) = (orphans, starts, deferred)
      (orphans, starts, deferred) = ([], [], [])
      for layer in layers where layer.layerContext == nil { layer.removeAnimations { _ in true } }
      for (layer, running) in begun where !running.isOver && layer.layerContext != nil {
        let now = running.time(at: MediaTime.now, local: layer.localTime(at: MediaTime.now))
        if now >= running.timeline.begin - Timeline.tolerance { running.tellStart() }
      }
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

  /// Waits with a new block for the animations added from now on; the block before waits for those until now.
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

  /// No more animations will come.
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
