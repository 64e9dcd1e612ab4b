import Foundation

/// How much a size or distance matters to layout, up to 1000 for what must be.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  public var rawValue: Float

  public init(_ rawValue: Float) { self.rawValue = rawValue }

  public init(rawValue: Float) { self.rawValue = rawValue }

  /// 1000: must be.
  public static let required = UILayoutPriority(1000)
  /// 750.
  public static let defaultHigh = UILayoutPriority(750)
  /// 250.
  public static let defaultLow = UILayoutPriority(250)
  /// 50: as small as it gets.
  public static let fittingSizeLevel = UILayoutPriority(50)
}

extension UIView {
  /// ``sizeThatFits(_:)``'s size, with the target's sides where they are required.
  func fittingSize(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize {
    var size = systemLayoutSizeFitting(target)
    if horizontal == .required { size.width = target.width }
    if vertical == .required { size.height = target.height }
    return size
  }
}
