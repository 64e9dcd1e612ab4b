import CoreGraphics
import Foundation

/// Presents a controller as a sheet that rests at detents, is dragged between them, and is dismissed by a drag.
@MainActor open class UISheetPresentationController: UIPresentationController {
  /// Makes one for a presentation. Controllers that are presented as page or form sheets have one already.
  public override init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
  }

  // MARK: Detents

  /// Where the sheet can rest: only at `large()` without others. It must not be empty.
  open var detents: [Detent] = [.large()] { didSet { invalidateDetents() } }

  /// The detent at which the sheet rests; nil, as any name that is not among those in use, stands for the smallest. It changes
  /// when people choose another one. Set within ``animateChanges(_:)`` the sheet moves there, otherwise it is there at once.
  open var selectedDetentIdentifier: Detent.Identifier? { didSet { setNeedsUpdate() } }

  /// Has the heights of custom detents asked for again.
  open func invalidateDetents() {
    knownMetrics = nil
    setNeedsUpdate()
  }

  /// Makes changes of this controller's properties, and animates what they change.
  open func animateChanges(_ changes: () -> Void) { animate(changes) }

  // MARK: Look

  /// Whether a handle is shown at the upper edge. A tap on it changes the detent.
  open var prefersGrabberVisible = false { didSet { setNeedsUpdate() } }

  /// The radius of the upper corners, in points; nil for the system's, which is 10.
  open var preferredCornerRadius: CGFloat? { didSet { setNeedsUpdate() } }

  /// The largest detent that leaves the presenter undimmed and within reach of touches; nil where all dim it.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { invalidateDetents() } }

  // MARK: Behaviour

  /// Whether a list that is at its start raises the sheet, when it is dragged up, before it scrolls.
  open var prefersScrollingExpandsWhenScrolledToEdge = true

  /// Whether the sheet keeps to its detents in compact height, where it covers everything otherwise.
  open var prefersEdgeAttachedInCompactHeight = false { didSet { invalidateDetents() } }

  /// Whether the sheet is as wide as the presented controller's `preferredContentSize`, in compact height, where it is attached
  /// to the edge. Otherwise it has the width of the safe area.
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

  override func ownTransition(isPresentation: Bool, replacing custom: Bool) -> SheetTransition? {
    makeTransition(isPresentation: isPresentation, replacing: custom)
  }

  override func target(of point: CGPoint, otherwise hit: UIView?) -> UIView? { view(at: point, otherwise: hit) }

  override func takeOverDismissal(_ completion: (() -> Void)?) -> Bool { finishDismissal(completion) }

  // MARK: State

  var knownMetrics: (metrics: SheetMetrics, place: SheetPlace)?
  private(set) lazy var wrapper = makeWrapper()
  private(set) lazy var gestures = SheetGestures(self)
  var dimming: SheetDimmingView?
  var motion: SheetMotion?
  var finger: SheetFinger?
  /// The way in or out that the sheet itself makes now.
  var way: SheetTransition?
  /// Whether a dismissal that begins now begins under a finger.
  var isLeavingByFinger = false
  /// Whether people, and not code, have asked for the dismissal.
  var isLeavingByUser = false
  /// The speed with which a motion that begins now begins; nil for the one that the sheet has.
  var releaseVelocity: Double?
  var motionCount = 0
  /// The height that the sheet keeps on its way out.
  var heightOnWayOut: Double?
  var isAnimatingChanges = false
  /// Whether views are being put in their places, and whether something has changed meanwhile.
  var isPlacing = false
  var isUpdateDue = false
}
