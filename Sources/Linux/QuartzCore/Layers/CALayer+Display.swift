extension CALayer {
  final func markNeedsDisplay() {
    guard presentedLayer == nil else { return }
    flags.insert(.needsDisplay)
    layerContext?.noteChange()
  }

  /// Draws the contents with ``draw(in:)`` at the layer's size and scale. If nothing is drawn, the contents are nil and use
  /// no memory.
  package final func drawContents() {
    let width = Int((state.bounds.width * contentsScale).rounded(.up))
    let height = Int((state.bounds.height * contentsScale).rounded(.up))
    guard width > 0, height > 0 else {
      state.contents = nil
      return
    }
    let context = CGContext(pixelsWide: width, high: height, scale: contentsScale)
    context.translateBy(x: -state.bounds.minX, y: -state.bounds.minY)
    delegate?.layerWillDraw(self)
    draw(in: context)
    let bitmap = context.drawnBitmap
    bitmap?.updateOpacity()
    state.contents = bitmap.map(LayerBacking.init)
    layerContext?.noteChange()
  }
}
