import Foundation
import UIKit

/// The elements of one view.
@MainActor final class ElementSet {
  let elements: [ElementView]

  /// The frame of the keyboard at the end of its animation, in window coordinates.
  private var keyboardFrame: CGRect?

  init(_ options: [ElementOptions], onAction: @escaping @MainActor (ElementAction) -> Void) {
    elements = options.map { ElementView($0, onAction: onAction) }
  }

  /// Adds the elements in front of the other subviews.
  ///
  /// - Parameter list: The superview of the elements that scroll.
  func install(in view: UIView, list: UIScrollView? = nil) {
    for element in elements {
      (element.options.place == .list ? list ?? view : view).addSubview(element.view)
    }
    followKeyboard(in: view)
  }

  func layOut(in view: UIView) {
    let keyboardTop = keyboardFrame.map { view.convert($0, from: nil).minY }
    for element in elements {
      element.layOut(in: view.bounds, safeArea: view.safeAreaInsets, keyboardTop: keyboardTop)
    }
  }

  /// Moves the elements with the keyboard, if one is pinned to it.
  private func followKeyboard(in view: UIView) {
    guard elements.contains(where: { $0.options.place == .keyboard }) else { return }
    Keyboard.addObserver(self) { [weak self, weak view] notification in
      guard let self, let view, let info = notification.userInfo, notification.name != UIResponder.keyboardDidShowNotification
      else { return }
      keyboardFrame = (info[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
      let duration = (info[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber)?.doubleValue ?? 0
      UIView.animate(withDuration: duration) {
        self.layOut(in: view)
      }
    }
  }
}
