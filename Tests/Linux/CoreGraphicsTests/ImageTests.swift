import CoreGraphics
import Testing

@Suite struct ImageTests {
  @Test func pngKeepsEveryPixel() throws {
    var pixels: [UInt32] = []
    for index in 0..<35 { pixels.append(0xFF00_0000 | UInt32(index) &* 0x0001_F3B7 & 0xFF_FFFF) }
    pixels[3] = 0
    pixels[4] = 0x8000_8040
    let image = CGImage(pixels: pixels, width: 7, height: 5)
    let data = try image.pngData()
    #expect(data.prefix(4) == Data([0x89, 0x50, 0x4E, 0x47]))
    #expect(try CGImage(png: data) == image)
    #expect(throws: ImageError.self) { try CGImage(png: data.dropLast(data.count / 2)) }
    #expect(throws: ImageError.self) { try CGImage(png: Data([1, 2, 3])) }
  }

  @Test func opaquePNGsAreDecodedAsOpaque() throws {
    let image = CGImage(pixels: [0xFF12_3456, 0xFFAB_CDEF], width: 2, height: 1)
    let back = try CGImage(png: image.pngData())
    #expect(back == image && back.isOpaque && back.bitmap.isOpaque)
  }

  @Test func croppingTakesWholePixels() {
    let image = CGImage(pixels: (0..<12).map { UInt32($0) }, width: 4, height: 3)
    #expect(image.cropping(to: CGRect(x: 1, y: 1, width: 2, height: 5))?.pixels == [5, 6, 9, 10])
    #expect(image.cropping(to: CGRect(x: 0.5, y: 0, width: 1, height: 1))?.pixels == [0, 1])
    #expect(image.cropping(to: CGRect(x: 9, y: 0, width: 1, height: 1)) == nil)
  }

  @Test func imagesAreIndependentOfTheirBitmap() {
    let bitmap = Bitmap(width: 2, height: 2)
    let image = bitmap.makeImage()
    bitmap.fill(bitmap.bounds, with: .white)
    #expect(image.pixels == [0, 0, 0, 0])
    #expect(bitmap.isOpaque && bitmap.makeImage().isOpaque)
    bitmap.clear(PixelRect(x: 1, y: 1, width: 5, height: 5))
    #expect(!bitmap.isOpaque && bitmap.makeImage().pixels == [0xFFFF_FFFF, 0xFFFF_FFFF, 0xFFFF_FFFF, 0])
  }
}
