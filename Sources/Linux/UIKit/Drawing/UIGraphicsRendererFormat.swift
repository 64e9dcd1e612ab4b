/// What a renderer's canvas is like.
open class UIGraphicsRendererFormat: NSObject, NSCopying {
  /// The rectangle that the renderer draws, in points; set by the renderer that the format was given to.
  open internal(set) var bounds: CGRect = .zero

  public required override init() { super.init() }

  /// The format that suits the main screen.
  open class func preferred() -> Self { self.init() }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self()
    copy.bounds = bounds
    return copy
  }
}

/// What an image renderer's canvas is like.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// Pixels for each point; the main screen's at first.
  open var scale: CGFloat = DisplayScale.current
  /// Whether the image starts black instead of transparent.
  open var opaque = false

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    if let copy = copy as? UIGraphicsImageRendererFormat {
      copy.scale = scale
      copy.opaque = opaque
    }
    return copy
  }
}
