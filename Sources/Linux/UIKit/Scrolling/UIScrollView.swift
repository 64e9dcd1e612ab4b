import Foundation
import QuartzCore

/// Shows a part of content that is larger than itself, and lets fingers move it.
///
/// The subviews are the content; their coordinates are the view's bounds, whose origin is ``contentOffset``.
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

  /// The point of the content at the view's upper left corner: the origin of the bounds.
  ///
  /// Set during a drag it becomes the place from which the finger goes on, set during a deceleration the content goes on from
  /// there.
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

  /// How far the content can be scrolled beyond its edges, in points.
  open var contentInset = UIEdgeInsets.zero {
    didSet {
      guard contentInset != oldValue else { return }
      geometryDidChange()
      contentInsetObservers.tell()
    }
  }

  /// ``contentInset`` with the safe area added as ``contentInsetAdjustmentBehavior`` says.
  open var adjustedContentInset: UIEdgeInsets { currentInset }

  /// How the safe area is added to the content inset.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { if contentInsetAdjustmentBehavior != oldValue { geometryDidChange() } }
  }

  /// ``adjustedContentInset`` has changed.
  open func adjustedContentInsetDidChange() {}

  // MARK: Scrolling by code

  /// Scrolls to an offset, at once or in an animation at whose end the delegate is told. Stops what moves the content now.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) { scroll(to: contentOffset, animated: animated) }

  /// Scrolls as far as it takes to show a rectangle of the content, or as much of it as fits.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) { scroll(toShow: rect, animated: animated) }

  // MARK: Scrolling by fingers

  /// Whether fingers scroll.
  open var isScrollEnabled = true {
    didSet { if isScrollEnabled != oldValue { scrollEnabledDidChange() } }
  }

  /// Whether the content can be pulled beyond its edges, from where it comes back.
  open var bounces = true {
    didSet { if bounces != oldValue { geometryDidChange() } }
  }

  /// Whether content that fits can be pulled up and down all the same.
  open var alwaysBounceVertical = false {
    didSet { if alwaysBounceVertical != oldValue { geometryDidChange() } }
  }

  /// Whether content that fits can be pulled sideways all the same.
  open var alwaysBounceHorizontal = false {
    didSet { if alwaysBounceHorizontal != oldValue { geometryDidChange() } }
  }

  /// Whether a drag that begins along one axis does not scroll along the other.
  open var isDirectionalLockEnabled = false

  /// Whether the content comes to rest at multiples of the view's size.
  open var isPagingEnabled = false

  /// How fast content that was flicked slows down.
  open var decelerationRate = DecelerationRate.normal

  /// Whether the status bar's tap scrolls to the top.
  open var scrollsToTop = true

  /// How a drag puts the keyboard away.
  open var keyboardDismissMode = KeyboardDismissMode.none

  /// The recognizer that scrolls. Its delegate is the scroll view.
  public var panGestureRecognizer: UIPanGestureRecognizer { pan }

  /// Whether a finger is down that may scroll, or does.
  open var isTracking: Bool { pan.hasFingers }

  /// Whether a finger scrolls.
  open var isDragging: Bool { drag != nil }

  /// Whether the content goes on by itself after a drag.
  open var isDecelerating: Bool { motion?.isDeceleration == true }

  /// What refreshes the content when it is pulled down.
  open var refreshControl: UIRefreshControl? {
    didSet { refreshControlDidChange(from: oldValue) }
  }

  // MARK: Touches in the content

  /// Whether a finger has to rest for a moment before the content hears of it.
  open var delaysContentTouches = true

  /// Whether a drag can take a touch away from content that has heard of it.
  open var canCancelContentTouches = true

  /// Asked when fingers land in the content. With false the content does not hear of them.
  open func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { true }

  /// Asked when a drag begins with a finger that the content has heard of, if ``canCancelContentTouches``. False leaves the
  /// finger to the content, and nothing scrolls. Without an override it is false for controls.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  // MARK: Indicators

  /// Whether it is shown how far the content is scrolled up or down.
  open var showsVerticalScrollIndicator = true { didSet { updateIndicators() } }

  /// Whether it is shown how far the content is scrolled sideways.
  open var showsHorizontalScrollIndicator = true { didSet { updateIndicators() } }

  /// The look of the scroll indicators.
  open var indicatorStyle = IndicatorStyle.default { didSet { updateIndicators() } }

  /// The distance of the vertical indicator's way from the view's edges.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero { didSet { updateIndicators() } }

  /// The distance of the horizontal indicator's way from the view's edges.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero { didSet { updateIndicators() } }

  /// Both indicators' insets; it reads the vertical one's.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }

  /// Whether the indicators keep clear of the safe area.
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

  /// What the content's insets keep clear of does not concern the content.
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
  /// Grows when the motion becomes another one, or none.
  var motionCount = 0
  /// Grows when code asks for scrolling.
  var commandCount = 0
  /// Whether the offset is being changed by a drag or a motion, which know about it.
  var isFollowing = false
  /// Whether the delegate is being asked where a drag that is over shall end.
  var isReleasing = false
  /// Whether fingers that are down have stopped the content.
  var wasCaught = false
  var isScrollingToTop = false
  /// Whether the content stays where it is although the range changes.
  var keepsOffset = false
  /// Among the subviews, the first place that is not behind all content.
  var backOfContent: Int { 0 }
  /// Grows when code sets the offset, and not a drag, a motion, or the size of the content.
  package internal(set) var offsetWrites = 0
  package let contentSizeObservers = SizeObservers()
  package let contentInsetObservers = SizeObservers()
}
