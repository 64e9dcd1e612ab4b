import Foundation
import Testing
import UIKit

@MainActor @Suite(.serialized) struct GeometryTests {
  @Test func frameFollowsBoundsCenterAndTransform() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
    #expect(view.center == CGPoint(x: 60, y: 45))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
    view.bounds.size = CGSize(width: 200, height: 50)
    #expect(view.frame == CGRect(x: -40, y: 20, width: 200, height: 50))
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(view.frame == CGRect(x: -140, y: -5, width: 400, height: 100))
    #expect(view.bounds.size == CGSize(width: 200, height: 50))
  }

  @Test func pointsConvertThroughBoundsOriginAndTransform() {
    let stage = ViewStage()
    let outer = stage.add(UIView(frame: CGRect(x: 100, y: 100, width: 200, height: 200)))
    outer.bounds.origin = CGPoint(x: 0, y: 50)
    let inner = UIView(frame: CGRect(x: 10, y: 60, width: 100, height: 100))
    outer.addSubview(inner)
    // The origin of inner is at (10, 60) in outer, which is scrolled by 50.
    #expect(inner.convert(CGPoint.zero, to: nil) == CGPoint(x: 110, y: 110))
    inner.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    // The centre (60, 110) in outer stays; the corner moves inwards by a quarter of the size.
    #expect(inner.convert(CGPoint.zero, to: nil) == CGPoint(x: 135, y: 135))
    #expect(inner.convert(CGPoint(x: 135, y: 135), from: nil) == .zero)
    #expect(inner.convert(inner.bounds, to: outer) == CGRect(x: 35, y: 85, width: 50, height: 50))
    let other = stage.add(UIView(frame: CGRect(x: 0, y: 35, width: 10, height: 10)))
    #expect(other.convert(CGPoint.zero, from: inner) == CGPoint(x: 135, y: 100))
  }

  @Test func hitTestFindsTheFrontmostView() {
    let stage = ViewStage()
    let back = stage.add(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
    let front = stage.add(UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100)))
    let child = UIView(frame: CGRect(x: 90, y: 90, width: 100, height: 100))
    front.addSubview(child)
    func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? { stage.window.hitTest(CGPoint(x: x, y: y), with: nil) }
    #expect(hit(10, 10) === back)
    #expect(hit(60, 60) === front)
    #expect(hit(145, 145) === child)
    // Parts outside the superview receive no touches.
    #expect(hit(170, 170) === stage.window)
    #expect(hit(400, 10) == nil)
    front.alpha = 0.005
    #expect(hit(60, 60) === back)
    front.alpha = 0.01
    #expect(hit(60, 60) === front)
    front.isHidden = true
    #expect(hit(60, 60) === back)
    front.isHidden = false
    front.isUserInteractionEnabled = false
    #expect(hit(145, 145) === stage.window)
  }

  @Test func animatedViewsReceiveNoTouchesUnlessAllowed() {
    let stage = ViewStage()
    let view = stage.add(UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
    func hit() -> UIView? { stage.window.hitTest(CGPoint(x: 50, y: 60), with: nil) }
    UIView.animate(withDuration: 1) { view.frame.origin.y = 10 }
    #expect(hit() === stage.window)
    stage.advance(to: 1)
    #expect(hit() === view)
    UIView.animate(withDuration: 1, delay: 0, options: .allowUserInteraction) { view.frame.origin.y = 0 }
    #expect(hit() === view)
  }

  @Test func sizeToFitKeepsTheOrigin() {
    final class Fitting: UIView { override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 30, height: 40) } }
    let view = Fitting(frame: CGRect(x: 5, y: 6, width: 100, height: 100))
    view.sizeToFit()
    #expect(view.frame == CGRect(x: 5, y: 6, width: 30, height: 40))
  }

  @Test func manyChangesCauseOneLayoutPass() {
    final class Counting: UIView {
      var passes = 0
      override func layoutSubviews() { passes += 1 }
    }
    let stage = ViewStage()
    let view = stage.add(Counting(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    let before = view.passes
    view.frame.size.width = 20
    view.frame.size.width = 30
    view.setNeedsLayout()
    #expect(view.passes == before)
    stage.loop.frame(at: 1 / 60, duration: 1 / 60)
    #expect(view.passes == before + 1)
    view.frame.origin.x = 5
    stage.loop.frame(at: 2 / 60, duration: 1 / 60)
    #expect(view.passes == before + 1)
  }
}
