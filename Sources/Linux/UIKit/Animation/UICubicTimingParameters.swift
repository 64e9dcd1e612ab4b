import Foundation
import Kinetics

/// A cubic timing curve from (0, 0) to (1, 1): x is the fraction of time, y the progress.
@MainActor open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  let curve: TimingCurve
  private let builtin: UIView.AnimationCurve?

  /// Makes the default curve of system animations, which starts fast and ends slowly.
  public override init() {
    curve = .default
    builtin = nil
    super.init()
  }

  /// Makes one of the named curves.
  public init(animationCurve curve: UIView.AnimationCurve) {
    self.curve = TimingCurve(curve)
    builtin = curve
    super.init()
  }

  /// Makes a curve with two control points, whose x coordinates must be between 0 and 1.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    curve = TimingCurve(Double(point1.x), Double(point1.y), Double(point2.x), Double(point2.y))
    builtin = nil
    super.init()
  }

  /// The named curve; `easeInOut` if the curve has control points instead.
  open var animationCurve: UIView.AnimationCurve { builtin ?? .easeInOut }

  /// The first control point, which shapes the start.
  open var controlPoint1: CGPoint { CGPoint(x: curve.c1x, y: curve.c1y) }

  /// The second control point, which shapes the end.
  open var controlPoint2: CGPoint { CGPoint(x: curve.c2x, y: curve.c2y) }

  open var timingCurveType: UITimingCurveType { builtin == nil ? .cubic : .builtin }

  open var cubicTimingParameters: UICubicTimingParameters? { self }

  open var springTimingParameters: UISpringTimingParameters? { nil }
}

extension TimingCurve {
  init(_ curve: UIView.AnimationCurve) {
    self =
      switch curve {
      case .easeInOut: .easeInOut
      case .easeIn: .easeIn
      case .easeOut: .easeOut
      case .linear: .linear
      }
  }
}
