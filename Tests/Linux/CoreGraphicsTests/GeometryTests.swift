import CoreGraphics
import Testing

@Suite struct GeometryTests {
  private func near(_ a: CGPoint, _ b: CGPoint) -> Bool { hypot(a.x - b.x, a.y - b.y) < 1e-9 }

  @Test func concatenatingAppliesTheReceiverFirst() {
    let move = CGAffineTransform(translationX: 10, y: 0)
    let grow = CGAffineTransform(scaleX: 2, y: 3)
    #expect(CGPoint(x: 1, y: 1).applying(move.concatenating(grow)) == CGPoint(x: 22, y: 3))
    #expect(CGPoint(x: 1, y: 1).applying(grow.concatenating(move)) == CGPoint(x: 12, y: 3))
  }

  @Test func relativeTransformsApplyBeforeTheExistingOne() {
    let t = CGAffineTransform(scaleX: 2, y: 2)
    #expect(t.translatedBy(x: 5, y: 7) == CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 10, ty: 14))
    #expect(t.scaledBy(x: 3, y: 4) == CGAffineTransform(scaleX: 6, y: 8))
    #expect(near(CGPoint(x: 1, y: 0).applying(t.rotated(by: .pi / 2)), CGPoint(x: 0, y: 2)))
  }

  @Test func rotationTurnsXTowardsY() {
    let quarter = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(near(CGPoint(x: 1, y: 0).applying(quarter), CGPoint(x: 0, y: 1)))
    #expect(near(CGPoint(x: 0, y: 1).applying(quarter), CGPoint(x: -1, y: 0)))
  }

  @Test func invertedTransformUndoesTheOriginal() {
    let t = CGAffineTransform(a: 2, b: 0.5, c: -1, d: 3, tx: 7, ty: -4)
    let point = CGPoint(x: 11, y: 13)
    #expect(near(point.applying(t).applying(t.inverted()), point))
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
  }

  @Test func transformedRectanglesContainTheirCorners() {
    let turned = CGRect(x: -1, y: -1, width: 2, height: 2).applying(CGAffineTransform(rotationAngle: .pi / 4))
    #expect(abs(turned.width - 2 * 2.0.squareRoot()) < 1e-9)
    #expect(abs(turned.minY + 2.0.squareRoot()) < 1e-9)
    #expect(CGRect.null.applying(CGAffineTransform(scaleX: 2, y: 2)).isNull)
    #expect(CGSize(width: 3, height: 4).applying(CGAffineTransform(translationX: 9, y: 9)) == CGSize(width: 3, height: 4))
  }

  @Test func transformsSurviveCoding() throws {
    let t = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    #expect(try JSONDecoder().decode(CGAffineTransform.self, from: JSONEncoder().encode(t)) == t)
  }

  @Test func pixelRectanglesCoverOrRoundRectangles() {
    #expect(
      PixelRect(covering: CGRect(x: 0.2, y: 1, width: 1, height: 2)) == PixelRect(x: 0, y: 1, width: 2, height: 2))
    #expect(
      PixelRect(covering: CGRect(x: 3, y: 3, width: 2.0000000001, height: 1)) == PixelRect(x: 3, y: 3, width: 2, height: 1))
    #expect(
      PixelRect(rounding: CGRect(x: 0.4, y: 0.5, width: 2, height: 2)) == PixelRect(x: 0, y: 1, width: 2, height: 2))
    #expect(PixelRect(covering: .null).isEmpty)
    #expect(PixelRect(covering: .infinite).area > 1 << 40)
  }

  @Test func pixelRectanglesUniteAndIntersect() {
    let a = PixelRect(x: 0, y: 0, width: 4, height: 4)
    let b = PixelRect(x: 2, y: 3, width: 6, height: 6)
    #expect(a.intersection(b) == PixelRect(x: 2, y: 3, width: 2, height: 1))
    #expect(a.union(b) == PixelRect(x: 0, y: 0, width: 8, height: 9))
    #expect(a.intersection(b.offsetBy(dx: 2, dy: 0)) == .zero)
    #expect(a.union(.zero) == a)
    #expect(a.contains(PixelRect(x: 1, y: 1, width: 3, height: 3)))
    #expect(!a.contains(b))
  }
}
