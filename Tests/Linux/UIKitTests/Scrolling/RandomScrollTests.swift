import Foundation
import QuartzCore
import Testing
import UIKit

/// Whatever fingers and code do: each beginning has one end, nothing jumps, and in the end all is at rest.
@MainActor @Suite(.serialized) struct RandomScrollTests {
  /// A small generator, so that a seed always gives the same run.
  private struct Dice {
    var state: UInt64

    mutating func roll(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(count))
    }

    mutating func number(_ range: ClosedRange<Double>) -> Double {
      range.lowerBound + (range.upperBound - range.lowerBound) * Double(roll(1001)) / 1000
    }
  }

  @Test(arguments: 0..<25) func everythingEnds(_ seed: Int) {
    var dice = Dice(state: UInt64(seed) &* 7919 &+ 1)
    let content = CGSize(width: [300, 400, 1500][dice.roll(3)], height: [500, 900, 6000][dice.roll(3)])
    let rates = [ScrollRig.sixty, ScrollRig.hundredTwenty, ScrollRig.irregular]
    let rig = ScrollRig(content: content, intervals: rates[dice.roll(3)])
    rig.scrollView.alwaysBounceVertical = dice.roll(2) == 0
    rig.scrollView.isPagingEnabled = dice.roll(6) == 0
    rig.scrollView.isDirectionalLockEnabled = dice.roll(3) == 0
    for _ in 0..<25 {
      rig.down(dice.number(20...380), dice.number(20...780))
      for _ in 0..<dice.roll(4) {
        rig.drag(by: dice.number(-150...150), dice.number(-400...400), over: dice.number(0.02...0.3))
      }
      change(rig, &dice)
      if dice.roll(8) == 0 { rig.cancel() } else { rig.up() }
      rig.run(for: dice.number(0...0.6))
      change(rig, &dice)
    }
    rig.run(for: 12)
    #expect(rig.isIdle)
    #expect(!rig.scrollView.isTracking && !rig.scrollView.isDragging && !rig.scrollView.isDecelerating)
    check(rig.recorder.take())
  }

  private func change(_ rig: ScrollRig, _ dice: inout Dice) {
    let view = rig.scrollView
    switch dice.roll(14) {
    case 0: view.contentSize.height = dice.number(0...5000)
    case 1: view.contentInset.top = dice.number(0...100)
    case 2: view.contentInset.bottom = dice.number(0...100)
    case 3: view.contentOffset.y += dice.number(-200...200)
    case 4: view.setContentOffset(CGPoint(x: 0, y: dice.number(0...300)), animated: dice.roll(2) == 0)
    case 5: view.bounces.toggle()
    case 6: view.frame.size.height = dice.number(200...800)
    case 7:
      view.isScrollEnabled = false
      view.isScrollEnabled = true
    default: break
    }
  }

  private func check(_ calls: [String]) {
    var (isDragging, isDecelerating, willDecelerate) = (false, false, false)
    for call in calls {
      switch call {
      case "willBeginDragging":
        #expect(!isDragging && !isDecelerating)
        isDragging = true
      case "didEndDragging true", "didEndDragging false":
        #expect(isDragging)
        isDragging = false
        willDecelerate = call.hasSuffix("true")
      case "willBeginDecelerating":
        #expect(!isDragging && !isDecelerating)
        (isDecelerating, willDecelerate) = (true, false)
      case "didEndDecelerating":
        #expect(isDecelerating)
        isDecelerating = false
      default: break
      }
    }
    #expect(!isDragging && !isDecelerating && !willDecelerate)
  }

  @Test func nothingIsLeftOfAScrollViewThatIsGone() {
    weak var gone: UIScrollView?
    let rig = ScrollRig()
    do {
      let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
      view.contentSize = CGSize(width: 400, height: 4000)
      rig.window.addSubview(view)
      gone = view
      rig.flick(from: 200, 600, by: 0, -300, over: 0.1)
      rig.run(for: 0.1)
      #expect(view.isDecelerating)
      view.removeFromSuperview()
    }
    rig.run(for: 0.1)
    #expect(gone == nil)
    #expect(rig.isIdle)
  }
}
