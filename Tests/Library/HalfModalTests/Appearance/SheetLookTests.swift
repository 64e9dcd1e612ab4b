import HalfModal
import TestSupport
import Testing
import UIKit

/// The views of a modal sheet.
@MainActor @Suite(.serialized) struct SheetLookTests {
  private let stage = Stage()

  private func present() throws -> ModalSheet {
    let sheet = try stage.openModalSheet(.halfModal)
    return sheet
  }

  @Test func upperCornersAreRound() throws {
    let sheet = try present()
    let view = try #require(stage.sheetView)
    #expect(view.layer.cornerRadius == 22)
    #expect(view.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    #expect(view.subviews.first?.clipsToBounds == true)
    #expect(view.subviews.first?.layer.cornerRadius == 22)
    sheet.configuration.cornerRadius = 30
    #expect(view.layer.cornerRadius == 30)
  }

  @Test func sheetWithoutACornerRadiusLooksLikeTheSystemSheet() throws {
    let sheet = try stage.openModalSheet()
    let view = try #require(stage.sheetView)
    let layers = [view.layer, try #require(view.subviews.first).layer]
    #expect(layers.map(\.cornerRadius) == [10, 10])
    #expect(layers.map(\.cornerCurve) == [.continuous, .continuous])
    sheet.configuration.cornerRadius = 0
    #expect(layers.map(\.cornerRadius) == [0, 0])
    sheet.configuration.cornerRadius = nil
    #expect(layers.map(\.cornerRadius) == [10, 10])
  }

  @Test func blurIsRemovedWithTheSheet() throws {
    let sheet = try present()
    let backdrop = try #require(stage.backdropView)
    #expect(backdrop.subviews.first is UIVisualEffectView)
    stage.dismiss(sheet)
    try stage.settle()
    #expect(backdrop.window == nil)
    #expect(backdrop.superview == nil)
    #expect(stage.backdropView == nil)
    #expect(stage.sheetView == nil)
  }

  @Test func nothingIsDimmedUpToTheLargestUndimmedDetent() throws {
    let sheet = try stage.openModalSheet(SheetConfiguration(detents: [.height(200, id: "low"), .medium, .large])) {
      $0.largestUndimmedDetent = .medium
      $0.passThrough = .upTo("low")
    }
    final class Target: UIView {
      var touches = 0
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { self.touches += 1 }
    }
    let target = Target(frame: stage.presenter.view.bounds)
    stage.presenter.view.addSubview(target)
    #expect(sheet.backdropOpacity == 0)
    stage.tapBackdrop()
    #expect(target.touches == 1)
    #expect(sheet.isResting)
    for (id, opacity) in [(Detent.ID.medium, CGFloat(0)), (.large, 0.4)] {
      stage.move(sheet, to: id)
      try stage.settle()
      #expect(abs(sheet.backdropOpacity - opacity) < 1e-6)
    }
    stage.move(sheet, to: .medium)
    try stage.settle()
    stage.tapBackdrop()
    #expect(target.touches == 1)
    try stage.settle()
    #expect(sheet.isGone)
  }
}
