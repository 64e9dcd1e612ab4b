/// The observers of a size. They replace key-value observing, which is not available on Linux.
@MainActor package final class SizeObservers {
  private var all: [SizeObserver] = []

  func tell() {
    for observer in all where !observer.hasEnded { observer.action() }
  }

  /// Calls the action at every change until the returned observer's `end()`.
  package func add(_ action: @escaping @MainActor () -> Void) -> SizeObserver {
    let observer = SizeObserver(action)
    all.removeAll { $0.hasEnded }
    all.append(observer)
    return observer
  }
}

/// An observer of a size.
@MainActor package final class SizeObserver {
  fileprivate var action: @MainActor () -> Void
  fileprivate var hasEnded = false

  fileprivate init(_ action: @escaping @MainActor () -> Void) { self.action = action }

  package func end() {
    hasEnded = true
    action = {}
  }
}
