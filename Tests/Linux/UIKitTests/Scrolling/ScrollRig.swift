import Foundation
import QuartzCore
import UIKit

/// A window of 400 by 800 points at scale 2, with a scroll view that fills it, and a finger.
@MainActor final class ScrollRig {
  let window: UIWindow
  let scrollView: UIScrollView
  let recorder: ScrollRecorder
  private let loop: MainLoop
  private var finger = CGPoint.zero
  /// The time from each frame to the next, in seconds; the list repeats.
  private let intervals: [TimeInterval]
  private var frameCount = 0
  private var nextFrame: TimeInterval

  nonisolated static let sixty = [1.0 / 60]
  nonisolated static let hundredTwenty = [1.0 / 120]
  nonisolated static let irregular = [0.013, 0.031, 0.004, 0.0171, 0.05, 0.009]

  init(
    content: CGSize = CGSize(width: 400, height: 4000), intervals: [TimeInterval] = sixty,
    safeArea: UIEdgeInsets = .zero, scrollView: UIScrollView? = nil
  ) {
    let size = CGSize(width: 400, height: 800)
    loop = MainLoop(screen: UIScreen(size: size, scale: 2, safeAreaInsets: safeArea, maximumFramesPerSecond: 60))
    MainLoop.current = loop
    MediaTime.set(0)
    self.intervals = intervals
    nextFrame = intervals[0]
    window = UIWindow(frame: CGRect(origin: .zero, size: size))
    self.scrollView = scrollView ?? UIScrollView()
    self.scrollView.frame = CGRect(origin: .zero, size: size)
    self.scrollView.contentSize = content
    window.addSubview(self.scrollView)
    window.makeKeyAndVisible()
    recorder = ScrollRecorder()
    self.scrollView.delegate = recorder
  }

  var offset: CGPoint { scrollView.contentOffset }
  var y: Double { Double(scrollView.contentOffset.y) }
  var isIdle: Bool { loop.isIdle }

  // MARK: Time

  /// Advances the clock to a time, with the frames until then.
  func run(to time: TimeInterval) {
    while nextFrame <= time + 1e-9 {
      loop.frame(at: nextFrame, duration: intervals[frameCount % intervals.count])
      frameCount += 1
      nextFrame += intervals[frameCount % intervals.count]
    }
    loop.advance(to: time)
  }

  func run(for time: TimeInterval) { run(to: MediaTime.now + time) }

  /// Draws a frame now, independent of the frame times.
  func frame() { loop.frame(at: MediaTime.now, duration: 1.0 / 60) }

  // MARK: The finger

  func down(_ x: Double, _ y: Double) {
    finger = CGPoint(x: x, y: y)
    send(.began)
  }

  func move(by x: Double, _ y: Double) {
    finger.x += x
    finger.y += y
    send(.moved)
  }

  func up() { send(.ended) }
  func cancel() { send(.cancelled) }

  /// Moves the finger uniformly, in steps of about a hundredth of a second.
  func drag(by x: Double, _ y: Double, over time: TimeInterval) {
    let steps = max(1, Int((time * 100).rounded()))
    let (start, begin) = (finger, MediaTime.now)
    for step in 1...steps {
      let part = Double(step) / Double(steps)
      run(to: begin + time * part)
      finger = CGPoint(x: start.x + x * part, y: start.y + y * part)
      send(.moved)
    }
  }

  /// Drags, and lifts the finger at the end.
  func flick(from x: Double, _ y: Double, by dx: Double, _ dy: Double, over time: TimeInterval) {
    down(x, y)
    drag(by: dx, dy, over: time)
    up()
  }

  func land(finger: Int, _ x: Double, _ y: Double) { send(.began, CGPoint(x: x, y: y), finger) }
  func move(finger: Int, _ x: Double, _ y: Double) { send(.moved, CGPoint(x: x, y: y), finger) }
  func lift(finger: Int, _ x: Double, _ y: Double) { send(.ended, CGPoint(x: x, y: y), finger) }

  private func send(_ phase: UITouch.Phase) { send(phase, finger, 0) }

  private func send(_ phase: UITouch.Phase, _ location: CGPoint, _ finger: Int) {
    loop.deliver([TouchSample(finger: finger, phase: phase, location: location, timestamp: MediaTime.now)], to: window)
  }
}

/// Records the calls to a scroll view's delegate, and answers as a test requires.
@MainActor final class ScrollRecorder: NSObject, UIScrollViewDelegate {
  private(set) var calls: [String] = []
  private(set) var offsets: [(time: TimeInterval, offset: CGPoint)] = []
  private(set) var velocity = CGPoint.zero
  private(set) var proposedTarget = CGPoint.zero
  var target: ((CGPoint) -> CGPoint)?
  var didScroll: ((UIScrollView) -> Void)?
  var willEndDragging: ((UIScrollView) -> Void)?
  var didEndDragging: ((UIScrollView) -> Void)?
  var scrollsToTop = true

  /// Returns the calls since the last `take()`, with consecutive scroll calls as one.
  func take() -> [String] {
    defer { calls = [] }
    return calls
  }

  private func note(_ call: String) { if call != "scroll" || calls.last != "scroll" { calls.append(call) } }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    note("scroll")
    offsets.append((MediaTime.now, scrollView.contentOffset))
    didScroll?(scrollView)
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note("willBeginDragging") }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    note("willEndDragging")
    self.velocity = velocity
    proposedTarget = targetContentOffset.pointee
    if let target { targetContentOffset.pointee = target(proposedTarget) }
    willEndDragging?(scrollView)
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    note("didEndDragging \(decelerate)")
    didEndDragging?(scrollView)
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { note("willBeginDecelerating") }
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { note("didEndDecelerating") }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { note("didEndScrollingAnimation") }
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { scrollsToTop }
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { note("didScrollToTop") }
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { note("didChangeInset") }
}
