// The only file of this module that imports a maths library. Embedded Swift has none to import, so the C functions are
// declared here and resolved by the linker.
#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#else
  @_extern(c, "exp") func exp(_ x: Double) -> Double
  @_extern(c, "expm1") func expm1(_ x: Double) -> Double
  @_extern(c, "log") func log(_ x: Double) -> Double
  @_extern(c, "log1p") func log1p(_ x: Double) -> Double
  @_extern(c, "sin") func sin(_ x: Double) -> Double
  @_extern(c, "cos") func cos(_ x: Double) -> Double
  @_extern(c, "atan2") func atan2(_ y: Double, _ x: Double) -> Double
#endif

enum Maths {
  static func exponential(_ x: Double) -> Double { exp(x) }
  /// e^x - 1, precise even near zero.
  static func exponentialMinusOne(_ x: Double) -> Double { expm1(x) }
  static func logarithm(_ x: Double) -> Double { log(x) }
  static func sine(_ x: Double) -> Double { sin(x) }
  static func cosine(_ x: Double) -> Double { cos(x) }
  /// The angle of the point (x, y), in radians, from -π to π.
  static func angle(y: Double, x: Double) -> Double { atan2(y, x) }
  /// The inverse of the hyperbolic tangent, for x between -1 and 1.
  static func inverseHyperbolicTangent(_ x: Double) -> Double { (log1p(x) - log1p(-x)) / 2 }
}
