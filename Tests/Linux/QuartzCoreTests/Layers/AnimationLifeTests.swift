import QuartzCore
import Testing

@MainActor @Suite(.serialized)
struct AnimationLifeTests {
  private func fade(_ duration: Double, _ recorder: AnimationRecorder? = nil) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "opacity")
    (animation.fromValue, animation.duration, animation.delegate) = (0, duration, recorder)
    return animation
  }

  @Test func animationsEndInTheOrderOfTheirEndTimes() {
    let stage = LayerStage()
    let other = CALayer()
    stage.root.addSublayer(other)
    let recorders = ["a ", "b ", "c "].map { AnimationRecorder($0) }
    stage.layer.add(fade(0.7, recorders[0]), forKey: "a")
    other.add(fade(0.3, recorders[1]), forKey: "b")
    stage.layer.add(fade(0.3, recorders[2]), forKey: "c")
    MediaTime.set(1)
    stage.context.finishAnimations(upTo: 1)
    #expect(recorders.flatMap(\.names) == ["a start", "a finished", "b start", "b finished", "c start", "c finished"])
    #expect(!stage.context.isAnimating && stage.context.animatingLayers.isEmpty)
  }

  @Test func everyAnimationEndsAtItsExactTime() {
    let stage = LayerStage()
    let recorder = AnimationRecorder()
    stage.layer.add(fade(0.31, recorder), forKey: "a")
    stage.advance(to: 0.2)
    #expect(recorder.names == ["start"])
    stage.advance(to: 5)
    #expect(recorder.events.last == AnimationRecorder.Event(name: "finished", time: 0.31))
    #expect(near(recorder.events[1].time, 0.31))
  }

  @Test func animationThatIsNotRemovedFinishesOnceAndKeepsShowing() {
    let stage = LayerStage()
    let recorder = AnimationRecorder()
    let animation = fade(1, recorder)
    (animation.toValue, animation.isRemovedOnCompletion, animation.fillMode) = (0.3, false, .forwards)
    stage.layer.add(animation, forKey: "a")
    stage.advance(to: 4)
    #expect(recorder.names == ["start", "finished"])
    #expect(!stage.context.isAnimating && stage.context.nextAnimationEnd() == nil)
    #expect(near(CGFloat(stage.shown(at: 9).opacity), 0.3, 1e-6))
    stage.layer.removeAllAnimations()
    stage.advance(to: 5)
    #expect(recorder.names == ["start", "finished"])
    #expect(stage.shown(at: 9).opacity == 1)
  }

  @Test func removingALayerStopsTheAnimationsOfItsSubtree() {
    let stage = LayerStage()
    let child = CALayer()
    let recorder = AnimationRecorder()
    stage.layer.addSublayer(child)
    child.add(fade(1, recorder), forKey: "a")
    CATransaction.flush()
    stage.layer.removeFromSuperlayer()
    #expect(!stage.context.isAnimating)
    #expect(child.animationKeys() == nil)
    #expect(child.context == nil && stage.layer.superlayer == nil)
    CATransaction.flush()
    #expect(recorder.names == ["start", "stopped"])
  }

  @Test func movingWithinTheTreeKeepsAnimations() {
    let stage = LayerStage()
    let other = CALayer()
    stage.root.addSublayer(other)
    stage.layer.add(fade(1), forKey: "a")
    other.addSublayer(stage.layer)
    #expect(stage.layer.animationKeys() == ["a"])
    #expect(stage.context.isAnimating)
  }

  /// Otherwise the animation ends unfinished at the end of the turn.
  @Test func animationOutsideATreeStartsIfItsLayerJoinsOneWithinTheTurn() {
    let stage = LayerStage(at: 2)
    let (lost, found) = (CALayer(), CALayer())
    let (lostRecorder, foundRecorder) = (AnimationRecorder(), AnimationRecorder())
    lost.add(fade(1, lostRecorder), forKey: "a")
    found.add(fade(1, foundRecorder), forKey: "a")
    #expect(lost.presentation() == nil)
    stage.root.addSublayer(found)
    CATransaction.flush()
    #expect(lostRecorder.names == ["start", "stopped"])
    #expect(lost.animationKeys() == nil)
    #expect(foundRecorder.names == ["start"])
    #expect(stage.context.nextAnimationEnd() == 3)
  }

  @Test func newAnimationReplacesTheOldOneUnderTheSameKey() {
    let stage = LayerStage()
    let (first, second) = (AnimationRecorder(), AnimationRecorder())
    stage.layer.add(fade(1, first), forKey: "a")
    stage.layer.add(fade(2, second), forKey: "a")
    CATransaction.flush()
    #expect(stage.layer.animationKeys() == ["a"])
    #expect(first.names == ["start", "stopped"] && second.names == ["start"])
  }

  @Test func animationWithoutADurationTakesTheTransactionsDuration() {
    let stage = LayerStage()
    stage.layer.add(fade(0), forKey: "a")
    #expect(stage.context.nextAnimationEnd() == 0.25)
  }

  @Test func delegateMayAddAndRemoveAnimations() {
    let stage = LayerStage()
    let chain = Chain(stage.layer)
    stage.layer.add(chain.link(), forKey: "chain")
    stage.advance(to: 10)
    #expect(chain.times.count == 3)
    #expect(zip(chain.times, [0.5, 1, 1.5]).allSatisfy { near($0, $1) })
    #expect(!stage.context.isAnimating)
  }

  @Test func finishedAnimationsKeepNothingAlive() {
    weak var layer: CALayer?
    weak var context: LayerContext?
    do {
      let stage = LayerStage()
      stage.layer.add(fade(1), forKey: "a")
      stage.layer.mask = CALayer()
      (layer, context) = (stage.layer, stage.context)
      stage.advance(to: 2)
    }
    #expect(layer == nil && context == nil)
  }

  @Test func transitionReportsItsProgress() {
    let stage = LayerStage()
    let transition = CATransition()
    (transition.duration, transition.startProgress) = (2, 0.5)
    stage.layer.add(transition, forKey: "transition")
    #expect(near(stage.shown(at: 1).transition?.progress ?? 0, 0.75))
    #expect(stage.shown(at: 1).transition?.type == .fade)
    stage.advance(to: 3)
    #expect(stage.shown(at: 3).transition == nil)
  }
}

private final class Chain: NSObject, CAAnimationDelegate {
  private(set) var times: [Double] = []
  private let layer: CALayer

  init(_ layer: CALayer) { self.layer = layer }

  func link() -> CAAnimation {
    let animation = CABasicAnimation(keyPath: "zPosition")
    (animation.byValue, animation.duration, animation.delegate) = (1, 0.5, self)
    return animation
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    times.append(MediaTime.now)
    layer.removeAllAnimations()
    if times.count < 3 { layer.add(link(), forKey: "chain") }
  }
}
