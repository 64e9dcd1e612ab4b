import UIKit

/// The elements of a view of a scenario.
@MainActor struct ElementSet {
  let elements: [ElementView]

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
  }

  func layOut(in view: UIView) {
    for element in elements {
      element.layOut(in: view.bounds, safeArea: view.safeAreaInsets)
    }
  }
}
