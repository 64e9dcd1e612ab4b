import Showcase
import UIKit

/// The plain screen behind the sheet of a scenario.
final class PresenterController: ScreenController {
  /// Called for each touch that lands on what this controller shows, with its place in the window.
  var onTouch: (CGPoint) -> Void = { _ in }

  private var ownViews: Set<UIView> = []

  override func loadView() {
    view = PageView()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    ownViews = Set(view.subviews)
    let witness = TouchWitness()
    witness.onTouch = { [weak self] touch in
      if let self, owns(touch.view) {
        onTouch(touch.location(in: nil))
      }
    }
    view.addGestureRecognizer(witness)
  }

  /// Whether a view is this controller's, and not that of a sheet in it.
  private func owns(_ touched: UIView?) -> Bool {
    var current = touched
    while let view = current, view !== self.view {
      if ownViews.contains(view) { return true }
      current = view.superview
    }
    return touched === view
  }
}

/// What the step `cover` presents over everything.
final class CoverController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
  }
}

/// Sees touches land, and is never recognised.
private final class TouchWitness: UIGestureRecognizer {
  var onTouch: (UITouch) -> Void = { _ in }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    touches.forEach(onTouch)
    state = .failed
  }
}
