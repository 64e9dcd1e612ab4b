import Foundation

extension UIScrollView {
  /// The ways to add the safe area to the content inset.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// The same as ``scrollableAxes``.
    case automatic = 0
    /// Along the axes that can scroll.
    case scrollableAxes = 1
    /// Not at all.
    case never = 2
    /// On all sides.
    case always = 3
  }

  /// The look of the scroll indicators.
  public enum IndicatorStyle: Int, Sendable {
    /// Dark on a light interface, light on a dark one.
    case `default` = 0
    /// Dark.
    case black = 1
    /// Light.
    case white = 2
  }

  /// The ways in which a drag dismisses the keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    /// Leaves the keyboard on the screen.
    case none = 0
    /// Dismisses the keyboard when the drag begins.
    case onDrag = 1
    /// Moves the keyboard with the finger.
    case interactive = 2
    /// Dismisses the keyboard and its accessory view when the drag begins.
    case onDragWithAccessory = 3
    /// Moves the keyboard and its accessory view with the finger.
    case interactiveWithAccessory = 4
  }

  /// The deceleration of flicked content: the fraction of its velocity that remains after one millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The fraction of the velocity that remains after one millisecond, between 0 and 1.
    public var rawValue: CGFloat

    /// Creates a rate from the fraction of the velocity that remains after one millisecond, between 0 and 1.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The default rate, 0.998.
    public static let normal = DecelerationRate(rawValue: 0.998)

    /// A faster deceleration, 0.99.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}
