import Testing

@testable import QuartzCore

@MainActor @Suite
struct ValueTests {
  private func mix(_ a: AnimatableValue, _ b: AnimatableValue, _ t: Double) -> Any? { a.interpolated(to: b, at: t).object }

  private func same(_ any: Any?, _ color: CGColor, alpha: CGFloat) -> Bool {
    guard let found = any as? CGColor else { return false }
    let (a, b) = (found.rgba, color.rgba)
    return near(a.red, b.red) && near(a.green, b.green) && near(a.blue, b.blue) && near(a.alpha, alpha)
  }

  /// Fading in from no colour therefore keeps the hue.
  @Test func coloursMixWithTheirAlpha() {
    let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(same(mix(.color(nil), .color(red), 0.5), red, alpha: 0.5))
    let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 0)
    #expect(same(mix(.color(red), .color(blue), 0.25), red, alpha: 0.75))
    let grey = mix(.color(CGColor(gray: 0, alpha: 1)), .color(CGColor(gray: 1, alpha: 1)), 0.25) as? CGColor
    #expect(near(grey?.rgba.red ?? 0, 0.25) && near(grey?.alpha ?? 0, 1))
  }

  @Test func rotationsAreInterpolatedTheShorterWayWithoutShrinking() {
    for (from, to, middle) in [(0.0, 1.2, 0.6), (3.0, -3.0, .pi), (-0.5, 0.1, -0.2)] {
      let a = CATransform3DMakeRotation(CGFloat(from), 0, 0, 1)
      let b = CATransform3DMakeRotation(CGFloat(to), 0, 0, 1)
      let m = a.interpolated(to: b, at: 0.5)
      #expect(near(m.m11, cos(middle)) && near(m.m12, sin(middle)) && near(m.m33, 1))
    }
  }

  @Test func scaleShearRotationAndTranslationAreInterpolatedSeparately() throws {
    var t = CATransform3DRotate(CATransform3DMakeTranslation(10, 20, 30), 0.8, 1, 2, 0.5)
    t = CATransform3DConcat(CATransform3DMakeAffineTransform(CGAffineTransform(a: 2, b: 0, c: 0.7, d: 3, tx: 0, ty: 0)), t)
    t.m34 = 0.001
    let parts = try #require(t.components)
    let back = parts.transform
    for (a, b) in [
      (back.m11, t.m11), (back.m12, t.m12), (back.m13, t.m13), (back.m21, t.m21), (back.m22, t.m22), (back.m23, t.m23),
      (back.m31, t.m31), (back.m32, t.m32), (back.m33, t.m33), (back.m34, t.m34), (back.m41, t.m41), (back.m42, t.m42),
      (back.m43, t.m43), (back.m44, t.m44), (back.m14, t.m14),
    ] { #expect(near(a, b, 1e-9)) }
    let half = CATransform3DIdentity.interpolated(to: CATransform3DMakeScale(3, 0.5, 1), at: 0.5)
    #expect(near(half.m11, 2) && near(half.m22, 0.75))
    let mirrored = CATransform3DIdentity.interpolated(to: CATransform3DMakeScale(-1, 1, 1), at: 0.25)
    #expect(near(mirrored.m11, 0.5) && near(mirrored.m22, 1))
    let flat = CATransform3DMakeScale(0, 0, 1).interpolated(to: CATransform3DMakeScale(1, 1, 1), at: 0.5)
    #expect(near(flat.m11, 0.5) && near(flat.m22, 0.5))
  }

  @Test func pathsOfTheSameElementsAreInterpolatedAndOthersChangeHalfway() throws {
    let a = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
    let b = CGPath(rect: CGRect(x: 10, y: 20, width: 30, height: 10), transform: nil)
    let c = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 5, height: 5), transform: nil)
    #expect((mix(.path(a), .path(b), 0.5) as? CGPath)?.boundingBox == CGRect(x: 5, y: 10, width: 20, height: 10))
    #expect(mix(.path(a), .path(c), 0.4) as? CGPath === a)
    #expect(mix(.path(a), .path(c), 0.6) as? CGPath === c)
  }

  @Test func keyPathsReadAndWritePartsOfProperties() {
    let layer = CALayer()
    layer.setValue(40, forKeyPath: "position.x")
    layer.setValue(CGSize(width: 10, height: 20), forKeyPath: "bounds.size")
    layer.setValue(NSNumber(value: 30), forKeyPath: "bounds.size.height")
    layer.setValue(0.5, forKeyPath: "opacity")
    layer.setValue(true, forKeyPath: "hidden")
    #expect(layer.position == CGPoint(x: 40, y: 0))
    #expect(layer.bounds.size == CGSize(width: 10, height: 30))
    #expect(layer.opacity == 0.5 && layer.isHidden)
    #expect(layer.value(forKeyPath: "position.x") as? Double == 40)
    #expect(layer.value(forKeyPath: "frame.size") as? CGSize == CGSize(width: 10, height: 30))
    layer.setValue(2, forKeyPath: "transform.scale")
    layer.setValue(CGFloat.pi / 6, forKeyPath: "transform.rotation")
    layer.setValue(7, forKeyPath: "transform.translation.y")
    #expect(near((layer.value(forKeyPath: "transform.scale.x") as? NSNumber)?.doubleValue ?? 0, 2))
    #expect(near((layer.value(forKeyPath: "transform.rotation.z") as? NSNumber)?.doubleValue ?? 0, .pi / 6))
    #expect(layer.value(forKeyPath: "transform.translation") as? CGSize == CGSize(width: 0, height: 7))
    let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    layer.setValue(red, forKey: "backgroundColor")
    #expect(layer.backgroundColor === red)
    layer.setValue(nil, forKey: "backgroundColor")
    #expect(layer.backgroundColor == nil)
    layer.setValue("anything", forKey: "mine")
    #expect(layer.value(forKey: "mine") as? String == "anything")
    #expect(layer.value(forKey: "strokeEnd") == nil)
    #expect(CAShapeLayer.defaultValue(forKey: "strokeEnd") as? Double == 1)
  }

  @Test func rotationAboutEachAxisIsReadBack() {
    for (path, axis) in [("rotation.x", (1.0, 0.0, 0.0)), ("rotation.y", (0, 1, 0)), ("rotation.z", (0, 0, 1))] {
      let layer = CALayer()
      layer.setValue(0.4, forKeyPath: "transform.\(path)")
      let expected = CATransform3DMakeRotation(0.4, CGFloat(axis.0), CGFloat(axis.1), CGFloat(axis.2))
      #expect(near(layer.transform.distance(to: expected), 0, 1e-12), "\(path)")
      #expect(near((layer.value(forKeyPath: "transform.\(path)") as? NSNumber)?.doubleValue ?? 0, 0.4))
    }
  }
}
