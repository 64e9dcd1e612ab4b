/// A rectangle of a picture, with everything that is drawn in it and a tree of further layers.
///
/// Setting a property changes the model at once. What is shown may follow in an animation, whose present state
/// ``presentation()`` tells. All lengths are in points, all points in the coordinate space named beside the property.
open class CALayer: NSObject, CAMediaTiming {
  /// The model's values, or in a presentation copy those shown.
  package final var state = LayerState()
  final var timing = MediaTiming(duration: .infinity)
  final var children: [CALayer] = []
  final unowned var parent: CALayer?
  final unowned var layerContext: LayerContext?
  final var presentedLayer: CALayer?
  final var animations: [RunningAnimation] = []
  final var flags: Flags = []
  /// The commit during which the layer came into its tree: until that is over, its changes are part of its first picture.
  final var entryCommit = -1
  /// What a renderer keeps for the layer.
  final var existingPictures: LayerPictures?
  package final var backdropBlur: BackdropBlur? {
    didSet { didChangePicture() }
  }

  /// Asked for contents, layout and actions. In a layer that belongs to a view it is the view.
  open weak var delegate: (any CALayerDelegate)?

  public required override init() { super.init() }

  /// A copy of another layer's values, made to show the state of an animation. Subclasses with values of their own copy them here.
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

