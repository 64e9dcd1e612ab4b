import Foundation
import HalfModal
import TestSupport
import Testing
import UIKit
import UIKitTesting

// The Swift code of the README. The tests compare both, so that the code in the README compiles and works.

final class CheckoutController: UIViewController {
  func payButtonTapped() {
    present(PaymentController(), as: .halfModal)
  }
}

extension CheckoutController {
  func addressButtonTapped() {
    var configuration = SheetConfiguration(detents: [.medium, .large], cornerRadius: 28)
    configuration.backdrop = .blur(.dark, opacity: 0.5)
    configuration.showsGrabber = true
    present(AddressController(), as: configuration)
  }
}

final class AddressController: UIViewController {
  func searchFieldTapped() {
    modalSheet?.move(to: .large)
  }

  func mapButtonTapped() {
    modalSheet?.animateChanges { $0.detents = [.large] }
  }

  func addressChosen() async {
    let outcome = await modalSheet?.dismiss()
    print(outcome == .dismissed ? "The sheet is gone." : "The sheet is still there.")
  }
}

@MainActor func showFilters(_ filters: FilterController, from presenter: UIViewController) {
  let sheet = presenter.present(filters, as: SheetConfiguration(detents: [.medium, .large]))
  print(sheet.backendChoice.reason)  // the system sheet supports the whole configuration
}

final class MapController: UIViewController {
  private lazy var places = InlineSheet(content: PlacesController(), in: self)

  func placesButtonTapped() {
    places.toggle()
  }
}

final class TownController: UIViewController {
  private let button = UIButton(type: .system)
  private lazy var places = InlineSheet(content: PlacesController(), in: self)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(button)
    places.configuration.detents = [.height(120, id: "peek"), .medium, .large]
    places.configuration.backdrop = .dim(0.3)
    places.configuration.largestUndimmedDetent = .medium
    places.events.didMove = { [unowned self] position in
      button.frame = CGRect(x: 20, y: view.bounds.height - position.visibleHeight - 64, width: 48, height: 48)
    }
    places.animateAlongside(from: .medium, to: .large) { [button] in button.alpha = 0 }
    places.show(animated: false)
  }
}

final class RadioController: UIViewController {
  private let miniBar = UIView()
  private var gesture: PresentationGesture?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(miniBar)
    let player = ModalSheet(content: PlayerController(), configuration: SheetConfiguration(detents: [.large]))
    gesture = PresentationGesture(.drag(on: miniBar), presenting: player, from: self)
  }
}

final class ArticleController: UITableViewController {
  private lazy var comments = ScrubbedPresentation(from: self) { edge in edge == .bottom ? CommentsController() : nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    comments.attach(to: tableView)
  }
}

@MainActor func editNote(_ editor: NoteController, from presenter: UIViewController) {
  var events = SheetEvents()
  events.shouldDismiss = { _ in !editor.hasUnsavedText }
  events.didAttemptToDismiss = { _ in editor.askToDiscard() }
  presenter.present(editor, as: SheetConfiguration(detents: [.height(320)]), events: events)
}

@MainActor @Test func tapBesideTheSheetDismissesIt() throws {
  let device = VirtualDevice()
  let presenter = UIViewController()
  device.show(presenter)

  let sheet = presenter.present(UIViewController(), as: .halfModal)
  device.run(for: 0.1)
  #expect(sheet.phase == .presenting)
  try device.settle()
  #expect(sheet.phase == .resting)

  device.finger().tap(at: CGPoint(x: 195, y: 100))
  try device.settle()
  #expect(sheet.phase == .dismissed)
}

// MARK: - Classes that the README's code uses but does not show

final class PaymentController: UIViewController {}

final class PlayerController: UIViewController {}

final class PlacesController: UIViewController {}

final class CommentsController: UIViewController {}

final class FilterController: UIViewController {}

final class NoteController: UIViewController {
  var hasUnsavedText = true
  private(set) var questions = 0

  func askToDiscard() {
    questions += 1
  }
}

// MARK: - The tests

