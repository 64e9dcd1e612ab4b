import Foundation

/// Where the course of an animation comes from.
public enum UITimingCurveType: Int, Sendable {
  /// One of the named curves.
  case builtin
  /// A cubic curve with points of its own.
  case cubic
  /// The motion of a spring.
  case spring
  /// A cubic curve together with a spring. The spring is what moves.
  case composed
}

/// Tells the course of a property animator's animations.
@MainActor public protocol UITimingCurveProvider: NSObjectProtocol {
  /// Which of the two parameters count.
  var timingCurveType: UITimingCurveType { get }
  /// A cubic curve.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// A spring.
  var springTimingParameters: UISpringTimingParameters? { get }
}
