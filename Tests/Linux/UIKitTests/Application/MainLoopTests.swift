import Foundation
import QuartzCore
import Testing
import UIKit

@MainActor @Suite(.serialized) struct MainLoopTests {
  @Test func timersFireInOrderAtTheirTimes() {
    let stage = ViewStage()
    var log: [String] = []
    func note(_ name: String) { log.append("\(name) \(CACurrentMediaTime())") }
    _ = stage.loop.schedule(after: 0.5) { note("b") }
    _ = stage.loop.schedule(after: 0.25) {
      note("a")
      _ = stage.loop.schedule(after: 0.5) { note("c") }
      stage.loop.perform { note("performed") }
    }
    let cancelled = stage.loop.schedule(after: 0.1) { note("never") }
    cancelled.cancel()
    stage.loop.advance(to: 0.2)
    #expect(log.isEmpty && MediaTime.now == 0.2)
    stage.loop.advance(to: 1)
    #expect(log == ["a 0.25", "performed 0.25", "b 0.5", "c 0.75"])
    #expect(MediaTime.now == 1)
  }

  @Test func performedWorkRunsUntilTheQueueIsEmpty() {
    let stage = ViewStage()
    var count = 0
    func again() {
      count += 1
      if count < 5 { stage.loop.perform(again) }
    }
    stage.loop.perform(again)
    #expect(count == 0 && !stage.loop.isIdle)
    stage.loop.endTurn()
    #expect(count == 5 && stage.loop.isIdle)
  }

  /// Returns the positions of a view whose animation is redirected by a timer and followed by another one from its completion.
  private func positions(hertz: Double) -> [Double: CGFloat] {
    let stage = ViewStage(hertz: Int(hertz))
    let box = stage.add(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
    UIView.animate(withDuration: 0.37, animations: { box.frame.origin.y = 400 }) { _ in
      UIView.animate(withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 1) {
        box.frame.origin.y = 50
      }
    }
    _ = stage.loop.schedule(after: 0.123) { UIView.animate(withDuration: 0.3) { box.frame.origin.y = 200 } }
    var result: [Double: CGFloat] = [:]
    for frame in 1...Int(hertz) {
      let time = Double(frame) / hertz
      stage.loop.frame(at: time, duration: 1 / hertz)
      result[(time * 120).rounded()] = box.layer.presentation()?.frame.minY
    }
    return result
  }

  @Test func frameRateDoesNotChangePositions() {
    let (slow, fast) = (positions(hertz: 60), positions(hertz: 120))
    #expect(slow.count == 60 && fast.count == 120)
    for (time, value) in slow { #expect(near(value, fast[time] ?? .nan, 1e-9)) }
  }

  @Test func loopIsIdleOnlyIfNothingIsPending() {
    let stage = ViewStage()
    #expect(stage.loop.isIdle)
    let view = stage.add(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    stage.loop.frame(at: 0, duration: 1 / 60)
    #expect(stage.loop.isIdle)
    view.setNeedsLayout()
    #expect(!stage.loop.isIdle)
    stage.loop.frame(at: 0.1, duration: 1 / 60)
    #expect(stage.loop.isIdle)
    UIView.animate(withDuration: 1) { view.center.x = 50 }
    #expect(!stage.loop.isIdle)
    stage.loop.frame(at: 1.1, duration: 1 / 60)
    #expect(stage.loop.isIdle)
    let timer = stage.loop.schedule(after: 1) {}
    #expect(!stage.loop.isIdle)
    timer.cancel()
    #expect(stage.loop.isIdle)
  }

  @Test func displayLinksFireOncePerFrame() {
    let stage = ViewStage()
    var times: [Double] = []
    let link = CADisplayLink(display: stage.loop.displayLinks) { times.append($0.timestamp) }
    link.add(to: .main, forMode: .common)
    #expect(!stage.loop.isIdle)
    stage.loop.frame(at: 1, duration: 0.5)
    stage.loop.frame(at: 1.5, duration: 0.5)
    link.invalidate()
    stage.loop.frame(at: 2, duration: 0.5)
    #expect(times == [1, 1.5] && stage.loop.isIdle)
  }

  @Test func windowsAreOrderedByLevelAndOneIsKey() {
    let stage = ViewStage()
    let alert = UIWindow(frame: stage.window.frame)
    alert.windowLevel = .alert
    #expect(stage.loop.windows == [stage.window])
    alert.isHidden = false
    #expect(stage.loop.windows == [stage.window, alert] && stage.window.isKeyWindow)
    let other = UIWindow(frame: stage.window.frame)
    other.makeKeyAndVisible()
    #expect(stage.loop.windows == [stage.window, other, alert])
    #expect(other.isKeyWindow && !stage.window.isKeyWindow)
  }
}
