import Foundation
import UIKit

/// The elements of a view of a scenario.
@MainActor final class ElementSet {
  let elements: [ElementView]

  /// Where the keyboard is or will be, in the window.
  private var keyboardFrame: CGRect?

  init(_ options: [ElementOptions], onAction: @escaping @MainActor (ElementAction) -> Void) {
    elements = options.map { ElementView($0, onAction: onAction) }
  }

  /// Puts the elements in front of what is there.
  ///
  /// - Parameter list: What those go into that scroll.
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

  /// Goes along with the keyboard, where an element keeps to that.
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
