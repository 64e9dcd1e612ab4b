import CoreGraphics
import Foundation
import Testing
@testable import UIKit

@Suite struct UIBezierPathTests {
  private let rect = CGRect(x: 10, y: 20, width: 100, height: 50)

  private func isClose(_ a: CGRect, _ b: CGRect, _ tolerance: CGFloat = 0.05) -> Bool {
    abs(a.minX - b.minX) < tolerance && abs(a.minY - b.minY) < tolerance && abs(a.maxX - b.maxX) < tolerance
      && abs(a.maxY - b.maxY) < tolerance
  }

  @Test func shapesFillTheirRectangle() {
    #expect(UIBezierPath(rect: rect).bounds == rect)
    #expect(isClose(UIBezierPath(ovalIn: rect).bounds, rect))
    #expect(isClose(UIBezierPath(roundedRect: rect, cornerRadius: 10).bounds, rect))
    #expect(isClose(UIBezierPath(roundedRect: rect, cornerRadius: 1000).bounds, rect))
  }

  @Test func onlyTheGivenCornersAreRounded() {
    let path = UIBezierPath(
      roundedRect: rect, byRoundingCorners: [.topLeft, .bottomRight], cornerRadii: CGSize(width: 20, height: 20))
    let inset: CGFloat = 2
    #expect(!path.contains(CGPoint(x: rect.minX + inset, y: rect.minY + inset)))
    #expect(path.contains(CGPoint(x: rect.maxX - inset, y: rect.minY + inset)))
    #expect(path.contains(CGPoint(x: rect.minX + inset, y: rect.maxY - inset)))
    #expect(!path.contains(CGPoint(x: rect.maxX - inset, y: rect.maxY - inset)))
    // The quarter circle lies at the radius from its centre.
    let onArc = 20 - 20 / CGFloat(2).squareRoot()
    #expect(path.contains(CGPoint(x: rect.minX + onArc + 0.1, y: rect.minY + onArc + 0.1)))
    #expect(!path.contains(CGPoint(x: rect.minX + onArc - 0.1, y: rect.minY + onArc - 0.1)))
  }

  @Test func clockwiseArcGoesDownFromTheRight() {
    let path = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(abs(path.currentPoint.x) < 1e-9 && abs(path.currentPoint.y - 10) < 1e-9)
    #expect(path.cgPath.boundingBoxOfPath.minY > -0.01)
    let other = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    #expect(abs(other.cgPath.boundingBoxOfPath.minX + 10) < 0.05)
  }

  @Test func evenOddRuleMakesHoles() {
    let path = UIBezierPath(rect: rect)
    path.append(UIBezierPath(rect: rect.insetBy(dx: 10, dy: 10)))
    let middle = CGPoint(x: rect.midX, y: rect.midY)
    #expect(path.contains(middle))
    path.usesEvenOddFillRule = true
    #expect(!path.contains(middle))
  }

  @Test func copyIsIndependentOfLaterTransforms() throws {
    let path = UIBezierPath(rect: rect)
    path.lineWidth = 3
    let copy = try #require(path.copy() as? UIBezierPath)
    path.apply(CGAffineTransform(translationX: 5, y: 0))
    #expect(path.bounds.minX == 15)
    #expect(copy.bounds == rect && copy.lineWidth == 3)
    path.removeAllPoints()
    #expect(path.isEmpty)
  }

  @Test func cgPathDoesNotChangeWithItsBezierPath() {
    let path = UIBezierPath(rect: rect)
    let before = path.cgPath
    path.addLine(to: CGPoint(x: 500, y: 500))
    #expect(before.boundingBox == rect)
  }

  @Test func lineDashIsReadBack() {
    let path = UIBezierPath()
    path.setLineDash([4, 2], count: 2, phase: 1)
    var lengths: [CGFloat] = [0, 0]
    var count = 0
    var phase: CGFloat = 0
    path.getLineDash(&lengths, count: &count, phase: &phase)
    #expect(lengths == [4, 2] && count == 2 && phase == 1)
  }
}
