extension UIButton {
  /// A button's look as a value.
  public struct Configuration: Equatable {
    enum Base { case plain, gray, tinted, filled }

    /// How round the background's corners are.
    public enum CornerStyle: Int, Sendable {
      /// As `background.cornerRadius` says.
      case fixed = 0
      /// As `background.cornerRadius` says, with larger text more.
      case dynamic
      case small
      case medium
      case large
      /// Half of the height.
      case capsule
    }

    /// How large text and insets are.
    public enum Size: Int, Sendable {
      case mini
      case small
      case medium
      case large
    }

    let base: Base

    /// The title; without one the button's own is shown.
    public var title: String?
    /// The image; without one the button's own is shown.
    public var image: UIImage?
    /// What the image is drawn with if it is a symbol.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// On which side of the title the image is.
    public var imagePlacement: NSDirectionalRectEdge = .leading
    /// The space between title and image, in points.
    public var imagePadding: CGFloat = 0
    /// The space between the edges and the content, in points.
    public var contentInsets: NSDirectionalEdgeInsets
    /// The colour of title and image; without one it follows from the kind of look and the tint colour.
    public var baseForegroundColor: UIColor?
    /// The colour that the background's follows from; without one it is the tint colour.
    public var baseBackgroundColor: UIColor?
    /// How round the background's corners are.
    public var cornerStyle: CornerStyle = .dynamic
    /// How large the text is. It sets the insets that go with it.
    public var buttonSize: Size = .medium {
      didSet { if buttonSize != oldValue { contentInsets = Configuration.insets(of: buttonSize) } }
    }
    /// The fill behind the content.
    public var background = UIBackgroundConfiguration()

    private init(_ base: Base) {
      self.base = base
      contentInsets = Configuration.insets(of: .medium)
    }

    /// A title in the tint colour with no background.
    public static func plain() -> Configuration { Configuration(.plain) }

    /// A title in the tint colour on grey.
    public static func gray() -> Configuration { Configuration(.gray) }

    /// A title in the tint colour on a light shade of it.
    public static func tinted() -> Configuration { Configuration(.tinted) }

    /// A white title on the tint colour.
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

/// The fill behind a view's content as a value.
public struct UIBackgroundConfiguration: Equatable {
  /// The colour; without one it follows from where the background is used.
  public var backgroundColor: UIColor?
  /// The radius of the corners in points.
  public var cornerRadius: CGFloat = 5.95

  init() {}

  /// No fill and square corners.
  public static func clear() -> UIBackgroundConfiguration {
    var configuration = UIBackgroundConfiguration()
    configuration.backgroundColor = .clear
    configuration.cornerRadius = 0
    return configuration
  }
}
