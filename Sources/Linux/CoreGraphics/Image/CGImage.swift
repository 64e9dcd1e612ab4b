import CPixels

/// The position of the alpha component in a pixel.
public enum CGImageAlphaInfo: UInt32, Sendable {
  case none
  case premultipliedLast
  case premultipliedFirst
  case last
  case first
  case noneSkipLast
  case noneSkipFirst
  case alphaOnly
}

/// The layout of a pixel's bytes.
public struct CGBitmapInfo: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
}

/// An immutable image. Its pixels are premultiplied sRGB with 8 bits per component.
public final class CGImage: Hashable, Sendable {
  /// The pixels in rows from top to bottom, with alpha in the highest byte and blue in the lowest.
  package let pixels: [UInt32]

  /// The width in pixels.
  public let width: Int

  /// The height in pixels.
  public let height: Int

  /// Whether all pixels are opaque.
  package let isOpaque: Bool

  package init(pixels: [UInt32], width: Int, height: Int) {
    precondition(pixels.count == width * height)
    self.pixels = pixels
    self.width = width
    self.height = height
    isOpaque = pixels.withUnsafeBufferPointer { px_is_opaque($0.baseAddress, pixels.count) }
  }

  public var bitsPerComponent: Int { 8 }
  public var bitsPerPixel: Int { 32 }
  public var bytesPerRow: Int { width * 4 }
  public var colorSpace: CGColorSpace? { .deviceRGB }
  public var alphaInfo: CGImageAlphaInfo { isOpaque ? .noneSkipFirst : .premultipliedFirst }
  public var bitmapInfo: CGBitmapInfo { [.byteOrder32Little, CGBitmapInfo(rawValue: alphaInfo.rawValue)] }

  public func copy() -> CGImage? { self }

  /// Returns the part inside a rectangle, in pixels with the origin at the top left, enlarged to whole pixels; nil if they
  /// do not intersect.
  public func cropping(to rect: CGRect) -> CGImage? {
    let part = PixelRect(covering: rect.standardized).intersection(PixelRect(x: 0, y: 0, width: width, height: height))
    guard !part.isEmpty else { return nil }
    var cropped: [UInt32] = []
    cropped.reserveCapacity(part.area)
    for row in part.y..<part.maxY {
      cropped += pixels[row * width + part.x..<row * width + part.maxX]
    }
    return CGImage(pixels: cropped, width: part.width, height: part.height)
  }

  public static func == (lhs: CGImage, rhs: CGImage) -> Bool {
    lhs === rhs || (lhs.width == rhs.width && lhs.height == rhs.height && lhs.pixels == rhs.pixels)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(width)
    hasher.combine(height)
    // A few pixels distinguish most images. Hashing all of them would take longer than comparing.
    for index in stride(from: 0, to: pixels.count, by: max(pixels.count / 16, 1)) { hasher.combine(pixels[index]) }
  }
}
