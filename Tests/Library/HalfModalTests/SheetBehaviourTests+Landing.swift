import HalfModal
import Testing
import UIKit
import UIKitTesting

// Where a finger leaves the sheet, and what the host says to that.
extension SheetBehaviourTests {
  @Test(
    arguments: [
      (SheetTarget.extent(-50), "free", 422), (.extent(5000), "free", 797), (.extent(.nan), "medium", 422),
      (.extent(.infinity), "free", 797), (.stop("nowhere"), "medium", 422), (.stop(.large), "large", 797),
    ] as [(SheetTarget, String, CGFloat)])
  func aLandingThatCannotBeIsNone(wish: SheetTarget, name: String, extent: CGFloat) throws {
    let sheet = try present(SheetConfiguration())
    sheet.events.willLand = { _, _ in wish }
    let finger = device.finger()
    finger.down(at: CGPoint(x: 195, y: 440))
    finger.move(by: CGVector(dx: 0, dy: -40), for: 0.3)
    finger.hold(for: 0.2)
    finger.up()
    try device.settle()
    #expect(sheet.visibleFrame?.minY == 844 - extent)
    #expect(sheet.selectedDetent?.rawValue ?? "free" == name)
  }

  @Test func aFreeSheetRestsWhereItIsLeft() throws {
    var configuration = SheetConfiguration()
    configuration.landing = .free
    let sheet = try present(configuration)
    try drag(from: CGPoint(x: 195, y: 440), by: -110)
    #expect(abs(try #require(sheet.visibleFrame).minY - 322) < 0.5)
    #expect(sheet.phase == .resting)
    #expect(sheet.selectedDetent == nil)
    #expect(log.lines == ["settled free true"])
    device.resize(to: CGSize(width: 390, height: 800), duration: 0)
    device.run(for: 0.1)
    #expect(abs(try #require(sheet.visibleFrame).height - 522) < 0.5)
  }

  @Test func aHostRedirectsALanding() throws {
    let sheet = try present(SheetConfiguration())
    sheet.events.willLand = { landing, target in
      #expect(target == .stop(.medium))
      #expect(abs(landing.position - 502) < 0.5)
      return .stop(.large)
    }
    try drag(from: CGPoint(x: 195, y: 440), by: -90)
    #expect(sheet.selectedDetent == .large)
  }

  /// A flick that would take the sheet out, where the host says no: what is told is the landing that comes.
  @Test(arguments: [nil, SheetTarget.gone]) func aHostThatRefusesIsToldOfOneLanding(answer: SheetTarget?) throws {
    let sheet = try present(SheetConfiguration(detents: [.medium, .large], selectedDetent: .large))
    var told: [SheetTarget] = []
    var questions = 0
    sheet.events.shouldDismiss = { _ in
      questions += 1
      return false
    }
    sheet.events.willLand = { _, target in
      told.append(target)
      return answer
    }
    let finger = device.finger()
    finger.down(at: CGPoint(x: 195, y: 60))
    finger.move(by: CGVector(dx: 0, dy: 200), for: 0.05)
    finger.up()
    try device.settle()
    #expect(told == [.stop(.medium)])
    #expect(questions == 1)
    #expect(sheet.selectedDetent == .medium)
  }

  /// The host has a sheet leave that would have stayed, and then says no, or people may not dismiss it by a drag.
  @Test(arguments: [true, false]) func aRedirectionOutNeedsAYes(isAsked: Bool) throws {
    var configuration = SheetConfiguration()
    configuration.dismissal.drag = isAsked
    let sheet = try present(configuration)
    var questions = 0
    sheet.events.shouldDismiss = { _ in
      questions += 1
      return false
    }
    sheet.events.willLand = { _, _ in .gone }
    // The second drag goes below the detent, where the question comes early.
    for distance in [-40, 60] as [CGFloat] { try drag(from: CGPoint(x: 195, y: 440), by: distance) }
    #expect(questions == (isAsked ? 2 : 0))
    #expect(sheet.phase == .resting)
    #expect(sheet.selectedDetent == .medium)
  }
}
