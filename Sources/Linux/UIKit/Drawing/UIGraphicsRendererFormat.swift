/// The format of a renderer's output.
open class UIGraphicsRendererFormat: NSObject, NSCopying {
  /// The rectangle that the renderer draws, in points. The renderer sets it in its copy of the format.
  open internal(set) var bounds: CGRect = .zero

  public required override init() { super.init() }

  /// Returns the format for the main screen.
  open class func preferred() -> Self { self.init() }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self()
    copy.bounds = bounds
    return copy
  }
}

/// The format of an image renderer's output.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// Pixels per point; by default the scale of the main screen.
  open var scale: CGFloat = DisplayScale.current
  /// Whether the image is initially black instead of transparent.
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
