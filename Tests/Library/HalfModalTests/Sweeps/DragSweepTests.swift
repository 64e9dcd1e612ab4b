import HalfModal
import TestSupport
import Testing
import UIKit
import UIKitTesting

/// Drags for every value of a range, because a few samples could miss the only value that fails.
@MainActor @Suite(.serialized) struct DragSweepTests {
  /// A sheet with a list below a header of 40 points, at rest on a device of its own.
  @MainActor private struct Rig {
    let stage: Stage
    let content = ListController()
    let sheet: Sheet

    init(_ configuration: SheetConfiguration, model: DeviceModel = DeviceModel(), kind: SheetKind = .modal) throws {
      stage = Stage(model)
      sheet = stage.sheet(kind, configuration, content: content)
      try stage.open(sheet)
    }

    var top: CGFloat { sheet.top ?? stage.device.model.size.height }
    var offset: CGFloat { content.list.contentOffset.y }
  }

  @Test(arguments: [1, 2, 3]) func listInALargeSheetScrollsAtEveryScreenHeight(scale: Int) throws {
    for tenth in 6000...6100 {
      let size = CGSize(width: 390, height: CGFloat(tenth) / 10)
      let rig = try Rig(SheetConfiguration(initialDetent: .large), model: DeviceModel(size: size, scale: CGFloat(scale)))
      let rest = rig.top
      let finger = rig.stage.land(at: 400)
      finger.move(up: 110, for: 0.2)
      #expect(rig.top == rest, "at a height of \(size.height)")
      #expect(rig.sheet.isResting, "at a height of \(size.height)")
      #expect(abs(rig.offset - 100) < 0.01, "at a height of \(size.height)")
      finger.up()
      rig.stage.run(for: 0.1)
    }
  }

  @Test(arguments: SheetKind.allCases) func sheetAndListTogetherFollowTheFingerFromEveryOffset(kind: SheetKind) throws {
    for offset in stride(from: CGFloat(0), through: 300, by: kind == .inline ? 7 : 1) {
      let rig = try Rig(SheetConfiguration(initialDetent: .large), kind: kind)
      rig.stage.perform { rig.content.list.contentOffset.y = offset }
      let finger = rig.stage.land(at: 200)
      finger.move(down: 10)
      let sum = rig.top - rig.offset - finger.location.y
      rig.stage.device.onFrame = {
        #expect(abs(rig.top - rig.offset - finger.location.y - sum) < 0.01, "from \(offset)")
        #expect(rig.offset >= -0.01, "from \(offset)")
        #expect(abs(rig.top - 47) < 1e-6 || rig.offset < 0.01, "from \(offset)")
      }
      finger.move(down: 330, for: 0.35)
      finger.move(up: 330, for: 0.35)
      #expect(abs(rig.offset - offset) < 0.01, "from \(offset)")
    }
  }

  /// The nearest policy chooses the stop nearest to the point to which the finger's speed would carry the sheet. A dismissal counts as
  /// a stop at 0.
  @Test func everyLandingFollowsThePolicy() throws {
    let extents: [Detent.ID: Double] = ["low": 200, "medium": 422, "large": 797]
    for distance in stride(from: CGFloat(-300), through: 300, by: 60) {
      for speed in stride(from: CGFloat(-2400), through: 2400, by: 400) {
        let rig = try Rig(SheetConfiguration(detents: [.height(166, id: "low"), .medium, .large], initialDetent: .medium))
        var landed: (landing: Snapping.Context, target: SheetDestination)?
        rig.sheet.whenLanding { landing, target in
          landed = (landing, target)
          return nil
        }
        let finger = rig.stage.landOnHeader(of: rig.sheet)
        finger.move(down: distance, for: 0.5)
        finger.hold(for: 0.2)
        finger.move(down: speed * 0.1, for: 0.1)
        finger.up()
        guard let landed else {
          #expect(rig.sheet.isResting)
          continue
        }
        #expect(abs(landed.landing.velocity + speed) < 1, "\(distance) \(speed)")
        let end = Double(landed.landing.visibleHeight + landed.landing.velocity * 0.4995)
        let nearest = extents.min { abs($0.value - end) < abs($1.value - end) }
        let expected: SheetDestination = end < 100 ? .dismissed : .detent(try #require(nearest).key)
        #expect(landed.target == expected, "\(distance) \(speed)")
        try rig.stage.settle()
        #expect(rig.sheet.isGone == (expected == .dismissed))
      }
    }
  }
}
