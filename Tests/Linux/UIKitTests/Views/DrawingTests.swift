import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit

@MainActor @Suite(.serialized) struct DrawingTests {
  private class Painted: UIView {
    override func draw(_ rect: CGRect) {
      UIColor.red.setFill()
      UIGraphicsGetCurrentContext()?.fill(rect)
    }
  }
  private final class PaintedThroughSuper: Painted {
    override func draw(_ rect: CGRect) { super.draw(rect) }
  }
  private final class PaintedOverNothing: UIView {
    override func draw(_ rect: CGRect) {
      super.draw(rect)
      UIColor.red.setFill()
      UIGraphicsGetCurrentContext()?.fill(rect)
    }
  }
  private final class Plain: UIView {}

  private func drawn(_ view: UIView) -> Any? {
    view.frame = CGRect(x: 0, y: 0, width: 10, height: 20)
    let stage = ViewStage()
    _ = stage.add(view)
    view.layer.displayIfNeeded()
    return view.layer.contents
  }

  @Test func overriddenDrawMethodsAreCalled() {
    for view in [Painted(), PaintedThroughSuper(), PaintedOverNothing()] { #expect(drawn(view) != nil) }
  }

  @Test func viewsThatDrawNothingHaveNoContents() {
    #expect(drawn(UIView()) == nil)
    #expect(drawn(Plain()) == nil)
  }

  @Test func contentsSetByCodeAreKept() throws {
    let image = Bitmap(width: 1, height: 1).makeImage()
    let view = Plain()
    view.layer.contents = image
    #expect(drawn(view) as? CGImage === image)
  }
}
