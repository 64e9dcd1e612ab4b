import Foundation
import HalfModal
import Testing
import UIKit
import UIKitTesting

// The Swift code of the README. It has to be the same here and there, so that what people copy compiles and does what it says.

final class CheckoutController: UIViewController {
  func payButtonTapped() {
    let sheet = ModalSheet(content: PaymentController(), configuration: .halfModal)
    sheet.configuration.cornerRadius = 28
    sheet.configuration.backdrop = .blur(.dark, opacity: 0.5)
    sheet.present(from: self)
  }
}

@MainActor func showFilters(_ filters: FilterController, from presenter: UIViewController) {
  let chosen = presenter.presentHalfModal(filters, configuration: SheetConfiguration(detents: [.medium, .large]))
  print("\(chosen.decision.used), because \(chosen.decision.why)")
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
    places.configuration.largestPassThroughDetent = .medium
    places.configuration.showsGrabber = true
    places.events.didMove = { [unowned self] position in
      button.frame = CGRect(x: 20, y: view.bounds.height - position.extent - 64, width: 48, height: 48)
    }
    places.show(animated: false)
    places.animateAlongside(from: .medium, to: .large) { [button] in button.alpha = 0 }
  }
}

final class RadioController: UIViewController {
  private let miniBar = UIView()
  private lazy var player = ModalSheet(content: PlayerController(), configuration: SheetConfiguration(detents: [.large]))
  private lazy var bringIn = DragToPresent(player, from: self)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(miniBar)
    bringIn.attach(to: miniBar)
  }
}

final class ArticleController: UITableViewController {
  private lazy var pull = PullToPresent(from: self) { edge in edge == .bottom ? CommentsController() : nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    pull.attach(to: tableView)
  }
}

@MainActor func editNote(_ editor: NoteController, from presenter: UIViewController) {
  let sheet = ModalSheet(content: editor, configuration: SheetConfiguration(detents: [.height(320)]))
  sheet.events.shouldDismiss = { reason in !editor.hasUnsavedText }
  sheet.events.didAttemptToDismiss = { reason in editor.askToDiscard() }
  sheet.events.didDismiss = { reason in print("gone, because of \(reason)") }
  sheet.present(from: presenter)
}

@MainActor @Test func aTapBesideTheSheetDismissesIt() throws {
  let device = VirtualDevice()
  let presenter = UIViewController()
  device.show(presenter)

  let sheet = ModalSheet(content: UIViewController(), configuration: .halfModal)
  device.perform { sheet.present(from: presenter) }
  device.run(for: 0.1)
  #expect(sheet.phase == .presenting)

  try device.settle()
  #expect(sheet.phase == .resting)
  #expect(abs(sheet.visibleBackdropOpacity - 0.7) < 0.001)

  device.finger().tap(at: CGPoint(x: 195, y: 100))
  try device.settle()
  #expect(sheet.phase == .gone)
}

// MARK: - What the README's code leaves to its reader

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
  @Test func theCodeOfTheReadmeIsTheCodeOfThisFile() throws {
    let here = URL(fileURLWithPath: #filePath)
    let readme = here.deletingLastPathComponent().appendingPathComponent("../../../README.md")
    let code = try Self.lines(of: here)
    let blocks = Self.swiftBlocks(in: try Self.lines(of: readme))
    #expect(blocks.count == 8)
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

  @Test func theSheetLooksAsItWasTold() throws {
    let device = VirtualDevice()
    let controller = CheckoutController()
    device.show(controller)
    device.perform { controller.payButtonTapped() }
    try device.settle()
    #expect(controller.presentedViewController is PaymentController)
    #expect(device.view(identified: "HalfModal.sheet")?.layer.cornerRadius == 28)
  }

  @Test func thePanelIsAChild() throws {
    let device = VirtualDevice()
    let controller = MapController()
    device.show(controller)
    device.perform { controller.placesButtonTapped() }
    try device.settle()
    #expect(controller.children.first is PlacesController)
  }

  @Test func theButtonStandsOnThePlaces() throws {
    let device = VirtualDevice()
    let controller = TownController()
    device.show(controller)
    try device.settle()
    let sheet = try #require(device.view(identified: "HalfModal.sheet"))
    let button = try #require(controller.view.subviews.first { $0 is UIButton })
    #expect(abs(button.frame.maxY + 16 - sheet.frame.minY) < 0.001)
  }

  @Test func aBarBringsInThePlayer() throws {
    let device = VirtualDevice()
    let controller = RadioController()
    device.show(controller)
    device.perform { controller.view.subviews.last?.frame = CGRect(x: 0, y: 760, width: 390, height: 64) }
    device.finger().down(at: CGPoint(x: 195, y: 790))
    device.finger().move(by: CGVector(dx: 0, dy: -600), for: 0.3)
    device.finger().hold(for: 0.3)
    device.finger().up()
    try device.settle()
    #expect(controller.presentedViewController is PlayerController)
  }

  @Test func aPullBringsInTheComments() throws {
    let device = VirtualDevice()
    let controller = ArticleController()
    device.show(controller)
    device.finger().down(at: CGPoint(x: 195, y: 700))
    device.finger().move(by: CGVector(dx: 0, dy: -600), for: 0.2)
    device.finger().up()
    try device.settle()
    #expect(controller.presentedViewController is CommentsController)
  }

  @Test func unsavedTextKeepsTheSheet() throws {
    let device = VirtualDevice()
    let (editor, presenter) = (NoteController(), UIViewController())
    device.show(presenter)
    device.perform { editNote(editor, from: presenter) }
    try device.settle()
    device.finger().tap(at: CGPoint(x: 195, y: 100))
    try device.settle()
    #expect(presenter.presentedViewController === editor)
    #expect(editor.questions == 1)
    editor.hasUnsavedText = false
    device.finger().tap(at: CGPoint(x: 195, y: 100))
    try device.settle()
    #expect(presenter.presentedViewController == nil)
  }
}
