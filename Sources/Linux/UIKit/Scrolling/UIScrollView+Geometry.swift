import QuartzCore

extension UIScrollView {
  /// The distance that counts as rest: half a device pixel, in points.
  var tolerance: Double { 0.5 / screenScale }

  func setUpScrolling() {
    clipsToBounds = true
    pan.follows = { [weak self] in self?.follows($0) ?? false }
    pan.didReset = { [weak self] in self?.fingersDidLeave() }
    pan.addAction { [weak self] _ in self?.panDidChange() }
    gate.catches = { [weak self] in self?.fingersCatch() ?? false }
    gate.delays = { [weak self] touches in
      self?.delaysContentTouches == true && !touches.contains { $0.view is ReorderControl }
    }
    addGestureRecognizer(pan)
    addGestureRecognizer(gate)
    geometryDidChange()
  }

  /// The bounds were set: by code, unless a drag or a motion is being followed.
  func boundsDidChange(from old: CGRect) {
    let wasFollowing = isFollowing
    isFollowing = false
    let new = bounds
    if new.size != old.size {
      geometryDidChange()
      moveRefreshControl()
    }
    guard new.origin != old.origin else { return }
    setNeedsLayout()
    if !wasFollowing {
      offsetWrites += 1
      drag?.rebase(to: new.origin, in: ranges)
      continueMotion(from: new.origin)
    }
    updateIndicators()
    moveRefreshControl()
    scrollDelegate?.scrollViewDidScroll(self)
  }

  /// Shows an offset that a drag or a motion has come to, or that the content's new size asks for.
  func show(_ offset: CGPoint) {
    isFollowing = true
    contentOffset = offset
    isFollowing = false
  }

  // MARK: Where the content may rest

  /// Content size, insets or the view's own size have changed.
  func geometryDidChange() {
    let oldInset = currentInset
    let oldRanges = ranges
    currentInset = adjustedInset
    currentInset.top += refreshInset
    ranges = (
      x: makeRange(contentSize.width, bounds.width, currentInset.left, currentInset.right),
      y: makeRange(contentSize.height, bounds.height, currentInset.top, currentInset.bottom)
    )
    if ranges != oldRanges { stayInRange(from: oldRanges) }
    updateIndicators()
    guard currentInset != oldInset else { return }
    for view in subviews { view.updateInsets() }
    adjustedContentInsetDidChange()
    scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  private func makeRange(_ content: Double, _ length: Double, _ start: Double, _ end: Double) -> ScrollRange {
    ScrollRange(lower: -start, upper: max(-start, content + end - length), length: length, bounces: bounces)
  }

  /// The insets without what a control that refreshes adds.
  var adjustedInset: UIEdgeInsets {
    var inset = contentInset
    let safeArea = safeAreaInsets
    let isAlways = contentInsetAdjustmentBehavior == .always
    if contentInsetAdjustmentBehavior == .never { return inset }
    if isAlways || alwaysBounceVertical || contentSize.height > bounds.height {
      inset.top += safeArea.top
      inset.bottom += safeArea.bottom
    }
    if isAlways || alwaysBounceHorizontal || contentSize.width > bounds.width {
      inset.left += safeArea.left
      inset.right += safeArea.right
    }
    return inset
  }

  /// The bounds are those of before an animation, with the offset that was shown then.
  func boundsWereTaken() {
    keepsOffset = true
    geometryDidChange()
    keepsOffset = false
  }

  /// Content at rest that lies outside of its range comes back at once.
  func returnIntoRange() {
    guard drag == nil, motion == nil else { return }
    let inside = CGPoint(x: ranges.x.clamped(contentOffset.x), y: ranges.y.clamped(contentOffset.y))
    if inside != contentOffset { show(inside) }
  }

  private func stayInRange(from old: (x: ScrollRange, y: ScrollRange)) {
    let offset = contentOffset
    if drag != nil {
      drag?.rebase(to: offset, in: ranges)
      showWhatIsPulled()
    } else if let motion {
      // Not from what was shown last: the content has moved since.
      continueMotion(from: motion.offset(at: MediaTime.now))
      keepTarget(from: old)
    } else if !keepsOffset {
      let kept = kept(offset, from: old)
      if kept != offset { show(kept) }
    }
  }

  /// What code scrolls to in an animation is what it would be at rest.
  private func keepTarget(from old: (x: ScrollRange, y: ScrollRange)) {
    guard let motion, !motion.isDeceleration else { return }
    let target = kept(motion.rest, from: old)
    if target != motion.rest {
      self.motion = motion.retargeted(to: target, at: MediaTime.now, from: motion.offset(at: MediaTime.now))
    }
  }

  private func kept(_ offset: CGPoint, from old: (x: ScrollRange, y: ScrollRange)) -> CGPoint {
    CGPoint(x: ranges.x.kept(offset.x, from: old.x, tolerance), y: ranges.y.kept(offset.y, from: old.y, tolerance))
  }

  /// A band that has become shorter than what is shown comes back to its end at once, and not with the finger's next motion.
  private func showWhatIsPulled() {
    guard let pulled = drag?.pulled else { return }
    let shown = CGPoint(x: ranges.x.shown(for: pulled.x), y: ranges.y.shown(for: pulled.y))
    if abs(shown.x - contentOffset.x) > tolerance || abs(shown.y - contentOffset.y) > tolerance { show(shown) }
  }

  /// Whether the content can be moved along an axis, if only to come back.
  var scrollableAxes: (x: Bool, y: Bool) {
    (
      x: ranges.x.upper > ranges.x.lower || bounces && alwaysBounceHorizontal,
      y: ranges.y.upper > ranges.y.lower || bounces && alwaysBounceVertical
    )
  }

  func rounded(_ offset: Double) -> Double { (offset * screenScale).rounded() / screenScale }
}

extension ScrollRange {
  /// The offset for content at rest after the range was another one. Content at its start stays there; what was in range stays in
  /// range, and what code has put beyond it stays where it is.
  fileprivate func kept(_ offset: Double, from old: ScrollRange, _ tolerance: Double) -> Double {
    let beside = offset - old.lower
    // What is a little beside it, and not by a rounding, stays so: a finger may have put it there.
    if abs(beside) < tolerance { return beside > 1e-6 ? clamped(lower + beside) : lower }
    return abs(old.excess(of: offset)) < tolerance ? clamped(offset) : offset
  }
}

extension UIEdgeInsets {
  func less(_ other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top - other.top, left: left - other.left, bottom: bottom - other.bottom, right: right - other.right)
  }
}

private func != (first: (x: ScrollRange, y: ScrollRange), second: (x: ScrollRange, y: ScrollRange)) -> Bool {
  first.x != second.x || first.y != second.y
}
