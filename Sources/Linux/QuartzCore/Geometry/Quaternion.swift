/// A rotation in space.
struct Quaternion: Hashable, Sendable {
  var x: Double = 0
  var y: Double = 0
  var z: Double = 0
  var w: Double = 1

  init(x: Double, y: Double, z: Double, w: Double) {
    self.x = x
    self.y = y
    self.z = z
    self.w = w
  }

  /// Creates the rotation that maps the axes to three orthogonal rows of length 1.
  init(rows a: Vector3, _ b: Vector3, _ c: Vector3) {
    let trace = a.x + b.y + c.z
    if trace > 0 {
      let s = (trace + 1).squareRoot() * 2
      self.init(x: (b.z - c.y) / s, y: (c.x - a.z) / s, z: (a.y - b.x) / s, w: s / 4)
    } else if a.x > b.y, a.x > c.z {
      let s = (1 + a.x - b.y - c.z).squareRoot() * 2
      self.init(x: s / 4, y: (a.y + b.x) / s, z: (a.z + c.x) / s, w: (b.z - c.y) / s)
    } else if b.y > c.z {
      let s = (1 + b.y - a.x - c.z).squareRoot() * 2
      self.init(x: (a.y + b.x) / s, y: s / 4, z: (b.z + c.y) / s, w: (c.x - a.z) / s)
    } else {
      let s = (1 + c.z - a.x - b.y).squareRoot() * 2
      self.init(x: (a.z + c.x) / s, y: (b.z + c.y) / s, z: s / 4, w: (a.y - b.x) / s)
    }
  }

  /// Creates the rotation about x, then y, then z, by angles in radians.
  init(angles: Vector3) {
    let (sx, cx) = (sin(angles.x / 2), cos(angles.x / 2))
    let (sy, cy) = (sin(angles.y / 2), cos(angles.y / 2))
    let (sz, cz) = (sin(angles.z / 2), cos(angles.z / 2))
    self.init(
      x: sx * cy * cz - cx * sy * sz, y: cx * sy * cz + sx * cy * sz, z: cx * cy * sz - sx * sy * cz,
      w: cx * cy * cz + sx * sy * sz)
  }

  /// The angles about x, y and z, in radians.
  var angles: Vector3 {
    let sine = min(max(2 * (w * y - z * x), -1), 1)
    return Vector3(
      x: atan2(2 * (w * x + y * z), 1 - 2 * (x * x + y * y)), y: asin(sine),
      z: atan2(2 * (w * z + x * y), 1 - 2 * (y * y + z * z)))
  }

  var transform: CATransform3D {
    var t = CATransform3DIdentity
    t.m11 = CGFloat(1 - 2 * (y * y + z * z))
    t.m12 = CGFloat(2 * (x * y + z * w))
    t.m13 = CGFloat(2 * (x * z - y * w))
    t.m21 = CGFloat(2 * (x * y - z * w))
    t.m22 = CGFloat(1 - 2 * (x * x + z * z))
    t.m23 = CGFloat(2 * (y * z + x * w))
    t.m31 = CGFloat(2 * (x * z + y * w))
    t.m32 = CGFloat(2 * (y * z - x * w))
    t.m33 = CGFloat(1 - 2 * (x * x + y * y))
    return t
  }

  /// Interpolates to another rotation in the shorter direction, at constant speed.
  func interpolated(to other: Quaternion, at part: Double) -> Quaternion {
    var dot = x * other.x + y * other.y + z * other.z + w * other.w
    let sign: Double = dot < 0 ? -1 : 1
    dot = min(abs(dot), 1)
    let angle = acos(dot)
    let (a, b) =
      angle < 1e-7 ? (1 - part, part * sign) : (sin((1 - part) * angle) / sin(angle), sin(part * angle) / sin(angle) * sign)
    return Quaternion(x: x * a + other.x * b, y: y * a + other.y * b, z: z * a + other.z * b, w: w * a + other.w * b)
  }
}
