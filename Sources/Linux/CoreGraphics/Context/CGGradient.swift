/// Colours at places from 0 to 1, with smooth steps between them.
public final class CGGradient: Sendable {
  struct Stop {
    var color: CGColor
    var location: CGFloat
  }

  let stops: [Stop]

  /// - Parameters:
  ///   - colors: `CGColor`s; nil comes out where there is something else, or nothing.
  ///   - locations: One for each colour; nil spreads them evenly.
  public init?(colorsSpace: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
    let found = colors.compactMap { $0 as? CGColor }
    guard !found.isEmpty, found.count == colors.count else { return nil }
    stops = found.enumerated().map { index, color in
      Stop(color: color, location: locations?[index] ?? CGFloat(index) / CGFloat(max(found.count - 1, 1)))
    }
  }

  /// - Parameter components: For each colour as many as the space has, followed by alpha.
  public convenience init?(
    colorSpace: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>, locations: UnsafePointer<CGFloat>?,
    count: Int
  ) {
    let length = colorSpace.numberOfComponents + 1
    self.init(
      colorsSpace: colorSpace,
      colors: (0..<max(count, 0)).compactMap { CGColor(colorSpace: colorSpace, components: components + $0 * length) },
      locations: locations)
  }
}

/// Whether a gradient's first and last colour go on beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
