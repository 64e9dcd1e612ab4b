import QuartzCore
import Testing
import UIKit

/// A stage for a random run, and the counts of its transitions.
@MainActor private final class RandomRun {
  let stage = Stage()
  let driver = UIPercentDrivenInteractiveTransition()
  let delegate: ScrubDelegate
  var starts = 0
  var completions = 0
  var controllers: [LoggingController] = []
  var random: SeededGenerator

  init(seed: UInt64) {
    random = SeededGenerator(state: seed)
    delegate = .slide(stage.log, driver)
  }

  var presented: LoggingController? { stage.root.presentedViewController as? LoggingController }

  func step() {
    switch random.below(12) {
    case 0, 1: present()
    case 2, 3: dismiss()
    case 4, 5: driver.update(CGFloat(random.below(101)) / 100)
    case 6: driver.finish()
    case 7: driver.cancel()
    case 8: driver.pause()
    case 9:
      driver.completionSpeed = CGFloat(1 + random.below(30)) / 10
      driver.wantsInteractiveStart = random.below(3) > 0
    case 10:
      if random.below(6) == 0 {
        let size = stage.window.bounds.size
        stage.window.resize(to: CGSize(width: size.height, height: size.width), safeAreaInsets: .zero, duration: 0.2)
      }
    default: break
    }
    if random.below(3) > 0 { stage.run(Double(random.below(20)) / 120) }
  }

  private func present() {
    guard presented == nil else { return }
    let controller = LoggingController("B\(controllers.count)", stage.log)
    controller.modalPresentationStyle = .custom
    controller.transitioningDelegate = delegate
    switch random.below(4) {
    case 0: delegate.animator = { NestedBlocksAnimator(isPresentation: $0) }
    case 1:
      let parameters = UISpringTimingParameters(dampingRatio: 0.7)
      delegate.animator = { PropertyTransition(isPresentation: $0, parameters: parameters) }
    default: delegate.animator = { [log = stage.log] in SlideAnimator(log, isPresentation: $0) }
    }
    controllers.append(controller)
    starts += 1
    stage.root.present(controller, animated: random.below(8) > 0) { [weak self] in self?.completions += 1 }
  }

  private func dismiss() {
    guard let presented, !presented.isBeingPresented, !presented.isBeingDismissed else { return }
    starts += 1
    presented.dismiss(animated: random.below(8) > 0) { [weak self] in self?.completions += 1 }
  }

  /// Ends every transition that is in progress.
  func settle() {
    driver.completionSpeed = 1
    driver.finish()
    stage.run(1.5)
    driver.finish()
    stage.run(1.5)
  }
}

@MainActor @Suite(.serialized) struct RandomInteractionTests {
  private func play(seed: UInt64) -> (controllers: [Weak], window: Weak, driver: Weak) {
    let play = RandomRun(seed: seed)
    _ = play.stage.log.take()
    for _ in 0..<80 { play.step() }
    play.settle()
    #expect(play.completions == play.starts, "seed \(seed)")
    #expect(MainLoop.current.isIdle, "seed \(seed)")
    #expect(play.stage.warnings == [], "seed \(seed)")
    let events = play.stage.log.take()
    expectLegalAppearance(of: play.controllers, in: events, startingAt: "")
    let bottom = play.presented == nil ? 1 : 2
    #expect(play.stage.window.subviews.count == bottom, "seed \(seed)")
    if let presented = play.presented {
      #expect(!presented.isBeingPresented && !presented.isBeingDismissed)
      #expect(presented.view.layer.presentation()?.frame == presented.view.frame, "seed \(seed)")
    }
    return (play.controllers.map(Weak.init), Weak(play.stage.window), Weak(play.driver))
  }

  struct Weak {
    weak var object: AnyObject?
    init(_ object: AnyObject) { self.object = object }
  }

  @Test(arguments: 0..<60) func everyTransitionEndsOnce(seed: UInt64) {
    let left = play(seed: seed)
    MainLoop.current.endTurn()
    #expect(left.window.object == nil, "seed \(seed)")
    #expect(left.driver.object == nil, "seed \(seed)")
    #expect(left.controllers.allSatisfy { $0.object == nil }, "seed \(seed)")
  }
}
