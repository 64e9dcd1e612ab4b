/// A view that displays an image, positioned by its `contentMode`.
@MainActor open class UIImageView: UIView {
  open override class var layerClass: AnyClass { ImageLayer.self }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp(nil, nil)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp(nil, nil)
  }

  private func setUp(_ image: UIImage?, _ highlightedImage: UIImage?) {
    isUserInteractionEnabled = false
    isOpaque = false
    self.image = image
    self.highlightedImage = highlightedImage
    showImage()
  }

  /// Makes an image view with the size of the image.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    setUp(image, nil)
  }

  /// Makes an image view with the size of the image.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    setUp(image, highlightedImage)
  }

  /// The displayed image.
  open var image: UIImage? {
    didSet {
      guard image !== oldValue else { return }
      if image?.size != oldValue?.size { invalidateIntrinsicContentSize() }
      showImage()
    }
  }

  /// The image that is displayed while `isHighlighted` is true; nil to keep displaying `image`.
  open var highlightedImage: UIImage? {
    didSet { if highlightedImage !== oldValue { showImage() } }
  }

  /// Whether `highlightedImage` is displayed.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { showImage() } }
  }

  /// The configuration for symbol images. Values that a symbol sets itself take precedence.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet {
      invalidateIntrinsicContentSize()
      showImage()
    }
  }

  open override var intrinsicContentSize: CGSize {
    guard let shown else { return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
    return shown.size
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { shown?.size ?? .zero }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    showImage()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showImage()
  }

  /// The displayed image, with the view's symbol configuration.
  var shown: UIImage? {
    let image = isHighlighted ? highlightedImage ?? image : image
    guard let image, let wanted = preferredSymbolConfiguration, let own = image.symbolConfiguration else { return image }
    return image.applyingSymbolConfiguration(.init(settings: wanted.settings.merging(own.settings)))
  }

  private func showImage() {
    guard let layer = layer as? ImageLayer else { return }
    layer.screenScale = screenScale
    layer.tint = tintColor.resolvedColor(with: traitCollection).cgColor
    layer.image = shown
  }
}
