/// Converts a layer tree at a moment to a list of display items, back to front.
struct SceneBuilder {
  /// The items of one layer and its sublayers.
  struct Span {
    let layer: ObjectIdentifier
    let items: Range<Int>
  }

  let time: CFTimeInterval
  /// The bounds of the target, in pixels.
  let target: PixelRect
  /// The area in which items can be drawn: the target, or the space around the origin of a separately drawn part.
  let area: PixelRect
  let resources: SceneResources
  /// Whether the builder creates a separately drawn part of a scene. Such a part has no background.
  var isDetached = false
  /// The last frame, in which transitions find their old pictures.
  var previous: Scene?

  var items: [DisplayItem] = []
  private(set) var spans: [Span] = []

  init(time: CFTimeInterval, target: PixelRect, area: PixelRect? = nil, resources: SceneResources) {
    self.time = time
    self.target = target
    self.area = area ?? target
    self.resources = resources
  }

  /// - Parameters:
  ///   - parent: The transform from the superlayer's coordinates to device space.
  ///   - clip: The pixels that may be changed.
  ///   - inherited: The opacity of superlayers without group opacity.
  mutating func add(_ layer: CALayer, parent: CGAffineTransform, clip: PixelRect, inherited: CGFloat = 1) {
    let state = layer.presentedState(at: time)
    let opacity = CGFloat(min(max(state.opacity, 0), 1)) * inherited
    guard !state.isHidden, opacity >= 1 / 512 else { return }
    guard state.isDoubleSided || state.transform.m33 >= 0 else { return }
    let geometry = LayerGeometry(state, parent: parent)
    guard geometry.isVisible else { return }
    if state.masksToBounds, geometry.frame.intersection(clip).isEmpty { return }
    if layer.needsDisplay(), !geometry.frame.intersection(clip).isEmpty {
      layer.displayIfNeeded()
      var drawn = LayerPass(layer, layer.presentedState(at: time), geometry, clip)
      add(&drawn, opacity)
    } else {
      var pass = LayerPass(layer, state, geometry, clip)
      add(&pass, opacity)
    }
  }

  private mutating func add(_ pass: inout LayerPass, _ opacity: CGFloat) {
    let first = items.count
    let transition = addTransitionStart(&pass)
    let mask = pass.layer.mask.map { maskOf(pass, $0) }
    if let mask { pass.clip = pass.clip.intersection(mask.rect) }
    let isGroup = mask != nil || (opacity < 1 && pass.layer.allowsGroupOpacity && pass.isComposite)
    let start = items.count
    if isGroup { append(&pass, .groupStart, .start, pass.clip) }
    pass.alpha = isGroup && pass.layer.allowsGroupOpacity ? 1 : opacity
    addContent(&pass)
    if isGroup {
      let alpha = pass.layer.allowsGroupOpacity ? opacity.byte : 255
      let end: DisplayItem.Paint = mask.map { .endMasked($0.mask, x: $0.x, y: $0.y, alpha: alpha) } ?? .endFading(alpha)
      close(pass, from: start, .groupEnd, end)
    }
    if let transition { addTransitionEnd(pass, transition) }
    if !isDetached, items.count > first { spans.append(Span(layer: ObjectIdentifier(pass.layer), items: first..<items.count)) }
  }

  mutating func addContent(_ pass: inout LayerPass) {
    if pass.hasShadow, !pass.state.masksToBounds { addShadow(pass) }
    let outer = pass.clip
    let start = items.count
    let clipEnd = addClipStart(&pass)
    addBackdrop(pass)
    addBackground(pass, isCut: clipEnd != nil)
    addContents(pass)
    addGradient(pass)
    addShape(pass)
    let transform = pass.geometry.sublayers(pass.state)
    for sublayer in pass.layer.sublayersInDrawingOrder {
      add(sublayer, parent: transform, clip: pass.clip, inherited: pass.alpha)
    }
    if let clipEnd { close(pass, from: start, .clipEnd, clipEnd) }
    pass.clip = outer
    addBorder(pass)
  }

