import Showcase
import UIKit

/// The plain screen behind the sheet of a scenario.
final class PresenterController: ReportingController {
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
