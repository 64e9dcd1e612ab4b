import UIKit

/// Hears of a size that changes: by key-value observing where Objective-C is, elsewhere by what UIKit offers in its place.
@MainActor final class SizeObservation {
  #if canImport(ObjectiveC)
    private var observation: NSKeyValueObservation?
  #else
    private var observation: SizeObserver?
  #endif

  /// Hears of a controller's preferred content size.
  init(preferredSizeOf controller: UIViewController, action: @escaping @MainActor () -> Void) {
    #if canImport(ObjectiveC)
      observation = controller.observe(\.preferredContentSize) { _, _ in onMain(action) }
    #else
      observation = controller.preferredSizeObservers.add(action)
    #endif
  }

  /// Hears of the size of what a scroll view shows.
  init(contentSizeOf scrollView: UIScrollView, action: @escaping @MainActor () -> Void) {
    #if canImport(ObjectiveC)
      observation = scrollView.observe(\.contentSize) { _, _ in onMain(action) }
    #else
      observation = scrollView.contentSizeObservers.add(action)
    #endif
  }

  /// Hears of the room that a scroll view leaves around what it shows.
  init(contentInsetOf scrollView: UIScrollView, action: @escaping @MainActor () -> Void) {
    #if canImport(ObjectiveC)
      observation = scrollView.observe(\.contentInset) { _, _ in onMain(action) }
    #else
      observation = scrollView.contentInsetObservers.add(action)
    #endif
  }

  /// Stops hearing.
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
  /// UIKit changes its properties on the main thread, which key-value observing does not say.
  private func onMain(_ action: @escaping @MainActor () -> Void) {
    MainActor.assumeIsolated(action)
  }
#endif
