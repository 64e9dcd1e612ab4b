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
  private final class Polite: Painted {
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

  private func drawn(_ view: UIView) -> CGImage? {
    view.frame = CGRect(x: 0, y: 0, width: 10, height: 20)
    let stage = ViewStage()
    _ = stage.add(view)
    view.layer.displayIfNeeded()
    return view.layer.contents as? CGImage
  }

  @Test func overridesAreDrawnAtTheScreensScale() throws {
    for view in [Painted(), Polite(), PaintedOverNothing()] {
      let image = try #require(drawn(view))
      #expect(image.width == 20 && image.height == 40)
    }
  }

  @Test func viewsThatDrawNothingHaveNoContents() {
    #expect(drawn(UIView()) == nil)
    #expect(drawn(Plain()) == nil)
  }

  @Test func contentsSetByHandStay() throws {
    let image = try #require(drawn(Painted()))
    let view = Plain()
    view.layer.contents = image
    #expect(drawn(view) === image)
  }
}
