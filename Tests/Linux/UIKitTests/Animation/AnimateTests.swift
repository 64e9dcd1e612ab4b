import Foundation
import Kinetics
import QuartzCore
import Testing
import UIKit

@MainActor @Suite(.serialized) struct AnimateTests {
  @Test func linearMotionIsExactAtAnyTime() throws {
    let (stage, box) = viewScene()
    UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) { box.frame.origin.y = 100 }
    #expect(box.frame.minY == 100)
    for time in [0, 0.123, 0.5, 1, 1.999] {
      stage.advance(to: time)
      #expect(near(try shownY(box), 50 * time, 1e-9))
    }
    stage.advance(to: 2)
    #expect(try shownY(box) == 100)
    #expect(box.layer.animationKeys() == nil)
  }

  @Test func defaultCurveIsEaseInOut() throws {
    let (stage, box) = viewScene()
    UIView.animate(withDuration: 1) { box.alpha = 0 }
    let curve = TimingCurve(0.42, 0, 0.58, 1)
    for time in [0.1, 0.25, 0.5, 0.8] {
      stage.advance(to: time)
      let shown = try #require(box.layer.presentation()).opacity
      #expect(abs(Double(shown) - (1 - curve.value(at: time))) < 1e-6)
    }
  }

  @Test func delayHoldsTheOldValue() throws {
    let (stage, box) = viewScene()
    UIView.animate(withDuration: 1, delay: 0.5, options: .curveLinear) {
      box.frame.origin.y = 100
      box.alpha = 0
    }
    stage.advance(to: 0.5)
    #expect(try shownY(box) == 0)
    #expect(box.layer.presentation()?.opacity == 1)
    stage.advance(to: 0.75)
    #expect(near(try shownY(box), 25))
    stage.advance(to: 1.5)
    #expect(box.layer.animationKeys() == nil)
  }

  @Test func turningBackInTheMiddleDoesNotJump() throws {
    let (stage, box) = viewScene()
    UIView.animate(withDuration: 1) { box.frame.origin.y = 400 }
    stage.advance(to: 0.5)
    let before = try shownY(box)
    #expect(near(before, 200, 1e-6))
    UIView.animate(withDuration: 1) { box.frame.origin.y = 0 }
    #expect(near(try shownY(box), before, 1e-9))
    // Both animations continue: the sum of the two curves.
    let curve = TimingCurve(0.42, 0, 0.58, 1)
    stage.advance(to: 0.7)
    let expected = -400 * (1 - curve.value(at: 0.7)) + 400 * (1 - curve.value(at: 0.2))
    #expect(near(try shownY(box), expected, 1e-9))
    stage.advance(to: 1.5)
    #expect(try shownY(box) == 0)
  }

  @Test func beginFromCurrentStateReplacesTheRunningAnimation() throws {
    let (stage, box) = viewScene()
    var ends: [Bool] = []
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { box.frame.origin.y = 400 }) {
      ends.append($0)
    }
    stage.advance(to: 0.25)
    UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .beginFromCurrentState]) { box.frame.origin.y = 0 }
    stage.loop.endTurn()
    #expect(ends == [false])
    #expect(near(try shownY(box), 100))
    stage.advance(to: 0.75)
    #expect(near(try shownY(box), 50))
  }

  @Test func opacityAnimationStartsFromTheShownValue() throws {
    let (stage, box) = viewScene()
    var ends: [Bool] = []
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { box.alpha = 0 }) { ends.append($0) }
    stage.advance(to: 0.5)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { box.alpha = 1 }
    stage.loop.endTurn()
    #expect(ends == [false])
    stage.advance(to: 1)
    #expect(near(CGFloat(try #require(box.layer.presentation()).opacity), 0.75, 1e-6))
  }

  @Test func transformAnimationStartsAtTheOldTransformAndEndsAtTheNew() throws {
    let (stage, box) = viewScene()
    box.transform = CGAffineTransform(scaleX: 2, y: 2)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      box.transform = CGAffineTransform(translationX: 100, y: 0)
    }
    let shown = try #require(box.layer.presentation()).affineTransform()
    #expect(near(shown.a, 2) && near(shown.d, 2) && near(shown.tx, 0) && near(shown.ty, 0))
    stage.advance(to: 1)
    #expect(try #require(box.layer.presentation()).affineTransform() == CGAffineTransform(translationX: 100, y: 0))
  }

  @Test func springWithDampingSettlesAtItsDuration() throws {
    let (stage, box) = viewScene()
    UIView.animate(withDuration: 0.8, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0) {
      box.frame.origin.y = 1000
    }
    let spring = Spring(settlingDuration: 0.8, dampingRatio: 0.7)
    for time in [0.05, 0.2, 0.4, 0.79999] {
      stage.advance(to: time)
      #expect(near(try shownY(box), 1000 * spring.value(at: time, from: 0, to: 1), 1e-6))
    }
    #expect(abs(try shownY(box) - 1000) < 1.001)
  }

  @Test func springWithVelocitySettlesAtItsDuration() throws {
    let (stage, box) = viewScene()
    UIView.animate(withDuration: 0.6, delay: 0, usingSpringWithDamping: 0.9, initialSpringVelocity: 5) {
      box.frame.origin.y = 1000
    }
    stage.advance(to: 0.001)
    #expect(abs(try shownY(box) - 5) < 0.1)
    stage.advance(to: 0.5999)
    #expect(abs(try shownY(box) - 1000) <= 1.01)
  }

  @Test func springDurationAndBounceDescribeTheSpring() throws {
    let (stage, box) = viewScene()
    var end: Bool?
    UIView.animate(springDuration: 0.5, bounce: 0.2, animations: { box.frame.origin.y = 100 }, completion: { end = $0 })
    let spring = Spring(response: 0.5, dampingRatio: 0.8)
    stage.advance(to: 0.3)
    #expect(near(try shownY(box), 100 * spring.value(at: 0.3, from: 0, to: 1), 1e-6))
    stage.advance(to: 0.5)
    #expect(end == nil)
    stage.advance(to: 2)
    #expect(end == true)
  }

  @Test func completionIsCalledOnceExactlyAtTheEnd() {
    let (stage, box) = viewScene()
    var times: [Double] = []
    UIView.animate(
      withDuration: 0.35,
      animations: {
        box.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
        box.alpha = 0.5
      }
    ) { finished in
      #expect(finished)
      times.append(CACurrentMediaTime())
    }
    stage.loop.frame(at: 0.34, duration: 0.01)
    #expect(times.isEmpty)
    stage.loop.frame(at: 5, duration: 0.01)
    #expect(times == [0.35])
    stage.loop.frame(at: 6, duration: 0.01)
    #expect(times.count == 1)
  }

  @Test func animationsChainAtExactTimes() {
    let (stage, box) = viewScene()
    var ends: [Double] = []
    func step(_ count: Int) {
      guard count > 0 else { return }
      UIView.animate(withDuration: 0.1, animations: { box.center.y += 10 }) { _ in
        ends.append(CACurrentMediaTime())
        step(count - 1)
      }
    }
    step(3)
    stage.loop.frame(at: 1, duration: 1)
    #expect(ends.count == 3)
    for (end, expected) in zip(ends, [0.1, 0.2, 0.3]) { #expect(near(end, expected)) }
  }

  @Test func animationWithoutChangesCompletesAtTheEndOfTheTurn() {
    let (stage, box) = viewScene()
    var ends: [Bool] = []
    UIView.animate(withDuration: 3, animations: {}) { ends.append($0) }
    UIView.animate(withDuration: 0, animations: { box.alpha = 0.5 }) { ends.append($0) }
    UIView.animate(withDuration: 3, animations: { box.alpha = 0.5 }) { ends.append($0) }
    let outside = UIView()
    UIView.animate(withDuration: 3, animations: { outside.alpha = 0 }) { ends.append($0) }
    #expect(ends.isEmpty)
    stage.loop.endTurn()
    #expect(ends == [true, true, true, true])
    #expect(box.layer.animationKeys() == nil)
  }

  @Test func removingTheViewCompletesWithFalse() {
    let (stage, box) = viewScene()
    var end: Bool?
    UIView.animate(withDuration: 1, animations: { box.center.y = 300 }) { end = $0 }
    stage.advance(to: 0.2)
    box.removeFromSuperview()
    stage.loop.endTurn()
    #expect(end == false)
    #expect(box.blockingAnimationCount == 0)
  }

  @Test func nestedAnimationsInheritDurationAndCurveUnlessTheyOverride() throws {
    let (stage, box) = viewScene()
    let inner = UIView(frame: box.bounds)
    box.addSubview(inner)
    stage.loop.endTurn()
    UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
      #expect(UIView.inheritedAnimationDuration == 2)
      UIView.animate(withDuration: 0.5) { box.frame.origin.y = 100 }
      UIView.animate(withDuration: 0.5, delay: 0, options: [.overrideInheritedDuration]) { inner.frame.origin.y = 100 }
      UIView.performWithoutAnimation { inner.alpha = 0.5 }
    }
    #expect(UIView.inheritedAnimationDuration == 0)
    #expect(inner.layer.animation(forKey: "opacity") == nil)
    stage.advance(to: 0.25)
    #expect(near(try shownY(box), 12.5))
    #expect(near(try #require(inner.layer.presentation()).frame.minY, 50))
  }

  @Test func layoutInAnAnimationMovesSubviews() throws {
    let (stage, _) = viewScene()
    final class Stacked: UIView {
      let child = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      override func layoutSubviews() { child.frame.origin.y = bounds.height - 10 }
    }
    let view = Stacked(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.addSubview(view.child)
    _ = stage.add(view)
    stage.loop.frame(at: 0, duration: 1 / 60)
    UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .layoutSubviews]) { view.frame.size.height = 200 }
    stage.loop.frame(at: 0.5, duration: 1 / 60)
    #expect(near(try #require(view.child.layer.presentation()).frame.minY, 140))
  }

  @Test func autoreverseRunsForwardAndBack() throws {
    let (stage, box) = viewScene()
    var end: Double?
    UIView.animate(
      withDuration: 1, delay: 0, options: [.curveLinear, .autoreverse], animations: { box.frame.origin.y = 100 }
    ) { _ in end = CACurrentMediaTime() }
    stage.advance(to: 1.25)
    #expect(near(try shownY(box), 75))
    stage.advance(to: 3)
    #expect(end == 2)
    #expect(try shownY(box) == 100)
  }

  @Test func repeatingAnimationNeverEnds() throws {
    let (stage, box) = viewScene()
    UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .repeat]) { box.frame.origin.y = 100 }
    stage.advance(to: 100.25)
    #expect(near(try shownY(box), 25, 1e-6))
    #expect(!stage.loop.isIdle)
    box.layer.removeAllAnimations()
    #expect(stage.loop.isIdle)
  }

  @Test func disabledAnimationsCompleteAtTheEndOfTheTurn() {
    let (stage, box) = viewScene()
    UIView.setAnimationsEnabled(false)
    var end: Bool?
    UIView.animate(withDuration: 1, animations: { box.alpha = 0 }) { end = $0 }
    UIView.setAnimationsEnabled(true)
    #expect(box.layer.animationKeys() == nil)
    stage.loop.endTurn()
    #expect(end == true)
  }

  @Test func cornerRadiusAndBackgroundColorAnimate() throws {
    let (stage, box) = viewScene()
    box.backgroundColor = .black
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      box.layer.cornerRadius = 20
      box.backgroundColor = .white
    }
    stage.advance(to: 0.5)
    let shown = try #require(box.layer.presentation())
    #expect(near(shown.cornerRadius, 10))
    let parts = try #require(shown.backgroundColor?.components)
    #expect(near(parts[0], 0.5, 1e-6))
  }

  @Test func windowIsReleasedDuringAnAnimation() {
    weak var window: UIWindow?
    do {
      let (stage, box) = viewScene()
      window = stage.window
      UIView.animate(withDuration: 1, animations: { box.center.y = 300 }) { [window = stage.window] _ in _ = window }
      stage.loop.endTurn()
    }
    MainLoop.current = MainLoop(screen: UIScreen.main)
    #expect(window == nil)
  }
}
