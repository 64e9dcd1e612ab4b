import CCairo

public typealias CFDictionary = [AnyHashable: Any]

extension CGContext {
  /// Begins a transparency layer. The matching end draws its contents as one image, with the current alpha, blend mode and
  /// shadow.
  public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
    saveGState()
    layers.append(savedStates.count)
    cairo_push_group(cr)
    state.alpha = 1
    state.blendMode = .normal
    state.shadow = nil
  }

  /// Begins a transparency layer that is clipped to a rectangle of user space.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {
    beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
    clip(to: rect)
  }

  /// Ends the transparency layer and draws its contents.
  public func endTransparencyLayer() {
    guard let depth = layers.last else { return }
    while savedStates.count > depth { restoreGState() }
    layers.removeLast()
    let gathered = cairo_pop_group(cr)
    restoreGState()
    paint(clipExtents) { cr in
      cairo_set_source(cr, gathered)
      cairo_paint_with_alpha(cr, Double(state.alpha))
      cairo_set_source_rgb(cr, 0, 0, 0)
    }
    cairo_pattern_destroy(gathered)
  }
}
