import Foundation

/// The importance of a size or distance in layout, up to 1000 for a required one.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  public var rawValue: Float

  public init(_ rawValue: Float) { self.rawValue = rawValue }

  public init(rawValue: Float) { self.rawValue = rawValue }

  /// 1000, for requirements.
  public static let required = UILayoutPriority(1000)
  /// 750.
  public static let defaultHigh = UILayoutPriority(750)
  /// 250.
  public static let defaultLow = UILayoutPriority(250)
  /// 50, for sizes that should be as small as possible.
  public static let fittingSizeLevel = UILayoutPriority(50)
}

extension UIView {
  /// The size from ``sizeThatFits(_:)``, but with the target's width or height if its priority is `required`.
  func fittingSize(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize {
    var size = systemLayoutSizeFitting(target)
    if horizontal == .required { size.width = target.width }
    if vertical == .required { size.height = target.height }
    return size
  }
}