@MainActor @Suite(.serialized) struct ReadmeTests {
  @Test func codeOfTheReadmeIsInThisFile() throws {
    let here = URL(fileURLWithPath: #filePath)
    let readme = here.deletingLastPathComponent().appendingPathComponent("../../../../README.md")
    let code = try Self.lines(of: here)
    let blocks = Self.swiftBlocks(in: try Self.lines(of: readme))
    #expect(blocks.count == 10)
    for block in blocks {
      let starts = code.indices.filter { code[$0...].starts(with: block) }
      #expect(starts.count == 1, "not compiled: \(block.first ?? "")")
    }
  }

  private static func lines(of file: URL) throws -> [String] {
    try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
  }

  /// The lines of each block of Swift code, without its imports.
  private static func swiftBlocks(in lines: [String]) -> [[String]] {
    var blocks: [[String]] = []
    var isInside = false
    for line in lines {
      if line.hasPrefix("```") {
        isInside = line == "```swift"
        if isInside { blocks.append([]) }
      } else if isInside && !line.hasPrefix("import ") {
        blocks[blocks.count - 1].append(line)
      }
    }
    return blocks.map { Array($0.drop(while: \.isEmpty)) }
  }

  /// Shows a controller that contains an example.
  private func stage(_ controller: UIViewController) -> Stage {
    let stage = Stage(presenter: controller)
    stage.show()
    return stage
  }

  @Test func halfModalCoversTheLowerPart() throws {
    let controller = CheckoutController()
    let stage = stage(controller)
    stage.perform { controller.payButtonTapped() }
    try stage.settle()
    #expect(controller.presentedViewController is PaymentController)
    let sheet = try #require(stage.sheetView)
    #expect(abs(sheet.frame.height - 0.6 * 844) < 0.5)
  }

  /// A stage on which the address sheet is presented.
  private func addressStage() throws -> (stage: Stage, content: AddressController) {
    let controller = CheckoutController()
    let stage = stage(controller)
    stage.perform { controller.addressButtonTapped() }
    try stage.settle()
    return (stage, try #require(controller.presentedViewController as? AddressController))
  }

  @Test func sheetHasTheConfiguredCorners() throws {
    let stage = try addressStage().stage
    #expect(stage.sheetView?.layer.cornerRadius == 28)
  }

  @Test func contentMovesItsSheet() throws {
    let (stage, content) = try addressStage()
    #expect(content.modalSheet?.selectedDetent == .medium)
    stage.perform { content.searchFieldTapped() }
    try stage.settle()
    #expect(content.modalSheet?.selectedDetent == .large)
  }

  @Test func contentChangesItsSheet() throws {
    let (stage, content) = try addressStage()
    stage.perform { content.mapButtonTapped() }
    try stage.settle()
    #expect(content.modalSheet?.selectedDetent == .large)
    #expect(content.modalSheet?.configuration.detents == [.large])
  }

  @Test func contentDismissesItsSheet() async throws {
    let (stage, content) = try addressStage()
    var hasBegun = false
    let choice = Task {
      hasBegun = true
      // Another test may have used its device since the last call.
      stage.perform {}
      await content.addressChosen()
    }
    while !hasBegun { await Task.yield() }
    try stage.settle()
    await choice.value
    #expect(stage.presenter.presentedViewController == nil)
  }

  @Test func filtersAreInTheSystemSheet() throws {
    let filters = FilterController()
    let stage = stage(UIViewController())
    stage.perform { showFilters(filters, from: stage.presenter) }
    try stage.settle()
    #expect(filters.modalSheet?.backendChoice.isSystem == true)
    #expect(filters.modalSheet?.backendChoice.reason.description == "the system sheet supports the whole configuration")
  }

  @Test func inlineSheetIsAChild() throws {
    let controller = MapController()
    let stage = stage(controller)
    stage.perform { controller.placesButtonTapped() }
    try stage.settle()
    #expect(controller.children.first is PlacesController)
  }

  @Test func buttonStandsAboveThePlaces() throws {
    let controller = TownController()
    let stage = stage(controller)
    try stage.settle()
    let sheet = try #require(stage.sheetView)
    let button = try #require(controller.view.subviews.first { $0 is UIButton })
    #expect(abs(button.frame.maxY + 16 - sheet.frame.minY) < 0.001)
  }

  @Test func buttonFadesAsThePlacesFillTheScreen() throws {
    let controller = TownController()
    let stage = stage(controller)
    try stage.settle()
    let button = try #require(controller.view.subviews.first { $0 is UIButton })
    #expect(button.alpha == 1)
    stage.drag(from: 800, by: -760)
    try stage.settle()
    #expect(button.alpha == 0)
  }

  @Test func dragOnTheBarPresentsThePlayer() throws {
    let controller = RadioController()
    let stage = stage(controller)
    stage.perform { controller.view.subviews.last?.frame = CGRect(x: 0, y: 760, width: 390, height: 64) }
    stage.drag(from: 790, by: -600, for: 0.3)
    try stage.settle()
    #expect(controller.presentedViewController is PlayerController)
  }

  @Test func pullPresentsTheComments() throws {
    let controller = ArticleController()
    let stage = stage(controller)
    stage.flick(from: 700, by: -600, for: 0.2)
    try stage.settle()
    #expect(controller.presentedViewController is CommentsController)
  }

  @Test func unsavedTextPreventsTheDismissal() throws {
    let editor = NoteController()
    let stage = stage(UIViewController())
    stage.perform { editNote(editor, from: stage.presenter) }
    try stage.settle()
    stage.tapBackdrop()
    try stage.settle()
    #expect(stage.presenter.presentedViewController === editor)
    #expect(editor.questions == 1)
    editor.hasUnsavedText = false
    stage.tapBackdrop()
    try stage.settle()
    #expect(stage.presenter.presentedViewController == nil)
  }
}
