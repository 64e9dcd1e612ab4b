import Foundation
import QuartzCore

/// A rectangle on the screen: it holds and lays out subviews, draws, and gets touches.
///
/// Its pictures are its ``layer``'s. Geometry is in points; `frame` and `center` are in the superview's coordinates, `bounds` in the view's own.
@MainActor open class UIView: UIResponder, UITraitEnvironment, @MainActor CALayerDelegate {
  /// The class of the layer that instances are made with; it must be `CALayer` or a subclass.
  open class var layerClass: AnyClass { CALayer.self }

  /// The layer that shows the view. The view is its delegate.
  public let layer: CALayer

  // MARK: Making one

  /// A view with the given frame, in the coordinates of the superview that it will have.
  public init(frame: CGRect) {
    layer = Self.makeLayer()
    super.init()
    setUp(frame)
  }

  /// A view with an empty frame.
  public convenience override init() { self.init(frame: .zero) }

  /// A view with an empty frame: there are no nib files that could say more.
  public required init?(coder: NSCoder) {
    layer = Self.makeLayer()
    super.init()
    setUp(.zero)
  }

  // MARK: Geometry

  /// The rectangle in the superview's coordinates. With a transform other than the identity it is the rectangle around the transformed view.
  open var frame: CGRect {
    get { layer.frame }
    set { changeGeometry { $0.frame = newValue } }
  }

  /// The rectangle in the view's own coordinates.
  open var bounds: CGRect {
    get { layer.bounds }
    set { changeGeometry { $0.bounds = newValue } }
  }

  /// The place of the anchor point, by default the middle, in the superview's coordinates.
  open var center: CGPoint {
    get { layer.position }
    set { changeGeometry { $0.position = newValue } }
  }

