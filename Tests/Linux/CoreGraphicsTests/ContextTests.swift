import CoreGraphics
import Testing

@Suite struct ContextTests {
  private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)

  /// Two rows: red above blue.
  private let flag = CGImage(pixels: [0xFFFF_0000, 0xFF00_00FF], width: 1, height: 2)

  private func pixel(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> UInt32 { bitmap.pixels[y * bitmap.width + x] }

  private func makeContext(_ width: Int, _ height: Int) -> CGContext? {
    CGContext(
      data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue)
  }

  @Test func fillCoversExactPixelsFromTheTopLeft() {
    let bitmap = Bitmap(width: 8, height: 8)
    let context = CGContext(bitmap: bitmap, scale: 2)
    context.setFillColor(red)
    context.fill(CGRect(x: 1, y: 0.5, width: 2, height: 1))
    for y in 0..<8 {
      for x in 0..<8 {
        let inside = (2..<6).contains(x) && (1..<3).contains(y)
        #expect(pixel(bitmap, x, y) == (inside ? 0xFFFF_0000 : 0))
      }
    }
    #expect(context.ctm == CGAffineTransform(a: 2, b: 0, c: 0, d: -2, tx: 0, ty: 8))
  }

  @Test func contextWithoutABitmapHasItsOriginAtTheBottomLeft() throws {
    let context = try #require(makeContext(4, 4))
    #expect(context.ctm.isIdentity)
    context.setFillColor(red)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let image = try #require(context.makeImage())
    #expect(image.pixels[12] == 0xFFFF_0000)
    #expect(image.pixels.filter { $0 != 0 }.count == 1)
  }

  @Test func imagesAreUprightInAContextWithUpwardY() throws {
    let context = try #require(makeContext(1, 2))
    context.draw(flag, in: CGRect(x: 0, y: 0, width: 1, height: 2))
    #expect(context.makeImage() == flag)
    let bitmap = Bitmap(width: 1, height: 2)
    CGContext(bitmap: bitmap, scale: 1).draw(flag, in: CGRect(x: 0, y: 0, width: 1, height: 2))
    #expect(pixel(bitmap, 0, 0) == 0xFF00_00FF)
    CGContext(bitmap: bitmap, scale: 1).draw(upright: flag, in: CGRect(x: 0, y: 0, width: 1, height: 2))
    #expect(pixel(bitmap, 0, 0) == 0xFFFF_0000)
  }

  @Test func unsupportedPixelFormatsAreRefused() {
    let info = CGImageAlphaInfo.premultipliedLast.rawValue
    #expect(
      CGContext(
        data: nil, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: info) == nil)
  }

  @Test func halfCoveredPixelsAreHalfFilled() {
    let bitmap = Bitmap(width: 2, height: 1)
    let context = CGContext(bitmap: bitmap, scale: 1)
    context.setFillColor(red)
    context.fill(CGRect(x: 0, y: 0, width: 0.5, height: 1))
    #expect(abs(Int(pixel(bitmap, 0, 0) >> 24) - 128) <= 1)
  }

  @Test func graphicsStatesNest() {
    let bitmap = Bitmap(width: 4, height: 1)
    let context = CGContext(bitmap: bitmap, scale: 1)
    context.saveGState()
    context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
    context.translateBy(x: 1, y: 0)
    context.setFillColor(red)
    context.restoreGState()
    context.fill(CGRect(x: 2, y: 0, width: 1, height: 1))
    #expect(pixel(bitmap, 2, 0) == 0xFF00_0000)
    context.restoreGState()
    #expect(context.ctm == CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 1))
  }

  @Test func evenOddClipLeavesAHole() {
    let bitmap = Bitmap(width: 6, height: 6)
    let context = CGContext(bitmap: bitmap, scale: 1)
    context.addRect(CGRect(x: 0, y: 0, width: 6, height: 6))
    context.addRect(CGRect(x: 2, y: 2, width: 2, height: 2))
    context.clip(using: .evenOdd)
    context.setFillColor(red)
    context.fill(CGRect(x: 0, y: 0, width: 6, height: 6))
    #expect(pixel(bitmap, 0, 0) == 0xFFFF_0000 && pixel(bitmap, 2, 2) == 0 && pixel(bitmap, 3, 3) == 0)
    #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 6, height: 6))
  }

  @Test func strokesAreCentredOnTheirPath() {
    let bitmap = Bitmap(width: 8, height: 8)
    let context = CGContext(bitmap: bitmap, scale: 2)
    context.setStrokeColor(red)
    context.setLineWidth(1)
    context.move(to: CGPoint(x: 0, y: 2))
    context.addLine(to: CGPoint(x: 4, y: 2))
    context.strokePath()
    #expect((0..<8).map { pixel(bitmap, 4, $0) != 0 } == [false, false, false, true, true, false, false, false])
    #expect(context.isPathEmpty)
  }

  @Test func currentPathIsReportedInUserSpace() {
    let context = CGContext(bitmap: Bitmap(width: 10, height: 10), scale: 1)
    context.move(to: CGPoint(x: 2, y: 2))
    context.scaleBy(x: 2, y: 2)
    #expect(context.currentPointOfPath == CGPoint(x: 1, y: 1))
    context.addRect(CGRect(x: 1, y: 1, width: 2, height: 2))
    #expect(context.boundingBoxOfPath == CGRect(x: 1, y: 1, width: 2, height: 2))
    #expect(context.pathContains(CGPoint(x: 2, y: 2), mode: .fill))
    #expect(!context.pathContains(CGPoint(x: 2, y: 2), mode: .stroke))
    #expect(context.pathContains(CGPoint(x: 1.2, y: 2), mode: .stroke))
  }

  @Test func transparencyLayerFadesAsOne() {
    let bitmap = Bitmap(width: 2, height: 1)
    bitmap.fill(bitmap.bounds, with: .white)
    let context = CGContext(bitmap: bitmap, scale: 1)
    context.setAlpha(0.5)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.setFillColor(red)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    context.setFillColor(.black)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    context.endTransparencyLayer()
    // Half-transparent black over white; the covered red does not show.
    let value = pixel(bitmap, 0, 0)
    #expect(abs(Int(value & 255) - 127) <= 1 && value & 255 == value >> 16 & 255)
    #expect(pixel(bitmap, 1, 0) == 0xFFFF_FFFF)
  }

  @Test func multiplyBlendsAndClearErases() {
    let bitmap = Bitmap(width: 2, height: 1)
    bitmap.fill(bitmap.bounds, with: CGColor(red: 1, green: 1, blue: 0, alpha: 1))
    let context = CGContext(bitmap: bitmap, scale: 1)
    context.setBlendMode(.multiply)
    context.setFillColor(red: 0, green: 1, blue: 1, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(pixel(bitmap, 0, 0) == 0xFF00_FF00)
    context.clear(CGRect(x: 1, y: 0, width: 1, height: 1))
    #expect(pixel(bitmap, 1, 0) == 0)
  }

  @Test(arguments: [CGFloat(1), 2]) func shadowOffsetIgnoresTheTransform(scale: CGFloat) {
    let pixels = Int(scale)
    let bitmap = Bitmap(width: 60 * pixels, height: 60 * pixels)
    let context = CGContext(bitmap: bitmap, scale: scale)
    context.setShadow(offset: CGSize(width: 0, height: 20), blur: 0, color: red)
    context.scaleBy(x: 0.5, y: 0.5)
    context.fill(CGRect(x: 40, y: 20, width: 20, height: 20))
    #expect(pixel(bitmap, 25 * pixels, 15 * pixels) == 0xFF00_0000)
    #expect(pixel(bitmap, 25 * pixels, 35 * pixels) == 0xFFFF_0000)
    #expect(pixel(bitmap, 25 * pixels, 25 * pixels) == 0)
  }

  @Test func blurredShadowsKeepTheirWeight() {
    let bitmap = Bitmap(width: 120, height: 120)
    let context = CGContext(bitmap: bitmap, scale: 1)
    context.setShadow(offset: .zero, blur: 10, color: red)
    // Drawn outside the bitmap, so that only the shadow is visible.
    context.setShadow(offset: CGSize(width: 200, height: 0), blur: 10, color: red)
    context.fill(CGRect(x: -160, y: 40, width: 40, height: 40))
    let sum = (0..<120 * 120).reduce(0) { $0 + Int(bitmap.pixels[$1] >> 24) }
    #expect(abs(Double(sum) / 255 / 1600 - 1) < 0.01)
    // At the edge of a blurred half plane, alpha is one half.
    #expect(abs(Int(pixel(bitmap, 39, 60) >> 24) + Int(pixel(bitmap, 40, 60) >> 24) - 255) <= 2)
  }

  @Test func gradientsInterpolateTheirColours() throws {
    let bitmap = Bitmap(width: 100, height: 3)
    let context = CGContext(bitmap: bitmap, scale: 1)
    let gradient = try #require(
      CGGradient(colorsSpace: nil, colors: [CGColor.black, CGColor.white] as CFArray, locations: [0, 1]))
    context.drawLinearGradient(
      gradient, start: CGPoint(x: 20, y: 0), end: CGPoint(x: 80, y: 0), options: .drawsAfterEndLocation)
    #expect(pixel(bitmap, 10, 1) == 0)
    #expect(abs(Int(pixel(bitmap, 50, 1) & 255) - 128) <= 3)
    #expect(pixel(bitmap, 90, 1) == 0xFFFF_FFFF)
    #expect(CGGradient(colorsSpace: nil, colors: ["red"], locations: nil) == nil)
  }
}
