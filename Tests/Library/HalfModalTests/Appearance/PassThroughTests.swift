import HalfModal
import TestSupport
import Testing
import UIKit

/// Touches beside a sheet, which reach the views behind it or the backdrop.
@MainActor @Suite(.serialized) struct PassThroughTests {
  private let stage = Stage()

  private final class Target: UIView {
    var touches = 0
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { self.touches += 1 }
  }

  /// Taps beside a sheet at a detent.
  ///
  /// - Returns: Whether the tap reached the view behind it. Otherwise the tap dismissed the sheet.
  private func tapPasses(
    at id: Detent.ID, _ kind: SheetKind = .modal, _ change: (inout SheetConfiguration) -> Void
  ) throws -> Bool {
    var configuration = SheetConfiguration(detents: [.height(200, id: "low"), .medium, .height(600, id: "high")])
    change(&configuration)
    let sheet = stage.sheet(kind, configuration)
    let target = Target(frame: stage.presenter.view.bounds)
    stage.presenter.view.addSubview(target)
    try stage.open(sheet)
    stage.move(sheet, to: id, animated: false)
    stage.tapBackdrop()
    try stage.settle()
    let passes = target.touches == 1
    #expect(sheet.isGone == !passes)
    #expect(stage.recorder.lines(of: .asked) == (passes ? [] : ["asked: backdrop"]))
    if !sheet.isGone { stage.dismiss(sheet, animated: false) }
    target.removeFromSuperview()
    stage.clear()
    return passes
  }

  @Test(arguments: SheetKind.allCases) func touchesPassWhileTheSheetIsUndimmed(kind: SheetKind) throws {
    for (id, passes) in [("low", true), (.medium, true), ("high", false)] as [(Detent.ID, Bool)] {
      #expect(try tapPasses(at: id, kind) { $0.largestUndimmedDetent = .medium } == passes, "\(id)")
    }
    #expect(try !tapPasses(at: "low", kind) { _ in })
  }

  /// An inline sheet without a backdrop always lets touches through.
  @Test func touchesNeverPassIfTheConfigurationSaysSo() throws {
    for id: Detent.ID in ["low", .medium, "high"] {
      #expect(
        try !tapPasses(at: id) {
          $0.largestUndimmedDetent = .medium
          $0.passThrough = .never
        }, "\(id)")
    }
  }

  @Test(arguments: SheetKind.allCases) func touchesPassUpToADetent(kind: SheetKind) throws {
    for (id, passes) in [("low", true), (.medium, true), ("high", false)] as [(Detent.ID, Bool)] {
      #expect(try tapPasses(at: id, kind) { $0.passThrough = .upTo(.medium) } == passes, "\(id)")
    }
    #expect(try !tapPasses(at: "low", kind) { $0.passThrough = .upTo("nowhere") })
  }
}
