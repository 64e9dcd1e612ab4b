import UIKit

/// Lets a finger catch a modal in its presentation by a touch on the list behind it, even without a drag.
@MainActor final class TouchCatcher: NSObject {
  private weak var list: UIScrollView?
  private lazy var recognizer = DragRecognizer(handler: self)
  private let canCatch: () -> Bool
  private let touchDidChange: (UIGestureRecognizer.State) -> Void

  /// - Parameters:
  ///   - canCatch: Returns whether the modal can be caught now.
  ///   - touchDidChange: Called with the recognizer's state for each change of a touch that caught the modal.
  init(
    on list: UIScrollView, canCatch: @escaping @MainActor () -> Bool,
    touchDidChange: @escaping @MainActor (UIGestureRecognizer.State) -> Void
  ) {
    self.list = list
    self.canCatch = canCatch
    self.touchDidChange = touchDidChange
    super.init()
    recognizer.delegate = self
    list.addGestureRecognizer(recognizer)
  }

  func remove() {
    recognizer.view?.removeGestureRecognizer(recognizer)
  }
}

extension TouchCatcher: DragRecognizerHandler {
  func dragDidChange(_ recognizer: DragRecognizer) {
    touchDidChange(recognizer.state)
  }

  func touchDidLand(_ touch: UITouch, on recognizer: DragRecognizer) -> Bool {
    canCatch()
  }

  /// A touch that did not catch the modal never begins this recognizer later.
  func isAstray(_ movement: CGPoint) -> Bool {
    true
  }
}

extension TouchCatcher: UIGestureRecognizerDelegate {
  /// The list follows the finger, and the modal follows the list.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool {
    other === list?.panGestureRecognizer
  }
}
