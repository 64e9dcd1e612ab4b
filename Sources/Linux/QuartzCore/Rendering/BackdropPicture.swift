/// The blurred picture of the area behind a layer. It is reused until something behind the layer or the recipe changes.
final class BackdropPicture {
  struct Recipe: Equatable {
    let rect: PixelRect
    let sigma: CGFloat
    let saturation: CGFloat
    let tint: UInt32
  }

  private var recipe: Recipe?
  private(set) var bitmap: Bitmap?

  func isCurrent(for recipe: Recipe) -> Bool { bitmap != nil && self.recipe == recipe }

  func invalidate() { recipe = nil }

  /// Creates the picture from the canvas's current pixels.
  func make(_ recipe: Recipe, from canvas: PixelCanvas) {
    guard let source = canvas.bitmap else { return }
    let part = recipe.rect.offsetBy(dx: -canvas.bounds.x, dy: -canvas.bounds.y)
    let made = source.blurred(part, sigma: recipe.sigma, saturation: recipe.saturation)
    PixelCanvas(made).fill(made.bounds, recipe.tint)
    made.updateOpacity()
    bitmap = made
    self.recipe = recipe
  }
}
