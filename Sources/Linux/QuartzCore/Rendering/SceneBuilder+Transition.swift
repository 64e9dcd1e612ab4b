extension SceneBuilder {
  struct Transition {
    let start: Int
    let picture: PlacedBitmap?
    let progress: UInt8
    /// The offset of the old picture from its position at rest, in pixels.
    let old: (x: Int, y: Int)
    let type: CATransitionType
  }

  /// Begins the drawing of a layer's new picture, and moves the layer if the transition moves it.
  mutating func addTransitionStart(_ pass: inout LayerPass) -> Transition? {
    guard let state = pass.state.transition else {
      pass.layer.existingPictures?.previous = nil
      return nil
    }
    if isDetached || state.progress >= 1 { return nil }
    let picture = leftPicture(pass, state.identifier)
    let progress = min(max(state.progress, 0), 1)
    let (x, y) = Self.direction(state.subtype)
    let frame = pass.geometry.frame
    func shift(_ part: CGFloat) -> (x: Int, y: Int) {
      (Int((CGFloat(frame.width * x) * part).rounded()), Int((CGFloat(frame.height * y) * part).rounded()))
    }
    let start = items.count
    switch state.type {
    case .push, .moveIn:
      let new = shift(1 - progress)
      let old = state.type == .push ? shift(-progress) : (0, 0)
      pass.clip = pass.clip.intersection(frame)
      if let picture { append(pass, old: picture, at: old) }
      pass.move(by: new)
      return Transition(start: start, picture: nil, progress: 255, old: (0, 0), type: state.type)
    case .reveal:
      pass.clip = pass.clip.intersection(frame)
      return Transition(start: start, picture: picture, progress: 255, old: shift(-progress), type: state.type)
    default:
      append(&pass, .transitionStart, .start, pass.clip)
      return Transition(start: start, picture: picture, progress: progress.byte, old: (0, 0), type: state.type)
    }
  }

  mutating func addTransitionEnd(_ pass: LayerPass, _ transition: Transition) {
    switch transition.type {
    case .push, .moveIn: return
    case .reveal:
      if let picture = transition.picture { append(pass, old: picture, at: transition.old) }
    default:
      guard let picture = transition.picture else {
        return close(pass, from: transition.start, .transitionEnd, .endFading(transition.progress))
      }
      // The old picture may cover pixels that the new one does not.
      let rect = items[(transition.start + 1)...].reduce(picture.rect) { $0.union($1.rect) }.intersection(pass.clip)
      items[transition.start].rect = rect
      let end = DisplayItem.Paint.endCrossing(picture.bitmap, x: picture.x, y: picture.y, transition.progress)
      items.append(DisplayItem(key: .init(layer: ObjectIdentifier(pass.layer), role: .transitionEnd), paint: end, rect: rect))
    }
  }

  private mutating func append(_ pass: LayerPass, old picture: PlacedBitmap, at offset: (x: Int, y: Int)) {
    let rect = picture.rect.offsetBy(dx: offset.x, dy: offset.y)
    append(pass, .previous, .picture(picture.bitmap, x: rect.x, y: rect.y, alpha: 255), rect)
  }

  /// The picture before the transition, drawn once from the layer's items in the last frame.
  private func leftPicture(_ pass: LayerPass, _ identifier: Int) -> PlacedBitmap? {
    if let kept = pass.pictures.previous, kept.identifier == identifier { return kept.picture }
    var picture: PlacedBitmap?
    if let previous, let span = previous.spans.first(where: { $0.layer == ObjectIdentifier(pass.layer) }) {
      let items = previous.items[span.items].filter {
        if case .backdrop = $0.paint { false } else { true }
      }
      let rect = items.extent
      if !rect.isEmpty { picture = PlacedBitmap(bitmap: ScenePainter.picture(of: items, in: rect), x: rect.x, y: rect.y) }
    }
    pass.pictures.previous = (identifier, picture)
    return picture
  }

  /// The direction from which the new picture comes. In Core Animation, "top" is the bottom if the y axis points down, as
  /// in UIKit.
  private static func direction(_ subtype: CATransitionSubtype?) -> (x: Int, y: Int) {
    switch subtype {
    case .fromRight: (1, 0)
    case .fromTop: (0, 1)
    case .fromBottom: (0, -1)
    default: (-1, 0)
    }
  }
}
