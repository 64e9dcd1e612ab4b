import HalfModal
import Testing
import UIKit
import UIKitTesting

/// Sweeps, where a sample could miss the one value that goes wrong.
@MainActor @Suite(.serialized) struct SheetSweepTests {
  /// A sheet with a header of 40 points and a list in it, on a device of its own.
  @MainActor private struct Rig {
    let device: VirtualDevice
    let presenter = UIViewController()
    let list = UIScrollView()
    let sheet: HalfModalSheet

    init(_ configuration: SheetConfiguration, model: DeviceModel = DeviceModel(), inline: Bool = false) throws {
      device = VirtualDevice(model)
      let content = UIViewController()
      content.view.frame = CGRect(x: 0, y: 0, width: 390, height: 400)
      list.frame = CGRect(x: 0, y: 40, width: 390, height: 360)
      list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      list.contentInsetAdjustmentBehavior = .never
      list.contentSize = CGSize(width: 390, height: 2000)
      content.view.addSubview(list)
      device.show(presenter)
      if inline {
        let sheet = InlineSheet(content: content, in: presenter, configuration: configuration)
        self.sheet = sheet
        device.perform { sheet.show() }
      } else {
        let sheet = ModalSheet(content: content, configuration: configuration)
        self.sheet = sheet
        device.perform { [presenter] in sheet.present(from: presenter) }
      }
    }

    var top: CGFloat { sheet.visibleFrame?.minY ?? device.model.size.height }
  }

  @Test(arguments: [1, 2, 3]) func anOpenSheetsListScrollsAtEveryHeight(scale: Int) throws {
    for tenth in 6000...6100 {
      let size = CGSize(width: 390, height: CGFloat(tenth) / 10)
      let rig = try Rig(SheetConfiguration(selectedDetent: .large), model: DeviceModel(size: size, scale: CGFloat(scale)))
      try rig.device.settle()
      let rest = rig.top
      let finger = rig.device.finger()
      finger.down(at: CGPoint(x: 195, y: 400))
      finger.move(by: CGVector(dx: 0, dy: -110), for: 0.2)
      #expect(rig.top == rest, "at a height of \(size.height)")
      #expect(rig.sheet.phase == .resting, "at a height of \(size.height)")
      #expect(abs(rig.list.contentOffset.y - 100) < 0.01, "at a height of \(size.height)")
      finger.up()
      rig.device.run(for: 0.1)
    }
  }

  @Test(arguments: [false, true]) func aHandOffIsConservedFromEveryOffset(inline: Bool) throws {
    for offset in stride(from: CGFloat(0), through: 300, by: inline ? 7 : 1) {
      let rig = try Rig(SheetConfiguration(selectedDetent: .large), inline: inline)
      try rig.device.settle()
      rig.device.perform { rig.list.contentOffset.y = offset }
      let finger = rig.device.finger()
      finger.down(at: CGPoint(x: 195, y: 200))
      finger.move(by: CGVector(dx: 0, dy: 10))
      let sum = rig.top - rig.list.contentOffset.y - finger.location.y
      rig.device.onFrame = {
        #expect(abs(rig.top - rig.list.contentOffset.y - finger.location.y - sum) < 0.01, "from \(offset)")
        #expect(rig.list.contentOffset.y >= -0.01, "from \(offset)")
        #expect(abs(rig.top - 47) < 1e-6 || rig.list.contentOffset.y < 0.01, "from \(offset)")
      }
      finger.move(by: CGVector(dx: 0, dy: 330), for: 0.35)
      finger.move(by: CGVector(dx: 0, dy: -330), for: 0.35)
      #expect(abs(rig.list.contentOffset.y - offset) < 0.01, "from \(offset)")
    }
  }

  /// The nearest stop to where the finger's speed would carry the sheet, out being one more stop at 0.
  @Test func everyLandingIsAsThePolicySays() throws {
    let extents: [Detent.ID: Double] = ["low": 200, "medium": 422, "large": 797]
    for distance in stride(from: CGFloat(-300), through: 300, by: 60) {
      for speed in stride(from: CGFloat(-2400), through: 2400, by: 400) {
        let rig = try Rig(SheetConfiguration(detents: [.height(166, id: "low"), .medium, .large], selectedDetent: .medium))
        try rig.device.settle()
        var landed: (landing: Landing, target: SheetTarget)?
        rig.sheet.events.willLand = { landing, target in
          landed = (landing, target)
          return nil
        }
        let finger = rig.device.finger()
        finger.down(at: CGPoint(x: 195, y: 440))
        finger.move(by: CGVector(dx: 0, dy: distance), for: 0.5)
        finger.hold(for: 0.2)
        finger.move(by: CGVector(dx: 0, dy: speed * 0.1), for: 0.1)
        finger.up()
        guard let landed else {
          #expect(rig.sheet.phase == .resting)
          continue
        }
        #expect(abs(landed.landing.velocity + Double(speed)) < 1, "\(distance) \(speed)")
        let end = landed.landing.position + landed.landing.velocity * 0.4995
        let nearest = extents.min { abs($0.value - end) < abs($1.value - end) }
        let expected: SheetTarget = end < 100 ? .gone : .stop(try #require(nearest).key)
        #expect(landed.target == expected, "\(distance) \(speed)")
        try rig.device.settle()
        #expect((rig.sheet.phase == .gone) == (expected == .gone))
      }
    }
  }
}
