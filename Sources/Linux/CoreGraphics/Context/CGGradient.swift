/// Colours at positions from 0 to 1, with smooth transitions between them.
public final class CGGradient: Sendable {
  struct Stop {
    var color: CGColor
    var location: CGFloat
  }

  let stops: [Stop]

  /// Creates a gradient; nil if `colors` is empty or contains other objects than `CGColor`.
  /// - Parameters:
  ///   - colors: The `CGColor` objects.
  ///   - locations: One position for each colour; nil spaces them evenly.
  public init?(colorsSpace: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
    let found = colors.compactMap { $0 as? CGColor }
    guard !found.isEmpty, found.count == colors.count else { return nil }
    stops = found.enumerated().map { index, color in
      Stop(color: color, location: locations?[index] ?? CGFloat(index) / CGFloat(max(found.count - 1, 1)))
    }
  }

  /// - Parameter components: For each colour, the components of the colour space, followed by alpha.
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

/// The ends of a gradient beyond which its first or last colour continues.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
