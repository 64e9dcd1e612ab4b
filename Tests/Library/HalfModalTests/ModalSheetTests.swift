import Testing
import UIKit
import UIKitTesting

@testable import HalfModal

/// The modal sheet's views and its life.
@MainActor @Suite(.serialized) struct ModalSheetTests {
  private let device = VirtualDevice()
  private let presenter = UIViewController()

  private func present(_ configuration: SheetConfiguration = .halfModal) throws -> ModalSheet {
    device.show(presenter)
    let sheet = ModalSheet(content: UIViewController(), configuration: configuration)
    device.perform { sheet.present(from: presenter) }
    try device.settle()
    return sheet
  }

  @Test func theUpperCornersAreRound() throws {
    let sheet = try present()
    let view = try #require(device.view(identified: "HalfModal.sheet"))
    #expect(view.layer.cornerRadius == 22)
    #expect(view.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    #expect(view.subviews.first?.clipsToBounds == true)
    #expect(view.subviews.first?.layer.cornerRadius == 22)
    sheet.configuration.cornerRadius = 30
    #expect(view.layer.cornerRadius == 30)
  }

  @Test func theBlurIsGoneAfterwards() throws {
    let sheet = try present()
    let backdrop = try #require(device.view(identified: "HalfModal.backdrop"))
    #expect(backdrop.subviews.first is UIVisualEffectView)
    device.perform { sheet.dismiss() }
    try device.settle()
    #expect(backdrop.window == nil)
    #expect(backdrop.superview == nil)
    #expect(device.view(identified: "HalfModal.backdrop") == nil)
    #expect(device.view(identified: "HalfModal.sheet") == nil)
  }

  @Test func aChangeOfConfigurationTakesEffectAtOnce() throws {
    let sheet = try present()
    device.perform { sheet.configuration.detents = [.height(200)] }
    try device.settle()
    #expect(sheet.visibleFrame == CGRect(x: 0, y: 610, width: 390, height: 234))
    #expect(sheet.selectedDetent == "height(200)")
  }

  @Test func aModalInPresentationContentIsNotDismissedByHand() throws {
    let sheet = try present()
    sheet.content.isModalInPresentation = true
    var attempts: [DismissalReason] = []
    sheet.events.didAttemptToDismiss = { attempts.append($0) }
    device.finger().tap(at: CGPoint(x: 195, y: 100))
    device.escape()
    try device.settle()
    #expect(sheet.phase == .resting)
    #expect(attempts == [.backdrop, .escape])
  }

  @Test func aTapCanBeSwitchedOff() throws {
    var configuration = SheetConfiguration()
    configuration.dismissal.tap = false
    let sheet = try present(configuration)
    device.finger().tap(at: CGPoint(x: 195, y: 100))
    try device.settle()
    #expect(sheet.phase == .resting)
  }

  @Test func theContentsOwnDismissalIsReportedToo() throws {
    let sheet = try present()
    var log: [String] = []
    sheet.events.willDismiss = { log.append("willDismiss \($0)") }
    sheet.events.didDismiss = { log.append("didDismiss \($0)") }
    device.perform { sheet.content.dismiss(animated: true) }
    try device.settle()
    #expect(log == ["willDismiss code", "didDismiss code"])
    #expect(sheet.phase == .gone)
  }

  @Test func presentingDuringTheWayOutFollows() throws {
    let sheet = try present()
    var finished: [Bool] = []
    device.perform { sheet.dismiss { finished.append($0) } }
    device.run(for: 0.1)
    device.perform { sheet.present(from: presenter) { finished.append($0) } }
    try device.settle()
    #expect(finished == [true, true])
    #expect(sheet.phase == .resting)
  }

  @Test func aSecondSheetWaitsForTheFirstToGo() throws {
    let sheet = try present()
    let second = ModalSheet(content: UIViewController())
    var finished: [Bool] = []
    device.perform { sheet.dismiss() }
    device.run(for: 0.1)
    device.perform { second.present(from: presenter) { finished.append($0) } }
    try device.settle()
    #expect(finished == [true])
    #expect(second.phase == .resting)
  }

  @Test func aPresenterThatPresentsSomethingElseRefuses() throws {
    _ = try present()
    let second = ModalSheet(content: UIViewController())
    var finished: [Bool] = []
    device.perform { second.present(from: presenter) { finished.append($0) } }
    #expect(finished == [false])
    #expect(second.phase == .gone)
  }

  @Test func sheetsStack() throws {
    let sheet = try present()
    let second = ModalSheet(content: UIViewController())
    device.perform { second.present(from: sheet.content) }
    try device.settle()
    #expect(second.phase == .resting)
    device.finger().tap(at: CGPoint(x: 195, y: 100))
    try device.settle()
    #expect(second.phase == .gone)
    #expect(sheet.phase == .resting)
  }

  @Test func nobodyHasToKeepTheSheet() throws {
    device.show(presenter)
    weak var sheet: ModalSheet?
    do {
      let made = ModalSheet(content: UIViewController())
      sheet = made
      device.perform { made.present(from: presenter) }
    }
    try device.settle()
    #expect(sheet?.phase == .resting)
    device.finger().tap(at: CGPoint(x: 195, y: 100))
    try device.settle()
    #expect(sheet == nil)
    #expect(presenter.presentedViewController == nil)
  }
}

@MainActor @Suite(.serialized) struct ModalSheetImmediateDismissalTests {
  @Test func aDismissalWithoutAnimationDoesNotWaitForAFinger() throws {
    let device = VirtualDevice()
    let presenter = UIViewController()
    device.show(presenter)
    let sheet = ModalSheet(content: UIViewController(), configuration: .halfModal)
    device.perform { sheet.present(from: presenter) }
    try device.settle()
    device.finger().down(at: CGPoint(x: 195, y: 360))
    device.finger().move(by: CGVector(dx: 0, dy: 200), for: 0.3)
    var finished: [Bool] = []
    device.perform { sheet.dismiss(animated: false) { finished.append($0) } }
    #expect(finished == [true])
    #expect(sheet.phase == .gone)
    #expect(presenter.presentedViewController == nil)
  }
}
