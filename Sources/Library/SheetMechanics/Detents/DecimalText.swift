/// A number as decimal text with up to six decimal places, for example "0.6" or "320".
///
/// The standard library's description needs 128-bit arithmetic, which Embedded Swift for WebAssembly lacks.
package func decimalText(_ number: Double) -> String {
  if number.isNaN { return "nan" }
  let sign = number < 0 ? "-" : ""
  guard number.magnitude < 1e12 else { return sign + (number.isInfinite ? "inf" : "1e12 or more") }
  let millionths = Int64((number.magnitude * 1e6).rounded())
  var decimals = millionths % 1_000_000
  let whole = sign + String(millionths / 1_000_000)
  if decimals == 0 { return whole }

  var places = 6
  while decimals % 10 == 0 {
    decimals /= 10
    places -= 1
  }
  let digits = String(decimals)
  return whole + "." + String(repeating: "0", count: places - digits.utf8.count) + digits
}
