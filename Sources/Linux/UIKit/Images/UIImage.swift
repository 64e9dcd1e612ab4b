/// An image: pixels, or a system symbol that is drawn at any size.
public final class UIImage: NSObject, Sendable {
  enum Source: Sendable {
    case none
    case pixels(CGImage)
    case symbol(SystemSymbol, SymbolSettings)
  }

  struct Settings: Sendable {
    var renderingMode = RenderingMode.automatic
    var tint: UIColor?
    var capInsets = UIEdgeInsets.zero
    var resizingMode = ResizingMode.tile
    var isResizable = false
  }

  let source: Source
  let settings: Settings

  /// Pixels per point.
  public let scale: CGFloat
  /// The rotation that displays the pixels upright.
  public let imageOrientation: Orientation

  init(source: Source, scale: CGFloat, orientation: Orientation = .up, settings: Settings = .init()) {
    self.source = source
    self.scale = scale
    self.imageOrientation = orientation
    self.settings = settings
    super.init()
  }

  /// Makes an image of size zero.
  public override convenience init() { self.init(source: .none, scale: 1) }

  /// Makes an image with a scale of 1.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1, orientation: .up)
  }

  /// - Parameters:
  ///   - scale: Pixels per point.
  ///   - orientation: The rotation that displays the pixels upright.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    self.init(source: .pixels(cgImage), scale: scale, orientation: orientation)
  }

  /// Decodes PNG data. Returns nil for other data.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// Decodes PNG data with a scale in pixels per point. Returns nil for other data.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let image = try? CGImage(png: data) else { return nil }
    self.init(cgImage: image, scale: scale, orientation: .up)
  }

  /// Reads a PNG file. A file name that ends in `@2x` or `@3x` sets the scale. Returns nil if the file can't be read.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    let scale: CGFloat = name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1
    self.init(data: data, scale: scale)
  }

  /// The size of the upright image, in points.
  public var size: CGSize {
    switch source {
    case .none: .zero
    case .symbol(let symbol, let settings): symbol.size(settings)
    case .pixels(let image):
      imageOrientation.isSideways
        ? CGSize(width: CGFloat(image.height) / scale, height: CGFloat(image.width) / scale)
        : CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
    }
  }

  /// The original pixels, or a symbol drawn at its scale.
  public var cgImage: CGImage? {
    switch source {
    case .none: nil
    case .pixels(let image): image
    case .symbol: rendition(size: size, scale: scale, tint: settings.tint?.cgColor)
    }
  }

  /// Whether the image is a system symbol.
  public var isSymbolImage: Bool {
    if case .symbol = source { true } else { false }
  }

  /// Whether views display the colours of the image, or its shape in their tint colour.
  public var renderingMode: RenderingMode { settings.renderingMode }

  /// The margins, in points, that keep their size when the image is stretched.
  public var capInsets: UIEdgeInsets { settings.capInsets }

  /// The way in which the area between the margins is filled when the image is stretched.
  public var resizingMode: ResizingMode { settings.resizingMode }

  /// Returns the upright image as PNG data, or nil if its size is empty.
  public func pngData() -> Data? {
    if case .pixels(let image) = source, imageOrientation == .up, settings.tint == nil { return try? image.pngData() }
    return try? rendition(size: size, scale: scale, tint: settings.tint?.cgColor)?.pngData()
  }

  func with(_ change: (inout Settings) -> Void) -> UIImage {
    var settings = settings
    change(&settings)
    return UIImage(source: source, scale: scale, orientation: imageOrientation, settings: settings)
  }
}
