extension UIImage {
  /// How pixels have to be turned to stand upright. The mirrored ones are flipped sideways first and then turned.
  public enum Orientation: Int, Sendable {
    case up = 0
    case down = 1
    case left = 2
    case right = 3
    case upMirrored = 4
    case downMirrored = 5
    case leftMirrored = 6
    case rightMirrored = 7

    var isSideways: Bool {
      switch self {
      case .left, .right, .leftMirrored, .rightMirrored: true
      default: false
      }
    }
  }

  /// Whether views show an image's own colours.
  public enum RenderingMode: Int, Sendable {
    /// As the view thinks best: symbols as templates, all others in their own colours.
    case automatic = 0
    case alwaysOriginal = 1
    /// Only the shape counts; it is filled with the view's tint colour.
    case alwaysTemplate = 2
  }

  /// What happens to the middle of a stretched image.
  public enum ResizingMode: Int, Sendable {
    case tile = 0
    case stretch = 1
  }

  /// The same image with another rendering mode.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    with { $0.renderingMode = renderingMode }
  }

  /// The image's shape in one colour.
  public func withTintColor(_ color: UIColor) -> UIImage {
    withTintColor(color, renderingMode: .automatic)
  }

  /// The image's shape in one colour; with `alwaysOriginal` views leave the colour as it is.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    with {
      $0.tint = color
      $0.renderingMode = renderingMode
    }
  }

  /// The same image with margins that keep their size when it is stretched, and a middle that repeats.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// The same image with margins that keep their size when it is stretched.
  ///
  /// - Parameter capInsets: In points.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
    with {
      $0.capInsets = capInsets
      $0.resizingMode = resizingMode
      $0.isResizable = true
    }
  }

  /// Whether views fill the shape with their tint colour.
  var isTemplate: Bool {
    switch renderingMode {
    case .alwaysTemplate: true
    case .alwaysOriginal: false
    case .automatic: isSymbolImage
    }
  }
}
