import Foundation
import QuartzCore

/// A view that shows part of larger content and lets fingers scroll it.
///
/// The subviews are the content. Their coordinate space is the view's bounds, whose origin is ``contentOffset``.
@MainActor open class UIScrollView: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpScrolling()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpScrolling()
  }

  // MARK: Content

  /// The point of the content at the view's upper left corner, which is the origin of the bounds.
  ///
  /// Setting it during a drag or a deceleration moves the content, and the drag or deceleration continues from there.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }

  /// The size of the content, in points.
  open var contentSize = CGSize.zero {
    didSet {
      guard contentSize != oldValue else { return }
      geometryDidChange()
      contentSizeObservers.tell()
    }
  }

  /// The distance by which the content can be scrolled past each edge, in points.
  open var contentInset = UIEdgeInsets.zero {
    didSet {
      guard contentInset != oldValue else { return }
      geometryDidChange()
      contentInsetObservers.tell()
    }
  }

  /// ``contentInset`` plus the safe area, according to ``contentInsetAdjustmentBehavior``.
  open var adjustedContentInset: UIEdgeInsets { currentInset }

  /// The way in which the safe area is added to the content inset.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { if contentInsetAdjustmentBehavior != oldValue { geometryDidChange() } }
  }

  /// Called when ``adjustedContentInset`` has changed.
  open func adjustedContentInsetDidChange() {}

  // MARK: Scrolling by code

  /// Stops any motion and scrolls to an offset, at once or animated. The delegate is notified when the animation ends.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { scroll(to: contentOffset, animated: animated) }

  /// Scrolls just far enough to show a rectangle of the content, or as much of it as fits.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) { scroll(toShow: rect, animated: animated) }

  // MARK: Scrolling by fingers

  /// Whether fingers can scroll the content.
  open var isScrollEnabled = true {
    didSet { if isScrollEnabled != oldValue { scrollEnabledDidChange() } }
  }

  /// Whether the content can be pulled past its edges and bounces back.
  open var bounces = true {
    didSet { if bounces != oldValue { geometryDidChange() } }
  }

  /// Whether the content can be pulled up and down even if it fits.
  open var alwaysBounceVertical = false {
    didSet { if alwaysBounceVertical != oldValue { geometryDidChange() } }
  }

  /// Whether the content can be pulled sideways even if it fits.
  open var alwaysBounceHorizontal = false {
    didSet { if alwaysBounceHorizontal != oldValue { geometryDidChange() } }
  }

  /// Whether a drag that begins along one axis scrolls only along that axis.
  open var isDirectionalLockEnabled = false

  /// Whether the content comes to rest at multiples of the view's size.
  open var isPagingEnabled = false

  /// The rate at which flicked content slows down.
  open var decelerationRate = DecelerationRate.normal

  /// Whether a tap on the status bar scrolls to the top.
  open var scrollsToTop = true

  /// The way in which a drag dismisses the keyboard.
  open var keyboardDismissMode = KeyboardDismissMode.none

  /// The gesture recognizer that scrolls. Its delegate is the scroll view.
  public var panGestureRecognizer: UIPanGestureRecognizer { pan }

  /// Whether a finger touches the view and scrolls or may begin to scroll.
  open var isTracking: Bool { pan.hasFingers }

  /// Whether a finger is scrolling.
  open var isDragging: Bool { drag != nil }

  /// Whether the content is decelerating after a drag.
  open var isDecelerating: Bool { motion?.isDeceleration == true }

  /// The control that refreshes the content when the user pulls it down.
  open var refreshControl: UIRefreshControl? {
    didSet { refreshControlDidChange(from: oldValue) }
  }

  // MARK: Touches in the content

  /// Whether a finger must rest for a moment before the content receives its touch.
  open var delaysContentTouches = true

  /// Whether a drag can cancel a touch that the content has already received.
  open var canCancelContentTouches = true

  /// Called when fingers land in the content. If it returns false, the content does not receive the touches.
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }

  /// Called when a drag begins with a touch that the content has already received, if ``canCancelContentTouches``. If it returns
  /// false, the content keeps the touch and nothing scrolls. The default implementation returns false for controls.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  // MARK: Indicators

  /// Whether the vertical scroll indicator is shown.
  open var showsVerticalScrollIndicator = true { didSet { updateIndicators() } }

  /// Whether the horizontal scroll indicator is shown.
  open var showsHorizontalScrollIndicator = true { didSet { updateIndicators() } }

  /// The look of the scroll indicators.
  open var indicatorStyle = IndicatorStyle.default { didSet { updateIndicators() } }

  /// The insets of the vertical indicator's track from the view's edges, in points.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero { didSet { updateIndicators() } }

  /// The insets of the horizontal indicator's track from the view's edges, in points.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero { didSet { updateIndicators() } }

  /// The insets of both indicators. Reading returns the vertical indicator's.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }

  /// Whether the indicators stay inside the safe area.
  open var automaticallyAdjustsScrollIndicatorInsets = true { didSet { updateIndicators() } }

  /// Shows the indicators for a moment.
  open func flashScrollIndicators() { flashIndicators() }

  // MARK: Overrides

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds
      super.bounds = newValue
      boundsDidChange(from: old)
    }
  }

  open override var frame: CGRect {
    get { super.frame }
    set {
      let old = super.bounds
      super.frame = newValue
      boundsDidChange(from: old)
    }
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    geometryDidChange()
  }

  /// The safe area for the content, without the part that the content inset already covers.
  override var safeAreaInsetsOfSubviews: UIEdgeInsets { safeAreaInsets.less(adjustedInset.less(contentInset)) }

  open override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow == nil { leaveWindow() }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateIndicators()
  }

  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    gestureRecognizer === pan ? mayBeginDragging : super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  // MARK: State

  weak var scrollDelegate: (any UIScrollViewDelegate)?
  let pan = ScrollPanGestureRecognizer()
  let gate = ContentTouchGate()
  let ticker = ScrollTicker()
  let indicators = ScrollIndicators()
  var currentInset = UIEdgeInsets.zero
  var ranges = (x: ScrollRange(), y: ScrollRange())
  var drag: ScrollDrag?
  var motion: ScrollMotion?
  /// Increases whenever the motion changes or ends.
  var motionCount = 0
  /// Increases whenever code starts to scroll.
  var commandCount = 0
  /// Whether the offset is being set by a drag, a motion or a change of the range, and not by code.
  var isFollowing = false
  /// Whether the delegate is choosing the offset at which a drag ends.
  var isReleasing = false
  /// Whether the fingers on the screen caught moving content.
  var wasCaught = false
  var isScrollingToTop = false
  /// Whether the content keeps its offset when the range changes.
  var keepsOffset = false
  /// The lowest index of content among the subviews.
  var backOfContent: Int { 0 }
  /// The number of times that code set the offset, as opposed to a drag, a motion or a change of the content's size.
  package internal(set) var offsetWrites = 0
  package let contentSizeObservers = SizeObservers()
  package let contentInsetObservers = SizeObservers()
}
