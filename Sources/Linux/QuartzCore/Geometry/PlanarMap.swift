/// The projection of one plane onto another by a transform of space: a 3 by 3 matrix that multiplies rows (x, y, 1).
package struct PlanarMap: Hashable, Sendable {
  var a: Vector3
  var b: Vector3
  var c: Vector3

  package init(_ t: CATransform3D) {
    a = Vector3(t.m11, t.m12, t.m14)
    b = Vector3(t.m21, t.m22, t.m24)
    c = Vector3(t.m41, t.m42, t.m44)
  }

  package func callAsFunction(_ p: CGPoint) -> CGPoint {
    let r = a * p.x.native + b * p.y.native + c
    return r.z == 1 || r.z == 0 ? CGPoint(x: r.x, y: r.y) : CGPoint(x: r.x / r.z, y: r.y / r.z)
  }

  /// The bounding box of the projected rectangle.
  package func callAsFunction(_ r: CGRect) -> CGRect {
    let points = [
      self(r.origin), self(CGPoint(x: r.maxX, y: r.minY)), self(CGPoint(x: r.minX, y: r.maxY)),
      self(CGPoint(x: r.maxX, y: r.maxY)),
    ]
    let xs = points.map(\.x)
    let ys = points.map(\.y)
    let (x, y) = (xs.min() ?? 0, ys.min() ?? 0)
    return CGRect(x: x, y: y, width: (xs.max() ?? 0) - x, height: (ys.max() ?? 0) - y)
  }

  /// The inverse, or nil if the plane is seen edge-on.
  package var inverse: PlanarMap? {
    let (bc, ca, ab) = (b.cross(c), c.cross(a), a.cross(b))
    let determinant = a.dot(bc)
    guard determinant != 0, determinant.isFinite else { return nil }
    var r = self
    r.a = Vector3(x: bc.x, y: ca.x, z: ab.x) / determinant
    r.b = Vector3(x: bc.y, y: ca.y, z: ab.y) / determinant
    r.c = Vector3(x: bc.z, y: ca.z, z: ab.z) / determinant
    return r
  }
}
