import HalfModal
import TestSupport
import Testing
import UIKit

/// Animations of the host that follow the sheet between two detents.
@MainActor @Suite(.serialized) struct AlongsideAnimationTests {
  private let stage = Stage()
  private let view = UIView()

  private func present(_ kind: SheetKind = .modal) throws -> Sheet {
    let sheet = stage.sheet(kind)
    try stage.open(sheet)
    stage.presenter.view.addSubview(view)
    return sheet
  }

  private func shownX(of view: UIView) -> CGFloat {
    (view.layer.presentation() ?? view.layer).frame.minX
  }

  @Test func animationFollowsTheSheetBetweenItsDetents() throws {
    let sheet = try present()
    sheet.animate(from: .medium, to: .large) { [view] in view.frame.origin.x = 100 }
    let finger = stage.landOnHeader(of: sheet)
    finger.move(up: 10 + 187.5, for: 0.5)
    stage.run(for: 0.05)
    #expect(abs(shownX(of: view) - 50) < 0.5)
    finger.hold(for: 0.1)
    finger.up()
    try stage.settle()
    #expect(abs(shownX(of: view) - 100) < 0.5)
    stage.dismiss(sheet)
    try stage.settle()
    #expect(view.frame.minX == 0)
  }

  /// Hit testing uses a view's own values, so at the start of the animation the view must have the values it had before.
  @Test func viewHasItsOwnValuesAtTheStartOfTheAnimation() throws {
    let sheet = try present()
    sheet.animate(from: .medium, to: .large) { [view] in view.alpha = 0 }
    for _ in 0..<2 {
      stage.run(for: 0.1)
      #expect(view.alpha == 1)
      stage.move(sheet, to: .large)
      try stage.settle()
      #expect(view.alpha == 0)
      stage.move(sheet, to: .medium)
      try stage.settle()
      #expect(view.alpha == 1)
      stage.dismiss(sheet)
      try stage.settle()
      try stage.open(sheet)
    }
  }

  @Test(arguments: SheetKind.allCases) func animationIsUndoneWhenTheSheetIsRemovedAtItsEnd(kind: SheetKind) throws {
    let sheet = try present(kind)
    sheet.animate(from: nil, to: .medium) { [view] in view.alpha = 0 }
    stage.run(for: 0.1)
    #expect(view.alpha == 0)
    stage.dismiss(sheet, animated: false)
    try stage.settle()
    #expect(view.alpha == 1)
  }

  @Test(arguments: SheetKind.allCases) func animationWorksInEachPresentationUntilItIsRemoved(kind: SheetKind) throws {
    let sheet = try present(kind)
    var calls = 0
    let animation = sheet.animateAlongside(from: .medium, to: .large) { [view] in
      calls += 1
      view.alpha = 0
    }
    for presentation in 1...2 {
      stage.move(sheet, to: .large)
      try stage.settle()
      #expect(view.alpha == 0)
      #expect(calls == presentation)
      stage.dismiss(sheet, animated: false)
      try stage.settle()
      #expect(view.alpha == 1)
      try stage.open(sheet)
      #expect(view.alpha == 1)
    }
    animation.remove()
    stage.move(sheet, to: .large)
    try stage.settle()
    #expect(view.alpha == 1)
    #expect(calls == 2)
  }

  @Test func animationThatWasAddedBeforeThePresentationFollowsIt() throws {
    let sheet = stage.modalSheet()
    stage.presenter.view.addSubview(view)
    sheet.animate(from: nil, to: .medium) { [view] in view.alpha = 0 }
    #expect(view.alpha == 1)
    try stage.open(sheet)
    #expect(view.alpha == 0)
    stage.dismiss(sheet)
    try stage.settle()
    #expect(view.alpha == 1)
  }

  @Test func removedAnimationReturnsTheViewsToTheirValues() throws {
    let sheet = try present()
    let animation = sheet.animateAlongside(from: .medium, to: .large) { [view] in view.alpha = 0 }
    let other = UIView()
    stage.presenter.view.addSubview(other)
    sheet.animate(from: .medium, to: .large) { other.alpha = 0 }
    stage.move(sheet, to: .large)
    try stage.settle()
    stage.perform { animation.remove() }
    #expect(view.alpha == 1)
    #expect(other.alpha == 0)
    stage.perform { animation.remove() }
    #expect(view.alpha == 1)
  }

  @Test func unknownDetentStandsForTheLowest() throws {
    let sheet = try present()
    let still = UIView()
    stage.presenter.view.addSubview(still)
    sheet.animate(from: "half", to: .large) { [view] in view.frame.origin.x = 100 }
    sheet.animate(from: "half", to: .medium) { still.frame.origin.x = 100 }
    #expect(view.frame.minX == 0)
    stage.move(sheet, to: .large)
    try stage.settle()
    #expect([view, still].map(shownX) == [100, 0])
  }
}
