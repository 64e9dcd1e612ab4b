import QuartzCore
import Testing

@MainActor @Suite
struct GeometryTests {
  @Test func plainFrameFollowsPositionBoundsAndAnchorPoint() {
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 20, width: 100, height: 40)
    #expect(layer.position == CGPoint(x: 60, y: 40))
    #expect(layer.bounds == CGRect(x: 0, y: 0, width: 100, height: 40))
    layer.bounds.origin = CGPoint(x: 5, y: 500)
    #expect(layer.frame == CGRect(x: 10, y: 20, width: 100, height: 40))
    layer.anchorPoint = .zero
    #expect(layer.frame == CGRect(x: 60, y: 40, width: 100, height: 40))
  }

  @Test func transformedFrameIsTheBoundingBox() {
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 40)
    layer.position = CGPoint(x: 200, y: 300)
    layer.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    #expect(near(layer.frame, CGRect(x: 180, y: 250, width: 40, height: 100)))
    layer.anchorPoint = CGPoint(x: 0, y: 0)
    #expect(near(layer.frame, CGRect(x: 160, y: 300, width: 40, height: 100)))
    layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 4))
    let side = 140 / 2.0.squareRoot()
    #expect(near(layer.frame.width, side) && near(layer.frame.height, side))
  }

  @Test(arguments: 0..<4)
  func frameIsReadBackUnderScalesQuarterTurnsAndTranslations(_ turn: Int) {
    let layer = CALayer()
    layer.anchorPoint = CGPoint(x: 0.2, y: 0.9)
    layer.transform = CATransform3DTranslate(
      CATransform3DScale(CATransform3DMakeRotation(.pi / 2 * CGFloat(turn), 0, 0, 1), 0.5, 3, 1), 7, -4, 0)
    let frame = CGRect(x: -30, y: 12, width: 90, height: 60)
    layer.frame = frame
    #expect(near(layer.frame, frame))
    #expect(near(layer.bounds.width, turn % 2 == 0 ? 180 : 120))
  }

  @Test func pointsConvertThroughScrolledScaledAndTurnedLayers() {
    let (root, a, b, c) = (CALayer(), CALayer(), CALayer(), CALayer())
    root.addSublayer(a)
    a.addSublayer(b)
    root.addSublayer(c)
    a.frame = CGRect(x: 10, y: 10, width: 200, height: 200)
    a.bounds.origin = CGPoint(x: 0, y: 50)
    b.frame = CGRect(x: 20, y: 100, width: 40, height: 40)
    c.frame = CGRect(x: 100, y: 0, width: 50, height: 50)
    #expect(b.convert(CGPoint.zero, to: root) == CGPoint(x: 30, y: 60))
    #expect(b.convert(CGPoint.zero, to: c) == CGPoint(x: -70, y: 60))
    #expect(c.convert(CGPoint(x: -70, y: 60), to: b) == .zero)
    #expect(b.convert(CGPoint.zero, to: nil) == CGPoint(x: 30, y: 60))
    #expect(b.convert(CGPoint(x: 30, y: 60), from: nil) == .zero)
    #expect(b.convert(CGPoint(x: 3, y: 4), to: b) == CGPoint(x: 3, y: 4))
    b.transform = CATransform3DMakeScale(2, 2, 1)
    #expect(b.convert(CGRect(x: 0, y: 0, width: 40, height: 40), to: root) == CGRect(x: 10, y: 40, width: 80, height: 80))
    a.transform = CATransform3DMakeRotation(0.7, 0, 0, 1)
    a.sublayerTransform = CATransform3DMakeScale(0.5, 0.25, 1)
    let point = CGPoint(x: 13, y: 29)
    #expect(near(b.convert(c.convert(point, from: b), from: c), point, 1e-9))
  }

  @Test func perspectiveMapsPointsAsThePictureShowsThem() {
    let (root, layer) = (CALayer(), CALayer())
    root.addSublayer(layer)
    layer.bounds = CGRect(x: 0, y: 0, width: 200, height: 200)
    layer.position = CGPoint(x: 100, y: 100)
    var t = CATransform3DIdentity
    t.m34 = -1 / 500
    layer.transform = CATransform3DRotate(t, .pi / 6, 0, 1, 0)
    // The right edge, 100 from the axis, turns away: its x is 100 cos 30°, its depth 100 sin 30° behind the plane.
    let scale = 1 / (1 + 100 * sin(CGFloat.pi / 6) / 500)
    let edge = layer.convert(CGPoint(x: 200, y: 0), to: root)
    #expect(near(edge, CGPoint(x: 100 + 100 * cos(.pi / 6) * scale, y: 100 - 100 * scale), 1e-9))
    #expect(near(layer.convert(edge, from: root), CGPoint(x: 200, y: 0), 1e-9))
  }

  @Test func hitTestFindsTheFrontmostDeepestLayer() {
    let (root, low, high, inner) = (CALayer(), CALayer(), CALayer(), CALayer())
    root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    for layer in [low, high] {
      layer.frame = CGRect(x: 20, y: 20, width: 50, height: 50)
      root.addSublayer(layer)
    }
    low.addSublayer(inner)
    inner.frame = CGRect(x: 40, y: 40, width: 50, height: 50)
    #expect(root.hitTest(CGPoint(x: 30, y: 30)) === high)
    #expect(root.hitTest(CGPoint(x: 80, y: 80)) === inner)
    low.zPosition = 1
    #expect(root.hitTest(CGPoint(x: 30, y: 30)) === low)
    #expect(root.hitTest(CGPoint(x: 65, y: 65)) === inner)
    low.masksToBounds = true
    #expect(root.hitTest(CGPoint(x: 80, y: 80)) === root)
    low.isHidden = true
    #expect(root.hitTest(CGPoint(x: 65, y: 65)) === high)
    #expect(root.hitTest(CGPoint(x: 5, y: 5)) === root)
    #expect(root.hitTest(CGPoint(x: 105, y: 5)) == nil)
    #expect(root.sublayersInDrawingOrder.map(ObjectIdentifier.init) == [high, low].map(ObjectIdentifier.init))
  }

  @Test func transformsConcatenateLeftToRightAndInvert() {
    let t = CATransform3DConcat(CATransform3DMakeScale(2, 3, 4), CATransform3DMakeTranslation(5, 6, 7))
    #expect(t.m11 == 2 && t.m41 == 5 && t.m43 == 7)
    #expect(CATransform3DTranslate(t, 1, 1, 1).m41 == 7)
    var p = CATransform3DRotate(t, 0.4, 1, 2, 3)
    p.m34 = -0.002
    let unit = CATransform3DConcat(p, CATransform3DInvert(p))
    for (found, expected) in [
      (unit.m11, 1.0), (unit.m22, 1), (unit.m33, 1), (unit.m44, 1), (unit.m12, 0), (unit.m41, 0), (unit.m34, 0),
    ] {
      #expect(near(found, expected, 1e-12))
    }
    #expect(CATransform3DInvert(CATransform3DMakeScale(0, 1, 1)) == CATransform3DMakeScale(0, 1, 1))
    let m = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    #expect(CATransform3DGetAffineTransform(CATransform3DMakeAffineTransform(m)) == m)
    #expect(CATransform3DIsAffine(CATransform3DMakeAffineTransform(m)))
    #expect(!CATransform3DIsAffine(p))
  }
}
