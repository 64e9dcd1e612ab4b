import Kinetics
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite(.serialized) struct SheetDragTests {
  @Test func sheetFollowsTheFingerFromDetentToDetent() throws {
    let stage = SheetStage()
    try stage.present()
    let finger = stage.drag((-200, 0.5))
    #expect(abs(stage.top - (422 - 190)) < 0.01)
    #expect(abs(stage.content.view.bounds.height - 612) < 0.01, "the content is as high as the visible sheet")
    finger.hold(for: 0.2)
    finger.up()
    #expect(stage.takeLog() == ["detent large"])
    #expect(stage.sheet.selectedDetentIdentifier == .large)
    try stage.device.settle()
    #expect(stage.top == 47 && stage.takeLog() == [])
    #expect(stage.device.isIdle && stage.device.callbackCount == 0)
  }

  @Test func shortDragReturnsToTheDetentAndReportsNothing() throws {
    let stage = SheetStage()
    try stage.present()
    let finger = stage.drag((-60, 0.5))
    finger.hold(for: 0.2)
    finger.up()
    try stage.device.settle()
    #expect(abs(stage.top - 422) < 1e-6 && stage.takeLog() == [] && stage.sheet.selectedDetentIdentifier == nil)
  }

  @Test func rubberBandHoldsTheSheetAboveTheLargestDetent() throws {
    let stage = SheetStage()
    stage.sheet.selectedDetentIdentifier = .large
    try stage.present()
    _ = stage.drag((-40, 0.5))
    let shown = RubberBand(dimension: 844).shown(for: 30)
    #expect(abs(stage.top - (47 - shown)) < 0.01)
    #expect(abs(stage.content.view.bounds.height - (797 + shown)) < 0.01, "the sheet stretches, so that no gap shows below it")
  }

  @Test func sidewaysAndBackdropDragsDoNotMoveTheSheet() throws {
    let stage = SheetStage()
    try stage.present()
    var moved = false
    stage.onFrame { if abs($0.top - 422) > 0.01 { moved = true } }
    let finger = stage.device.finger()
    finger.down(at: CGPoint(x: 195, y: 442))
    finger.move(by: CGVector(dx: 150, dy: 10), for: 0.3)
    finger.up()
    finger.down(at: CGPoint(x: 195, y: 200))
    finger.move(by: CGVector(dx: 0, dy: 200), for: 0.4)
    finger.up()
    try stage.device.settle()
    #expect(!moved && stage.takeLog() == [])
  }

  /// The closed form of the landing: the spring of UIKit's transitions, started at the lift.
  @Test func landingStartsWithTheVelocityOfTheFinger() throws {
    let stage = SheetStage()
    try stage.present()
    let finger = stage.drag((-200, 0.2))
    finger.up()
    let lift = stage.device.time
    let spring = Spring(response: Spring(mass: 3, stiffness: 1000, damping: 500).response, dampingRatio: 1)
    let motion = SpringMotion(spring: spring, from: 232, to: 47, initialVelocity: -1000, beginTime: lift)
    for _ in 0..<20 {
      stage.device.run(for: 1.0 / 60)
      #expect(abs(stage.top - motion.position(at: stage.device.time)) < 0.05)
    }
  }

  @Test func sheetMovesEquallyAt60And120Hertz() throws {
    func positions(_ hertz: Int) throws -> [CGFloat] {
      let stage = SheetStage(hertz: hertz)
      var tops: [CGFloat] = []
      try stage.present()
      let start = stage.device.time.rounded(.up)
      stage.device.run(for: start - stage.device.time)
      let step = hertz / 60
      var count = 0
      stage.onFrame {
        if count % step == step - 1 { tops.append($0.top) }
        count += 1
      }
      let finger = stage.drag((-200, 0.5), (100, 0.25), (-150, 0.1))
      finger.up()
      stage.device.run(for: 0.2)
      let second = stage.drag((300, 0.2))
      second.up()
      stage.device.run(for: 1)
      return tops
    }
    let (slow, fast) = (try positions(60), try positions(120))
    #expect(slow.count == fast.count)
    for (a, b) in zip(slow, fast) { #expect(abs(a - b) < 0.01) }
  }

  @Test func movingSheetIsCaughtWithoutAJump() throws {
    let stage = SheetStage()
    try stage.present()
    stage.drag((-200, 0.2)).up()
    stage.device.run(for: 0.1)
    let top = stage.top
    #expect(top > 48 && top < 232)
    let finger = stage.device.finger()
    finger.down(at: CGPoint(x: 195, y: top + 20))
    var last = stage.top
    var largest: CGFloat = 0
    stage.onFrame {
      largest = max(largest, abs($0.top - last))
      last = $0.top
    }
    finger.move(by: CGVector(dx: 0, dy: 200), for: 0.5)
    // The spring's velocity until the drag begins, the finger's velocity afterwards.
    #expect(largest < 25)
    finger.hold(for: 0.2)
    let held = stage.top
    stage.device.run(for: 0.2)
    #expect(stage.top == held)
    finger.up()
    try stage.device.settle()
    #expect(abs(stage.top - 422) < 1e-6 || abs(stage.top - 47) < 1e-6)
  }

  @Test func secondFingerDoesNotMoveTheSheet() throws {
    let stage = SheetStage()
    try stage.present()
    let finger = stage.drag((-100, 0.3))
    let top = stage.top
    let second = stage.device.finger(2)
    second.down(at: CGPoint(x: 100, y: 700))
    stage.device.run(for: 0.1)
    #expect(stage.top == top)
    second.up()
    stage.device.run(for: 0.1)
    #expect(stage.top == top)
    second.tap(at: CGPoint(x: 195, y: 100))
    finger.move(by: CGVector(dx: 0, dy: 50), for: 0.2)
    finger.hold(for: 0.2)
    finger.up()
    try stage.device.settle()
    #expect(abs(stage.top - 422) < 1e-6 && stage.takeLog() == [], "a tap next to the sheet during a drag is ignored")
  }

  @Test func cancelledTouchCountsAsALiftAtRest() throws {
    let stage = SheetStage()
    try stage.present()
    _ = stage.drag((150, 0.4))
    stage.device.cancelTouches()
    try stage.device.settle()
    #expect(abs(stage.top - 422) < 1e-6)
    #expect(stage.takeLog() == ["should", "will", "willDisappear", "willAppear", "didAppear"])
  }

  @Test func detentsChangedDuringADragTakeEffectAtTheLift() throws {
    let stage = SheetStage()
    try stage.present()
    let finger = stage.drag((-100, 0.3))
    let top = stage.top
    stage.device.perform { stage.sheet.animateChanges { stage.sheet.detents = [.custom { _ in 166 }, .large()] } }
    stage.device.run(for: 0.1)
    #expect(abs(stage.top - top) < 1e-6)
    finger.move(by: CGVector(dx: 0, dy: 200), for: 0.4)
    #expect(abs(stage.top - (top + 200)) < 0.01)
    finger.hold(for: 0.2)
    finger.up()
    try stage.device.settle()
    #expect(abs(stage.top - 644) < 1e-6)
  }

  @Test func rotationDuringADragEndsAtADetent() throws {
    let stage = SheetStage()
    try stage.present()
    let finger = stage.drag((-100, 0.3))
    stage.device.resize(to: SheetStage.landscape, safeAreaInsets: SheetStage.landscapeInsets)
    stage.device.run(for: 0.4)
    finger.move(by: CGVector(dx: 0, dy: 20), for: 0.2)
    finger.hold(for: 0.2)
    finger.up()
    try stage.device.settle()
    #expect(abs(stage.top) < 1e-6)
  }

  @Test func tapOnTheGrabberGoesThroughTheDetents() throws {
    let stage = SheetStage()
    stage.sheet.prefersGrabberVisible = true
    try stage.present()
    for (top, name) in [(47.0, "large"), (422, "medium")] {
      stage.device.finger().tap(at: CGPoint(x: 195, y: stage.top + 8))
      try stage.device.settle()
      #expect(abs(stage.top - top) < 1e-6 && stage.takeLog() == ["detent \(name)"])
    }
  }
}
