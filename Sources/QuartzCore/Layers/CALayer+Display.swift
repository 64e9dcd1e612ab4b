extension CALayer {
  final func markNeedsDisplay() {
    guard presentedLayer == nil else { return }
    flags.insert(.needsDisplay)
    layerContext?.noteChange()
  }

  /// Draws the contents with ``draw(in:)`` into an image of the layer's size and scale.
  package final func drawContents() {
    let width = Int((state.bounds.width * contentsScale).rounded(.up))
    let height = Int((state.bounds.height * contentsScale).rounded(.up))
    guard width > 0, height > 0 else {
      state.contents = nil
      return
    }
    let bitmap = Bitmap(width: width, height: height)
    let context = CGContext(bitmap: bitmap, scale: contentsScale)
    context.translateBy(x: -state.bounds.minX, y: -state.bounds.minY)
    delegate?.layerWillDraw(self)
    draw(in: context)
    state.contents = bitmap.makeImage()
    layerContext?.noteChange()
  }
}
