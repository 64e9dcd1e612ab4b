import UIKit

extension SheetConfiguration {
  /// A black shadow around a sheet.
  public struct Shadow: Hashable, Sendable {
    /// The opacity, from 0 to 1.
    public var opacity: CGFloat

    /// The blur radius, in points.
    public var radius: CGFloat

    /// The offset of the shadow from the sheet, in points; positive to the right and downwards.
    public var offset: CGSize

    /// Makes a shadow that is soft and centered by default.
    ///
    /// - Parameters:
    ///   - opacity: The opacity, from 0 to 1.
    ///   - radius: The blur radius, in points.
    ///   - offset: The offset of the shadow from the sheet, in points; positive to the right and downwards.
    public init(opacity: CGFloat = 0.2, radius: CGFloat = 12, offset: CGSize = .zero) {
      self.opacity = opacity
      self.radius = radius
      self.offset = offset
    }

    /// Hashes all properties. `CGSize` conforms to `Hashable` only from iOS 18 on.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(opacity)
      hasher.combine(radius)
      hasher.combine(offset.width)
      hasher.combine(offset.height)
    }
  }
}
