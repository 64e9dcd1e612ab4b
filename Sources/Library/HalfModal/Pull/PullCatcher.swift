import UIKit

/// A finger that lands on the list while the modal is on its way catches the modal at once, also where it drags nothing then.
@MainActor final class PullCatcher: NSObject {
  private weak var list: UIScrollView?
  private let recognizer: DragRecognizer

  /// - Parameters:
  ///   - list: Where fingers land.
  ///   - isThere: Whether there is something to be caught.
  ///   - follow: Called at each change of a touch that has caught it.
  init(
    on list: UIScrollView, where isThere: @escaping @MainActor () -> Bool,
    follow: @escaping @MainActor (UIGestureRecognizer.State) -> Void
  ) {
    self.list = list
    recognizer = DragRecognizer { follow($0.state) }
    super.init()
    recognizer.touchDidLand = { _ in isThere() }
    // A touch that has caught nothing is the list's alone.
    recognizer.isAstray = { _ in true }
    recognizer.delegate = self
    list.addGestureRecognizer(recognizer)
  }

  /// Catches nothing any more.
  func remove() {
    recognizer.view?.removeGestureRecognizer(recognizer)
  }
}

extension PullCatcher: UIGestureRecognizerDelegate {
  /// The list goes on to follow the finger, and the modal the list.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool {
    other === list?.panGestureRecognizer
  }
}
