import HalfModal
import Kinetics
import Testing
import UIKit
import UIKitTesting

/// Speed that crosses between a sheet and the list in it.
@MainActor @Suite(.serialized) struct MomentumTests {
  private let device = VirtualDevice(DeviceModel(hertz: 120))
  private let presenter = UIViewController()
  private let list = UIScrollView()

  private func present(carries: Bool, selected: Detent.ID) throws -> ModalSheet {
    device.show(presenter)
    let content = UIViewController()
    list.contentSize = CGSize(width: 390, height: 6000)
    list.contentInsetAdjustmentBehavior = .never
    list.frame = content.view.bounds
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.view.addSubview(list)
    var configuration = SheetConfiguration(selectedDetent: selected)
    configuration.carriesMomentum = carries
    let sheet = ModalSheet(content: content, configuration: configuration)
    device.perform { sheet.present(from: presenter) }
    try device.settle()
    return sheet
  }

  private func flick(by distance: CGFloat, for duration: Double) {
    let finger = device.finger()
    finger.down(at: CGPoint(x: 195, y: 600))
    finger.move(by: CGVector(dx: 0, dy: distance), for: duration)
    finger.up()
  }

  @Test func withoutTheOptionTheSheetKeepsItsSpeedToItself() throws {
    let sheet = try present(carries: false, selected: .medium)
    flick(by: -300, for: 0.1)
    try device.settle()
    #expect(sheet.selectedDetent == .large)
    #expect(list.contentOffset.y == 0)
  }

  /// One decay along extent and offset together, from the speed of the finger.
  @Test func aFlickThatOpensTheSheetGoesOnInTheList() throws {
    let sheet = try present(carries: true, selected: .medium)
    flick(by: -300, for: 0.1)
    let start = try #require(sheet.visibleFrame).minY
    let begin = device.time
    device.onFrame = {
      guard let top = sheet.visibleFrame?.minY else { return }
      let travelled = Decay.normal.value(at: device.time - begin, from: 0, initialVelocity: 3000)
      #expect(abs((start - top) + list.contentOffset.y - travelled) < 1)
      #expect(top >= 47)
    }
    try device.settle()
    #expect(sheet.selectedDetent == .large)
    #expect(sheet.phase == .resting)
    #expect(abs(list.contentOffset.y - (3000 * 0.4995 - (start - 47))) < 2)
  }

  @Test func aListThatRunsIntoItsStartTakesTheSheetAlong() throws {
    let sheet = try present(carries: true, selected: .large)
    list.contentOffset.y = 600
    flick(by: 200, for: 0.05)
    device.run(for: 0.05)
    #expect(sheet.phase == .resting)
    var lowest: CGFloat = 0
    device.onFrame = {
      #expect(list.contentOffset.y >= 0)
      if list.contentOffset.y > 0 { #expect(sheet.visibleFrame?.minY == 47) }
      lowest = max(lowest, sheet.visibleFrame?.minY ?? 0)
    }
    try device.settle()
    #expect(sheet.phase == .resting)
    #expect(sheet.selectedDetent == .medium)
    #expect(list.contentOffset.y == 0)
    #expect(lowest == 422)
  }

  @Test func aFingerCatchesWhatGoesOn() throws {
    let sheet = try present(carries: true, selected: .medium)
    flick(by: -300, for: 0.1)
    device.run(for: 0.4)
    #expect(sheet.phase == .resting)
    let finger = device.finger()
    finger.down(at: CGPoint(x: 195, y: 600))
    let caught = list.contentOffset.y
    #expect(caught > 0)
    finger.hold(for: 0.3)
    #expect(abs(list.contentOffset.y - caught) < 0.5)
    finger.up()
    try device.settle()
    #expect(abs(list.contentOffset.y - caught) < 0.5)
  }
}
