typealias Vector3 = SIMD3<Double>
typealias Vector4 = SIMD4<Double>

extension Vector3 {
  init(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) { self.init(x: x.native, y: y.native, z: z.native) }

  func dot(_ other: Self) -> Double { x * other.x + y * other.y + z * other.z }

  var length: Double { dot(self).squareRoot() }

  func cross(_ other: Self) -> Self {
    Self(x: y * other.z - z * other.y, y: z * other.x - x * other.z, z: x * other.y - y * other.x)
  }
}

extension Vector4 {
  init(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat, _ w: CGFloat) {
    self.init(x: x.native, y: y.native, z: z.native, w: w.native)
  }

  func dot(_ other: Self) -> Double { x * other.x + y * other.y + z * other.z + w * other.w }

  var length: Double { dot(self).squareRoot() }
}
