import QuartzCore
import Testing

@MainActor @Suite(.serialized)
struct KeyframeAnimationTests {
  private func animation(_ values: [Any], mode: CAAnimationCalculationMode = .linear, times: [Double]? = nil)
    -> CAKeyframeAnimation
  {
    let animation = CAKeyframeAnimation(keyPath: "zPosition")
    animation.values = values
    animation.calculationMode = mode
    animation.keyTimes = times?.map { NSNumber(value: $0) }
    animation.duration = 1
    return animation
  }

  private func shown(_ animation: CAKeyframeAnimation, at times: [Double]) -> [CGFloat] {
    let stage = LayerStage()
    stage.layer.add(animation, forKey: nil)
    return times.map { stage.shown(at: $0).zPosition }
  }

  private func expect(_ found: [CGFloat], _ expected: [CGFloat]) {
    #expect(zip(found, expected).allSatisfy { near($0, $1) }, "\(found) instead of \(expected)")
  }

  @Test func linearValuesAreInterpolatedBetweenKeyTimes() {
    expect(shown(animation([0, 10, 40]), at: [0, 0.25, 0.5, 0.75, 1]), [0, 5, 10, 25, 40])
    expect(shown(animation([0, 10, 40], times: [0, 0.2, 1]), at: [0.1, 0.2, 0.6, 1]), [5, 10, 25, 40])
  }

  @Test func discreteValuesJumpAtKeyTimes() {
    expect(shown(animation([1, 2, 3], mode: .discrete), at: [0, 0.32, 0.34, 0.66, 0.67, 1]), [1, 1, 2, 2, 3, 3])
    expect(shown(animation([1, 2], mode: .discrete, times: [0, 0.8, 1]), at: [0, 0.79, 0.81]), [1, 1, 2])
  }

  @Test func pacedValuesMoveEvenlyAndIgnoreKeyTimes() {
    expect(
      shown(animation([0, 10, 40, 30], mode: .paced, times: [0, 0.1, 0.2, 1]), at: [0.1, 0.2, 0.5, 0.9]), [5, 10, 25, 35])
  }

  @Test func cubicValuesAreReachedWithoutACorner() {
    let animation = animation([0, 10, 40, 30], mode: .cubic)
    expect(shown(animation, at: [0, 1 / 3, 2 / 3, 1]), [0, 10, 40, 30])
    let h = 1e-6
    let values = shown(animation, at: [1 / 3 - h, 1 / 3, 1 / 3 + h])
    // The Catmull-Rom slope at a value is half of the difference between its neighbours, for each third of the time.
    #expect(near((values[1] - values[0]) / h, 60, 0.01))
    #expect(near((values[2] - values[1]) / h, 60, 0.01))
  }

  @Test func segmentsAndTheWholeAnimationHaveTheirOwnEasing() {
    let one = animation([0, 10, 20])
    one.timingFunctions = [CAMediaTimingFunction(controlPoints: 1 / 3, 0, 2 / 3, 0), CAMediaTimingFunction(name: .linear)]
    #expect(near(shown(one, at: [0.25])[0], 10 * 0.125, 1e-4))
    #expect(near(shown(one, at: [0.75])[0], 15, 1e-6))
    one.timingFunctions = nil
    one.timingFunction = CAMediaTimingFunction(controlPoints: 1 / 3, 0, 2 / 3, 0)
    #expect(near(shown(one, at: [0.5])[0], 20 * 0.125, 1e-4))
  }

  @Test func positionFollowsAPath() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: 100, y: 0))
    path.addQuadCurve(to: CGPoint(x: 200, y: 0), control: CGPoint(x: 150, y: 80))
    let one = CAKeyframeAnimation(keyPath: "position")
    one.path = path
    one.duration = 1
    let stage = LayerStage()
    stage.layer.add(one, forKey: nil)
    #expect(near(stage.shown(at: 0.25).position, CGPoint(x: 50, y: 0)))
    #expect(near(stage.shown(at: 0.75).position, CGPoint(x: 150, y: 40)))
    #expect(near(stage.shown(at: 1).position, CGPoint(x: 200, y: 0)))
  }

  @Test func groupRunsItsAnimationsInItsOwnTimeAndCutsThemOffAtItsEnd() {
    let stage = LayerStage(at: 3)
    let fade = CABasicAnimation(keyPath: "opacity")
    (fade.fromValue, fade.toValue) = (0, 1)
    let late = CABasicAnimation(keyPath: "zPosition")
    (late.fromValue, late.toValue, late.beginTime, late.duration) = (0, 100, 1, 2)
    let group = CAAnimationGroup()
    group.animations = [fade, late]
    group.duration = 2
    group.speed = 2
    stage.layer.add(group, forKey: "g")
    #expect(near(CGFloat(stage.shown(at: 3.5).opacity), 0.5, 1e-6))
    #expect(stage.shown(at: 3.4).zPosition == 0)
    #expect(near(stage.shown(at: 3.75).zPosition, 25))
    #expect(near(stage.shown(at: 4).zPosition, 50))
    #expect(stage.shown(at: 4.01).zPosition == 0)
    #expect(stage.context.nextAnimationEnd() == 4)
  }
}
