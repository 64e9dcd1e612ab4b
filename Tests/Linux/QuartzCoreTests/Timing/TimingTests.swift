import QuartzCore
import Testing

@MainActor @Suite(.serialized)
struct TimingTests {
  private func ramp(_ change: (CABasicAnimation) -> Void = { _ in }) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: "zPosition")
    (animation.fromValue, animation.toValue, animation.duration) = (0, 100, 1)
    change(animation)
    return animation
  }

  private func check(_ stage: LayerStage, _ expected: [(time: Double, value: CGFloat)]) {
    for (time, value) in expected {
      let found = stage.shown(at: time).zPosition
      #expect(near(found, value, 1e-6), "\(found) instead of \(value) at \(time)")
    }
  }

  @Test func beginTimeDelaysAndFillModeShowsTheEnds() {
    for (mode, before, after) in [
      (CAMediaTimingFillMode.removed, 7.0, 7.0), (.backwards, 0, 7), (.forwards, 7, 100), (.both, 0, 100),
    ] {
      let stage = LayerStage(at: 10)
      CATransaction.setDisableActions(true)
      stage.layer.zPosition = 7
      CATransaction.flush()
      stage.layer.add(ramp { ($0.beginTime, $0.fillMode) = (12, mode) }, forKey: nil)
      check(stage, [(10, before), (11.99, before), (12.25, 25), (13, 100), (13.1, after)])
      #expect(stage.context.nextAnimationEnd() == 13)
    }
  }

  @Test func repeatCountAndRepeatDurationRepeatTheAnimation() {
    let stage = LayerStage()
    stage.layer.add(ramp { $0.repeatCount = 2.5 }, forKey: nil)
    check(stage, [(0.5, 50), (1.25, 25), (2.25, 25), (2.5, 50), (2.6, 0)])
    #expect(stage.context.nextAnimationEnd() == 2.5)
    stage.layer.removeAllAnimations()
    stage.layer.add(ramp { $0.repeatDuration = 3 }, forKey: nil)
    check(stage, [(1.5, 50), (3, 100), (3.1, 0)])
    stage.layer.removeAllAnimations()
    stage.layer.add(ramp { $0.repeatCount = .infinity }, forKey: nil)
    check(stage, [(1000.5, 50)])
    #expect(stage.context.nextAnimationEnd() == nil)
    #expect(stage.context.isAnimating)
  }

  @Test func autoreversingPlaysForwardAndBackInEachRepeat() {
    let stage = LayerStage()
    stage.layer.add(ramp { ($0.autoreverses, $0.repeatCount) = (true, 2) }, forKey: nil)
    check(stage, [(0.25, 25), (1, 100), (1.25, 75), (2, 0), (2.25, 25), (3.75, 25), (4, 0)])
    #expect(stage.context.nextAnimationEnd() == 4)
  }

  @Test func cumulativeRepeatsAddUp() {
    let stage = LayerStage()
    stage.layer.add(ramp { ($0.isCumulative, $0.repeatCount) = (true, 3) }, forKey: nil)
    check(stage, [(0.5, 50), (1.5, 150), (2.5, 250), (3, 300)])
  }

  @Test func speedAndTimeOffsetChangeTheTimeOfTheAnimation() {
    let stage = LayerStage()
    stage.layer.add(ramp { $0.speed = 4 }, forKey: "fast")
    check(stage, [(0.125, 50), (0.25, 100), (0.3, 0)])
    stage.layer.removeAllAnimations()
    stage.layer.add(ramp { $0.timeOffset = 0.75 }, forKey: "shifted")
    check(stage, [(0, 75), (0.25, 100), (0.5, 25), (1, 75)])
    stage.layer.removeAllAnimations()
    stage.layer.add(ramp { $0.speed = -2 }, forKey: "back")
    check(stage, [(0, 100), (0.25, 50), (0.5, 0)])
    #expect(stage.context.nextAnimationEnd() == 0.5)
  }

  @Test func timesConvertThroughLateFastAndStoppedLayers() {
    let stage = LayerStage()
    stage.root.speed = 2
    stage.root.timeOffset = 3
    stage.layer.beginTime = 1
    stage.layer.speed = 0.5
    #expect(stage.layer.convertTime(10, from: nil) == 11)
    #expect(stage.layer.convertTime(11, to: nil) == 10)
    #expect(stage.root.convertTime(11, from: stage.layer) == 23)
    #expect(stage.layer.pace == 1)
    stage.root.speed = 0
    #expect(stage.layer.convertTime(10, from: nil) == 1)
    #expect(stage.layer.pace == 0)
  }

  @Test func stoppedLayerIsScrubbedByItsTimeOffsetAndPlaysOnFromThere() {
    let stage = LayerStage(at: 100)
    let recorder = AnimationRecorder()
    stage.root.speed = 0
    stage.layer.add(ramp { $0.delegate = recorder }, forKey: nil)
    #expect(!stage.context.isAnimating)
    #expect(stage.context.nextAnimationEnd() == nil)
    for part in [0, 0.3, 0.9, 1, 0.4] {
      let count = stage.context.changeCount
      stage.root.timeOffset = part
      #expect(stage.context.changeCount > count)
      check(stage, [(100, 100 * CGFloat(part)), (107, 100 * CGFloat(part))])
      stage.advance(to: 100)
    }
    #expect(recorder.names == ["start"])
    stage.advance(to: 110)
    stage.root.speed = 2
    stage.root.timeOffset = 0.4
    stage.root.beginTime = 110
    #expect(stage.context.isAnimating)
    check(stage, [(110, 40), (110.1, 60), (110.3, 100)])
    #expect(near(stage.context.nextAnimationEnd() ?? 0, 110.3))
    stage.advance(to: 111)
    #expect(recorder.names == ["start", "finished"])
    #expect(near(recorder.events[1].time, 110.3))
  }

  @Test func backwardTimeEndsAnAnimationAtItsStart() {
    let stage = LayerStage(at: 0)
    let recorder = AnimationRecorder()
    stage.root.speed = 0
    stage.layer.add(ramp { $0.delegate = recorder }, forKey: nil)
    stage.advance(to: 1)
    stage.root.timeOffset = 0.5
    stage.root.beginTime = 1
    stage.root.speed = -1
    check(stage, [(1, 50), (1.25, 25), (1.5, 0)])
    #expect(near(stage.context.nextAnimationEnd() ?? 0, 1.5))
    stage.advance(to: 3)
    #expect(recorder.names == ["start", "finished"])
    #expect(stage.layer.animationKeys() == nil)
  }

  @Test func frameRateDoesNotChangeTheAnimation() {
    func trajectory(_ rate: Double) -> [CGFloat] {
      let stage = LayerStage()
      var seen: [CGFloat] = []
      stage.layer.add(ramp { $0.timingFunction = CAMediaTimingFunction(name: .default) }, forKey: nil)
      for frame in 0...Int(rate) {
        stage.advance(to: Double(frame) / rate)
        if frame % Int(rate / 10) == 0 { seen.append(stage.layer.presentation()?.zPosition ?? -1) }
      }
      return seen
    }
    #expect(zip(trajectory(60), trajectory(120)).allSatisfy { near($0, $1, 1e-9) })
  }

  @Test func timingFunctionReturnsItsControlPoints() {
    let function = CAMediaTimingFunction(controlPoints: 0.1, 0.2, 0.3, 0.4)
    var found: [Float] = []
    for index in 0..<4 {
      withUnsafeTemporaryAllocation(of: Float.self, capacity: 2) { buffer in
        guard let base = buffer.baseAddress else { return }
        function.getControlPoint(at: index, values: base)
        found += [base[0], base[1]]
      }
    }
    #expect(found == [0, 0, 0.1, 0.2, 0.3, 0.4, 1, 1])
    #expect(CAMediaTimingFunction(name: .easeIn) == CAMediaTimingFunction(controlPoints: 0.42, 0, 1, 1))
  }
}
