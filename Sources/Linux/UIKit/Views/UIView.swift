import Foundation
import QuartzCore

/// A rectangular area of the screen that lays out its subviews, draws content and receives touches.
///
/// The view is shown by its ``layer``. Geometry is in points: `frame` and `center` are in the superview's coordinates, `bounds`
/// is in the view's own.
@MainActor open class UIView: UIResponder, UITraitEnvironment, @MainActor CALayerDelegate {
  /// The class of the layers that views of this class create. Must be `CALayer` or a subclass.
  open class var layerClass: AnyClass { CALayer.self }

  /// The layer that shows the view. Its delegate is the view.
  public let layer: CALayer

  // MARK: Initialization

  /// Creates a view with a frame in the coordinates of its future superview.
  public init(frame: CGRect) {
    layer = Self.makeLayer()
    super.init()
    setUp(frame)
  }

  /// Creates a view with an empty frame.
  public convenience override init() { self.init(frame: .zero) }

  /// Creates a view with an empty frame. The coder is ignored, because Linux has no nib files.
  public required init?(coder: NSCoder) {
    layer = Self.makeLayer()
    super.init()
    setUp(.zero)
  }

  // MARK: Geometry

  /// The view's rectangle in the superview's coordinates. With a transform, this is the bounding box of the transformed view.
  open var frame: CGRect {
    get { layer.frame }
    set { changeGeometry { $0.frame = newValue } }
  }

  /// The view's rectangle in its own coordinates.
  open var bounds: CGRect {
    get { layer.bounds }
    set { changeGeometry { $0.bounds = newValue } }
  }

  /// The position of the anchor point, by default the middle, in the superview's coordinates.
  open var center: CGPoint {
    get { layer.position }
    set { changeGeometry { $0.position = newValue } }
  }

