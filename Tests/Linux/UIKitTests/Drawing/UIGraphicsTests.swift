import CoreGraphics
import Foundation
import Testing
@testable import UIKit

@Suite struct UIGraphicsTests {
  private func format(_ scale: CGFloat, opaque: Bool = false) -> UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    format.opaque = opaque
    return format
  }

  @Test func rendererDrawsAtItsScale() throws {
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 20), format: format(3))
    let image = renderer.image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 5, height: 20))
      #expect(UIGraphicsGetCurrentContext() === context.cgContext)
    }
    #expect(UIGraphicsGetCurrentContext() == nil)
    #expect(image.size == CGSize(width: 10, height: 20) && image.scale == 3)
    let pixels = try #require(image.cgImage)
    #expect(pixels.width == 30 && pixels.height == 60)
    #expect(Ink.pixel(pixels, 14, 30).red == 255)
    #expect(Ink.pixel(pixels, 15, 30).alpha == 0)
  }

  @Test func rendererBoundsMoveTheOrigin() throws {
    let renderer = UIGraphicsImageRenderer(bounds: CGRect(x: 100, y: 50, width: 10, height: 10), format: format(1, opaque: true))
    let image = renderer.image { context in
      UIColor.green.setFill()
      context.fill(CGRect(x: 100, y: 50, width: 1, height: 1))
    }
    let pixels = try #require(image.cgImage)
    #expect(Ink.pixel(pixels, 0, 0).green == 255)
    let other = Ink.pixel(pixels, 1, 1)
    #expect(other.green == 0 && other.alpha == 255)
  }

  @Test func imageContextsNest() throws {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 4), false, 2)
    let outer = UIGraphicsGetCurrentContext()
    UIGraphicsBeginImageContext(CGSize(width: 3, height: 3))
    UIColor.blue.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 3, height: 3))
    let inner = try #require(UIGraphicsGetImageFromCurrentImageContext()?.cgImage)
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetCurrentContext() === outer)
    let image = try #require(UIGraphicsGetImageFromCurrentImageContext())
    UIGraphicsEndImageContext()
    #expect(image.size == CGSize(width: 4, height: 4))
    #expect(inner.width == 3 && Ink.pixel(inner, 2, 2).blue == 255)
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
  }

  @Test func rectFrameIsOnePointWideInsideItsRectangle() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10), format: format(1)).image { _ in
      UIColor.black.setFill()
      UIRectFrame(CGRect(x: 2, y: 2, width: 6, height: 6))
    }
    let pixels = try #require(image.cgImage)
    #expect(Ink.box(in: pixels) { $0.alpha > 0 } == CGRect(x: 2, y: 2, width: 6, height: 6))
    #expect(Ink.pixel(pixels, 3, 3).alpha == 0)
    #expect(Ink.pixel(pixels, 7, 7).alpha == 255)
  }
}
