import CoreGraphics
import QuartzCore
import Testing
@testable import UIKit

@MainActor @Suite(.serialized) struct UIImageViewTests {
  private func red(_ width: CGFloat, _ height: CGFloat) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: width, height: height))
    }
  }

  @Test func sizeIsThatOfTheImage() {
    let view = UIImageView(image: red(20, 10))
    #expect(view.frame == CGRect(x: 0, y: 0, width: 20, height: 10))
    #expect(view.intrinsicContentSize == CGSize(width: 20, height: 10))
    #expect(!view.isUserInteractionEnabled)
    view.image = nil
    #expect(view.intrinsicContentSize.width == UIView.noIntrinsicMetric)
  }

  @Test(arguments: [
    (UIView.ContentMode.scaleToFill, CGRect(x: 0, y: 0, width: 100, height: 100)),
    (.scaleAspectFit, CGRect(x: 0, y: 25, width: 100, height: 50)),
    (.scaleAspectFill, CGRect(x: 0, y: 0, width: 100, height: 100)),
    (.center, CGRect(x: 40, y: 45, width: 20, height: 10)),
    (.top, CGRect(x: 40, y: 0, width: 20, height: 10)),
    (.bottomRight, CGRect(x: 80, y: 90, width: 20, height: 10)),
  ])
  func contentModePlacesTheImage(mode: UIView.ContentMode, expected: CGRect) throws {
    let stage = ControlStage(scale: 1)
    let view = UIImageView(image: red(20, 10))
    view.contentMode = mode
    view.clipsToBounds = true
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    stage.show(view)
    #expect(Ink.box(in: stage.render()) { $0.red > 127 } == expected)
  }

  @Test func templateImageUsesTheTintColor() throws {
    let stage = ControlStage(scale: 1)
    let view = UIImageView(image: red(20, 10).withRenderingMode(.alwaysTemplate))
    view.tintColor = .green
    stage.show(view)
    #expect(Ink.pixel(stage.render(), 10, 5).green == 255)
    view.tintColor = .blue
    #expect(Ink.pixel(stage.render(), 10, 5).blue == 255)
    view.image = red(20, 10)
    #expect(Ink.pixel(stage.render(), 10, 5).red == 255)
  }

  @Test func symbolsAreSharpAtAnySize() throws {
    let stage = ControlStage(scale: 2)
    let view = UIImageView(image: UIImage(systemName: "plus"))
    view.frame = CGRect(x: 0, y: 0, width: 300, height: 300)
    view.contentMode = .scaleAspectFit
    stage.show(view)
    _ = stage.render()
    let width = { (view.layer.contents as? CGImage)?.width }
    #expect(width() == 600)
    view.frame.size = CGSize(width: 200, height: 400)
    _ = stage.render()
    #expect(width() == 400)
    view.contentMode = .center
    _ = stage.render()
    #expect(width() == Int((try #require(view.image).size.width * 2).rounded(.up)))
  }

  @Test func highlightedImageReplacesTheImage() {
    let (normal, other) = (red(20, 10), red(5, 5))
    let view = UIImageView(image: normal, highlightedImage: other)
    #expect(view.shown === normal)
    view.isHighlighted = true
    #expect(view.shown === other)
    view.highlightedImage = nil
    #expect(view.shown === normal)
  }

  @Test func imageIsDrawnOnlyWhenRendered() {
    let stage = ControlStage(scale: 1)
    let view = UIImageView(image: UIImage(systemName: "heart"))
    stage.show(view)
    #expect(view.layer.contents == nil)
    _ = stage.render()
    #expect(view.layer.contents != nil)
  }
}
