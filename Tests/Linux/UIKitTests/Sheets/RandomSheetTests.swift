import Testing
import UIKit
import UIKitTesting

/// Random touches, calls and rotations: the sheet always ends at a detent or dismissed, and all calls are balanced.
@MainActor @Suite(.serialized) struct RandomSheetTests {
  @Test(arguments: 1...40) func sheetEndsAtADetentOrDismissedWithBalancedCalls(seed: Int) throws {
    var random = SeededGenerator(state: UInt64(seed))
    let stage = SheetStage()
    stage.addList()
    stage.sheet.prefersEdgeAttachedInCompactHeight = Bool.random(using: &random)
    try stage.present()
    var isUpright = true
    var requested = 0
    var ended = 0
    for _ in 0..<60 {
      let finger = stage.device.finger(Int.random(in: 1...2, using: &random))
      switch Int.random(in: 0..<14, using: &random) {
      case 0..<4:
        let size = stage.device.model.size
        let y = CGFloat.random(in: stage.top...max(stage.top, size.height) + 1, using: &random)
        if !finger.isDown { finger.down(at: CGPoint(x: 195, y: max(0, min(y, size.height - 1)))) }
      case 4..<8 where finger.isDown:
        let offset = CGVector(
          dx: CGFloat.random(in: -20...20, using: &random), dy: CGFloat.random(in: -400...400, using: &random))
        finger.move(by: offset, for: Double.random(in: 0.02...0.3, using: &random))
      case 8, 9: if finger.isDown { finger.up() }
      case 10:
        stage.device.perform {
          stage.sheet.animateChanges {
            stage.sheet.selectedDetentIdentifier = Bool.random(using: &random) ? .large : .medium
          }
        }
      case 11:
        isUpright.toggle()
        stage.device.resize(
          to: isUpright ? SheetStage.portrait : SheetStage.landscape,
          safeAreaInsets: isUpright ? UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0) : SheetStage.landscapeInsets)
      case 12:
        if stage.content.presentingViewController != nil, !stage.content.isBeingPresented {
          requested += 1
          stage.device.perform { stage.content.dismiss(animated: true) { ended += 1 } }
        }
      default: if Bool.random(using: &random) { stage.device.cancelTouches() }
      }
      stage.device.run(for: Double.random(in: 0...0.2, using: &random))
      if stage.root.presentedViewController == nil {
        stage.device.perform { stage.root.present(stage.content, animated: true) }
      }
    }
    for number in 1...2 where stage.device.finger(number).isDown { stage.device.finger(number).up() }
    try stage.device.settle(within: 10)
    #expect(ended == requested)
    #expect(stage.device.callbackCount == 0)

    let isThere = stage.root.presentedViewController === stage.content
    let log = stage.takeLog()
    var isShown = true
    var isChanging = false
    for line in log {
      switch line {
      case "willAppear": #expect(!isChanging || isShown == false)
      case "didAppear", "didDisappear": #expect(isChanging)
      default: break
      }
      switch line {
      case "willAppear", "willDisappear":
        isChanging = true
        isShown = line == "willAppear"
      case "didAppear", "didDisappear":
        #expect(isShown == (line == "didAppear"))
        isChanging = false
      default: break
      }
    }
    #expect(!isChanging && isShown == isThere)
    #expect((stage.content.view.window != nil) == isThere)
    #expect(log.count { $0 == "did" } <= log.count { $0 == "will" })
    if isThere {
      let height = stage.device.window.bounds.height
      let stops = isUpright ? [422.0, 47] : [0]
      #expect(stops.contains { abs($0 - stage.top) < 0.4 }, "\(stage.top) of \(height)")
    }
  }
}
