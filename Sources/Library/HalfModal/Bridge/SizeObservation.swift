import UIKit

/// An observation of a size or an inset: by key-value observing on iOS, by the observers of the Linux UIKit on Linux.
@MainActor final class SizeObservation {
  #if canImport(ObjectiveC)
    private var observation: NSKeyValueObservation?
  #else
    private var observation: SizeObserver?
  #endif

  /// Observes a controller's preferred content size.
  init(preferredSizeOf controller: UIViewController, action: @escaping @MainActor () -> Void) {
    #if canImport(ObjectiveC)
      observation = controller.observe(\.preferredContentSize) { _, _ in onMain(action) }
    #else
      observation = controller.preferredSizeObservers.add(action)
    #endif
  }

  /// Observes a scroll view's content size.
  init(contentSizeOf scrollView: UIScrollView, action: @escaping @MainActor () -> Void) {
    #if canImport(ObjectiveC)
      observation = scrollView.observe(\.contentSize) { _, _ in onMain(action) }
    #else
      observation = scrollView.contentSizeObservers.add(action)
    #endif
  }

  /// Observes a scroll view's content inset.
  init(contentInsetOf scrollView: UIScrollView, action: @escaping @MainActor () -> Void) {
    #if canImport(ObjectiveC)
      observation = scrollView.observe(\.contentInset) { _, _ in onMain(action) }
    #else
      observation = scrollView.contentInsetObservers.add(action)
    #endif
  }

  func end() {
    #if canImport(ObjectiveC)
      observation?.invalidate()
    #else
      observation?.end()
    #endif
    observation = nil
  }
}

#if canImport(ObjectiveC)
  /// Calls a closure of the main actor. UIKit changes the observed properties on the main thread, but the type of the observation
  /// does not say so.
  private func onMain(_ action: @escaping @MainActor () -> Void) {
    MainActor.assumeIsolated(action)
  }
#endif
