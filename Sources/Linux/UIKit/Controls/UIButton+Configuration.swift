extension UIButton {
  /// The appearance of a button as a value.
  public struct Configuration: Equatable {
    enum Base { case plain, gray, tinted, filled }

    /// The roundness of the background's corners.
    public enum CornerStyle: Int, Sendable {
      /// The radius is `background.cornerRadius`.
      case fixed = 0
      /// The radius is `background.cornerRadius`; on iOS it grows with the text size.
      case dynamic
      case small
      case medium
      case large
      /// The radius is half of the height.
      case capsule
    }

    /// The size of the text and the insets.
    public enum Size: Int, Sendable {
      case mini
      case small
      case medium
      case large
    }

    let base: Base

    /// The title. If nil, the button's own title is shown.
    public var title: String?
    /// The image. If nil, the button's own image is shown.
    public var image: UIImage?
    /// The symbol configuration of the image.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// The side of the title on which the image is placed.
    public var imagePlacement: NSDirectionalRectEdge = .leading
    /// The space between title and image, in points.
    public var imagePadding: CGFloat = 0
    /// The space between the edges and the content, in points.
    public var contentInsets: NSDirectionalEdgeInsets
    /// The colour of title and image. If nil, it depends on the base style and the tint colour.
    public var baseForegroundColor: UIColor?
    /// The colour that the background colour is derived from. If nil, the tint colour is used.
    public var baseBackgroundColor: UIColor?
    /// The roundness of the background's corners.
    public var cornerStyle: CornerStyle = .dynamic
    /// The size of the text. Setting it also sets the default insets of that size.
    public var buttonSize: Size = .medium {
      didSet { if buttonSize != oldValue { contentInsets = Configuration.insets(of: buttonSize) } }
    }
    /// The background behind the content.
    public var background = UIBackgroundConfiguration()

    private init(_ base: Base) {
      self.base = base
      contentInsets = Configuration.insets(of: .medium)
    }

    /// Makes a title in the tint colour without a background.
    public static func plain() -> Configuration { Configuration(.plain) }

    /// Makes a title in the tint colour on grey.
    public static func gray() -> Configuration { Configuration(.gray) }

    /// Makes a title in the tint colour on a light shade of it.
    public static func tinted() -> Configuration { Configuration(.tinted) }

    /// Makes a white title on the tint colour.
    public static func filled() -> Configuration { Configuration(.filled) }

    private static func insets(of size: Size) -> NSDirectionalEdgeInsets {
      switch size {
      case .mini, .small: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
      case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
      case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
      }
    }
  }
}

/// The background of a view as a value.
public struct UIBackgroundConfiguration: Equatable {
  /// The colour. If nil, it depends on the view that uses the background.
  public var backgroundColor: UIColor?
  /// The radius of the corners, in points.
  public var cornerRadius: CGFloat = 5.95

  init() {}

  /// Makes a transparent background with square corners.
  public static func clear() -> UIBackgroundConfiguration {
    var configuration = UIBackgroundConfiguration()
    configuration.backgroundColor = .clear
    configuration.cornerRadius = 0
    return configuration
  }
}
