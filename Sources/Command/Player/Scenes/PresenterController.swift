import Showcase
import UIKit

/// The plain screen behind the sheet of a scenario.
final class PresenterController: ReportingController {
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
}

/// What the step `cover` presents over everything.
final class CoverController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
  }
}
