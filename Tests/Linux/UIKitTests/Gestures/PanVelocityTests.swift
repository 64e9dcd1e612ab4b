import QuartzCore
import Testing
import UIKit

@MainActor @Suite(.serialized) struct PanVelocityTests {
  let rig = FingerRig()
  let pan = UIPanGestureRecognizer()

  init() {
    rig.addView().addGestureRecognizer(pan)
  }

  @Test(arguments: [60.0, 120.0, 37.0])
  func velocityIsExactForUniformMotion(rate: Double) {
    var seen: [CGPoint] = []
    pan.addAction { _ in seen.append(pan.velocity(in: nil)) }
    rig.down(50, 100)
    for step in 1...30 {
      rig.wait(1 / rate)
      let time = Double(step) / rate
      rig.move(50 + 200 * time, 100 + 1234 * time)
    }
    rig.up(50 + 200 * 30 / rate, 100 + 1234 * 30 / rate)
    #expect(seen.count > 20)
    for velocity in seen {
      #expect(abs(velocity.x - 200) < 1e-6)
      #expect(abs(velocity.y - 1234) < 1e-6)
    }
  }

  @Test func velocityIsExactForIrregularSamples() {
    var seen: [CGFloat] = []
    pan.addAction { _ in seen.append(pan.velocity(in: nil).y) }
    rig.down(50, 700)
    var time = 0.0
    for gap in [0.008, 0.021, 0.003, 0.016, 0.017, 0.04, 0.001, 0.012, 0.009, 0.03] {
      rig.wait(gap)
      time += gap
      rig.move(50, 700 - 2500 * time)
    }
    #expect(seen.count > 5)
    for velocity in seen { #expect(abs(velocity + 2500) < 1e-6) }
  }

  @Test func samplesOfOneFrameKeepTheirTimes() {
    rig.down(50, 100)
    let samples = (1...10).map {
      TouchSample(
        finger: 0, phase: .moved, location: CGPoint(x: 50, y: 100 + 5 * CGFloat($0)), timestamp: Double($0) / 240)
    }
    MainLoop.current.deliver(samples, to: rig.window)
    #expect(abs(pan.velocity(in: nil).y - 1200) < 1e-6)
    #expect(pan.translation(in: nil).y == 40)
    #expect(abs(MediaTime.now - 10.0 / 240) < 1e-12)
  }

  @Test func restBeforeTheLiftGivesNoVelocity() {
    var last: CGFloat = -1
    pan.addAction { _ in last = pan.velocity(in: nil).y }
    rig.down(50, 100)
    for step in 1...20 {
      rig.wait(1 / 60)
      rig.move(50, 100 + 20 * CGFloat(step))
    }
    #expect(abs(last - 1200) < 1e-6)
    rig.wait(0.3)
    rig.up(50, 500)
    #expect(last == 0)
  }

  @Test func secondFingerDoesNotChangeTheVelocity() {
    rig.down(50, 100)
    for step in 1...6 {
      rig.wait(1 / 60)
      rig.move(50, 100 + 20 * CGFloat(step))
    }
    rig.down(300, 700, finger: 1)
    #expect(abs(pan.velocity(in: nil).y - 1200) < 1e-6)
    for step in 7...12 {
      rig.wait(1 / 60)
      rig.send([(0, .moved, 50, 100 + 20 * CGFloat(step)), (1, .moved, 300, 700 + 20 * CGFloat(step - 6))])
    }
    rig.up(50, 340)
    #expect(abs(pan.velocity(in: nil).y - 1200) < 1e-6)
  }
}
