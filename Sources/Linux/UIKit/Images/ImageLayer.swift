/// The layer of an image view, which makes its contents from the image before it is displayed.
final class ImageLayer: CALayer {
  var image: UIImage? {
    didSet { if image !== oldValue { setNeedsDisplay() } }
  }

  /// Whether the contents are drawn for the displayed size.
  private var followsSize: Bool { image.map { $0.isSymbolImage || $0.settings.isResizable } ?? false }

  override var needsDisplayOnBoundsChange: Bool {
    get { followsSize || super.needsDisplayOnBoundsChange }
    set { super.needsDisplayOnBoundsChange = newValue }
  }

  override var contentsGravity: CALayerContentsGravity {
    didSet { if contentsGravity != oldValue, followsSize { setNeedsDisplay() } }
  }

  /// The colour of template images.
  var tint: CGColor? {
    didSet { if tint != oldValue, image?.isTemplate == true { setNeedsDisplay() } }
  }

  /// Device pixels per point, for images that have to be drawn.
  var screenScale: CGFloat = 1 {
    didSet { if screenScale != oldValue { setNeedsDisplay() } }
  }

  override func display() {
    guard let image else {
      contents = nil
      return
    }
    let tint = image.isTemplate ? tint ?? image.settings.tint?.cgColor : image.settings.tint?.cgColor
    if image.isSymbolImage || (image.settings.isResizable && contentsGravity == .resize) {
      contentsScale = screenScale
      contents = image.rendition(size: shownSize(of: image.size), scale: screenScale, tint: tint)
    } else {
      contentsScale = image.scale
      contents = image.pixels(tint: tint)
    }
  }

  private func shownSize(of size: CGSize) -> CGSize {
    guard size.width > 0, size.height > 0, bounds.width > 0, bounds.height > 0 else { return size }
    let (x, y) = (bounds.width / size.width, bounds.height / size.height)
    return switch contentsGravity {
    case .resize: bounds.size
    case .resizeAspect: CGSize(width: size.width * min(x, y), height: size.height * min(x, y))
    case .resizeAspectFill: CGSize(width: size.width * max(x, y), height: size.height * max(x, y))
    default: size
    }
  }
}
