import Kinetics

/// The name of a curve that eases a motion.
public struct CAMediaTimingFunctionName: Hashable, RawRepresentable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// Eases the course of time in an animation by a cubic curve from (0, 0) to (1, 1). It never changes.
open class CAMediaTimingFunction: NSObject {
  package let curve: TimingCurve

  /// The curve of that name; a name that is not known stands for the straight line.
  public init(name: CAMediaTimingFunctionName) {
    curve =
      switch name {
      case .easeIn: .easeIn
      case .easeOut: .easeOut
      case .easeInEaseOut: .easeInOut
      case .default: .default
      default: .linear
      }
    super.init()
  }

  /// The curve steered by two points; x is time and y progress, both from 0 to 1.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    curve = TimingCurve(Double(c1x), Double(c1y), Double(c2x), Double(c2y))
    super.init()
  }

  package init(_ curve: TimingCurve) {
    self.curve = curve
    super.init()
  }

  /// Writes x and y of one of the curve's four points, 0 to 3.
  open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    precondition((0...3).contains(idx), "A timing function has points 0 to 3")
    ptr[0] = points[2 * idx]
    ptr[1] = points[2 * idx + 1]
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? CAMediaTimingFunction)?.points == points }

  open override var hash: Int { points.hashValue }

  /// x and y of all four points, in the precision in which they are given.
  private var points: [Float] { [0, 0, Float(curve.c1x), Float(curve.c1y), Float(curve.c2x), Float(curve.c2y), 1, 1] }
}
