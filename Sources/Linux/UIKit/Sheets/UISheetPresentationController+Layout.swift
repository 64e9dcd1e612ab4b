import CoreGraphics
import Foundation
import SheetMechanics

extension UISheetPresentationController {
  private static let cornerRadius: CGFloat = 10

  /// The metrics for the container's current size, safe area and traits.
  var metrics: SheetMetrics {
    guard let container else { preconditionFailure("A sheet has no stops without a container.") }
    let surroundings = SheetMetrics.Surroundings(
      size: container.bounds.size, insets: container.safeAreaInsets, traits: container.traitCollection)
    if let knownMetrics, knownMetrics.surroundings == surroundings { return knownMetrics.metrics }
    let wide = link.presented?.preferredContentSize.width ?? 0
    let wishes = SheetMetrics.Wishes(
      detents: detents, undimmed: largestUndimmedDetentIdentifier,
      isAttachedInCompactHeight: prefersEdgeAttachedInCompactHeight,
      contentWidth: widthFollowsPreferredContentSizeWhenEdgeAttached && wide > 0 ? wide : nil,
      pageWidth: presentationStyle == .formSheet ? 540 : 704)
    let metrics = SheetMetrics(wishes, in: surroundings, scale: container.screenScale)
    knownMetrics = (metrics, surroundings)
    return metrics
  }

  /// The extent at the selected detent.
  var restExtent: Double {
    let metrics = metrics
    return metrics.stop(for: selectedDetentIdentifier)?.extent ?? metrics.highest
  }

  /// The extent to set, as opposed to the one shown during a motion: the finger's position, or the target of the motion.
  private var modelExtent: Double {
    if let finger { return band(for: finger).shown(for: finger.pulled) }
    return isOnWayOut ? 0 : restExtent
  }

  private var isOnWayOut: Bool {
    guard let way, !way.isPresentation else { return false }
    return way.context?.isReturning != true
  }

  /// Whether the finger can move the sheet below its lowest stop without resistance. A sheet that was caught during its
  /// presentation can move freely until the delegate has been asked whether it may be dismissed.
  private func mayGoBelow(_ finger: SheetFinger) -> Bool { finger.mayLeave ?? (finger.start < metrics.lowest) }

  /// The rubber band of a finger that drags the sheet.
  func band(for finger: SheetFinger) -> SheetBand { metrics.band(mayLeave: mayGoBelow(finger)) }

  /// The sheet's frame as currently shown, in the container's coordinates.
  var shownFrame: CGRect { wrapper.layer.presentation()?.frame ?? wrapper.frame }

  var shownExtent: Double { motion == nil ? metrics.extent(of: wrapper.frame) : metrics.extent(of: shownFrame) }

  /// Whether a transition other than the sheet's own is moving it.
  var isInForeignHands: Bool { transition?.isRunning == true && way == nil }

  // MARK: Views

  func makeWrapper() -> SheetFrameView {
    let wrapper = SheetFrameView(sheet: self)
    // Autoresizing needs a nonzero size to start from.
    if let container { wrapper.frame = container.bounds }
    wrapper.grabber.onTap = { [weak self] in self?.selectNextDetent() }
    if let view = link.presented?.view { wrapper.show(view) }
    return wrapper
  }

  func prepareContainer() {
    guard let container else { return }
    let dimming = SheetDimmingView(frame: container.bounds) { [weak self] in _ = self?.dismissByUser() }
    dimming.alpha = 0
    container.insertSubview(dimming, at: 0)
    self.dimming = dimming
    container.addGestureRecognizer(gestures.pan)
    applyLook()
    fadeAlongForeignTransition(to: metrics.dimming(at: restExtent))
  }

  func fadeAlongForeignTransition(to alpha: Double) {
    guard way == nil, let context = transition, !(context.interactor is SheetTransition) else { return }
    _ = context.coordinator.animate(
      alongsideTransition: { [weak dimming] _ in dimming?.alpha = CGFloat(alpha) },
      completion: { [weak self] in if $0.isCancelled { self?.setNeedsUpdate() } })
  }

  /// Updates all views for an extent, as part of any animation in which this is called.
  func place(at extent: Double) {
    let metrics = metrics
    let isInner = isPlacing
    isPlacing = true
    wrapper.frame = metrics.frame(at: extent, height: heightOnWayOut ?? metrics.lowest)
    dimming?.alpha = CGFloat(metrics.dimming(at: extent))
    // This also lays out the container if it needs layout, which calls `update()`.
    wrapper.layoutIfNeeded()
    isPlacing = isInner
    guard isUpdateDue, !isInner else { return }
    isUpdateDue = false
    container?.setNeedsLayout()
  }

  func applyLook() {
    wrapper.layer.cornerRadius = metrics.isFullScreen ? 0 : max(0, preferredCornerRadius ?? Self.cornerRadius)
    wrapper.grabber.isHidden = !prefersGrabberVisible || metrics.isFullScreen
    dimming?.isUserInteractionEnabled = !isPresenterInReach
  }

  /// Whether touches beside the sheet go to the presenting controller.
  var isPresenterInReach: Bool {
    let metrics = metrics
    return metrics.undimmedExtent > 0 && metrics.dimming(at: restExtent) == 0
  }

  // MARK: Changes

  func setNeedsUpdate() {
    guard !isAnimatingChanges else { return }
    container?.setNeedsLayout()
  }

  /// Updates the sheet when the container lays out its subviews, after its size or a property has changed.
  func update() {
    guard container != nil, wrapper.superview === container, !isInForeignHands else { return }
    if isPlacing { return isUpdateDue = true }
    applyLook()
    guard let motion else {
      // The stops may have changed. The drag continues from the shown position.
      if let finger { self.finger?.pulled = band(for: finger).pulled(for: finger.shown) }
      return place(at: modelExtent)
    }
    let target = modelExtent
    if ViewAnimation.current != nil {
      // The window is resizing in an animation, so the rest of the motion is added to that animation.
      let shift = target - motion.course.target
      self.motion?.course = .init(
        spring: motion.course.spring, from: motion.course.start + shift, to: target,
        initialVelocity: motion.course.initialVelocity, beginTime: motion.course.beginTime)
      place(at: target)
    } else if abs(target - motion.course.target) > 1e-9 {
      move(to: target)
    }
  }

  func animate(_ changes: () -> Void) {
    let wasAnimating = isAnimatingChanges
    isAnimatingChanges = true
    changes()
    isAnimatingChanges = wasAnimating
    guard !wasAnimating, container != nil, wrapper.superview === container, !isInForeignHands, finger == nil, !isOnWayOut,
      !isPlacing
    else {
      return setNeedsUpdate()
    }
    move(to: restExtent, forAtLeast: TransitionSpring.duration)
  }

  // MARK: Touches

  /// Whether the shown sheet contains a point of the container.
  func isShown(at point: CGPoint) -> Bool { canBeDragged && shownFrame.contains(point) }

  func view(at point: CGPoint, otherwise hit: UIView?) -> UIView? {
    guard let container, hit != nil, wrapper.superview === container, !isInForeignHands else { return hit }
    if motion != nil {
      let frame = shownFrame
      if frame.contains(point) {
        return wrapper.hitTest(CGPoint(x: point.x - frame.minX, y: point.y - frame.minY), with: nil) ?? hit
      }
      return isPresenterInReach ? nil : dimming
    }
    return hit === container && isPresenterInReach ? nil : hit
  }
}