  /// The point of the bounds, from 0 to 1 on both axes, that lies at ``center`` and about which transforms turn and scale.
  open var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set { changeGeometry { $0.anchorPoint = newValue } }
  }

  /// The transform about the anchor point.
  open var transform: CGAffineTransform {
    get { layer.affineTransform() }
    set { layer.setAffineTransform(newValue) }
  }

  /// The transform about the anchor point, in space.
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  // MARK: Look

  /// How opaque the view and all in it is: from 0 to 1.
  open var alpha: CGFloat {
    get { CGFloat(layer.opacity) }
    set { layer.opacity = Float(newValue) }
  }

  /// Whether the view, and all in it, is left out.
  open var isHidden: Bool {
    get { layer.isHidden }
    set { layer.isHidden = newValue }
  }

  /// Whether the view promises to fill its bounds with opaque content.
  open var isOpaque = true { didSet { updateLayerOpacity() } }

  /// The colour behind the content; nil is clear.
  open var backgroundColor: UIColor? { didSet { updateBackgroundColor() } }

  /// The colour for what the user can act on. Without one of its own, a view has its superview's; nil takes the own one back.
  open var tintColor: UIColor! {
    get { currentTintColor }
    set { setOwnTintColor(newValue) }
  }

  /// Whether the tint is dimmed, here and, where set to `automatic`, as in the superview.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get { currentTintAdjustmentMode }
    set { setOwnTintAdjustmentMode(newValue) }
  }

  /// The tint, by the own value or an ancestor's, has changed.
  open func tintColorDidChange() {}

  /// Whether what sticks out of the bounds is cut off.
  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  /// A view whose alpha channel masks this one. It belongs to no other view.
  open var mask: UIView? {
    didSet { layer.mask = mask?.layer }
  }

  /// How the content fits into bounds of another size.
  open var contentMode = ContentMode.scaleToFill {
    didSet {
      layer.contentsGravity = contentMode.gravity
      layer.needsDisplayOnBoundsChange = contentMode == .redraw
    }
  }

  /// Device pixels for each point in what the view draws.
  open var contentScaleFactor: CGFloat {
    get { layer.contentsScale }
    set { layer.contentsScale = newValue }
  }

  /// Draws the content within `rect`, a part of the bounds, into the current context. The view itself draws nothing.
  open func draw(_ rect: CGRect) { hasReachedOwnDraw = true }

  /// Whether the drawing's ground is cleared before ``draw(_:)``.
  open var clearsContextBeforeDrawing = true

  /// Has the whole content drawn anew with the next frame.
  open func setNeedsDisplay() { layer.setNeedsDisplay() }

  /// Has a part of the content, in the view's coordinates, drawn anew with the next frame.
  open func setNeedsDisplay(_ rect: CGRect) { layer.setNeedsDisplay(rect) }

  // MARK: Identity and input

  /// A number of the app's choice.
  open var tag = 0

  /// Whether touches reach the view and its subviews.
  open var isUserInteractionEnabled = true

  /// Whether more than one finger's touches reach the view at a time.
  open var isMultipleTouchEnabled = false

  /// Whether other views in the window get no new touches while this one has some.
  open var isExclusiveTouch = false

  /// The gesture recognisers attached to the view.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { recognizers.isEmpty ? nil : recognizers }
    set { replaceRecognizers(with: newValue ?? []) }
  }

  /// Attaches a recogniser, and takes it from the view that it was attached to.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { attach(gestureRecognizer) }

  /// Takes a recogniser off the view.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) { detach(gestureRecognizer) }

  /// Whether a recogniser of this view may begin: yes without an override.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// The farthest descendant, the view included, that contains a point of the view's coordinates. Views that are hidden, transparent, out of use
  /// or in an animation that does not allow interaction are left out.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { descendant(at: point, with: event) }

  /// Whether a point of the view's coordinates lies in it.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// The controller that manages the view, or the superview.
  open override var next: UIResponder? { viewController ?? superview }

  /// Has the first responder give that up, if it lies in the view; with `force` even where it refuses. Whether none is left here.
  @discardableResult open func endEditing(_ force: Bool) -> Bool { endFirstResponder(force) }

  // MARK: Tree

  /// The view that holds this one.
  open internal(set) weak var superview: UIView?

  /// The views in this one, back to front.
  open var subviews: [UIView] { children }

  /// The window that the view is in.
  open var window: UIWindow? { containingWindow }

  /// Puts a view in front of the other subviews, and takes it from the superview that it had.
  open func addSubview(_ view: UIView) { insert(view, at: children.count) }

  /// Puts a view at a place among the subviews, counted from the back.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  /// Puts a view behind another subview.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, offset: 0)
  }

  /// Puts a view in front of another subview.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, beside: siblingSubview, offset: 1)
  }

  /// Lets two subviews change places.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchange(index1, index2) }

  /// Puts a subview in front of the others.
  open func bringSubviewToFront(_ view: UIView) { move(view, to: children.count - 1) }

  /// Puts a subview behind the others.
  open func sendSubviewToBack(_ view: UIView) { move(view, to: 0) }

  /// Takes the view out of its superview.
  open func removeFromSuperview() { detachFromSuperview() }

  /// Whether the view is `view` or lies in it at any depth.
  open func isDescendant(of view: UIView) -> Bool { sequence(first: self, next: \.superview).contains { $0 === view } }

  /// The view, or the first one in it, with a tag.
  open func viewWithTag(_ tag: Int) -> UIView? { first(withTag: tag) }

  /// A subview was added.
  open func didAddSubview(_ subview: UIView) {}

  /// A subview is about to be taken out.
  open func willRemoveSubview(_ subview: UIView) {}

  /// The view is about to get another superview, or none.
  open func willMove(toSuperview newSuperview: UIView?) {}

  /// The view has got another superview, or none.
  open func didMoveToSuperview() {}

  /// The view is about to get into another window, or none.
  open func willMove(toWindow newWindow: UIWindow?) {}

  /// The view has got into another window, or none.
  open func didMoveToWindow() {}

  // MARK: Layout

  /// Which distances and sizes give way when the superview's size changes.
  open var autoresizingMask = AutoresizingMask()

  /// Whether the subviews follow their masks when the view's size changes.
  open var autoresizesSubviews = true

  /// Has ``layoutSubviews()`` called with the next frame.
  open func setNeedsLayout() { layer.setNeedsLayout() }

  /// Lays out now what waits for layout, in the view, in all in it, and in those above that wait too.
  open func layoutIfNeeded() { layer.layoutIfNeeded() }

  /// Places the subviews. The view itself leaves them to their masks.
  open func layoutSubviews() {}

  /// The size that suits the content best within `size`: the present one without an override.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// The size that layout gives the view for a size that it should come near to. Without constraints it is ``sizeThatFits(_:)``'s.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { sizeThatFits(targetSize) }

  /// The size that layout gives the view for a size that it should come near to, each side as much as its priority says.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority) }

  /// Takes the size that ``sizeThatFits(_:)`` gives; the upper left corner stays.
  open func sizeToFit() { resizeToFit() }

  /// The size of the content by itself; ``noIntrinsicMetric`` where it has none.
  open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }

  /// The intrinsic size has changed: whoever placed the view by it does so again.
  open func invalidateIntrinsicContentSize() { superview?.setNeedsLayout() }

  /// Which way the content runs and is mirrored.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified { didSet { layoutDirectionDidChange() } }

  /// The direction that the view's content runs in.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { resolvedLayoutDirection }

  // MARK: Insets

  /// How far bars and the display's corners reach into the view, by its place in the window. Zero outside a window.
  open var safeAreaInsets: UIEdgeInsets { storedSafeAreaInsets }

  /// ``safeAreaInsets`` have changed.
  open func safeAreaInsetsDidChange() {}

  /// The distance between the edges and the content: the own margins, with the safe area added where the view asks for that.
  open var layoutMargins: UIEdgeInsets {
    get { effectiveLayoutMargins }
    set { setOwnLayoutMargins(NSDirectionalEdgeInsets(newValue, effectiveUserInterfaceLayoutDirection)) }
  }

  /// ``layoutMargins`` with sides that follow the direction of reading.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { NSDirectionalEdgeInsets(effectiveLayoutMargins, effectiveUserInterfaceLayoutDirection) }
    set { setOwnLayoutMargins(newValue) }
  }

  /// Whether the margins are at least what the superview's margins leave of the view.
  open var preservesSuperviewLayoutMargins = false { didSet { updateInsets(always: true) } }

  /// Whether the safe area is added to the margins.
  open var insetsLayoutMarginsFromSafeArea = true { didSet { updateInsets(always: true) } }

  /// ``layoutMargins`` have changed.
  open func layoutMarginsDidChange() {}

  // MARK: Traits

  /// The style that the view and all in it has, whatever is around it; `unspecified` leaves it to the superview.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { if overrideUserInterfaceStyle != oldValue { updateTraits() } }
  }

  /// The traits of the place where the view is.
  open var traitCollection: UITraitCollection { resolvedTraits }

  /// ``traitCollection`` has changed; nil the first time that the view gets some.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: The layer's questions

  /// Which action goes with a change in the layer: one of the running animation block, else none.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    viewAction(for: layer, forKey: event) ?? UIView.noAction
  }

  /// The layer is being laid out: the controller and ``layoutSubviews()`` are called.
  open func layoutSublayers(of layer: CALayer) { if layer === self.layer { performLayout() } }

  /// The layer's content is wanted: ``draw(_:)`` draws it.
  open func draw(_ layer: CALayer, in ctx: CGContext) { if layer === self.layer { drawContent(in: ctx) } }

  // MARK: State

  var children: [UIView] = []
  /// The window at the root of the tree; a window's is the window itself.
  package internal(set) weak var containingWindow: UIWindow?
  var recognizers: [UIGestureRecognizer] = []
  var hasReachedOwnDraw = false
  var ownTintColor: UIColor?
  var ownTintAdjustmentMode = TintAdjustmentMode.automatic
  var reportedTint: UIColor?
  var ownLayoutMargins: NSDirectionalEdgeInsets?
  var storedSafeAreaInsets = UIEdgeInsets.zero
  /// The part of the safe area that is left for the subviews to keep clear of.
  var safeAreaInsetsOfSubviews: UIEdgeInsets { safeAreaInsets }
  var reportedLayoutMargins: UIEdgeInsets?
  var reportedTraits: UITraitCollection?
  /// How many running animations keep touches away.
  package var blockingAnimationCount = 0
  /// How many running animations let touches find the view where it is shown.
  var shownTouchCount = 0

  /// The controller whose view this is.
  package weak var viewController: UIViewController?

  // MARK: Accessibility

  /// Whether assistive technologies see the view as one thing.
  open var isAccessibilityElement = false
  /// What the view is called.
  open var accessibilityLabel: String?
  /// What acting on it does.
  open var accessibilityHint: String?
  /// What it stands at.
  open var accessibilityValue: String?
  /// How it behaves.
  open var accessibilityTraits = UIAccessibilityTraits.none
  /// A name for tests, never read out.
  open var accessibilityIdentifier: String?
  /// Whether views beside this one are left out while it is there.
  open var accessibilityViewIsModal = false
  /// Whether what lies in the view is left out.
  open var accessibilityElementsHidden = false
}
