import HalfModal
import Testing
import UIKit
import UIKitTesting

/// L7: who lives how long.
@MainActor @Suite(.serialized) struct LifetimeTests {
  private let device = VirtualDevice()

  @Test func aShownInlineSheetLivesWithItsParentsView() throws {
    let parent = UIViewController()
    device.show(parent)
    weak var sheet: InlineSheet?
    weak var content: UIViewController?
    do {
      let made = InlineSheet(content: UIViewController(), in: parent)
      sheet = made
      content = made.content
      device.perform { made.show() }
    }
    try device.settle()
    // Nobody but the parent's view keeps it, and it still works.
    let finger = device.finger()
    finger.down(at: CGPoint(x: 195, y: 440))
    finger.move(by: CGVector(dx: 0, dy: 350), for: 0.4)
    #expect(sheet?.phase == .dragging)
    finger.up()
    try device.settle()
    #expect(parent.children.isEmpty)
    #expect(sheet == nil)
    #expect(content == nil)
  }

  @Test(arguments: [0, 0.1, 2]) func anInlineSheetGoesWithItsParent(after time: Double) throws {
    weak var sheet: InlineSheet?
    weak var content: UIViewController?
    do {
      let parent = UIViewController()
      device.show(parent)
      let made = InlineSheet(content: UIViewController(), in: parent)
      sheet = made
      content = made.content
      device.perform { made.show() }
      device.run(for: time)
    }
    device.perform { device.window.rootViewController = UIViewController() }
    device.run(for: 0.1)
    #expect(sheet == nil)
    #expect(content == nil)
    #expect(device.isIdle)
  }

  @Test(arguments: [0, 0.1, 2]) func aModalSheetGoesWithItsWindowsContent(after time: Double) throws {
    weak var sheet: ModalSheet?
    do {
      let presenter = UIViewController()
      device.show(presenter)
      let made = ModalSheet(content: UIViewController())
      sheet = made
      device.perform { made.present(from: presenter) }
      device.run(for: time)
    }
    device.perform { device.window.rootViewController = UIViewController() }
    device.run(for: 2)
    #expect(sheet == nil)
    #expect(device.isIdle)
  }
}
