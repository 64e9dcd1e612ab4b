import Foundation

extension UIScrollView {
  /// How the safe area is added to the content inset.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// As ``scrollableAxes``.
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

  /// How a drag puts the keyboard away.
  public enum KeyboardDismissMode: Int, Sendable {
    /// It does not.
    case none = 0
    /// When the drag begins.
    case onDrag = 1
    /// Along with the finger.
    case interactive = 2
    /// When the drag begins, with what is attached to the keyboard.
    case onDragWithAccessory = 3
    /// Along with the finger, with what is attached to the keyboard.
    case interactiveWithAccessory = 4
  }

  /// How fast content that was flicked slows down: the part of its velocity that is left after a millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The part of the velocity left after a millisecond, between 0 and 1.
    public var rawValue: CGFloat

    /// A rate given by the part of the velocity left after a millisecond, between 0 and 1.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// 0.998: the rate of lists.
    public static let normal = DecelerationRate(rawValue: 0.998)

    /// 0.99: content stops soon.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}
