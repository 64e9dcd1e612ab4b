import QuartzCore
import Testing

@MainActor @Suite(.serialized)
struct TransactionTests {
  @Test func changeOfAStandAloneLayerAnimatesForAQuarterOfASecond() {
    let stage = LayerStage()
    stage.layer.position = CGPoint(x: 100, y: 0)
    let animation = stage.layer.animation(forKey: "position") as? CABasicAnimation
    #expect(animation?.duration == 0.25)
    #expect(animation?.timingFunction == CAMediaTimingFunction(name: .default))
    #expect(stage.shown(at: 0).position == .zero)
    stage.advance(to: 0.1)
    let middle = stage.shown(at: 0.1).position
    #expect(middle.x > 10 && middle.x < 90)
    stage.layer.position = .zero
    #expect(near(stage.shown(at: 0.1).position, middle))
    #expect(stage.context.nextAnimationEnd() == 0.35)
    stage.advance(to: 1)
    #expect(stage.layer.animationKeys() == nil)
  }

  @Test func layerAddedInThisTurnDoesNotAnimate() {
    let stage = LayerStage()
    let new = CALayer()
    stage.root.addSublayer(new)
    new.opacity = 0.5
    #expect(new.animationKeys() == nil)
    CATransaction.flush()
    new.opacity = 0.7
    #expect(new.animationKeys() == ["opacity"])
  }

  @Test func transactionSettingsApplyToImplicitAnimations() {
    let stage = LayerStage()
    CATransaction.begin()
    CATransaction.setAnimationDuration(2)
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
    stage.layer.opacity = 0
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    stage.layer.cornerRadius = 9
    CATransaction.commit()
    #expect(!CATransaction.disableActions())
    stage.layer.borderWidth = 3
    CATransaction.commit()
    #expect(stage.layer.animationKeys() == ["opacity", "borderWidth"])
    #expect(near(CGFloat(stage.shown(at: 0.5).opacity), 0.75, 1e-6))
    #expect(CATransaction.animationDuration() == 0.25)
  }

  @Test func completionBlocksRunAfterTheLastAnimationOfTheirTransaction() {
    let stage = LayerStage()
    let log = Log()
    func animate(_ key: String, _ duration: Double) {
      let animation = CABasicAnimation(keyPath: key)
      (animation.byValue, animation.duration, animation.delegate) = (1, duration, StopRecorder(log, key))
      stage.layer.add(animation, forKey: key)
    }
    CATransaction.begin()
    CATransaction.setCompletionBlock { log.lines.append("outer \(MediaTime.now)") }
    animate("zPosition", 1)
    CATransaction.begin()
    CATransaction.setCompletionBlock { log.lines.append("inner \(MediaTime.now)") }
    animate("cornerRadius", 0.5)
    animate("borderWidth", 2)
    CATransaction.commit()
    CATransaction.commit()
    #expect(log.lines.isEmpty)
    stage.advance(to: 3)
    #expect(
      log.lines == ["cornerRadius 0.5", "zPosition 1.0", "borderWidth 2.0", "outer 2.0", "inner 2.0"].reordered(like: log.lines))
    #expect(log.lines.prefix(3) == ["cornerRadius 0.5", "zPosition 1.0", "borderWidth 2.0"])
  }

  @Test func completionBlockRunsAtTheCommitOrWhenReplacedIfNothingAnimates() {
    let log = Log()
    CATransaction.begin()
    CATransaction.setCompletionBlock { log.lines.append("first") }
    #expect(log.lines.isEmpty)
    CATransaction.setCompletionBlock { log.lines.append("second") }
    #expect(log.lines == ["first"])
    CATransaction.commit()
    #expect(log.lines == ["first", "second"])
  }

  @Test func removedAnimationStopsWhenTheTurnEnds() {
    let stage = LayerStage()
    let log = Log()
    let recorder = AnimationRecorder()
    CATransaction.begin()
    CATransaction.setCompletionBlock { log.lines.append("done") }
    let animation = CABasicAnimation(keyPath: "opacity")
    (animation.fromValue, animation.duration, animation.delegate) = (0, 1, recorder)
    stage.layer.add(animation, forKey: "o")
    CATransaction.commit()
    CATransaction.flush()
    stage.layer.removeAnimation(forKey: "o")
    #expect(recorder.names == ["start"])
    CATransaction.flush()
    #expect(recorder.names == ["start", "stopped"])
    #expect(log.lines == ["done"])
    #expect(!stage.context.isAnimating)
  }

  @Test func actionOfTheDelegateComesFirstAndNSNullEndsTheSearch() {
    let stage = LayerStage()
    let owner = Owner()
    stage.layer.delegate = owner
    owner.actions["opacity"] = NSNull()
    stage.layer.actions = ["opacity": RecordingAction(owner.log), "zPosition": RecordingAction(owner.log)]
    stage.layer.opacity = 0.5
    #expect(stage.layer.animationKeys() == nil && owner.log.lines.isEmpty)
    stage.layer.zPosition = 4
    #expect(owner.log.lines == ["zPosition 4.0"])
    owner.actions["zPosition"] = RecordingAction(owner.log, "owner ")
    stage.layer.zPosition = 5
    #expect(owner.log.lines == ["zPosition 4.0", "owner zPosition 5.0"])
    CATransaction.setDisableActions(true)
    stage.layer.zPosition = 6
    CATransaction.flush()
    #expect(owner.log.lines.count == 2)
    stage.layer.zPosition = 6
    #expect(owner.log.lines.count == 2)
  }

  @Test func delegateWithoutAnActionLeavesTheImplicitAnimation() {
    let stage = LayerStage()
    let owner = Owner()
    stage.layer.delegate = owner
    stage.layer.opacity = 0.5
    #expect(stage.layer.animationKeys() == ["opacity"])
    withExtendedLifetime(owner) {}
  }

  @Test func actionAnimationWithoutValuesStartsFromTheValueShownBefore() {
    let stage = LayerStage()
    let animation = CABasicAnimation(keyPath: "cornerRadius")
    animation.duration = 1
    stage.layer.actions = ["cornerRadius": animation]
    stage.layer.cornerRadius = 20
    #expect(near(stage.shown(at: 0.25).cornerRadius, 5))
  }
}

private final class StopRecorder: NSObject, CAAnimationDelegate {
  private let log: Log
  private let name: String
  init(_ log: Log, _ name: String) { (self.log, self.name) = (log, name) }
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { log.lines.append("\(name) \(MediaTime.now)") }
}

private final class RecordingAction: NSObject, CAAction {
  private let log: Log
  private let prefix: String
  init(_ log: Log, _ prefix: String = "") { (self.log, self.prefix) = (log, prefix) }
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    log.lines.append("\(prefix)\(event) \((anObject as? CALayer)?.zPosition ?? -1)")
  }
}

private final class Owner: NSObject, CALayerDelegate {
  var actions: [String: any CAAction] = [:]
  let log = Log()
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { actions[event] }
}

extension [String] {
  /// Returns the lines in the order of another array, if they are the same. Both completion blocks are due at the same time,
  /// so either order is correct.
  fileprivate func reordered(like other: [String]) -> [String] { Set(self) == Set(other) ? other : self }
}