  /// Begins to clip to the bounds. A rectangle only reduces the clip; any other outline needs a group, whose end is
  /// returned.
  private mutating func addClipStart(_ pass: inout LayerPass) -> DisplayItem.Paint? {
    let state = pass.state
    guard state.masksToBounds || (state.cornerRadius > 0 && pass.layer.backdropBlur != nil) else { return nil }
    let frame = pass.geometry.frame
    guard pass.geometry.isAligned else {
      pass.clip = pass.clip.intersection(frame)
      let clip = outline(pass, \.clip)
      append(&pass, .clipStart, .start, pass.clip)
      return .endMasked(clip.mask, x: clip.x, y: clip.y, alpha: 255)
    }
    if state.masksToBounds { pass.clip = pass.clip.intersection(frame) }
    let rounded = roundedFrame(pass)
    guard rounded.corner != nil, pass.hasInside else { return nil }
    append(&pass, .clipStart, .startRounded(rounded), pass.clip)
    return .endRounded(rounded)
  }

  // MARK: Items

  mutating func append(_ pass: LayerPass, _ role: DisplayItem.Role, _ paint: DisplayItem.Paint, _ rect: PixelRect) {
    let rect = rect.intersection(pass.clip)
    if rect.isEmpty { return }
    items.append(DisplayItem(key: .init(layer: ObjectIdentifier(pass.layer), role: role), paint: paint, rect: rect))
  }

  mutating func append(_ pass: inout LayerPass, _ role: DisplayItem.Role, _ paint: DisplayItem.Paint, _ rect: PixelRect) {
    items.append(DisplayItem(key: .init(layer: ObjectIdentifier(pass.layer), role: role), paint: paint, rect: rect))
  }

  mutating func setHole(_ hole: RoundedFrame) { items[items.count - 1].hole = hole }

  /// Ends a group. Its extent is that of its items; a group without items is removed.
  mutating func close(_ pass: LayerPass, from start: Int, _ role: DisplayItem.Role, _ end: DisplayItem.Paint) {
    let rect = items[(start + 1)...].reduce(PixelRect.zero) { $0.union($1.rect) }
    if rect.isEmpty {
      items.removeSubrange(start...)
      return
    }
    items[start].rect = rect
    items.append(DisplayItem(key: .init(layer: ObjectIdentifier(pass.layer), role: role), paint: end, rect: rect))
  }

  /// A builder for a separately drawn part of the scene, clipped to `area`.
  func detached(in area: PixelRect) -> SceneBuilder {
    var builder = SceneBuilder(time: time, target: target, area: area, resources: resources)
    builder.isDetached = true
    return builder
  }
}

/// The state of drawing one layer.
struct LayerPass {
  let layer: CALayer
  let state: LayerState
  private(set) var geometry: LayerGeometry
  var clip: PixelRect
  /// The factor for the opacity of the layer's own items.
  var alpha: CGFloat = 1
  var hasShadow = true

  init(_ layer: CALayer, _ state: LayerState, _ geometry: LayerGeometry, _ clip: PixelRect) {
    self.layer = layer
    self.state = state
    self.geometry = geometry
    self.clip = clip
  }

  var pictures: LayerPictures { layer.pictures }

  /// Moves the layer by whole pixels.
  mutating func move(by offset: (x: Int, y: Int)) {
    var device = geometry.device
    device.tx += CGFloat(offset.x)
    device.ty += CGFloat(offset.y)
    geometry = LayerGeometry(device: device, bounds: geometry.bounds)
  }

  /// Whether the outline contains anything except the background.
  var hasInside: Bool {
    layer.backdropBlur != nil || state.contents != nil || state.shape != nil || state.gradient != nil
      || !layer.sublayersInDrawingOrder.isEmpty
  }

  /// Whether several items are drawn, so that opacity must not be applied to each of them.
  var isComposite: Bool {
    if !layer.sublayersInDrawingOrder.isEmpty { return true }
    let hasFill = (state.backgroundColor?.alpha ?? 0) > 0
    let hasBorder = state.borderWidth > 0
    let hasRoundClip = state.cornerRadius > 0 && (state.masksToBounds || layer.backdropBlur != nil) && hasInside
    let things = [
      hasFill, hasBorder, hasRoundClip, state.shadow.opacity > 0, state.contents != nil, state.shape != nil,
      state.gradient != nil,
      layer.backdropBlur != nil, state.masksToBounds && !geometry.isAligned,
    ]
    return things.count { $0 } > 1
  }
}

extension CGFloat {
  /// A value from 0 to 1 in 255ths, rounded and clamped.
  var byte: UInt8 { UInt8((Swift.min(Swift.max(self, 0), 1) * 255).rounded()) }
}