  /// The layer's rectangle in its own coordinates. Its origin is the point of the contents at the layer's corner.
  open var bounds: CGRect {
    get { state.bounds }
    set {
      let old = state.bounds
      change(.bounds, newValue != old) { state.bounds = newValue }
      if newValue != old { boundsDidChange(from: old) }
    }
  }
  /// Where ``anchorPoint`` lies in the superlayer.
  open var position: CGPoint {
    get { state.position }
    set { change(.position, newValue != state.position) { state.position = newValue } }
  }
  /// Order in depth among siblings: higher is nearer.
  open var zPosition: CGFloat {
    get { state.zPosition }
    set { change(.zPosition, newValue != state.zPosition) { state.zPosition = newValue } }
  }
  /// The point of the bounds that ``position`` places and ``transform`` turns about, as parts of width and height.
  open var anchorPoint: CGPoint {
    get { state.anchorPoint }
    set { change(.anchorPoint, newValue != state.anchorPoint) { state.anchorPoint = newValue } }
  }
  /// The depth of the anchor point.
  open var anchorPointZ: CGFloat {
    get { state.anchorPointZ }
    set { change(.anchorPointZ, newValue != state.anchorPointZ) { state.anchorPointZ = newValue } }
  }
  /// Applied to the layer and all in it, about the anchor point.
  open var transform: CATransform3D {
    get { state.transform }
    set { change(.transform, newValue != state.transform) { state.transform = newValue } }
  }
  /// Applied to the sublayers, about this layer's anchor point.
  open var sublayerTransform: CATransform3D {
    get { state.sublayerTransform }
    set { change(.sublayerTransform, newValue != state.sublayerTransform) { state.sublayerTransform = newValue } }
  }
  /// The smallest rectangle around the layer in its superlayer. Setting it sets the bounds' size and the position so that it fits; with a
  /// rotation by anything but quarter turns only its origin can be kept.
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
  /// Sets ``transform`` to one of the plane.
  open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }
  /// Whether a point in the layer's own coordinates lies in its bounds.
  open func contains(_ p: CGPoint) -> Bool { state.bounds.contains(p) }
  /// The deepest layer in front at a point, which is in the superlayer's coordinates.
  open func hitTest(_ p: CGPoint) -> CALayer? { deepestLayer(at: p) }
  /// The size that the layer wants to have: its present one.
  open func preferredFrameSize() -> CGSize { state.bounds.size }

  // MARK: Appearance

  /// Whether neither the layer nor anything in it is shown.
  open var isHidden: Bool {
    get { state.isHidden }
    set { change(.hidden, newValue != state.isHidden) { state.isHidden = newValue } }
  }
  /// Whether the layer is shown when its back is turned to the viewer.
  open var isDoubleSided: Bool {
    get { state.isDoubleSided }
    set { change(.doubleSided, newValue != state.isDoubleSided) { state.isDoubleSided = newValue } }
  }
  /// From 0, invisible, to 1; for the layer with all that is in it.
  open var opacity: Float {
    get { state.opacity }
    set { change(.opacity, newValue != state.opacity) { state.opacity = newValue } }
  }
  /// Fills the bounds behind the contents.
  open var backgroundColor: CGColor? {
    get { state.backgroundColor }
    set { change(.backgroundColor, newValue != state.backgroundColor) { state.backgroundColor = newValue } }
  }
  /// The radius of the corners in ``maskedCorners``.
  open var cornerRadius: CGFloat {
    get { state.cornerRadius }
    set { change(.cornerRadius, newValue != state.cornerRadius) { state.cornerRadius = newValue } }
  }
  /// The corners that ``cornerRadius`` rounds; all by default.
  open var maskedCorners = CACornerMask.all {
    didSet { didChangePicture() }
  }
  /// The line that a rounded corner follows.
  open var cornerCurve = CALayerCornerCurve.circular {
    didSet { didChangePicture() }
  }
  /// The width of the border, which lies inside of the bounds.
  open var borderWidth: CGFloat {
    get { state.borderWidth }
    set { change(.borderWidth, newValue != state.borderWidth) { state.borderWidth = newValue } }
  }
  open var borderColor: CGColor? {
    get { state.borderColor }
    set { change(.borderColor, newValue != state.borderColor) { state.borderColor = newValue } }
  }
  /// Whether sublayers and contents are cut off at the bounds and their rounded corners.
  open var masksToBounds: Bool {
    get { state.masksToBounds }
    set { change(.masksToBounds, newValue != state.masksToBounds) { state.masksToBounds = newValue } }
  }
  /// A layer whose alpha is that of this one, in this layer's coordinates. It must not be a sublayer.
  open var mask: CALayer? {
    didSet { maskDidChange(from: oldValue) }
  }
  open var shadowColor: CGColor? {
    get { state.shadow.color }
    set { change(.shadowColor, newValue != state.shadow.color) { state.shadow.color = newValue } }
  }
  /// From 0, the default, to 1.
  open var shadowOpacity: Float {
    get { state.shadow.opacity }
    set { change(.shadowOpacity, newValue != state.shadow.opacity) { state.shadow.opacity = newValue } }
  }
  /// How far the shadow lies from the layer.
  open var shadowOffset: CGSize {
    get { state.shadow.offset }
    set { change(.shadowOffset, newValue != state.shadow.offset) { state.shadow.offset = newValue } }
  }
  /// How far the shadow's edge is blurred.
  open var shadowRadius: CGFloat {
    get { state.shadow.radius }
    set { change(.shadowRadius, newValue != state.shadow.radius) { state.shadow.radius = newValue } }
  }
  /// The outline that casts the shadow, in the layer's own coordinates; nil for what the layer shows.
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
  /// Pixels for each point of the contents.
  open var contentsScale: CGFloat {
    get { state.contentsScale }
    set { change(.contentsScale, newValue != state.contentsScale) { state.contentsScale = newValue } }
  }
  /// The part of the image that is shown, as parts of its width and height.
  open var contentsRect: CGRect {
    get { state.contentsRect }
    set { change(.contentsRect, newValue != state.contentsRect) { state.contentsRect = newValue } }
  }
  /// The part of the image that is stretched when the image is resized, as parts of its width and height.
  open var contentsCenter: CGRect {
    get { state.contentsCenter }
    set { change(.contentsCenter, newValue != state.contentsCenter) { state.contentsCenter = newValue } }
  }
  /// How the image fills the bounds.
  open var contentsGravity = CALayerContentsGravity.resize {
    didSet { didChangePicture() }
  }
  /// Whether the contents are known to cover the bounds without gaps. A promise that lets drawing skip what lies behind.
  open var isOpaque = false {
    didSet { didChangePicture() }
  }
  /// Whether the layer with all in it is drawn once and kept as an image.
  open var shouldRasterize = false {
    didSet { didChangePicture() }
  }
  /// Pixels for each point of that image.
  open var rasterizationScale: CGFloat = 1 {
    didSet { didChangePicture() }
  }
  /// Whether opacity acts on the layer and its sublayers as one picture instead of on each of them.
  open var allowsGroupOpacity = true {
    didSet { didChangePicture() }
  }
  /// Whether contents are drawn anew when the size changes.
  open var needsDisplayOnBoundsChange = false
  /// Marks the contents as out of date; they are drawn when a picture needs them.
  open func setNeedsDisplay() { markNeedsDisplay() }
  /// Marks the contents as out of date. They are drawn as a whole.
  open func setNeedsDisplay(_ r: CGRect) { markNeedsDisplay() }
  /// Whether the contents are out of date.
  open func needsDisplay() -> Bool { flags.contains(.needsDisplay) }
  /// Draws the contents if they are out of date.
  open func displayIfNeeded() {
    guard flags.contains(.needsDisplay) else { return }
    flags.remove(.needsDisplay)
    display()
  }
  /// Provides the contents: the delegate's, or what ``draw(in:)`` draws.
  open func display() {
    if let delegate { delegate.display(self) } else { drawContents() }
  }
  /// Draws the contents, in the layer's own coordinates. By default the delegate does.
  open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }

  // MARK: Tree

  /// The layer in which this one lies.
  open var superlayer: CALayer? {
    flags.contains(.isMask) ? nil : (presentedLayer == nil ? parent : presentedLayer?.superlayer?.presentation())
  }
  /// The layers in this one, back to front as far as their ``zPosition`` is equal.
  open var sublayers: [CALayer]? {
    get { shownChildren }
    set { replaceChildren(with: newValue ?? []) }
  }
  /// Adds a layer in front of all others; it leaves the layer in which it was.
  open func addSublayer(_ layer: CALayer) { insert(layer, at: nil) }
  /// Inserts a layer at an index of ``sublayers``.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }
  /// Inserts a layer behind one of the sublayers; behind all when that is nil or not a sublayer.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) { insert(layer, beside: sibling, above: false) }
  /// Inserts a layer in front of one of the sublayers; in front of all when that is nil or not a sublayer.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) { insert(layer, beside: sibling, above: true) }
  /// Puts a layer into the place of another.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) { replaceChild(oldLayer, with: newLayer) }
  /// Takes the layer out of its superlayer. Animations in it and below end.
  open func removeFromSuperlayer() { detach() }

  // MARK: Layout

  /// Asks for a layout before the next frame.
  open func setNeedsLayout() { markNeedsLayout() }
  /// Whether a layout is due.
  open func needsLayout() -> Bool { flags.contains(.needsLayout) }
  /// Does the layout that is due in this layer's subtree, beginning with the topmost superlayer that has one due without a gap.
  open func layoutIfNeeded() { layoutTreeIfNeeded() }
  /// Places the sublayers. By default the delegate does.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

  // MARK: Actions and animations

  /// Actions by event or name of a property, used when the delegate has none.
  open var actions: [String: any CAAction]?
  /// The action for an event: the delegate's, that of ``actions``, the class's default, or for a property of a layer that is shown and has no
  /// delegate an animation from what is shown.
  open func action(forKey event: String) -> (any CAAction)? { foundAction(forKey: event) }
  /// The action of all layers of the class for an event.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
  /// Whether a change of the property makes the contents out of date.
  open class func needsDisplay(forKey key: String) -> Bool { false }
  /// The value of a property in a new layer of the class.
  open class func defaultValue(forKey key: String) -> Any? { Self().value(forKey: key) }
  /// Adds a copy of an animation. One that was added under the same key before is removed.
  open func add(_ anim: CAAnimation, forKey key: String?) { addAnimation(anim, forKey: key) }
  /// Removes an animation before its end.
  open func removeAnimation(forKey key: String) { removeAnimations { $0.key == key } }
  /// Removes all animations of this layer before their end.
  open func removeAllAnimations() { removeAnimations { _ in true } }
  /// The keys of the animations in the order in which they apply, or nil when there are none.
  open func animationKeys() -> [String]? {
    let keys = animations.compactMap(\.key)
    return keys.isEmpty ? nil : keys
  }
  /// The layer's copy of the animation added under a key. It must not be changed.
  open func animation(forKey key: String) -> CAAnimation? { animations.first { $0.key == key }?.animation }
  /// A copy of the layer in the state that is shown now; nil when the layer is in no tree that is shown.
  open func presentation() -> Self? { presentationCopy() }
  /// The layer whose state this is: itself, unless it is a presentation.
  open func model() -> Self { modelLayer() }

  // MARK: Time

  /// When the layer's time begins, in the superlayer's time.
  open var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { changeTiming { $0.beginTime = newValue } }
  }
  open var duration: CFTimeInterval {
    get { timing.duration }
    set { changeTiming { $0.duration = newValue } }
  }
  /// How fast time runs in the layer and all in it. At 0 it stands still at ``timeOffset``.
  open var speed: Float {
    get { timing.speed }
    set { changeTiming { $0.speed = newValue } }
  }
  /// What is added to the layer's time.
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

  /// A name for the program's own use.
  open var name: String?
  /// The value of a property, or one stored under a name of your own.
  open func value(forKey key: String) -> Any? { value(forKeyPath: key) }
  /// Sets a property, or stores a value under a name of your own.
  open func setValue(_ value: Any?, forKey key: String) { setValue(value, forKeyPath: key) }
  /// The value at a path such as `transform.scale.x`. Numbers are `NSNumber`.
  open func value(forKeyPath keyPath: String) -> Any? { storedValue(atPath: keyPath) }
  /// Sets the value at a path such as `position.x`.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) { store(value, atPath: keyPath) }
}

extension CALayer {
  struct Flags: OptionSet {
    let rawValue: UInt8
    static let needsLayout = Flags(rawValue: 1 << 0)
    /// Some layer below needs a layout.
    static let descendantNeedsLayout = Flags(rawValue: 1 << 1)
    static let needsDisplay = Flags(rawValue: 1 << 2)
    static let isMask = Flags(rawValue: 1 << 3)
  }
}

/// What a layer shows of the picture behind it.
package struct BackdropBlur: Hashable, Sendable {
  /// How far the picture is blurred, in points.
  package var radius: CGFloat
  /// 1 keeps the colours, 0 makes them grey.
  package var saturation: CGFloat
  /// Drawn over the blurred picture.
  package var tint: CGColor?

  package init(radius: CGFloat, saturation: CGFloat, tint: CGColor?) {
    self.radius = radius
    self.saturation = saturation
    self.tint = tint
  }
}
