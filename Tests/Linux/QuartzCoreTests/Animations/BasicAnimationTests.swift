import QuartzCore
import Testing

@MainActor @Suite(.serialized)
struct BasicAnimationTests {
  private func animation(_ key: String, from: Any? = nil, to: Any? = nil, by: Any? = nil, duration: Double = 2)
    -> CABasicAnimation
  {
    let animation = CABasicAnimation(keyPath: key)
    animation.fromValue = from
    animation.toValue = to
    animation.byValue = by
    animation.duration = duration
    return animation
  }

  @Test func everyCombinationOfFromToAndByHasItsDocumentedEnds() {
    let stage = LayerStage()
    CATransaction.setDisableActions(true)
    stage.layer.zPosition = 10
    CATransaction.flush()
    let cases: [(from: Double?, to: Double?, by: Double?, start: CGFloat, end: CGFloat)] = [
      (1, 5, nil, 1, 5), (1, 5, 9, 1, 5), (1, nil, 3, 1, 4), (nil, 5, 3, 2, 5), (4, nil, nil, 4, 10), (nil, 5, nil, 10, 5),
      (nil, nil, 3, 10, 13), (nil, nil, nil, 10, 10),
    ]
    for c in cases {
      stage.layer.add(animation("zPosition", from: c.from, to: c.to, by: c.by), forKey: "z")
      for part in [0, 0.25, 0.5, 0.9, 1] {
        #expect(near(stage.shown(at: 2 * part).zPosition, c.start + (c.end - c.start) * CGFloat(part)), "\(c) at \(part)")
      }
    }
  }

  @Test func modelIsShownBeforeAndAfterTheAnimation() {
    let stage = LayerStage(at: 5)
    stage.layer.add(animation("opacity", from: 0.2, to: 0.4), forKey: nil)
    #expect(stage.shown(at: 4.999).opacity == 1)
    #expect(near(CGFloat(stage.shown(at: 5).opacity), 0.2, 1e-6))
    #expect(near(CGFloat(stage.shown(at: 7).opacity), 0.4, 1e-6))
    #expect(stage.shown(at: 7.001).opacity == 1)
  }

  @Test func timingFunctionEasesByItsClosedForm() {
    let stage = LayerStage()
    let animation = animation("position", from: CGPoint.zero, to: CGPoint(x: 100, y: -50), duration: 1)
    // With the control points at x = 1/3 and x = 2/3, x is t itself, and y is t cubed.
    animation.timingFunction = CAMediaTimingFunction(controlPoints: 1 / 3, 0, 2 / 3, 0)
    stage.layer.add(animation, forKey: nil)
    for t in stride(from: 0.0, through: 1, by: 0.05) {
      let y = CGFloat(t * t * t)
      #expect(near(stage.shown(at: t).position, CGPoint(x: 100 * y, y: -50 * y), 1e-4))
    }
  }

  @Test func additiveAnimationsAddUpOnTheModel() {
    let stage = LayerStage()
    CATransaction.setDisableActions(true)
    stage.layer.position = CGPoint(x: 300, y: 40)
    CATransaction.flush()
    for (index, offset) in [-100.0, 40, 7].enumerated() {
      MediaTime.set(Double(index) * 0.5)
      let one = animation("position", from: CGPoint(x: offset, y: 2 * offset), to: CGPoint.zero, duration: 2)
      one.isAdditive = true
      stage.layer.add(one, forKey: "pile\(index)")
    }
    for t in stride(from: 1.0, through: 3.5, by: 0.1) {
      var expected = CGPoint(x: 300, y: 40)
      for (index, offset) in [-100.0, 40, 7].enumerated() {
        let part = (t - Double(index) * 0.5) / 2
        guard part <= 1 + 1e-12 else { continue }
        expected.x += offset * (1 - part)
        expected.y += 2 * offset * (1 - part)
      }
      #expect(near(stage.shown(at: t).position, expected), "at \(t)")
    }
  }

