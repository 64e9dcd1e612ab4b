import Kinetics

/// The name of a predefined timing function.
public struct CAMediaTimingFunctionName: Hashable, RawRepresentable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// An immutable cubic Bézier curve from (0, 0) to (1, 1) that eases an animation.
open class CAMediaTimingFunction: NSObject {
  package let curve: TimingCurve

  /// Creates the curve with a name; an unknown name yields the linear curve.
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

  /// Creates a curve from its two control points; x is time and y is progress. The x coordinates are clamped to 0...1.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    curve = TimingCurve(Double(c1x), Double(c1y), Double(c2x), Double(c2y))
    super.init()
  }

  package init(_ curve: TimingCurve) {
    self.curve = curve
    super.init()
  }

  /// Writes x and y of one of the curve's four points, 0 to 3. Other indexes stop the program.
  open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    precondition((0...3).contains(idx), "A timing function has points 0 to 3")
    ptr[0] = points[2 * idx]
    ptr[1] = points[2 * idx + 1]
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? CAMediaTimingFunction)?.points == points }

  open override var hash: Int { points.hashValue }

  /// The coordinates of all four points, in the precision of the initialiser.
  private var points: [Float] { [0, 0, Float(curve.c1x), Float(curve.c1y), Float(curve.c2x), Float(curve.c2y), 1, 1] }
}
