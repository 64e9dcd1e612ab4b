import HalfModal
import Testing
import UIKit
import UIKitTesting

/// Sheets from every edge, with margins and a largest width, modal and inline.
@MainActor @Suite(.serialized) struct SheetEdgeTests {
  private let device = VirtualDevice()
  private let presenter = UIViewController()

  private func show(_ configuration: SheetConfiguration, inline: Bool) throws -> HalfModalSheet {
    device.show(presenter)
    if inline {
      let sheet = InlineSheet(content: UIViewController(), in: presenter, configuration: configuration)
      device.perform { sheet.show() }
      try device.settle()
      return sheet
    }
    let sheet = ModalSheet(content: UIViewController(), configuration: configuration)
    device.perform { sheet.present(from: presenter) }
    try device.settle()
    return sheet
  }

  private nonisolated static let rests: [(SheetEdge, CGRect, CGVector)] = [
    (.bottom, CGRect(x: 0, y: 610, width: 390, height: 234), CGVector(dx: 0, dy: -1)),
    (.top, CGRect(x: 0, y: 0, width: 390, height: 247), CGVector(dx: 0, dy: 1)),
    (.leading, CGRect(x: 0, y: 0, width: 200, height: 844), CGVector(dx: 1, dy: 0)),
    (.trailing, CGRect(x: 190, y: 0, width: 200, height: 844), CGVector(dx: -1, dy: 0)),
  ]

  @Test(arguments: rests.indices, [true, false]) func restsAtItsEdgeAndIsDraggedFromThere(index: Int, inline: Bool) throws {
    let (edge, rest, inward) = Self.rests[index]
    var configuration = SheetConfiguration(detents: [.height(200), .large])
    configuration.edge = edge
    let sheet = try show(configuration, inline: inline)
    #expect(sheet.visibleFrame == rest)
    let finger = device.finger()
    finger.down(at: CGPoint(x: rest.midX, y: rest.midY))
    finger.move(by: CGVector(dx: inward.dx * 110, dy: inward.dy * 110), for: 0.5)
    let frame = try #require(sheet.visibleFrame)
    #expect(abs((frame.width + frame.height) - (rest.width + rest.height) - 100) < 0.01)
    finger.hold(for: 0.2)
    finger.move(by: CGVector(dx: -inward.dx * 110, dy: -inward.dy * 110), for: 0.5)
    finger.hold(for: 0.2)
    finger.up()
    try device.settle()
    #expect(sheet.visibleFrame == rest)
    // Out, with a flick.
    finger.down(at: CGPoint(x: rest.midX, y: rest.midY))
    finger.move(by: CGVector(dx: -inward.dx * 90, dy: -inward.dy * 90), for: 0.08)
    finger.up()
    try device.settle()
    #expect(sheet.phase == .gone)
  }

  @Test func aFloatingCardKeepsItsMargins() throws {
    var configuration = SheetConfiguration(detents: [.height(200), .large])
    configuration.margins = UIEdgeInsets(top: 8, left: 12, bottom: 20, right: 16)
    let sheet = try show(configuration, inline: false)
    #expect(sheet.visibleFrame == CGRect(x: 12, y: 610, width: 362, height: 214))
    device.perform { sheet.move(to: .large, animated: false) }
    #expect(sheet.visibleFrame == CGRect(x: 12, y: 55, width: 362, height: 769))
    let view = try #require(device.view(identified: "HalfModal.sheet"))
    #expect(view.layer.maskedCorners.rawValue == 15)
  }

  @Test(arguments: [(SheetAlignment.center, 45), (.leading, 0), (.trailing, 90)])
  func isNoWiderThanItMay(alignment: SheetAlignment, x: CGFloat) throws {
    var configuration = SheetConfiguration()
    configuration.maximumWidth = 300
    configuration.alignment = alignment
    let sheet = try show(configuration, inline: true)
    #expect(sheet.visibleFrame == CGRect(x: x, y: 422, width: 300, height: 422))
  }
}
