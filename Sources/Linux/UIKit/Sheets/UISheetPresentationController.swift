import CoreGraphics
import Foundation

/// A presentation controller that shows a controller as a sheet. The user can drag the sheet between its detents, and dismiss it
/// by dragging it down.
@MainActor open class UISheetPresentationController: UIPresentationController {
  /// Creates a presentation controller. Controllers presented as page or form sheets already have one.
  public override init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
  }

  // MARK: Detents

  /// The heights at which the sheet can rest. Must not be empty. The default is only `large()`.
  open var detents: [Detent] = [.large()] { didSet { invalidateDetents() } }

  /// The name of the detent at which the sheet rests. Nil, or a name that no active detent has, selects the smallest one.
  ///
  /// It changes when the user selects another detent. Setting it moves the sheet at once, or animated within
  /// ``animateChanges(_:)``.
  open var selectedDetentIdentifier: Detent.Identifier? { didSet { setNeedsUpdate() } }

  /// Causes the heights of custom detents to be resolved again.
  open func invalidateDetents() {
    knownMetrics = nil
    setNeedsUpdate()
  }

  /// Calls a closure that changes properties of this controller, and animates the effects.
  open func animateChanges(_ changes: () -> Void) { animate(changes) }

  // MARK: Appearance

  /// Whether a grabber is shown at the upper edge. A tap on it selects the next detent.
  open var prefersGrabberVisible = false { didSet { setNeedsUpdate() } }

  /// The radius of the upper corners in points, or nil for the system's radius, which is 10.
  open var preferredCornerRadius: CGFloat? { didSet { setNeedsUpdate() } }

  /// The largest detent at which the presenting controller is not dimmed and receives touches, or nil if every detent dims it.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { invalidateDetents() } }

  // MARK: Behaviour

  /// Whether dragging up a list that is at its start raises the sheet to its highest detent before the list scrolls.
  open var prefersScrollingExpandsWhenScrolledToEdge = true

  /// Whether the sheet also uses its detents in compact height. Otherwise it covers the whole container there.
  open var prefersEdgeAttachedInCompactHeight = false { didSet { invalidateDetents() } }

  /// Whether the sheet has the width of the presented controller's `preferredContentSize` if it is attached to the edge in
  /// compact height. Otherwise it has the width of the safe area.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false { didSet { invalidateDetents() } }

  // MARK: Presentation

  open override var presentationStyle: UIModalPresentationStyle {
    let style = super.presentationStyle
    return style == .automatic ? .pageSheet : style
  }

  open override var presentedView: UIView? { wrapper }

  open override var frameOfPresentedViewInContainerView: CGRect {
    guard container != nil else { return .zero }
    let metrics = metrics
    return metrics.frame(at: restExtent, height: metrics.lowest)
  }

  open override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    update()
  }

  open override func presentationTransitionWillBegin() {
    super.presentationTransitionWillBegin()
    prepareContainer()
  }

  open override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
    transitionDidEnd(isGone: !completed)
  }

  open override func dismissalTransitionWillBegin() {
    super.dismissalTransitionWillBegin()
    if isLeavingByUser { delegate?.presentationControllerWillDismiss(self) }
    fadeAlongForeignTransition(to: 0)
  }

  open override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
    transitionDidEnd(isGone: completed)
  }

  open override func preferredContentSizeDidChange(forChildContentContainer container: UIContentContainer) {
    super.preferredContentSizeDidChange(forChildContentContainer: container)
    if widthFollowsPreferredContentSizeWhenEdgeAttached { invalidateDetents() }
  }

  override func ownTransition(isPresentation: Bool, replacing custom: Bool) -> (any OwnTransition)? {
    makeTransition(isPresentation: isPresentation, replacing: custom)
  }

  override func target(of point: CGPoint, otherwise hit: UIView?) -> UIView? { view(at: point, otherwise: hit) }

  override func takeOverDismissal(_ completion: (() -> Void)?) -> Bool { finishDismissal(completion) }

  // MARK: State

  var knownMetrics: (metrics: SheetMetrics, surroundings: SheetMetrics.Surroundings)?
  private(set) lazy var wrapper = makeWrapper()
  private(set) lazy var gestures = SheetGestures(self)
  var dimming: SheetDimmingView?
  var motion: SheetAnimation?
  var finger: SheetFinger?
  /// The sheet's own transition that is currently running.
  var way: SheetTransition?
  /// Whether the dismissal that is about to begin starts under a finger.
  var isLeavingByFinger = false
  /// Whether the user, and not code, started the dismissal.
  var isLeavingByUser = false
  /// The initial velocity of the next motion in points per second, upwards, or nil to keep the current one.
  var releaseVelocity: Double?
  var motionCount = 0
  /// The height that the sheet keeps during its dismissal, in points.
  var heightOnWayOut: Double?
  var isAnimatingChanges = false
  /// Whether the views are being placed, and whether an update was requested in the meantime.
  var isPlacing = false
  var isUpdateDue = false
}
