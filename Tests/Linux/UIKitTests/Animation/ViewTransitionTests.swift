import Foundation
import QuartzCore
import Testing
import UIKit

@MainActor @Suite(.serialized) struct ViewTransitionTests {
  @Test func crossDissolveCompletesAtItsEnd() {
    let stage = ViewStage()
    let view = stage.add(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
    var end: Double?
    UIView.transition(
      with: view, duration: 0.4, options: .transitionCrossDissolve, animations: { view.backgroundColor = .red }
    ) { _ in end = CACurrentMediaTime() }
    #expect(view.layer.animationKeys()?.count == 1)
    stage.loop.frame(at: 1, duration: 1)
    #expect(end == 0.4)
  }

  @Test func transitionReplacesAView() {
    let stage = ViewStage()
    let (old, new) = (stage.add(UIView()), UIView())
    let front = stage.add(UIView())
    var isOver = false
    UIView.transition(from: old, to: new, duration: 0.2, options: .transitionCrossDissolve) { _ in isOver = true }
    #expect(stage.window.subviews == [new, front] && old.superview == nil)
    stage.loop.frame(at: 1, duration: 1)
    #expect(isOver)
  }

  @Test func transitionCanHideAndShowItsViews() {
    let stage = ViewStage()
    let (old, new) = (stage.add(UIView()), stage.add(UIView()))
    new.isHidden = true
    UIView.transition(from: old, to: new, duration: 0.2, options: [.showHideTransitionViews])
    #expect(old.isHidden && !new.isHidden && stage.window.subviews == [old, new])
  }
}
