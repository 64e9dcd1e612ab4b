/// A rectangle with contents, appearance and a tree of sublayers.
///
/// Setting a property changes the model immediately. The picture may follow in an animation; ``presentation()`` returns its
/// current state. Lengths are in points. The comment of each property names the coordinate space of its points.
open class CALayer: NSObject, CAMediaTiming {
  /// The model's values, or in a presentation the values that are shown.
  package final var state = LayerState()
  final var timing = MediaTiming(duration: .infinity)
  final var children: [CALayer] = []
  final unowned var parent: CALayer?
  final unowned var layerContext: LayerContext?
  final var presentedLayer: CALayer?
  final var animations: [RunningAnimation] = []
  final var flags: Flags = []
  /// The commit during which the layer entered its tree. Changes until its end belong to the layer's first picture.
  final var entryCommit = -1
  /// The pictures and other data that a renderer caches for the layer.
  final var rendererCache: AnyObject?
  package final var backdropBlur: BackdropBlur? {
    didSet { didChangePicture() }
  }

  /// The delegate, which provides contents, layout and actions. If the layer belongs to a view, the view is the delegate.
  open weak var delegate: (any CALayerDelegate)?

  public required override init() { super.init() }

  /// Creates a copy of another layer's values, to show the state of an animation. Subclasses with values of their own must
  /// copy them here.
  public required init(layer: Any) {
    super.init()
    guard let layer = layer as? CALayer else { return }
    state = layer.state
    timing = layer.timing
    delegate = layer.delegate
    name = layer.name
    maskedCorners = layer.maskedCorners
    cornerCurve = layer.cornerCurve
    contentsGravity = layer.contentsGravity
    isOpaque = layer.isOpaque
    shouldRasterize = layer.shouldRasterize
    rasterizationScale = layer.rasterizationScale
    allowsGroupOpacity = layer.allowsGroupOpacity
    backdropBlur = layer.backdropBlur
    actions = layer.actions
  }

  deinit {
    for child in children { child.parent = nil }
    mask?.parent = nil
  }

  // MARK: Geometry

