import UIKit

extension UIViewController {
  /// Performs work after the current transition of a controller that is presented from this one, directly or indirectly.
  ///
  /// - Returns: Whether there is such a transition. If not, the work is not performed.
  func waitForTransition(then work: @escaping @MainActor () -> Void) -> Bool {
    movingPresented?.transitionCoordinator?.animate(alongsideTransition: nil) { _ in work() } ?? false
  }

  /// The first controller presented from this one, directly or indirectly, that is being presented or dismissed; nil if there is
  /// none.
  var movingPresented: UIViewController? {
    sequence(first: self, next: \.presentedViewController).dropFirst().first { $0.isBeingPresented || $0.isBeingDismissed }
  }

  /// The reason why this controller can't present a content; nil if it can.
  func refusal(toPresent content: UIViewController) -> SheetRefusal? {
    if self === content || content.presentingViewController != nil || content.isBeingDismissed || content.parent != nil {
      return .contentInUse
    }
    if viewIfLoaded?.window == nil || isBeingDismissed { return .presenterNotOnScreen }
    return presentedViewController == nil ? nil : .presenterIsPresenting
  }
}
