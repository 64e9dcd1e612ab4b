import CPixels

/// Where a pixel's alpha is kept.
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

/// How the bytes of a pixel are laid out.
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

/// A picture that never changes. Its pixels are premultiplied sRGB with 8 bits for each component.
public final class CGImage: Hashable, Sendable {
  /// Rows from top to bottom, `width` pixels each, alpha in the highest byte and blue in the lowest.
  package let pixels: [UInt32]

  /// In pixels.
  public let width: Int

  /// In pixels.
  public let height: Int

  /// Whether no pixel lets anything shine through.
  package let isOpaque: Bool

  package init(pixels: [UInt32], width: Int, height: Int) {
    precondition(pixels.count == width * height)
    self.pixels = pixels
    self.width = width
    self.height = height
    isOpaque = pixels.withUnsafeBufferPointer { hm_is_opaque($0.baseAddress, pixels.count) }
  }

  public var bitsPerComponent: Int { 8 }
  public var bitsPerPixel: Int { 32 }
  public var bytesPerRow: Int { width * 4 }
  public var colorSpace: CGColorSpace? { .deviceRGB }
  public var alphaInfo: CGImageAlphaInfo { isOpaque ? .noneSkipFirst : .premultipliedFirst }
  public var bitmapInfo: CGBitmapInfo { [.byteOrder32Little, CGBitmapInfo(rawValue: alphaInfo.rawValue)] }

  public func copy() -> CGImage? { self }

  /// The part of the picture inside a rectangle of pixels with its origin at the top left, widened to whole pixels;
  /// nil where they do not meet.
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
    // A few pixels tell most pictures apart; hashing all of them would cost more than comparing.
    for index in stride(from: 0, to: pixels.count, by: max(pixels.count / 16, 1)) { hasher.combine(pixels[index]) }
  }
}
