import CCairo

public typealias CFDictionary = [AnyHashable: Any]

extension CGContext {
  /// Gathers what is drawn from now on; the matching end lays it down as one, with the alpha, blend mode and shadow of now.
  public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
    saveGState()
    layers.append(savedStates.count)
    cairo_push_group(cr)
    state.alpha = 1
    state.blendMode = .normal
    state.shadow = nil
  }

  /// The same, with nothing outside a rectangle of user space.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {
    beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
    clip(to: rect)
  }

  /// Lays down what the layer has gathered.
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
