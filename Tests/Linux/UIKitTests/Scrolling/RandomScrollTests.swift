import Foundation
import QuartzCore
import Testing
import UIKit

/// After any touches and calls: each begin has one end, nothing jumps, and everything comes to rest.
@MainActor @Suite(.serialized) struct RandomScrollTests {
  @Test(arguments: 0..<25) func everyDragAndDecelerationEnds(_ seed: Int) {
    var random = SeededGenerator(state: UInt64(seed))
    let content = CGSize(width: [300, 400, 1500][random.below(3)], height: [500, 900, 6000][random.below(3)])
    let rates = [ScrollRig.sixty, ScrollRig.hundredTwenty, ScrollRig.irregular]
    let rig = ScrollRig(content: content, intervals: rates[random.below(3)])
    rig.scrollView.alwaysBounceVertical = random.below(2) == 0
    rig.scrollView.isPagingEnabled = random.below(6) == 0
    rig.scrollView.isDirectionalLockEnabled = random.below(3) == 0
    for _ in 0..<25 {
      rig.down(random.number(in: 20...380), random.number(in: 20...780))
      for _ in 0..<random.below(4) {
        rig.drag(by: random.number(in: -150...150), random.number(in: -400...400), over: random.number(in: 0.02...0.3))
      }
      change(rig, &random)
      if random.below(8) == 0 { rig.cancel() } else { rig.up() }
      rig.run(for: random.number(in: 0...0.6))
      change(rig, &random)
    }
    rig.run(for: 12)
    #expect(rig.isIdle)
    #expect(!rig.scrollView.isTracking && !rig.scrollView.isDragging && !rig.scrollView.isDecelerating)
    check(rig.recorder.take())
  }

  private func change(_ rig: ScrollRig, _ random: inout SeededGenerator) {
    let view = rig.scrollView
    switch random.below(14) {
    case 0: view.contentSize.height = random.number(in: 0...5000)
    case 1: view.contentInset.top = random.number(in: 0...100)
    case 2: view.contentInset.bottom = random.number(in: 0...100)
    case 3: view.contentOffset.y += random.number(in: -200...200)
    case 4: view.setContentOffset(CGPoint(x: 0, y: random.number(in: 0...300)), animated: random.below(2) == 0)
    case 5: view.bounces.toggle()
    case 6: view.frame.size.height = random.number(in: 200...800)
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

  @Test func removedScrollViewIsReleased() {
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
