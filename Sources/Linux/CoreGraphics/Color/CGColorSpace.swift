public typealias CFString = String
public typealias CFArray = [Any]

/// The kind of components that a colour has.
public enum CGColorSpaceModel: Int32, Sendable {
  case unknown = -1
  case monochrome = 0
  case rgb = 1
}

/// The meaning of a colour's components. All drawing uses sRGB.
public final class CGColorSpace: Hashable, Sendable {
  public static let sRGB: CFString = "kCGColorSpaceSRGB"
  public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"

  public let name: CFString?
  public let model: CGColorSpaceModel

  /// Creates the colour space with a name; nil if the name is unknown.
  public init?(name: CFString) {
    switch name {
    case CGColorSpace.sRGB, CGColorSpace.extendedSRGB: model = .rgb
    case CGColorSpace.genericGrayGamma2_2: model = .monochrome
    default: return nil
    }
    self.name = name
  }

  init(model: CGColorSpaceModel) {
    self.model = model
    name = nil
  }

  /// The number of components without alpha.
  public var numberOfComponents: Int { model == .monochrome ? 1 : 3 }

  public static func == (lhs: CGColorSpace, rhs: CGColorSpace) -> Bool {
    lhs.model == rhs.model && lhs.name == rhs.name
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(model)
    hasher.combine(name)
  }

  static let deviceRGB = CGColorSpace(model: .rgb)
  static let deviceGray = CGColorSpace(model: .monochrome)
}

/// Returns the device-dependent RGB colour space.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .deviceRGB }

/// Returns the device-dependent greyscale colour space.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .deviceGray }