  /// The point of the bounds that lies at ``center``, from 0 to 1 on both axes. Transforms rotate and scale about it.
  open var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set { changeGeometry { $0.anchorPoint = newValue } }
  }

  /// The transform relative to the anchor point.
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { layer.setAffineTransform(newValue) }
  }

  /// The three-dimensional transform relative to the anchor point.
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  // MARK: Appearance

  /// The opacity of the view and its subviews, from 0 to 1.
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { layer.opacity = Float(newValue) }
  }

  /// Whether the view and its subviews are hidden.
  open var isHidden: Bool {
    get { layer.isHidden }
    set { layer.isHidden = newValue }
  }

  /// Whether the view promises to fill its bounds with opaque content.
  open var isOpaque = true { didSet { updateLayerOpacity() } }

  /// The colour behind the content, or nil for a clear background.
  open var backgroundColor: UIColor? { didSet { updateBackgroundColor() } }

  /// The colour of elements with which the user can interact. The superview's by default, also after setting nil.
  open var tintColor: UIColor! {
    get { currentTintColor }
    set { setOwnTintColor(newValue) }
  }

  /// Whether the tint is dimmed. If set to `automatic`, this returns the superview's mode.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { currentTintAdjustmentMode }
    set { setOwnTintAdjustmentMode(newValue) }
  }

  /// Called when the tint colour has changed, in this view or in an ancestor.
  open func tintColorDidChange() {}

  /// Whether content outside the bounds is clipped.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  /// A view whose alpha channel masks this one. It must not have a superview.
  open var mask: UIView? {
    didSet { layer.mask = mask?.layer }
  }

  /// The way to fit the content into bounds of another size.
  open var contentMode = ContentMode.scaleToFill {
    didSet {
      layer.contentsGravity = contentMode.gravity
      layer.needsDisplayOnBoundsChange = contentMode == .redraw
    }
  }

  /// The number of device pixels per point in drawn content.
  open var contentScaleFactor: CGFloat {
    get { layer.contentsScale }
    set { layer.contentsScale = newValue }
  }

  /// Draws the content within `rect`, a part of the bounds, into the current context. The default implementation draws nothing.
  open func draw(_ rect: CGRect) { hasReachedOwnDraw = true }

  /// Whether the context is cleared before ``draw(_:)``.
  open var clearsContextBeforeDrawing = true

  /// Causes the whole content to be redrawn in the next frame.
  open func setNeedsDisplay() { layer.setNeedsDisplay() }

  /// Causes a part of the content, in the view's coordinates, to be redrawn in the next frame.
  open func setNeedsDisplay(_ rect: CGRect) { layer.setNeedsDisplay(rect) }

  // MARK: Identity and input

  /// A number for the app's own use.
  open var tag = 0

  /// Whether the view and its subviews receive touches.
  open var isUserInteractionEnabled = true

  /// Whether the view receives touches of more than one finger at a time.
  open var isMultipleTouchEnabled = false

  /// Whether other views in the window receive no new touches while this view has some.
  open var isExclusiveTouch = false

  /// The gesture recognizers that are attached to the view.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { recognizers.isEmpty ? nil : recognizers }
    set { replaceRecognizers(with: newValue ?? []) }
  }

  /// Attaches a gesture recognizer, and detaches it from its previous view.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { attach(gestureRecognizer) }

  /// Detaches a gesture recognizer from the view.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { detach(gestureRecognizer) }

  /// Returns whether a gesture recognizer of this view may begin. The default is true.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Returns the deepest view, among this view and its descendants, that contains a point in this view's coordinates. Ignores
  /// views that are hidden, transparent or disabled for user interaction, and views in an animation that does not allow it.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { descendant(at: point, with: event) }

  /// Whether the view contains a point in its coordinates.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// The controller whose view this is, or the superview for other views.
  open override var next: UIResponder? { viewController ?? superview }

  /// Makes the first responder resign if it is in the view. If `force` is true, it cannot refuse. Returns true if no first
  /// responder is left in the view.
  @discardableResult open func endEditing(_ force: Bool) -> Bool { endFirstResponder(force) }

  // MARK: View hierarchy

  /// The view that contains this one.
  open internal(set) weak var superview: UIView?

  /// The subviews, from back to front.
  open var subviews: [UIView] { children }

  /// The window that contains the view.
  open var window: UIWindow? { containingWindow }

  /// Adds a view in front of the other subviews, and removes it from its previous superview.
  open func addSubview(_ view: UIView) { insert(view, at: children.count) }

  /// Inserts a view at an index of the subviews, which are ordered from back to front.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  /// Inserts a view behind another subview.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, offset: 0)
  }

  /// Inserts a view in front of another subview.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, offset: 1)
  }

  /// Exchanges two subviews.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchange(index1, index2) }

  /// Moves a subview in front of the others.
  open func bringSubviewToFront(_ view: UIView) { move(view, to: children.count - 1) }

  /// Moves a subview behind the others.
  open func sendSubviewToBack(_ view: UIView) { move(view, to: 0) }

  /// Removes the view from its superview.
  open func removeFromSuperview() { detachFromSuperview() }

  /// Whether the view is `view` or one of its descendants.
  open func isDescendant(of view: UIView) -> Bool { sequence(first: self, next: \.superview).contains { $0 === view } }

  /// The first view with a tag among this view and its descendants.
  open func viewWithTag(_ tag: Int) -> UIView? { first(withTag: tag) }

  /// Called when a subview has been added.
  open func didAddSubview(_ subview: UIView) {}

  /// Called before a subview is removed.
  open func willRemoveSubview(_ subview: UIView) {}

  /// Called before the superview changes.
  open func willMove(toSuperview newSuperview: UIView?) {}

  /// Called when the superview has changed.
  open func didMoveToSuperview() {}

  /// Called before the window changes.
  open func willMove(toWindow newWindow: UIWindow?) {}

  /// Called when the window has changed.
  open func didMoveToWindow() {}

  // MARK: Layout

  /// The margins and sizes that change when the superview's size changes.
  open var autoresizingMask = AutoresizingMask()

  /// Whether the subviews are resized according to their masks when the view's size changes.
  open var autoresizesSubviews = true

  /// Causes ``layoutSubviews()`` to be called in the next frame.
  open func setNeedsLayout() { layer.setNeedsLayout() }

  /// Performs pending layout now, in the view, in its descendants and in ancestors that also need layout.
  open func layoutIfNeeded() { layer.layoutIfNeeded() }

  /// Lays out the subviews. The default implementation does nothing.
  open func layoutSubviews() {}

  /// Returns the best size for the content within `size`. The default implementation returns the current size.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Returns the view's layout size for a target size. Without constraints, that is the size from ``sizeThatFits(_:)``.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { sizeThatFits(targetSize) }

  /// Returns the view's layout size for a target size. The priorities say how closely each dimension follows the target.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority) }

  /// Sets the size to the result of ``sizeThatFits(_:)``, and keeps the upper left corner.
  open func sizeToFit() { resizeToFit() }

  /// The natural size of the content, with ``noIntrinsicMetric`` for a dimension without one.
  open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }

  /// Causes the superview to lay out again, because the intrinsic content size has changed.
  open func invalidateIntrinsicContentSize() { superview?.setNeedsLayout() }

  /// The meaning of the content, which decides whether it is mirrored for right-to-left languages.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified { didSet { layoutDirectionDidChange() } }

  /// The layout direction of the view's content.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { resolvedLayoutDirection }

  // MARK: Insets

  /// The distances by which bars and the display's corners reach into the view, according to its position in the window. Zero
  /// outside a window.
  open var safeAreaInsets: UIEdgeInsets { storedSafeAreaInsets }

  /// Called when ``safeAreaInsets`` have changed.
  open func safeAreaInsetsDidChange() {}

  /// The distances from the edges to the content: the view's own margins, plus the safe area if
  /// ``insetsLayoutMarginsFromSafeArea``.
  open var layoutMargins: UIEdgeInsets {
    get { effectiveLayoutMargins }
    set { setOwnLayoutMargins(NSDirectionalEdgeInsets(newValue, effectiveUserInterfaceLayoutDirection)) }
  }

  /// The ``layoutMargins`` with sides that follow the reading direction.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { NSDirectionalEdgeInsets(effectiveLayoutMargins, effectiveUserInterfaceLayoutDirection) }
    set { setOwnLayoutMargins(newValue) }
  }

  /// Whether the margins are at least as large as the part of the superview's margins that reaches into the view.
  open var preservesSuperviewLayoutMargins = false { didSet { updateInsets(always: true) } }

  /// Whether the safe area is added to the margins.
  open var insetsLayoutMarginsFromSafeArea = true { didSet { updateInsets(always: true) } }

  /// Called when ``layoutMargins`` have changed.
  open func layoutMarginsDidChange() {}

  // MARK: Traits

  /// The style of the view and its descendants, or `unspecified` for the superview's style.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { if overrideUserInterfaceStyle != oldValue { updateTraits() } }
  }

  /// The traits at the view's position in the view hierarchy.
  open var traitCollection: UITraitCollection { resolvedTraits }

  /// Called when ``traitCollection`` has changed. The previous traits are nil the first time.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Layer delegate

  /// Returns the action for a change of the layer: that of the running animation block, or none outside of one.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    viewAction(for: layer, forKey: event) ?? UIView.noAction
  }

  /// Lays out the view by calling its controller and ``layoutSubviews()``.
  open func layoutSublayers(of layer: CALayer) { if layer === self.layer { performLayout() } }

  /// Draws the layer's content by calling ``draw(_:)``.
  open func draw(_ layer: CALayer, in ctx: CGContext) { if layer === self.layer { drawContent(in: ctx) } }

  // MARK: State

  var children: [UIView] = []
  /// The window that contains the view. A window contains itself.
  package internal(set) weak var containingWindow: UIWindow?
  var recognizers: [UIGestureRecognizer] = []
  var hasReachedOwnDraw = false
  var ownTintColor: UIColor?
  var ownTintAdjustmentMode = TintAdjustmentMode.automatic
  var reportedTint: UIColor?
  var ownLayoutMargins: NSDirectionalEdgeInsets?
  var storedSafeAreaInsets = UIEdgeInsets.zero
  /// The part of the safe area that applies to the subviews.
  var safeAreaInsetsOfSubviews: UIEdgeInsets { safeAreaInsets }
  var reportedLayoutMargins: UIEdgeInsets?
  var reportedTraits: UITraitCollection?
  /// The number of running animations that block touches.
  package var blockingAnimationCount = 0
  /// The number of running animations during which touches hit the view at its shown position.
  var shownTouchCount = 0

  /// The controller whose view this is.
  package weak var viewController: UIViewController?

  // MARK: Accessibility

  /// Whether the view is an element for assistive technologies.
  open var isAccessibilityElement = false
  /// The name of the element.
  open var accessibilityLabel: String?
  /// A description of the effect of activating the element.
  open var accessibilityHint: String?
  /// The current value of the element.
  open var accessibilityValue: String?
  /// The behaviour of the element.
  open var accessibilityTraits = UIAccessibilityTraits.none
  /// A name for tests that is never read out.
  open var accessibilityIdentifier: String?
  /// Whether assistive technologies ignore the view's siblings.
  open var accessibilityViewIsModal = false
  /// Whether assistive technologies ignore the view's subviews.
  open var accessibilityElementsHidden = false
}
