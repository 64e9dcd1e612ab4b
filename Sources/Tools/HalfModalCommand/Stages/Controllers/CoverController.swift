import UIKit

/// The full-screen controller that the step `cover` presents.
final class CoverController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
  }
}
