import UIKit

/// The black shadow around a sheet.
public struct SheetShadow: Hashable, Sendable {
  /// Its opacity, from 0 to 1.
  public var opacity: CGFloat

  /// How far it is blurred, in points.
  public var radius: CGFloat

  /// How far it is moved, in points.
  public var offset: CGSize

  /// Takes in all of it.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(opacity)
    hasher.combine(radius)
    hasher.combine(offset.width)
    hasher.combine(offset.height)
  }

  /// A soft shadow, unless told otherwise.
  public init(opacity: CGFloat = 0.2, radius: CGFloat = 12, offset: CGSize = .zero) {
    self.opacity = opacity
    self.radius = radius
    self.offset = offset
  }
}

/// Where a sheet stands that is narrower than its container.
public enum SheetAlignment: String, Hashable, Sendable, CaseIterable {
  case center
  /// Left where text runs from left to right. For a sheet from the side: at the top.
  case leading
  /// Opposite to leading.
  case trailing
}

/// What a sheet at the bottom does when the keyboard comes.
public enum KeyboardBehavior: String, Hashable, Sendable, CaseIterable {
  /// It rises by what the keyboard covers, as far as there is room.
  case avoid
  /// It goes to its largest detent, and back when the keyboard goes.
  case expand
  /// Nothing: the keyboard covers what it covers.
  case none
}
