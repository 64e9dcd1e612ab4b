import Foundation

/// The kind of timing that an animator uses.
public enum UITimingCurveType: Int, Sendable {
  /// One of the named curves.
  case builtin
  /// A cubic curve with custom control points.
  case cubic
  /// The motion of a spring.
  case spring
  /// A cubic curve and a spring. The animator follows the spring.
  case composed
}

/// A provider of the timing of a property animator.
@MainActor public protocol UITimingCurveProvider: NSObjectProtocol {
  /// The parameters to use.
  var timingCurveType: UITimingCurveType { get }
  /// The cubic curve, if there is one.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring, if there is one.
  var springTimingParameters: UISpringTimingParameters? { get }
}
