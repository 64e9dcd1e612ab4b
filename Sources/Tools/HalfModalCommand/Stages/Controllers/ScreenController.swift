import UIKit

/// The controller behind the sheet.
class ScreenController: ReportingController {
  let elements: ElementSet

  init(options: PresenterOptions, onAction: @escaping @MainActor (ElementAction) -> Void) {
    elements = ElementSet(options.elements, onAction: onAction)
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("ScreenController is created in code")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    elements.install(in: view)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    elements.layOut(in: view)
  }
}
