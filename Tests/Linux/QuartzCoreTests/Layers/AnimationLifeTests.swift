import QuartzCore
import Testing

@MainActor @Suite(.serialized)
struct AnimationLifeTests {
  private func fade(_ duration: Double, _ witness: Witness? = nil) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "opacity")
    (animation.fromValue, animation.duration, animation.delegate) = (0, duration, witness)
    return animation
  }

  @Test("Ends come in the order of their times, each at its own")
  func order() {
    let stage = LayerStage()
    let other = CALayer()
    stage.root.addSublayer(other)
    let witnesses = ["a ", "b ", "c "].map { Witness($0) }
    stage.layer.add(fade(0.7, witnesses[0]), forKey: "a")
    other.add(fade(0.3, witnesses[1]), forKey: "b")
    stage.layer.add(fade(0.3, witnesses[2]), forKey: "c")
    MediaTime.set(1)
    stage.context.finishAnimations(upTo: 1)
    #expect(witnesses.flatMap(\.names) == ["a start", "a finished", "b start", "b finished", "c start", "c finished"])
    #expect(!stage.context.isAnimating && stage.context.animatingLayers.isEmpty)
  }

  @Test("Every end happens at its exact time, whatever the steps")
  func exact() {
    let stage = LayerStage()
    let witness = Witness()
    stage.layer.add(fade(0.31, witness), forKey: "a")
    stage.advance(to: 0.2)
    #expect(witness.names == ["start"])
    stage.advance(to: 5)
    #expect(witness.events.last == Witness.Event(name: "finished", time: 0.31))
    #expect(near(witness.events[1].time, 0.31))
  }

  @Test("An animation that stays tells its end once and goes on to be shown")
  func stays() {
    let stage = LayerStage()
    let witness = Witness()
    let animation = fade(1, witness)
    (animation.toValue, animation.isRemovedOnCompletion, animation.fillMode) = (0.3, false, .forwards)
    stage.layer.add(animation, forKey: "a")
    stage.advance(to: 4)
    #expect(witness.names == ["start", "finished"])
    #expect(!stage.context.isAnimating && stage.context.nextAnimationEnd() == nil)
    #expect(near(CGFloat(stage.shown(at: 9).opacity), 0.3, 1e-6))
    stage.layer.removeAllAnimations()
    stage.advance(to: 5)
    #expect(witness.names == ["start", "finished"])
    #expect(stage.shown(at: 9).opacity == 1)
  }

  @Test("A layer that leaves the tree loses its animations, with all below it")
  func leaving() {
    let stage = LayerStage()
    let child = CALayer()
    let witness = Witness()
    stage.layer.addSublayer(child)
    child.add(fade(1, witness), forKey: "a")
    CATransaction.flush()
    stage.layer.removeFromSuperlayer()
    #expect(!stage.context.isAnimating)
    #expect(child.animationKeys() == nil)
    #expect(child.context == nil && stage.layer.superlayer == nil)
    CATransaction.flush()
    #expect(witness.names == ["start", "stopped"])
  }

  @Test("Moving within the tree keeps animations")
  func moving() {
    let stage = LayerStage()
    let other = CALayer()
    stage.root.addSublayer(other)
    stage.layer.add(fade(1), forKey: "a")
    other.addSublayer(stage.layer)
    #expect(stage.layer.animationKeys() == ["a"])
    #expect(stage.context.isAnimating)
  }

  @Test("An animation in no tree waits until the turn ends: in a tree by then it runs, otherwise it ends unfinished")
  func orphan() {
    let stage = LayerStage(at: 2)
    let (lost, found) = (CALayer(), CALayer())
    let (lostWitness, foundWitness) = (Witness(), Witness())
    lost.add(fade(1, lostWitness), forKey: "a")
    found.add(fade(1, foundWitness), forKey: "a")
    #expect(lost.presentation() == nil)
    stage.root.addSublayer(found)
    CATransaction.flush()
    #expect(lostWitness.names == ["start", "stopped"])
    #expect(lost.animationKeys() == nil)
    #expect(foundWitness.names == ["start"])
    #expect(stage.context.nextAnimationEnd() == 3)
  }

  @Test("A new animation under the same key replaces the old one")
  func sameKey() {
    let stage = LayerStage()
    let (first, second) = (Witness(), Witness())
    stage.layer.add(fade(1, first), forKey: "a")
    stage.layer.add(fade(2, second), forKey: "a")
    CATransaction.flush()
    #expect(stage.layer.animationKeys() == ["a"])
    #expect(first.names == ["start", "stopped"] && second.names == ["start"])
  }

  @Test("An animation without a duration takes the transaction's")
  func noDuration() {
    let stage = LayerStage()
    stage.layer.add(fade(0), forKey: "a")
    #expect(stage.context.nextAnimationEnd() == 0.25)
  }

  @Test("A callback may add and remove animations")
  func reentrance() {
    let stage = LayerStage()
    let chain = Chain(stage.layer)
    stage.layer.add(chain.link(), forKey: "chain")
    stage.advance(to: 10)
    #expect(chain.times.count == 3)
    #expect(zip(chain.times, [0.5, 1, 1.5]).allSatisfy { near($0, $1) })
    #expect(!stage.context.isAnimating)
  }

  @Test("Nothing is kept alive by animations that are over")
  func leaks() {
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

  @Test("A transition shows how far it has come")
  func transition() {
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