  @Test func turningBackInFlightKeepsPositionAndVelocity() {
    let stage = LayerStage()
    CATransaction.setDisableActions(true)
    let ease = CAMediaTimingFunction(name: .easeInEaseOut)
    func move(to y: CGFloat, key: String) {
      let old = stage.layer.position
      CATransaction.setDisableActions(true)
      stage.layer.position = CGPoint(x: 0, y: y)
      let one = animation("position", from: CGPoint(x: old.x, y: old.y - y), to: CGPoint.zero, duration: 1)
      one.isAdditive = true
      one.timingFunction = ease
      stage.layer.add(one, forKey: key)
    }
    stage.layer.position = .zero
    CATransaction.flush()
    move(to: 400, key: "out")
    let h = 1e-6
    let before = stage.shown(at: 0.4).position.y
    let speedBefore = (before - stage.shown(at: 0.4 - h).position.y) / CGFloat(h)
    stage.advance(to: 0.4)
    move(to: 0, key: "back")
    let after = stage.shown(at: 0.4).position.y
    let speedAfter = (stage.shown(at: 0.4 + h).position.y - after) / CGFloat(h)
    #expect(near(before, after, 1e-9))
    #expect(speedBefore > 500)
    #expect(near(speedBefore, speedAfter, 1))
    stage.advance(to: 1.4)
    #expect(stage.layer.animationKeys() == nil)
    #expect(stage.shown(at: 1.4).position == .zero)
  }

  @Test func additiveTransformIsAppliedBeforeTheLayersOwn() {
    let stage = LayerStage()
    CATransaction.setDisableActions(true)
    let old = CATransform3DMakeScale(0.5, 2, 1)
    let new = CATransform3DTranslate(CATransform3DMakeRotation(0.3, 0, 0, 1), 10, 20, 0)
    stage.layer.transform = new
    CATransaction.flush()
    let difference = AnimatableValue.transform(old).subtracting(.transform(new)).object
    let one = animation("transform", from: difference, to: CATransform3DIdentity)
    one.isAdditive = true
    stage.layer.add(one, forKey: nil)
    let start = stage.shown(at: 0).transform
    #expect(near(start.m11, 0.5) && near(start.m22, 2) && near(start.m12, 0) && near(start.m41, 0))
    #expect(stage.shown(at: 2).transform == new)
  }

  @Test func layerKeepsACopyOfItsAnimation() {
    let stage = LayerStage()
    let one = animation("opacity", from: 0, to: 1)
    one.setValue("mine", forKey: "tag")
    stage.layer.add(one, forKey: "o")
    one.fromValue = 0.9
    let copy = stage.layer.animation(forKey: "o")
    #expect(copy !== one)
    #expect(copy?.value(forKey: "tag") as? String == "mine")
    #expect(stage.shown(at: 0).opacity == 0)
  }

  @Test func animationOfAComponentLeavesTheOthersAlone() {
    let stage = LayerStage()
    stage.layer.add(animation("bounds.size.width", from: 100, to: 300), forKey: "w")
    stage.layer.add(animation("position.y", by: 40), forKey: "y")
    stage.layer.add(animation("transform.rotation.z", from: 0, to: Double.pi / 2), forKey: "r")
    stage.layer.add(animation("transform.scale.x", from: 1, to: 3), forKey: "s")
    let shown = stage.shown(at: 1)
    #expect(shown.bounds == CGRect(x: 0, y: 0, width: 200, height: 100))
    #expect(shown.position == CGPoint(x: 0, y: 20))
    let (s, c) = (sin(Double.pi / 4), cos(Double.pi / 4))
    #expect(near(shown.transform.m11, 2 * c) && near(shown.transform.m12, 2 * s))
    #expect(near(shown.transform.m21, -s) && near(shown.transform.m22, c))
  }

  @Test func valueOfTheWrongTypeChangesNothing() {
    let stage = LayerStage()
    stage.layer.add(animation("position", from: 3, to: "there"), forKey: nil)
    #expect(stage.shown(at: 1).position == stage.layer.position)
  }
}
