import Foundation
import Kinetics

/// A course along a cubic curve from (0, 0) to (1, 1); x is time and y the part of the way.
@MainActor open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  let curve: TimingCurve
  private let builtin: UIView.AnimationCurve?

  /// The curve of the system's own animations, quick to start and slow to end.
  public override init() {
    curve = .default
    builtin = nil
    super.init()
  }

  /// One of the named curves.
  public init(animationCurve curve: UIView.AnimationCurve) {
    self.curve = TimingCurve(curve)
    builtin = curve
    super.init()
  }

  /// The curve steered by two points, whose x lies from 0 to 1.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    curve = TimingCurve(Double(point1.x), Double(point1.y), Double(point2.x), Double(point2.y))
    builtin = nil
    super.init()
  }

  /// The named curve; ease-in-out for one that has no name.
  open var animationCurve: UIView.AnimationCurve { builtin ?? .easeInOut }

  /// The point that steers the beginning.
  open var controlPoint1: CGPoint { CGPoint(x: curve.c1x, y: curve.c1y) }

  /// The point that steers the end.
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
