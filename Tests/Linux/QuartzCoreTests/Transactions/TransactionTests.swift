import QuartzCore
import Testing

@MainActor @Suite(.serialized)
struct TransactionTests {
  @Test("A change of a stand-alone layer takes a quarter of a second from what is shown")
  func implicit() {
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

  @Test("A layer's changes in the turn in which it came into the tree do not animate")
  func newLayer() {
    let stage = LayerStage()
    let new = CALayer()
    stage.root.addSublayer(new)
    new.opacity = 0.5
    #expect(new.animationKeys() == nil)
    CATransaction.flush()
    new.opacity = 0.7
    #expect(new.animationKeys() == ["opacity"])
  }

  @Test func settings() {
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

  @Test("Completion blocks come after the last animation of the transaction, inner before outer")
  func completions() {
    let stage = LayerStage()
    let log = Log()
    func animate(_ key: String, _ duration: Double) {
      let animation = CABasicAnimation(keyPath: key)
      (animation.byValue, animation.duration, animation.delegate) = (1, duration, Noter(log, key))
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
      log.lines == ["cornerRadius 0.5", "zPosition 1.0", "borderWidth 2.0", "outer 2.0", "inner 2.0"].sortedLike(log.lines))
    #expect(log.lines.prefix(3) == ["cornerRadius 0.5", "zPosition 1.0", "borderWidth 2.0"])
  }

  @Test("Without an animation the block is called at the commit, and when another replaces it")
  func noAnimation() {
    let log = Log()
    CATransaction.begin()
    CATransaction.setCompletionBlock { log.lines.append("first") }
    #expect(log.lines.isEmpty)
    CATransaction.setCompletionBlock { log.lines.append("second") }
    #expect(log.lines == ["first"])
    CATransaction.commit()
    #expect(log.lines == ["first", "second"])
  }

  @Test("A removed animation ends unfinished, when the turn ends")
  func removal() {
    let stage = LayerStage()
    let log = Log()
    let witness = Witness()
    CATransaction.begin()
    CATransaction.setCompletionBlock { log.lines.append("done") }
    let animation = CABasicAnimation(keyPath: "opacity")
    (animation.fromValue, animation.duration, animation.delegate) = (0, 1, witness)
    stage.layer.add(animation, forKey: "o")
    CATransaction.commit()
    CATransaction.flush()
    stage.layer.removeAnimation(forKey: "o")
    #expect(witness.names == ["start"])
    CATransaction.flush()
    #expect(witness.names == ["start", "stopped"])
    #expect(log.lines == ["done"])
    #expect(!stage.context.isAnimating)
  }

  @Test("An action of the delegate comes first; NSNull ends the search")
  func actions() {
    let stage = LayerStage()
    let owner = Owner()
    stage.layer.delegate = owner
    owner.actions["opacity"] = NSNull()
    stage.layer.actions = ["opacity": Recorder(owner.log), "zPosition": Recorder(owner.log)]
    stage.layer.opacity = 0.5
    #expect(stage.layer.animationKeys() == nil && owner.log.lines.isEmpty)
    stage.layer.zPosition = 4
    #expect(owner.log.lines == ["zPosition 4.0"])
    owner.actions["zPosition"] = Recorder(owner.log, "owner ")
    stage.layer.zPosition = 5
    #expect(owner.log.lines == ["zPosition 4.0", "owner zPosition 5.0"])
    CATransaction.setDisableActions(true)
    stage.layer.zPosition = 6
    CATransaction.flush()
    #expect(owner.log.lines.count == 2)
    stage.layer.zPosition = 6
    #expect(owner.log.lines.count == 2)
  }

  @Test("A delegate that names no action leaves the layer to its implicit one")
  func undecided() {
    let stage = LayerStage()
    let owner = Owner()
    stage.layer.delegate = owner
    stage.layer.opacity = 0.5
    #expect(stage.layer.animationKeys() == ["opacity"])
    withExtendedLifetime(owner) {}
  }

  @Test("An animation without values as an action starts from what was shown before the change")
  func emptyAction() {
    let stage = LayerStage()
    let animation = CABasicAnimation(keyPath: "cornerRadius")
    animation.duration = 1
    stage.layer.actions = ["cornerRadius": animation]
    stage.layer.cornerRadius = 20
    #expect(near(stage.shown(at: 0.25).cornerRadius, 5))
  }
}

private final class Noter: NSObject, CAAnimationDelegate {
  private let log: Log
  private let name: String
  init(_ log: Log, _ name: String) { (self.log, self.name) = (log, name) }
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { log.lines.append("\(name) \(MediaTime.now)") }
}

private final class Recorder: NSObject, CAAction {
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
  /// Both completion blocks are due at the same moment; the inner one was closed first.
  fileprivate func sortedLike(_ other: [String]) -> [String] { Set(self) == Set(other) ? other : self }
}
