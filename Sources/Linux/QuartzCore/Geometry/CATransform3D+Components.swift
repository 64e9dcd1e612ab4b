extension CATransform3D {
  /// The parts of a decomposed transform, in the order of application: scale, shear, rotation, translation, perspective.
  struct Components {
    var scale = Vector3(repeating: 1)
    /// The shear factors xy, xz and yz.
    var shear = Vector3.zero
    var rotation = Quaternion(x: 0, y: 0, z: 0, w: 1)
    var translation = Vector3.zero
    var perspective = Vector4(x: 0, y: 0, z: 0, w: 1)
  }

  /// The parts, or nil if the matrix is not invertible and therefore has no unique parts.
  var components: Components? {
    guard m44 != 0, m44.isFinite else { return nil }
    var parts = Components()
    let k = 1 / m44.native
    var (x, y, z) = (Vector3(m11, m12, m13) * k, Vector3(m21, m22, m23) * k, Vector3(m31, m32, m33) * k)
    parts.translation = Vector3(m41, m42, m43) * k
    if m14 != 0 || m24 != 0 || m34 != 0 {
      var base = self
      (base.m14, base.m24, base.m34, base.m44) = (0, 0, 0, m44)
      guard let inverse = base.inverted() else { return nil }
      let side = Vector4(m14, m24, m34, m44)
      // The perspective is the last column, multiplied by the inverse of the rest of the matrix.
      parts.perspective = Vector4(
        x: side.dot(Vector4(inverse.m11, inverse.m12, inverse.m13, inverse.m14)),
        y: side.dot(Vector4(inverse.m21, inverse.m22, inverse.m23, inverse.m24)),
        z: side.dot(Vector4(inverse.m31, inverse.m32, inverse.m33, inverse.m34)),
        w: side.dot(Vector4(inverse.m41, inverse.m42, inverse.m43, inverse.m44)))
    }
    parts.scale.x = x.length
    guard parts.scale.x > 0 else { return nil }
    x /= parts.scale.x
    parts.shear.x = x.dot(y)
    y -= x * parts.shear.x
    parts.scale.y = y.length
    guard parts.scale.y > 0 else { return nil }
    y /= parts.scale.y
    parts.shear.x /= parts.scale.y
    parts.shear.y = x.dot(z)
    z -= x * parts.shear.y
    parts.shear.z = y.dot(z)
    z -= y * parts.shear.z
    parts.scale.z = z.length
    guard parts.scale.z > 0 else { return nil }
    z /= parts.scale.z
    parts.shear.y /= parts.scale.z
    parts.shear.z /= parts.scale.z
    if x.dot(y.cross(z)) < 0 {
      // The transform is mirrored. The axis with the smallest diagonal element gets the negative scale.
      if m11 <= m22, m11 <= m33 {
        parts.scale.x = -parts.scale.x
        x = -x
        parts.shear.x = -parts.shear.x
        parts.shear.y = -parts.shear.y
      } else if m22 <= m33 {
        parts.scale.y = -parts.scale.y
        y = -y
        parts.shear.x = -parts.shear.x
        parts.shear.z = -parts.shear.z
      } else {
        parts.scale.z = -parts.scale.z
        z = -z
        parts.shear.y = -parts.shear.y
        parts.shear.z = -parts.shear.z
      }
    }
    parts.rotation = Quaternion(rows: x, y, z)
    return parts
  }

  /// Interpolates to another transform by interpolating its parts, so that a rotation keeps the layer's size. If a
  /// transform has no parts (a scale of 0), the elements are interpolated instead.
  func interpolated(to other: CATransform3D, at part: CGFloat) -> CATransform3D {
    if part == 0 { return self }
    if part == 1 || self == other { return other }
    guard let a = components, let b = other.components else { return mixed(with: other, at: part) }
    let t = part.native
    var mixed = Components()
    mixed.scale = a.scale + (b.scale - a.scale) * t
    mixed.shear = a.shear + (b.shear - a.shear) * t
    mixed.rotation = a.rotation.interpolated(to: b.rotation, at: t)
    mixed.translation = a.translation + (b.translation - a.translation) * t
    mixed.perspective = a.perspective + (b.perspective - a.perspective) * t
    return mixed.transform
  }

  private func mixed(with other: CATransform3D, at part: CGFloat) -> CATransform3D {
    CATransform3D(elements: zip(elements, other.elements).map { $0 + ($1 - $0) * part })
  }

  /// The Euclidean distance between the elements of two transforms.
  func distance(to other: CATransform3D) -> CGFloat {
    zip(elements, other.elements).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }.squareRoot()
  }

  private var elements: [CGFloat] {
    [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
  }

  private init(elements e: [CGFloat]) {
    self.init(
      m11: e[0], m12: e[1], m13: e[2], m14: e[3], m21: e[4], m22: e[5], m23: e[6], m24: e[7], m31: e[8], m32: e[9], m33: e[10],
      m34: e[11], m41: e[12], m42: e[13], m43: e[14], m44: e[15])
  }
}

extension CATransform3D.Components {
  var transform: CATransform3D {
    var t = CATransform3DIdentity
    (t.m11, t.m22, t.m33) = (CGFloat(scale.x), CGFloat(scale.y), CGFloat(scale.z))
    // The decomposition divided the shear by the scale, so it is multiplied here.
    t.m21 = CGFloat(shear.x * scale.y)
    t.m31 = CGFloat(shear.y * scale.z)
    t.m32 = CGFloat(shear.z * scale.z)
    t = CATransform3DConcat(t, rotation.transform)
    (t.m41, t.m42, t.m43) = (CGFloat(translation.x), CGFloat(translation.y), CGFloat(translation.z))
    guard perspective != Vector4(x: 0, y: 0, z: 0, w: 1) else { return t }
    var p = CATransform3DIdentity
    (p.m14, p.m24, p.m34, p.m44) = (
      CGFloat(perspective.x), CGFloat(perspective.y), CGFloat(perspective.z), CGFloat(perspective.w)
    )
    return CATransform3DConcat(t, p)
  }
}
