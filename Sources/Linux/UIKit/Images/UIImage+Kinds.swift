extension UIImage {
  /// The rotation that displays the pixels upright. Mirrored orientations flip the pixels horizontally before they rotate them.
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

  /// Whether views display the colours of an image, or use it as a template.
  public enum RenderingMode: Int, Sendable {
    /// Symbols are templates, other images keep their colours.
    case automatic = 0
    case alwaysOriginal = 1
    /// Views fill the shape of the image with their tint colour.
    case alwaysTemplate = 2
  }

  /// The way in which the middle of a resizable image fills its space.
  public enum ResizingMode: Int, Sendable {
    case tile = 0
    case stretch = 1
  }

  /// Returns the image with another rendering mode.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    with { $0.renderingMode = renderingMode }
  }

  /// Returns the shape of the image filled with a colour.
  public func withTintColor(_ color: UIColor) -> UIImage {
    withTintColor(color, renderingMode: .automatic)
  }

  /// Returns the shape of the image filled with a colour. With `alwaysOriginal`, views don't replace the
  /// colour with their tint colour.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    with {
      $0.tint = color
      $0.renderingMode = renderingMode
    }
  }

  /// Returns an image whose margins keep their size when it is stretched, and whose middle is tiled.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// Returns an image whose margins keep their size when it is stretched.
  ///
  /// - Parameter capInsets: The margins, in points.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
    with {
      $0.capInsets = capInsets
      $0.resizingMode = resizingMode
      $0.isResizable = true
    }
  }

  /// Whether views fill the shape of the image with their tint colour.
  var isTemplate: Bool {
    switch renderingMode {
    case .alwaysTemplate: true
    case .alwaysOriginal: false
    case .automatic: isSymbolImage
    }
  }
}
