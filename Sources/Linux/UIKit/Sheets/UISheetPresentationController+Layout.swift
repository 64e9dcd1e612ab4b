import CoreGraphics
import Foundation

extension UISheetPresentationController {
  private static let cornerRadius: CGFloat = 10

  /// The stops in the container as it is.
  var metrics: SheetMetrics {
    guard let container else { preconditionFailure("A sheet has no stops without a container.") }
    let place = SheetPlace(size: container.bounds.size, insets: container.safeAreaInsets, traits: container.traitCollection)
    if let knownMetrics, knownMetrics.place == place { return knownMetrics.metrics }
    let wide = link.presented?.preferredContentSize.width ?? 0
    let wishes = SheetMetrics.Wishes(
      detents: detents, undimmed: largestUndimmedDetentIdentifier,
      isAttachedInCompactHeight: prefersEdgeAttachedInCompactHeight,
      contentWidth: widthFollowsPreferredContentSizeWhenEdgeAttached && wide > 0 ? wide : nil,
      pageWidth: presentationStyle == .formSheet ? 540 : 704)
    let metrics = SheetMetrics(
      wishes, size: place.size, insets: place.insets, traits: place.traits, scale: container.screenScale)
    knownMetrics = (metrics, place)
    return metrics
  }

  /// The extent at the selected detent.
  var restExtent: Double {
    let metrics = metrics
    return metrics.stop(for: selectedDetentIdentifier)?.extent ?? metrics.highest
  }

  /// The extent for the views as they are, not as they are shown: where a finger holds the sheet, or where it is going.
  private var modelExtent: Double {
    if let finger { return metrics.shown(for: finger.pulled, mayLeave: mayGoBelow(finger)) }
    return isOnWayOut ? 0 : restExtent
  }

  private var isOnWayOut: Bool {
    guard let way, !way.isPresentation else { return false }
    return way.context?.isReturning != true
  }

  /// A sheet that was caught on its way in may be anywhere below its stops, until it is known whether it may leave.
  func mayGoBelow(_ finger: SheetFinger) -> Bool { finger.mayLeave ?? (finger.start < metrics.lowest) }

  /// The rectangle of the sheet as it is shown at this moment.
  var shownFrame: CGRect { wrapper.layer.presentation()?.frame ?? wrapper.frame }

  var shownExtent: Double { motion == nil ? metrics.extent(of: wrapper.frame) : metrics.extent(of: shownFrame) }

  /// Whether a transition that is not the sheet's own moves it.
  var isInForeignHands: Bool { transition?.isRunning == true && way == nil }

  // MARK: Views

  func makeWrapper() -> SheetFrameView {
    let wrapper = SheetFrameView(sheet: self)
    // Autoresizing would not find back from a view without a size.
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

  /// Puts everything where it belongs for an extent, within whatever animation this is called in.
  func place(at extent: Double) {
    let metrics = metrics
    let isInner = isPlacing
    isPlacing = true
    wrapper.frame = metrics.frame(at: extent, height: heightOnWayOut ?? metrics.lowest)
    dimming?.alpha = CGFloat(metrics.dimming(at: extent))
    // Layout begins with the container where that waits too.
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

  /// Whether touches beside the sheet go to the presenter.
  var isPresenterInReach: Bool {
    let metrics = metrics
    return metrics.undimmedExtent > 0 && metrics.dimming(at: restExtent) == 0
  }

  // MARK: Changes

  func setNeedsUpdate() {
    guard !isAnimatingChanges else { return }
    container?.setNeedsLayout()
  }

  /// The container is laid out: it has another size, or the properties have changed.
  func update() {
    guard container != nil, wrapper.superview === container, !isInForeignHands else { return }
    if isPlacing { return isUpdateDue = true }
    applyLook()
    guard let motion else {
      // The stops may be others; the finger goes on from where the sheet is.
      if let finger { self.finger?.pulled = metrics.pulled(for: finger.shown, mayLeave: mayGoBelow(finger)) }
      return place(at: modelExtent)
    }
    let target = modelExtent
    if ViewAnimation.current != nil {
      // The window changes its size: what is left of the motion is added to that.
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

  /// Whether the sheet is seen at a point of the container.
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
