import UIKit

/// A controller that reports its appearance callbacks.
class ReportingController: UIViewController {
  /// Called with the name of each appearance callback.
  var onAppearance: (String) -> Void = { _ in }

  override func viewDidLoad() {
    super.viewDidLoad()
    onAppearance("viewDidLoad")
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

  /// The frontmost presented controller.
  var frontmost: UIViewController {
    var front: UIViewController = self
    while let presented = front.presentedViewController {
      front = presented
    }
    return front
  }
}
