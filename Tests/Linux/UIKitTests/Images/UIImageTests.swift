import CoreGraphics
import Foundation
import Testing
@testable import UIKit

@Suite struct UIImageTests {
  /// Returns an image with red and green in the first row, blue and white in the second.
  private func quarters(scale: CGFloat = 1) throws -> CGImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let colors: [UIColor] = [.red, .green, .blue, .white]
    let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2), format: format).image { context in
      for (index, color) in colors.enumerated() {
        color.setFill()
        context.fill(CGRect(x: index % 2, y: index / 2, width: 1, height: 1))
      }
    }
    return try #require(image.cgImage)
  }

  private func drawn(_ image: UIImage, size: CGSize) throws -> CGImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let result = UIGraphicsImageRenderer(size: size, format: format).image { _ in
      image.draw(in: CGRect(origin: .zero, size: size))
    }
    return try #require(result.cgImage)
  }

  private func name(_ pixel: Ink.Pixel) -> String {
    switch (pixel.red > 127, pixel.green > 127, pixel.blue > 127) {
    case (true, false, false): "r"
    case (false, true, false): "g"
    case (false, false, true): "b"
    case (true, true, true): "w"
    default: "?"
    }
  }

  private func letters(_ image: CGImage) -> String {
    (0..<4).map { name(Ink.pixel(image, $0 % 2, $0 / 2)) }.joined()
  }

  @Test func sizeIsInPoints() throws {
    let pixels = try quarters()
    #expect(UIImage(cgImage: pixels, scale: 2, orientation: .up).size == CGSize(width: 1, height: 1))
    #expect(UIImage().size == .zero)
  }

  @Test(arguments: [
    (UIImage.Orientation.up, "rgbw"), (.down, "wbgr"), (.left, "gwrb"), (.right, "brwg"), (.upMirrored, "grwb"),
    (.downMirrored, "bwrg"), (.leftMirrored, "rbgw"), (.rightMirrored, "wgbr"),
  ])
  func orientationTurnsThePicture(orientation: UIImage.Orientation, expected: String) throws {
    let image = UIImage(cgImage: try quarters(), scale: 1, orientation: orientation)
    #expect(letters(try drawn(image, size: CGSize(width: 2, height: 2))) == expected)
  }

  @Test func pngSurvivesEncodingAndDecoding() throws {
    let data = try #require(UIImage(cgImage: try quarters()).pngData())
    let back = try #require(UIImage(data: data, scale: 2))
    #expect(back.size == CGSize(width: 1, height: 1))
    #expect(letters(try #require(back.cgImage)) == "rgbw")
    #expect(UIImage(data: Data([1, 2, 3])) == nil)
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString)@2x.png")
    try data.write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    #expect(UIImage(contentsOfFile: url.path)?.scale == 2)
    #expect(UIImage(named: "no such picture") == nil)
  }

  @Test func tintKeepsTheShape() throws {
    let image = UIImage(cgImage: try quarters()).withTintColor(UIColor(red: 1, green: 0, blue: 0, alpha: 0.5))
    let pixel = Ink.pixel(try drawn(image, size: CGSize(width: 2, height: 2)), 1, 1)
    #expect(abs(pixel.alpha - 128) <= 1 && abs(pixel.red - 128) <= 1 && pixel.green == 0)
  }

  @Test func capInsetsKeepTheirSizeWhenStretched() throws {
    let image = UIImage(cgImage: try quarters()).resizableImage(
      withCapInsets: UIEdgeInsets(top: 1, left: 1, bottom: 0, right: 0), resizingMode: .stretch)
    let pixels = try drawn(image, size: CGSize(width: 10, height: 6))
    #expect(name(Ink.pixel(pixels, 0, 0)) == "r")
    #expect((1..<10).allSatisfy { name(Ink.pixel(pixels, $0, 0)) == "g" })
    #expect((1..<6).allSatisfy { name(Ink.pixel(pixels, 0, $0)) == "b" })
    #expect(name(Ink.pixel(pixels, 1, 1)) == "w" && name(Ink.pixel(pixels, 9, 5)) == "w")
  }

  @Test func tiledImageRepeatsItsMiddle() throws {
    let image = UIImage(cgImage: try quarters()).resizableImage(withCapInsets: .zero)
    let pixels = try drawn(image, size: CGSize(width: 6, height: 2))
    #expect((0..<6).map { name(Ink.pixel(pixels, $0, 0)) }.joined() == "rgrgrg")
  }

  @Test func systemSymbolsAreFoundByName() throws {
    let names = [
      "chevron.right", "chevron.down", "xmark", "xmark.circle.fill", "plus", "magnifyingglass", "heart", "heart.fill",
      "star.fill", "play.fill", "pause.fill", "forward.fill", "house.fill", "map.fill", "person.crop.circle.fill", "ellipsis",
    ]
    for name in names {
      let image = try #require(UIImage(systemName: name), "\(name)")
      #expect(image.isSymbolImage && image.size.width > 4 && image.size.height > 4)
      let pixels = try #require(image.cgImage)
      let box = try #require(Ink.box(in: pixels) { $0.alpha > 100 })
      // The symbol fills its box and is not cut off at an edge.
      #expect(box.width > 0.7 * CGFloat(pixels.width) && box.height > 0.6 * CGFloat(pixels.height), "\(name)")
      #expect(box.minX >= 1 && box.minY >= 1 && box.maxX < CGFloat(pixels.width) && box.maxY < CGFloat(pixels.height), "\(name)")
    }
    #expect(UIImage(systemName: "no.such.symbol") == nil)
  }

  @Test func configurationSetsTheSizeAndWeightOfASymbol() throws {
    let small = try #require(UIImage(systemName: "plus"))
    let large = try #require(UIImage(systemName: "plus", withConfiguration: UIImage.SymbolConfiguration(pointSize: 34)))
    #expect(abs(large.size.width - 2 * small.size.width) < 0.7)
    let bold = try #require(small.applyingSymbolConfiguration(.init(weight: .bold)))
    let count = { (image: UIImage) throws -> Int in
      let bitmap = try #require(image.cgImage).bitmap
      return (0..<bitmap.height * bitmap.width).count { bitmap.data.load(fromByteOffset: $0 * 4 + 3, as: UInt8.self) > 127 }
    }
    #expect(try count(bold) > count(small))
    #expect(UIImage(cgImage: try quarters()).applyingSymbolConfiguration(.init(weight: .bold)) == nil)
  }
}
