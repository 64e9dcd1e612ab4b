import Kinetics
import QuartzCore

extension UIScrollView {
  // MARK: After a drag

  var decay: Decay {
    let rate = isPagingEnabled ? DecelerationRate.fast.rawValue : decelerationRate.rawValue
    // With a rate of 1 the content would never come to rest, and a rate of 0 cannot be computed.
    return Decay(rate: min(max(rate, 0.01), 0.9999))
  }

  func makeDeceleration(glidingTo ends: CGPoint, _ decay: Decay) -> ScrollMotion {
    let (offset, tolerance) = (contentOffset, tolerance)
    let x = ScrollCourse(from: offset.x, glidingTo: ends.x, in: ranges.x, decay: decay, tolerance: tolerance)
    let y = ScrollCourse(from: offset.y, glidingTo: ends.y, in: ranges.y, decay: decay, tolerance: tolerance)
    return ScrollMotion(path: .deceleration(x: x, y: y), begin: MediaTime.now)
  }

  func decelerate(glidingTo ends: CGPoint, _ decay: Decay) {
    run(makeDeceleration(glidingTo: ends, decay))
    scrollDelegate?.scrollViewWillBeginDecelerating(self)
    if window == nil { finishMotion() }
  }

  // MARK: By code

  func scroll(to offset: CGPoint, animated: Bool) {
    commandCount += 1
    stopMotion()
    guard offset != contentOffset else { return }
    if animated, window != nil, drag == nil || isReleasing, UIView.areAnimationsEnabled {
      run(ScrollMotion(path: .animation(from: contentOffset, to: offset), begin: MediaTime.now))
    } else {
      contentOffset = offset
      if animated { scrollDelegate?.scrollViewDidEndScrollingAnimation(self) }
    }
  }

  func scroll(toShow rect: CGRect, animated: Bool) {
    let (offset, inset, size) = (contentOffset, currentInset, bounds.size)
    let target = CGPoint(
      x: ranges.x.clamped(
        shifted(offset.x, toShow: rect.minX, rect.maxX, from: inset.left, to: size.width - inset.right)),
      y: ranges.y.clamped(
        shifted(offset.y, toShow: rect.minY, rect.maxY, from: inset.top, to: size.height - inset.bottom)))
    setContentOffset(target, animated: animated)
  }

  /// The offset nearest to `offset` that shows the content from `start` to `end` between two positions in the view. If that is
  /// too long, it shows the start.
  private func shifted(
    _ offset: Double, toShow start: Double, _ end: Double, from first: Double, to last: Double
  ) -> Double {
    if start < offset + first || end - start > last - first { return start - first }
    return max(offset, end - last)
  }

  // MARK: Running

  private func run(_ motion: ScrollMotion) {
    self.motion = motion
    indicators.appear(in: self)
    if window != nil { tick() }
  }

  private func tick() {
    guard let motion else { return }
    ticker.start(until: motion.end) { [weak self] in
      self?.motionDidAdvance()
    } end: { [weak self] in
      self?.finishMotion()
    }
  }

  private func motionDidAdvance() {
    guard let motion else { return }
    show(motion.offset(at: MediaTime.now))
  }

  /// Continues the motion after code moved the content or its range changed.
  func continueMotion(from offset: CGPoint) {
    guard let present = motion else { return }
    let next = present.continued(at: MediaTime.now, from: offset, in: ranges, tolerance: tolerance)
    motion = next
    motionCount += 1
    if next.end != present.end { tick() }
  }

  /// Ends the motion at its final offset.
  private func finishMotion() {
    guard let motion else { return }
    let count = motionCount
    show(motion.rest)
    // The delegate may have moved the content, which gives the motion a new end.
    if count == motionCount || self.motion.map({ $0.end <= MediaTime.now + MainLoop.tolerance }) == true { stopMotion() }
  }

  /// Stops the motion at the shown offset.
  func stopMotion() {
    guard let stopped = motion else { return }
    motion = nil
    motionCount += 1
    ticker.stop()
    indicators.disappear(in: self)
    if stopped.isDeceleration {
      scrollDelegate?.scrollViewDidEndDecelerating(self)
    } else {
      scrollDelegate?.scrollViewDidEndScrollingAnimation(self)
      tellScrolledToTop()
    }
  }

  /// Moves content to the end of its motion, because a view outside a window gets no frames.
  func leaveWindow() {
    finishMotion()
    indicators.remove()
  }
}
