import HalfModal
import Testing
import UIKit
import UIKitTesting

/// An inline sheet whose host calls it from within a callback, lets go of it, or asks for what cannot be.
@MainActor @Suite(.serialized) struct InlineReentrancyTests {
  private let device = VirtualDevice()
  private let parent = UIViewController()

  private func panel() -> InlineSheet {
    device.show(parent)
    return InlineSheet(content: UIViewController(), in: parent)
  }

  @Test func aToggleFromWithinTheNewsOfAnotherIsOne() throws {
    let panel = panel()
    var log: [String] = []
    var isFirst = true
    panel.events.willPresent = {
      if isFirst {
        isFirst = false
        panel.toggle { log.append("inner \($0)") }
      }
    }
    device.perform { panel.toggle { log.append("outer \($0)") } }
    try device.settle()
    #expect(panel.phase == .resting)
    #expect(log == ["outer true", "inner true"])
    #expect(parent.children.count == 1)
    #expect(parent.view.subviews.count == 1)
  }

  @Test func aToggleFromWithinADismissalTurnsItRound() throws {
    let panel = panel()
    var log: [String] = []
    device.perform { panel.show() }
    try device.settle()
    panel.events.willDismiss = { _ in panel.toggle { log.append("inner \($0)") } }
    device.perform { panel.toggle { log.append("outer \($0)") } }
    try device.settle()
    #expect(panel.phase == .resting)
    #expect(log == ["outer false", "inner true"])
  }

  @Test func aMotionEndsAlsoWhereNobodyKeepsThePanel() throws {
    device.show(parent)
    var completions: [Bool] = []
    let content = UIViewController()
    weak var last: InlineSheet?
    do {
      let panel = InlineSheet(content: content, in: parent)
      device.perform { panel.show() }
      try device.settle()
      device.perform { panel.hide { completions.append($0) } }
      last = panel
    }
    try device.settle()
    #expect(completions == [true])
    #expect(content.parent == nil)
    #expect(last == nil)
  }

  private final class Witness: UIViewController {
    var log: [String] = []
    override func viewWillAppear(_ animated: Bool) { log.append("willAppear") }
    override func viewDidAppear(_ animated: Bool) { log.append("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { log.append("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { log.append("didDisappear") }
  }

  @Test(arguments: [true, false]) func anAppearanceHasOneEndWhereTheParentIsCovered(isShowing: Bool) throws {
    device.show(parent)
    let content = Witness()
    let panel = InlineSheet(content: content, in: parent)
    device.perform { panel.show() }
    if !isShowing {
      try device.settle()
      device.perform { panel.hide() }
    }
    let cover = UIViewController()
    cover.modalPresentationStyle = .fullScreen
    device.perform { parent.present(cover, animated: false) }
    try device.settle()
    let wayOut = ["willDisappear", "didDisappear"]
    #expect(content.log == (isShowing ? ["willAppear"] : ["willAppear", "didAppear"]) + wayOut)
  }

  @Test func whatIsPresentedIsNotShown() throws {
    let panel = panel()
    var completions: [Bool] = []
    device.perform {
      parent.present(panel.content, animated: false)
      panel.show { completions.append($0) }
    }
    try device.settle()
    #expect(completions == [false])
    #expect(panel.phase == .gone)
  }

  @Test func theSelectedDetentIsTheOneThatIsShown() throws {
    let panel = panel()
    device.perform { panel.show() }
    try device.settle()
    device.perform { panel.configuration.detents = [.height(500), .height(200)] }
    try device.settle()
    #expect(panel.selectedDetent == "height(500)")
    #expect(panel.visibleFrame?.height == 534)
    device.perform { panel.configuration.selectedDetent = "height(200)" }
    try device.settle()
    #expect(panel.selectedDetent == "height(200)")
    #expect(panel.visibleFrame?.height == 234)
  }
}
