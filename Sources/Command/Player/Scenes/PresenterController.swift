import Showcase
import UIKit

/// The plain screen behind the sheet of a scenario.
final class PresenterController: UIViewController {
  /// Called with the name of each appearance callback.
  var onAppearance: (String) -> Void = { _ in }

  /// The controller that would present the next one.
  var frontmost: UIViewController {
    var front: UIViewController = self
    while let presented = front.presentedViewController {
      front = presented
    }
    return front
  }

  override func loadView() {
    view = PageView()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    onAppearance("viewWillAppear")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    onAppearance("viewDidAppear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    onAppearance("viewWillDisappear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    onAppearance("viewDidDisappear")
  }
}

/// What the step `cover` presents over everything.
final class CoverController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
  }
}
