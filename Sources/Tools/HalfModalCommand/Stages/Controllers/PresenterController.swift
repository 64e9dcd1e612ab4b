import Showcase
import UIKit

/// The plain screen behind the sheet.
final class PresenterController: ScreenController {
  /// Called with the location in the window of each touch on this controller's own views.
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

  /// Whether a view belongs to this controller, and not to a sheet in it.
  private func owns(_ touched: UIView?) -> Bool {
    var current = touched
    while let view = current, view !== self.view {
      if ownViews.contains(view) { return true }
      current = view.superview
    }
    return touched === view
  }
}

/// A gesture recognizer that reports touches and always fails.
private final class TouchWitness: UIGestureRecognizer {
  var onTouch: (UITouch) -> Void = { _ in }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    touches.forEach(onTouch)
    state = .failed
  }
}
