import HalfModal
import UIKit

/// A screen of the sample app, with a button that returns to the start screen.
class DemoController: UIViewController {
  private let backButton = PillButton(icon: .cross, tint: Palette.text, background: Palette.card)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Palette.background
    backButton.accessibilityIdentifier = "close"
    backButton.accessibilityLabel = "Close"
    backButton.action = { [unowned self] in dismiss(animated: true) }
    view.addSubview(backButton)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    view.bringSubviewToFront(backButton)
    backButton.frame = CGRect(x: view.safeAreaInsets.left + 16, y: view.safeAreaInsets.top + 10, width: 40, height: 40)
  }
}
