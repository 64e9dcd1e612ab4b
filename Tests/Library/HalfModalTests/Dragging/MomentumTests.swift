import HalfModal
import Kinetics
import TestSupport
import Testing
import UIKit
import UIKitTesting

/// Speed that passes from a sheet to the list in it, and back.
@MainActor @Suite(.serialized) struct MomentumTests {
  private let stage = Stage(DeviceModel(hertz: 120))
  private let content = ListController(header: 0, height: 6000)
  private var offset: CGFloat { content.list.contentOffset.y }

  private func present(carries: Bool, selected: Detent.ID) throws -> ModalSheet {
    let sheet = try stage.openModalSheet(SheetConfiguration(initialDetent: selected), content: content) {
      $0.carriesMomentum = carries
    }
    return sheet
  }

  @Test func flickDoesNotScrollTheListUnlessMomentumCarries() throws {
    let sheet = try present(carries: false, selected: .medium)
    stage.flick(from: 600, by: -300)
    try stage.settle()
    #expect(sheet.detent == .large)
    #expect(offset == 0)
  }

  /// Extent and offset together follow one decay, which starts with the speed of the finger.
  @Test func flickThatOpensTheSheetContinuesInTheList() throws {
    let sheet = try present(carries: true, selected: .medium)
    stage.flick(from: 600, by: -300)
    let start = try #require(sheet.top)
    let begin = stage.device.time
    stage.device.onFrame = {
      guard let top = sheet.top else { return }
      let travelled = Decay.normal.value(at: stage.device.time - begin, from: 0, initialVelocity: 3000)
      #expect(abs((start - top) + offset - travelled) < 1)
      #expect(top >= 47)
    }
    try stage.settle()
    #expect(sheet.detent == .large)
    #expect(sheet.isResting)
    #expect(abs(offset - (3000 * 0.4995 - (start - 47))) < 2)
  }

  @Test func listThatReachesItsStartMovesTheSheetDown() throws {
    let sheet = try present(carries: true, selected: .large)
    content.list.contentOffset.y = 600
    stage.flick(from: 600, by: 200, for: 0.05)
    stage.run(for: 0.05)
    #expect(sheet.isResting)
    var lowest: CGFloat = 0
    stage.device.onFrame = {
      #expect(offset >= 0)
      if offset > 0 { #expect(sheet.top == 47) }
      lowest = max(lowest, sheet.top ?? 0)
    }
    try stage.settle()
    #expect(sheet.isResting)
    #expect(sheet.detent == .medium)
    #expect(offset == 0)
    #expect(lowest == 422)
  }

  @Test func fingerStopsTheListThatContinues() throws {
    let sheet = try present(carries: true, selected: .medium)
    stage.flick(from: 600, by: -300)
    stage.run(for: 0.4)
    #expect(sheet.isResting)
    let finger = stage.land(at: 600)
    let caught = offset
    #expect(caught > 0)
    finger.hold(for: 0.3)
    #expect(abs(offset - caught) < 0.5)
    finger.up()
    try stage.settle()
    #expect(abs(offset - caught) < 0.5)
  }
}
