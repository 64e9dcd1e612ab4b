import Foundation
import QuartzCore
import Testing
import UIKit

@MainActor @Suite(.serialized) struct KeyframeTests {
  private let linear = UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)

  @Test func keyframesRunOneAfterAnother() throws {
    let (stage, box) = viewScene()
    var end: Double?
    UIView.animateKeyframes(
      withDuration: 2, delay: 0, options: linear,
      animations: {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) { box.frame.origin.y = 100 }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { box.frame.origin.y = 300 }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { box.alpha = 0 }
      }
    ) { _ in end = CACurrentMediaTime() }
    for (time, y) in [(0, 0), (0.25, 50), (0.5, 100), (0.75, 100), (1, 100), (1.5, 200), (1.9, 280)] as [(Double, CGFloat)] {
      stage.advance(to: time)
      #expect(near(try shownY(box), y, 1e-6))
    }
    #expect(near(CGFloat(try #require(box.layer.presentation()).opacity), 0.1, 1e-6))
    stage.advance(to: 2)
    #expect(try shownY(box) == 300)
    #expect(end == 2)
  }

  @Test func keyframeAnimationIsEasedByDefault() throws {
    let (stage, box) = viewScene()
    UIView.animateKeyframes(withDuration: 1, delay: 0) { box.frame.origin.y = 100 }
    stage.advance(to: 0.25)
    let eased = try shownY(box)
    #expect(eased > 5 && eased < 20)
  }

  @Test func discreteKeyframesJump() throws {
    let (stage, box) = viewScene()
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: [.calculationModeDiscrete, linear]) {
      UIView.addKeyframe(withRelativeStartTime: 0.25, relativeDuration: 0.25) { box.frame.origin.y = 100 }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { box.frame.origin.y = 200 }
    }
    for (time, y) in [(0.1, 0), (0.3, 100), (0.45, 100), (0.6, 200), (0.9, 200)] as [(Double, CGFloat)] {
      stage.advance(to: time)
      #expect(near(try shownY(box), y, 1e-9))
    }
  }

  @Test func keyframeOutsideAnAnimationIsAPlainChange() {
    let (_, box) = viewScene()
    UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { box.alpha = 0.5 }
    #expect(box.alpha == 0.5 && box.layer.animationKeys() == nil)
  }
}
