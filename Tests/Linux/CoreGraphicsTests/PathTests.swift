import CoreGraphics
import Testing

@Suite struct PathTests {
  @Test func containmentFollowsTheFillRule() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
    path.addRect(CGRect(x: 2, y: 2, width: 6, height: 6))
    #expect(path.contains(CGPoint(x: 5, y: 5)))
    #expect(!path.contains(CGPoint(x: 5, y: 5), using: .evenOdd))
    #expect(path.contains(CGPoint(x: 1, y: 5), using: .evenOdd))
    #expect(!path.contains(CGPoint(x: 11, y: 5)))
    #expect(path.contains(CGPoint(x: 15, y: 5), transform: CGAffineTransform(translationX: -10, y: 0)))
  }

  @Test func oppositeWindingsCancel() {
    let path = CGMutablePath()
    path.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: 2 * .pi, clockwise: false)
    path.closeSubpath()
    path.move(to: CGPoint(x: 5, y: 0))
    path.addArc(center: .zero, radius: 5, startAngle: 0, endAngle: -2 * .pi, clockwise: true)
    #expect(!path.contains(CGPoint(x: 1, y: 1)))
    #expect(path.contains(CGPoint(x: 7, y: 0.1)))
  }

  @Test func openSubpathsCountAsClosed() {
    let path = CGMutablePath()
    path.addLines(between: [.zero, CGPoint(x: 10, y: 0), CGPoint(x: 0, y: 10)])
    #expect(path.contains(CGPoint(x: 2, y: 2)))
    #expect(!path.contains(CGPoint(x: 6, y: 6)))
  }

  @Test func ellipsesAreRound() {
    let path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 200, height: 100), transform: nil)
    for step in 0..<64 {
      let angle = CGFloat(step) / 64 * 2 * .pi
      let inside = CGPoint(x: 100 + 99.5 * cos(angle), y: 50 + 49.5 * sin(angle))
      let outside = CGPoint(x: 100 + 100.5 * cos(angle), y: 50 + 50.5 * sin(angle))
      #expect(path.contains(inside) && !path.contains(outside))
    }
    let box = path.boundingBoxOfPath
    #expect(abs(box.width - 200) < 1e-9 && abs(box.height - 100) < 1e-9)
  }

  @Test func boundingBoxIncludesControlPointsAndThePathBoxDoesNot() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addCurve(to: CGPoint(x: 9, y: 0), control1: CGPoint(x: 3, y: 8), control2: CGPoint(x: 6, y: 8))
    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 9, height: 8))
    // The curve is highest in the middle, at three quarters of the control points' height.
    #expect(abs(path.boundingBoxOfPath.maxY - 6) < 1e-9)
    let quad = CGMutablePath()
    quad.move(to: .zero)
    quad.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
    #expect(abs(quad.boundingBoxOfPath.maxY - 5) < 1e-9)
    #expect(CGMutablePath().boundingBox.isNull)
  }

  @Test func arcsFollowTheirDirection() {
    let short = CGMutablePath()
    short.addArc(center: .zero, radius: 1, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    #expect(abs(short.boundingBoxOfPath.minX) < 1e-9)
    let long = CGMutablePath()
    long.addArc(center: .zero, radius: 1, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(abs(long.boundingBoxOfPath.minX + 1) < 1e-9)
    #expect(abs(long.currentPoint.y - 1) < 1e-9)
  }

  @Test func tangentArcRoundsACorner() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
    #expect(abs(path.currentPoint.x - 10) < 1e-9 && abs(path.currentPoint.y - 4) < 1e-9)
    path.addLine(to: CGPoint(x: 0, y: 10))
    // The circle's centre is (6, 4).
    let diagonal = 4 * 0.5.squareRoot()
    #expect(path.contains(CGPoint(x: 6 + diagonal - 0.02, y: 4 - diagonal + 0.02)))
    #expect(!path.contains(CGPoint(x: 6 + diagonal + 0.02, y: 4 - diagonal - 0.02)))
  }

  @Test func currentPointIsTheEndOfTheLastElement() {
    let path = CGMutablePath()
    #expect(path.currentPoint == .zero && path.isEmpty)
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 5, y: 6))
    #expect(path.currentPoint == CGPoint(x: 5, y: 6))
    path.closeSubpath()
    #expect(path.currentPoint == CGPoint(x: 1, y: 2))
  }

  @Test func copiesAreEqualAndIndependent() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 4, height: 4))
    let copy = path.copy()
    #expect(copy == path && copy?.hashValue == path.hashValue)
    path.addLine(to: CGPoint(x: 9, y: 9))
    #expect(copy != path)
    var double = CGAffineTransform(scaleX: 2, y: 2)
    #expect(copy?.copy(using: &double)?.boundingBox == CGRect(x: 0, y: 0, width: 8, height: 8))
    #expect(copy == CGPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4), transform: nil))
  }

  @Test func rectanglesAreRecognised() {
    var found = CGRect.zero
    #expect(CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4), transform: nil).isRect(&found))
    #expect(found == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(!CGPath(ellipseIn: found, transform: nil).isRect(nil))
  }

  @Test func elementsAreAppliedInOrder() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 1))
    path.addQuadCurve(to: CGPoint(x: 3, y: 3), control: CGPoint(x: 2, y: 9))
    path.closeSubpath()
    var types: [CGPathElementType] = []
    var points: [CGPoint] = []
    path.applyWithBlock { step in
      types.append(step.pointee.type)
      if step.pointee.type == .addQuadCurveToPoint { points = [step.pointee.points[0], step.pointee.points[1]] }
    }
    #expect(types == [.moveToPoint, .addQuadCurveToPoint, .closeSubpath])
    #expect(points == [CGPoint(x: 2, y: 9), CGPoint(x: 3, y: 3)])
  }

  @Test(arguments: [false, true]) func cornersAreRoundedIndependently(isContinuous: Bool) {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 80)
    let radii = CornerRadii(topLeft: 20, topRight: 20, bottomLeft: 0, bottomRight: 0)
    let path = CGPath(roundedRect: rect, radii: radii, isContinuous: isContinuous)
    // Both kinds of corner pass the same point on the diagonal.
    let diagonal = 20 * (1 - 0.5.squareRoot())
    #expect(!path.contains(CGPoint(x: diagonal - 0.05, y: diagonal - 0.05)))
    #expect(path.contains(CGPoint(x: diagonal + 0.05, y: diagonal + 0.05)))
    #expect(!path.contains(CGPoint(x: 99, y: 1)))
    #expect(path.contains(CGPoint(x: 0.1, y: 79.9)) && path.contains(CGPoint(x: 99.9, y: 79.9)))
    #expect(path.boundingBoxOfPath == rect)
    // Just past the end of a circular corner, a continuous one still curves.
    #expect(path.contains(CGPoint(x: 22, y: 0.02)) != isContinuous)
  }

  @Test func largeRadiiGiveACircle() {
    let path = CGPath(roundedRect: CGRect(x: -10, y: -10, width: 20, height: 20), radii: CornerRadii(99), isContinuous: true)
    for step in 0..<16 {
      let angle = CGFloat(step) / 16 * 2 * .pi
      #expect(path.contains(CGPoint(x: 9.98 * cos(angle), y: 9.98 * sin(angle))))
      #expect(!path.contains(CGPoint(x: 10.02 * cos(angle), y: 10.02 * sin(angle))))
    }
  }
}
