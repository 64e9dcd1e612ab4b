import QuartzCore

extension UIScrollView: BoundsFollowing {
  /// The distance that counts as rest: half a device pixel, in points.
  var tolerance: Double { 0.5 / screenScale }

  func setUpScrolling() {
    clipsToBounds = true
    pan.follows = { [weak self] in self?.follows($0) ?? false }
    pan.didReset = { [weak self] in self?.fingersDidLeave() }
    pan.addAction { [weak self] _ in self?.panDidChange() }
    gate.catches = { [weak self] in self?.fingersCatch() ?? false }
    gate.delays = { [weak self] touches in
      self?.delaysContentTouches == true && !touches.contains { $0.view is any PromptTouchView }
    }
    addGestureRecognizer(pan)
    addGestureRecognizer(gate)
    geometryDidChange()
  }

  /// Handles a change of the bounds. It comes from code unless `isFollowing` is true.
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

  /// Shows an offset that comes from a drag, a motion or a change of the range, not from code.
  func show(_ offset: CGPoint) {
    isFollowing = true
    contentOffset = offset
    isFollowing = false
  }

  // MARK: Resting range

  /// Updates the insets and ranges after the content size, the insets or the view's own size changed.
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

  /// The insets without the part added by a refresh control.
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

  /// Updates the ranges after the bounds from before an animation were restored. Their origin was the shown offset at that time,
  /// so it must not be clamped.
  func boundsWereTaken() {
    keepsOffset = true
    geometryDidChange()
    keepsOffset = false
  }

  /// Moves resting content that is outside its range back into it, without animation.
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
      // The last shown offset is out of date: the motion has advanced since.
      continueMotion(from: motion.offset(at: MediaTime.now))
      keepTarget(from: old)
    } else if !keepsOffset {
      let kept = kept(offset, from: old)
      if kept != offset { show(kept) }
    }
  }

  /// Adjusts the target of a scroll animation as if the content rested there when the range changed.
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

  /// Shows the pulled offset at once if the rubber band became shorter, without waiting for the finger's next movement.
  private func showWhatIsPulled() {
    guard let pulled = drag?.pulled else { return }
    let shown = CGPoint(x: ranges.x.shown(for: pulled.x), y: ranges.y.shown(for: pulled.y))
    if abs(shown.x - contentOffset.x) > tolerance || abs(shown.y - contentOffset.y) > tolerance { show(shown) }
  }

  /// Whether the content can be dragged along each axis, if only to bounce back.
  var scrollableAxes: (x: Bool, y: Bool) {
    (
      x: ranges.x.upper > ranges.x.lower || bounces && alwaysBounceHorizontal,
      y: ranges.y.upper > ranges.y.lower || bounces && alwaysBounceVertical
    )
  }

  func rounded(_ offset: Double) -> Double { (offset * screenScale).rounded() / screenScale }
}

extension ScrollRange {
  /// The offset of resting content after its range changed from `old`. Content at its start stays at its start, and content
  /// within the range stays within it. An offset outside the range was set by code and is kept.
  fileprivate func kept(_ offset: Double, from old: ScrollRange, _ tolerance: Double) -> Double {
    let beside = offset - old.lower
    // A drag can leave the content less than half a pixel from its start. That distance is kept unless it is only a rounding
    // error.
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
