/// An immutable colour. Components range from 0 to 1 and are not multiplied by alpha.
public final class CGColor: Hashable, Sendable {
  // Apple declares these for macOS only. They are not public, because code that uses them would not compile for iOS.
  package static let black = CGColor(gray: 0, alpha: 1)
  package static let white = CGColor(gray: 1, alpha: 1)
  package static let clear = CGColor(gray: 0, alpha: 0)

  private let space: CGColorSpace
  package let red: CGFloat
  package let green: CGFloat
  package let blue: CGFloat

  /// The opacity, from 0 (transparent) to 1 (opaque).
  public let alpha: CGFloat

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    space = .deviceRGB
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  public init(gray: CGFloat, alpha: CGFloat) {
    space = .deviceGray
    (red, green, blue, self.alpha) = (gray, gray, gray, alpha)
  }

  public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    space = CGColorSpace(name: CGColorSpace.sRGB) ?? .deviceRGB
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  /// Creates a colour from the components of the colour space, followed by alpha; nil if the model of the space is unknown.
  public init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    self.space = space
    switch space.model {
    case .monochrome:
      (red, green, blue, alpha) = (components[0], components[0], components[0], components[1])
    case .rgb:
      (red, green, blue, alpha) = (components[0], components[1], components[2], components[3])
    case .unknown: return nil
    }
  }

  private init(_ color: CGColor, alpha: CGFloat) {
    space = color.space
    (red, green, blue, self.alpha) = (color.red, color.green, color.blue, alpha)
  }

  public var colorSpace: CGColorSpace? { space }

  /// The components of the colour space, followed by alpha.
  public var components: [CGFloat]? {
    space.model == .monochrome ? [red, alpha] : [red, green, blue, alpha]
  }

  /// The number of components, including alpha.
  public var numberOfComponents: Int { space.numberOfComponents + 1 }

  public func copy() -> CGColor? { self }

  /// Returns the same colour with another alpha.
  public func copy(alpha: CGFloat) -> CGColor? { CGColor(self, alpha: alpha) }

  public static func == (lhs: CGColor, rhs: CGColor) -> Bool {
    lhs === rhs
      || (lhs.red == rhs.red && lhs.green == rhs.green && lhs.blue == rhs.blue && lhs.alpha == rhs.alpha
        && lhs.space == rhs.space)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(red)
    hasher.combine(green)
    hasher.combine(blue)
    hasher.combine(alpha)
  }
}

extension CGColor {
  /// Red, green, blue and alpha, for any colour space.
  package var rgba: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) { (red, green, blue, alpha) }

  package var isOpaque: Bool { alpha >= 1 }

  /// The colour as a pixel of a bitmap: premultiplied, with blue in the lowest byte.
  package var pixel: UInt32 { pixel(alpha: 1) }

  /// The colour as a pixel of a bitmap, with alpha multiplied by a factor.
  package func pixel(alpha factor: CGFloat) -> UInt32 {
    let opacity = (alpha * factor).clampedToUnit
    func byte(_ value: CGFloat) -> UInt32 { UInt32((value * 255).rounded()) }
    return byte(opacity) << 24 | byte(red.clampedToUnit * opacity) << 16 | byte(green.clampedToUnit * opacity) << 8
      | byte(blue.clampedToUnit * opacity)
  }
}

extension CGFloat {
  var clampedToUnit: CGFloat { Swift.min(Swift.max(self, 0), 1) }
}
