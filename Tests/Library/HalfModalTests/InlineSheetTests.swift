import HalfModal
import Testing
import UIKit
import UIKitTesting

/// Containment and appearance of an inline sheet.
@MainActor @Suite(.serialized) struct InlineSheetTests {
  private let device = VirtualDevice()
  private let parent = UIViewController()
  private let content = RecordingController()

  private func sheet(_ configuration: SheetConfiguration = .inline) -> InlineSheet {
    device.show(parent)
    return InlineSheet(content: content, in: parent, configuration: configuration)
  }

  @Test func theContentIsAChildWhileItIsShown() throws {
    let sheet = sheet()
    #expect(content.parent == nil)
    device.perform { sheet.toggle() }
    #expect(content.parent === parent)
    #expect(content.log == ["willMove(true)", "viewWillAppear"])
    device.run(for: 0.99)
    #expect(content.log == ["willMove(true)", "viewWillAppear"])
    try device.settle()
    #expect(content.log == ["willMove(true)", "viewWillAppear", "didMove(true)", "viewDidAppear"])
    content.log = []
    device.perform { sheet.toggle() }
    try device.settle()
    #expect(content.log == ["willMove(false)", "viewWillDisappear", "viewDidDisappear", "didMove(false)"])
    #expect(content.parent == nil)
    #expect(content.view.window == nil)
    #expect(parent.view.subviews.isEmpty)
  }

  @Test func aTurnOnTheWayInIsBalanced() throws {
    let sheet = sheet()
    var finished: [Bool] = []
    device.perform { sheet.toggle { finished.append($0) } }
    device.run(for: 0.4)
    device.perform { sheet.toggle { finished.append($0) } }
    try device.settle()
    #expect(
      content.log == [
        "willMove(true)", "viewWillAppear", "willMove(false)", "viewWillDisappear", "viewDidDisappear", "didMove(false)",
      ])
    #expect(finished == [false, true])
    #expect(parent.children.isEmpty)
  }

  @Test func touchesBesideTheSheetReachTheParent() throws {
    let sheet = sheet()
    device.perform { sheet.show() }
    try device.settle()
    #expect(device.window.hitTest(CGPoint(x: 195, y: 200), with: nil) === parent.view)
    #expect(device.window.hitTest(CGPoint(x: 195, y: 600), with: nil) === content.view)
  }

  @Test func aBackdropTakesTheTapsBesideTheSheet() throws {
    var configuration = SheetConfiguration.inline
    configuration.backdrop = .dim(0.3)
    let sheet = sheet(configuration)
    device.perform { sheet.show() }
    try device.settle()
    #expect(abs(sheet.visibleBackdropOpacity - 0.3) < 1e-6)
    device.finger().tap(at: CGPoint(x: 195, y: 100))
    try device.settle()
    #expect(sheet.phase == .gone)
  }

  @Test func secondCallsJoinOrAreAnswered() throws {
    let sheet = sheet()
    var log: [String] = []
    device.perform {
      sheet.hide { log.append("hide gone \($0)") }
      sheet.show { log.append("show \($0)") }
      sheet.show { log.append("show again \($0)") }
    }
    try device.settle()
    device.perform {
      sheet.show { log.append("show shown \($0)") }
      sheet.hide { log.append("hide \($0)") }
      sheet.hide { log.append("hide again \($0)") }
    }
    try device.settle()
    #expect(
      log == [
        "hide gone false", "show true", "show again true", "show shown false", "hide true", "hide again true",
      ])
  }

  @Test func nothingIsLeftWhenTheHostLetsGo() throws {
    weak var weakSheet: InlineSheet?
    weak var weakContent: UIViewController?
    do {
      let content = UIViewController()
      let sheet = InlineSheet(content: content, in: parent)
      (weakSheet, weakContent) = (sheet, content)
      device.show(parent)
      device.perform { sheet.show() }
      try device.settle()
      device.perform { sheet.hide() }
      try device.settle()
    }
    #expect(weakSheet == nil)
    #expect(weakContent == nil)
  }
}

/// Writes down what happens to it.
final class RecordingController: UIViewController {
  var log: [String] = []

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    log.append("willMove(\(parent != nil))")
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    log.append("didMove(\(parent != nil))")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    log.append("viewWillAppear")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    log.append("viewDidAppear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    log.append("viewWillDisappear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    log.append("viewDidDisappear")
  }
}