  /// The layer's rectangle in its own coordinates. Its origin is the point that is shown at the layer's top left corner.
  open var bounds: CGRect {
    get { state.bounds }
    set {
      let old = state.bounds
      change(.bounds, newValue != old) { state.bounds = newValue }
      if newValue != old { boundsDidChange(from: old) }
    }
  }
  /// The position of ``anchorPoint`` in the superlayer's coordinates.
  open var position: CGPoint {
    get { state.position }
    set { change(.position, newValue != state.position) { state.position = newValue } }
  }
  /// The depth among siblings: higher values are nearer to the viewer.
  open var zPosition: CGFloat {
    get { state.zPosition }
    set { change(.zPosition, newValue != state.zPosition) { state.zPosition = newValue } }
  }
  /// The point that ``position`` places and about which ``transform`` acts, as fractions of the bounds' width and height.
  open var anchorPoint: CGPoint {
    get { state.anchorPoint }
    set { change(.anchorPoint, newValue != state.anchorPoint) { state.anchorPoint = newValue } }
  }
  /// The depth of the anchor point, in points.
  open var anchorPointZ: CGFloat {
    get { state.anchorPointZ }
    set { change(.anchorPointZ, newValue != state.anchorPointZ) { state.anchorPointZ = newValue } }
  }
  /// A transform of the layer and its sublayers, about the anchor point.
  open var transform: CATransform3D {
    get { state.transform }
    set { change(.transform, newValue != state.transform) { state.transform = newValue } }
  }
  /// A transform of the sublayers, about this layer's anchor point.
  open var sublayerTransform: CATransform3D {
    get { state.sublayerTransform }
    set { change(.sublayerTransform, newValue != state.sublayerTransform) { state.sublayerTransform = newValue } }
  }
  /// The bounding box of the layer in the superlayer's coordinates. Setting it changes ``position`` and the bounds' size.
  /// With a rotation other than quarter turns, only the origin becomes exact.
  open var frame: CGRect {
    get { state.place.frame }
    set {
      var place = state.place
      place.lie(in: newValue)
      position = place.position
      bounds = place.bounds
    }
  }
  /// The part of ``transform`` that acts in the plane.
  open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }
  /// Sets ``transform`` to a transform of the plane.
  open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }
  /// Whether a point in the layer's own coordinates lies in its bounds.
  open func contains(_ p: CGPoint) -> Bool { state.bounds.contains(p) }
  /// The deepest layer at a point, in front of all others. The point is in the superlayer's coordinates.
  open func hitTest(_ p: CGPoint) -> CALayer? { deepestLayer(at: p) }
  /// The preferred size, which is the current one.
  open func preferredFrameSize() -> CGSize { state.bounds.size }

  // MARK: Appearance

  /// Whether the layer and its sublayers are hidden.
  open var isHidden: Bool {
    get { state.isHidden }
    set { change(.hidden, newValue != state.isHidden) { state.isHidden = newValue } }
  }
  /// Whether the layer is shown when its back faces the viewer.
  open var isDoubleSided: Bool {
    get { state.isDoubleSided }
    set { change(.doubleSided, newValue != state.isDoubleSided) { state.isDoubleSided = newValue } }
  }
  /// The opacity of the layer and its sublayers, from 0 (invisible) to 1.
  open var opacity: Float {
    get { state.opacity }
    set { change(.opacity, newValue != state.opacity) { state.opacity = newValue } }
  }
  /// The colour that fills the bounds behind the contents.
  open var backgroundColor: CGColor? {
    get { state.backgroundColor }
    set { change(.backgroundColor, newValue != state.backgroundColor) { state.backgroundColor = newValue } }
  }
  /// The radius of the corners in ``maskedCorners``, in points.
  open var cornerRadius: CGFloat {
    get { state.cornerRadius }
    set { change(.cornerRadius, newValue != state.cornerRadius) { state.cornerRadius = newValue } }
  }
  /// The corners that ``cornerRadius`` rounds; all by default.
  open var maskedCorners = CACornerMask.all {
    didSet { didChangePicture() }
  }
  /// The curve of rounded corners.
  open var cornerCurve = CALayerCornerCurve.circular {
    didSet { didChangePicture() }
  }
  /// The width of the border in points. The border lies inside the bounds.
  open var borderWidth: CGFloat {
    get { state.borderWidth }
    set { change(.borderWidth, newValue != state.borderWidth) { state.borderWidth = newValue } }
  }
  open var borderColor: CGColor? {
    get { state.borderColor }
    set { change(.borderColor, newValue != state.borderColor) { state.borderColor = newValue } }
  }
  /// Whether sublayers and contents are clipped to the bounds and their rounded corners.
  open var masksToBounds: Bool {
    get { state.masksToBounds }
    set { change(.masksToBounds, newValue != state.masksToBounds) { state.masksToBounds = newValue } }
  }
  /// A layer whose alpha channel masks this one, in this layer's coordinates. It must not be a sublayer.
  open var mask: CALayer? {
    didSet { maskDidChange(from: oldValue) }
  }
  open var shadowColor: CGColor? {
    get { state.shadow.color }
    set { change(.shadowColor, newValue != state.shadow.color) { state.shadow.color = newValue } }
  }
  /// The opacity of the shadow, from 0, the default, to 1.
  open var shadowOpacity: Float {
    get { state.shadow.opacity }
    set { change(.shadowOpacity, newValue != state.shadow.opacity) { state.shadow.opacity = newValue } }
  }
  /// The offset of the shadow from the layer, in points.
  open var shadowOffset: CGSize {
    get { state.shadow.offset }
    set { change(.shadowOffset, newValue != state.shadow.offset) { state.shadow.offset = newValue } }
  }
  /// The blur of the shadow, as a standard deviation in points.
  open var shadowRadius: CGFloat {
    get { state.shadow.radius }
    set { change(.shadowRadius, newValue != state.shadow.radius) { state.shadow.radius = newValue } }
  }
  /// The outline that casts the shadow, in the layer's own coordinates; nil for the layer's visible content.
  open var shadowPath: CGPath? {
    get { state.shadow.path }
    set { change(.shadowPath, newValue != state.shadow.path) { state.shadow.path = newValue } }
  }

  // MARK: Contents

  /// The image that the layer shows: a `CGImage`.
  open var contents: Any? {
    get { state.contents }
    set { change(.contents, true) { state.contents = newValue } }
  }
  /// The number of pixels per point of the contents.
  open var contentsScale: CGFloat {
    get { state.contentsScale }
    set { change(.contentsScale, newValue != state.contentsScale) { state.contentsScale = newValue } }
  }
  /// The part of the image that is shown, as fractions of its width and height.
  open var contentsRect: CGRect {
    get { state.contentsRect }
    set { change(.contentsRect, newValue != state.contentsRect) { state.contentsRect = newValue } }
  }
  /// The part of the image that stretches with the layer, as fractions of its width and height.
  open var contentsCenter: CGRect {
    get { state.contentsCenter }
    set { change(.contentsCenter, newValue != state.contentsCenter) { state.contentsCenter = newValue } }
  }
  /// The way in which the image fills the bounds.
  open var contentsGravity = CALayerContentsGravity.resize {
    didSet { didChangePicture() }
  }
  /// Whether the contents cover the bounds without gaps. If this is true, drawing may skip everything behind the layer.
  open var isOpaque = false {
    didSet { didChangePicture() }
  }
  /// Whether the layer and its sublayers are cached as an image. This value is only stored.
  open var shouldRasterize = false {
    didSet { didChangePicture() }
  }
  /// The number of pixels per point of that image. This value is only stored.
  open var rasterizationScale: CGFloat = 1 {
    didSet { didChangePicture() }
  }
  /// Whether opacity applies to the layer and its sublayers as one picture. If false, it applies to each of them.
  open var allowsGroupOpacity = true {
    didSet { didChangePicture() }
  }
  /// Whether contents are drawn again when the size changes.
  open var needsDisplayOnBoundsChange = false
  /// Marks the contents as out of date. They are drawn for the next picture that shows them.
  open func setNeedsDisplay() { markNeedsDisplay() }
  /// Marks the contents as out of date. The whole contents are drawn again, not only the rectangle.
  open func setNeedsDisplay(_ r: CGRect) { markNeedsDisplay() }
  /// Whether the contents are out of date.
  open func needsDisplay() -> Bool { flags.contains(.needsDisplay) }
  /// Draws the contents if they are out of date.
  open func displayIfNeeded() {
    guard flags.contains(.needsDisplay) else { return }
    flags.remove(.needsDisplay)
    display()
  }
  /// Provides the contents, either by the delegate or with ``draw(in:)``.
  open func display() {
    if let delegate { delegate.display(self) } else { drawContents() }
  }
  /// Draws the contents, in the layer's own coordinates. The default implementation calls the delegate.
  open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }

  // MARK: Tree

  /// The layer that contains this one.
  open var superlayer: CALayer? {
    flags.contains(.isMask) ? nil : (presentedLayer == nil ? parent : presentedLayer?.superlayer?.presentation())
  }
  /// The layers in this one, back to front if their ``zPosition`` is equal.
  open var sublayers: [CALayer]? {
    get { shownChildren }
    set { replaceChildren(with: newValue ?? []) }
  }
  /// Adds a layer in front of all others, and removes it from its previous superlayer.
  open func addSublayer(_ layer: CALayer) { insert(layer, at: nil) }
  /// Inserts a layer at an index of ``sublayers``.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }
  /// Inserts a layer behind a sublayer. It goes behind all sublayers if `sibling` is nil or not a sublayer.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) { insert(layer, beside: sibling, above: false) }
  /// Inserts a layer in front of a sublayer. It goes in front of all sublayers if `sibling` is nil or not a sublayer.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) { insert(layer, beside: sibling, above: true) }
  /// Replaces a sublayer with another layer.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) { replaceChild(oldLayer, with: newLayer) }
  /// Removes the layer from its superlayer. This removes all animations of the layer and its sublayers.
  open func removeFromSuperlayer() { detach() }

  // MARK: Layout

  /// Requests a layout before the next frame.
  open func setNeedsLayout() { markNeedsLayout() }
  /// Whether the layer needs layout.
  open func needsLayout() -> Bool { flags.contains(.needsLayout) }
  /// Lays out the subtree if needed. If consecutive superlayers also need layout, starts at the topmost of them.
  open func layoutIfNeeded() { layoutTreeIfNeeded() }
  /// Places the sublayers. The default implementation calls the delegate.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

  // MARK: Actions and animations

  /// Actions by event or property name. They are used if the delegate returns nil.
  open var actions: [String: any CAAction]?
  /// The action for an event. The search order is the delegate, ``actions``, the class's default action, and the implicit
  /// animation of a visible layer's property.
  open func action(forKey event: String) -> (any CAAction)? { foundAction(forKey: event) }
  /// The class's default action for an event.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
  /// Whether a change of the property makes the contents out of date.
  open class func needsDisplay(forKey key: String) -> Bool { false }
  /// The value of a property in a new layer of the class.
  open class func defaultValue(forKey key: String) -> Any? { Self().value(forKey: key) }
  /// Adds a copy of an animation, and removes a previous one with the same key.
  open func add(_ anim: CAAnimation, forKey key: String?) { addAnimation(anim, forKey: key) }
  /// Removes an animation before its end.
  open func removeAnimation(forKey key: String) { removeAnimations { $0.key == key } }
  /// Removes all animations of this layer before their end.
  open func removeAllAnimations() { removeAnimations { _ in true } }
  /// The keys of the animations in the order in which they apply; nil without animations.
  open func animationKeys() -> [String]? {
    let keys = animations.compactMap(\.key)
    return keys.isEmpty ? nil : keys
  }
  /// The layer's copy of the animation with a key. It must not be changed.
  open func animation(forKey key: String) -> CAAnimation? { animations.first { $0.key == key }?.animation }
  /// A copy of the layer in the state that is currently shown; nil if the layer's tree is not shown.
  open func presentation() -> Self? { presentationCopy() }
  /// The model layer of a presentation; otherwise the layer itself.
  open func model() -> Self { modelLayer() }

  // MARK: Time

  /// The begin time of the layer's own time, in the superlayer's time.
  open var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { changeTiming { $0.beginTime = newValue } }
  }
  open var duration: CFTimeInterval {
    get { timing.duration }
    set { changeTiming { $0.duration = newValue } }
  }
  /// The speed of time in the layer and its sublayers. At 0 the time stops at ``timeOffset``.
  open var speed: Float {
    get { timing.speed }
    set { changeTiming { $0.speed = newValue } }
  }
  /// An offset that is added to the layer's time, in seconds.
  open var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { changeTiming { $0.timeOffset = newValue } }
  }
  open var repeatCount: Float {
    get { timing.repeatCount }
    set { changeTiming { $0.repeatCount = newValue } }
  }
  open var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { changeTiming { $0.repeatDuration = newValue } }
  }
  open var autoreverses: Bool {
    get { timing.autoreverses }
    set { changeTiming { $0.autoreverses = newValue } }
  }
  open var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { changeTiming { $0.fillMode = newValue } }
  }

  // MARK: Values by name

  /// A name for the app's own use.
  open var name: String?
  /// The value of a property, or of a custom key.
  open func value(forKey key: String) -> Any? { value(forKeyPath: key) }
  /// Sets a property, or the value of a custom key.
  open func setValue(_ value: Any?, forKey key: String) { setValue(value, forKeyPath: key) }
  /// The value at a key path such as `transform.scale.x`. Numbers are `NSNumber`.
  open func value(forKeyPath keyPath: String) -> Any? { storedValue(atPath: keyPath) }
  /// Sets the value at a key path such as `position.x`.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) { store(value, atPath: keyPath) }
}

extension CALayer {
  struct Flags: OptionSet {
    let rawValue: UInt8
    static let needsLayout = Flags(rawValue: 1 << 0)
    /// At least one descendant needs layout.
    static let descendantNeedsLayout = Flags(rawValue: 1 << 1)
    static let needsDisplay = Flags(rawValue: 1 << 2)
    static let isMask = Flags(rawValue: 1 << 3)
  }
}

/// A blur of the picture behind a layer.
package struct BackdropBlur: Hashable, Sendable {
  /// The standard deviation of the blur, in points.
  package var radius: CGFloat
  /// The saturation: 1 keeps the colours, 0 makes them grey.
  package var saturation: CGFloat
  /// A colour that is drawn over the blurred picture.
  package var tint: CGColor?

  package init(radius: CGFloat, saturation: CGFloat, tint: CGColor?) {
    self.radius = radius
    self.saturation = saturation
    self.tint = tint
  }
}
