import HalfModal
import UIKit

/// Choice of the sheet: two buttons request a sheet in the same way, and a text says whether it is the system's or
/// HalfModal's, and why.
final class ChoiceController: DemoController {
  private let heading = label("Which sheet?", size: 30, weight: .bold)
  private let reason = label("Present one to see the reason.", size: 16, color: Palette.secondaryText)
  private let plain = PillButton(title: "A plain sheet", tint: .white, background: Palette.accent)
  private let blurred = PillButton(title: "A sheet over a blur", tint: .white, background: Palette.tints[3])

  override func viewDidLoad() {
    super.viewDidLoad()
    reason.numberOfLines = 0
    plain.accessibilityIdentifier = "plain"
    plain.action = { [unowned self] in ask(for: SheetConfiguration()) }
    blurred.accessibilityIdentifier = "blurred"
    blurred.action = { [unowned self] in ask(for: SheetConfiguration(cornerRadius: 22, backdrop: .blur())) }
    [heading, reason, plain, blurred].forEach(view.addSubview)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 24, dy: 0)
    heading.frame = CGRect(x: area.minX, y: area.minY + 70, width: area.width, height: 36)
    reason.frame = CGRect(x: area.minX, y: heading.frame.maxY + 8, width: area.width, height: 44)
    plain.frame = CGRect(x: area.minX, y: reason.frame.maxY + 20, width: area.width, height: 52)
    blurred.frame = CGRect(x: area.minX, y: plain.frame.maxY + 14, width: area.width, height: 52)
  }

  private func ask(for configuration: SheetConfiguration) {
    var configuration = configuration
    configuration.showsGrabber = true
    let sheet = present(PlacesController(title: "What is near"), as: configuration)
    let choice = sheet.backendChoice
    reason.text =
      choice.isSystem
      ? "The system sheet supports this configuration." : "HalfModal's own sheet, because \(choice.reason)."
  }
}
