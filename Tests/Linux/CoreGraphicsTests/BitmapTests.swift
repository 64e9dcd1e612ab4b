import CoreGraphics
import Testing

@Suite struct BitmapTests {
  /// Returns pseudorandom premultiplied pixels, the same in every run.
  private func noise(_ width: Int, _ height: Int, seed: UInt64) -> Bitmap {
    let bitmap = Bitmap(width: width, height: height)
    var state = seed
    for index in 0..<width * height {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let bits = UInt32(truncatingIfNeeded: state >> 32)
      let alpha = [0, 255, bits >> 24][Int(bits % 3)]
      func part(_ shift: UInt32) -> UInt32 { (bits >> shift & 255) * alpha / 255 }
      bitmap.pixels[index] = alpha << 24 | part(16) << 16 | part(8) << 8 | part(0)
    }
    return bitmap
  }

  /// Composites a pixel over another one in floating point.
  private func over(_ source: UInt32, _ below: UInt32, _ share: Double) -> [Double] {
    func part(_ pixel: UInt32, _ index: UInt32) -> Double { Double(pixel >> (8 * index) & 255) }
    let alpha = part(source, 3) * share / 255
    return (0..<4).map { part(source, $0) * share + part(below, $0) * (1 - alpha) }
  }

  private func near(_ pixel: UInt32, _ parts: [Double], within tolerance: Double) -> Bool {
    (0..<4).allSatisfy { abs(Double(pixel >> (8 * UInt32($0)) & 255) - parts[$0]) <= tolerance }
  }

  @Test(arguments: [(1.0, 0.51), (0.37, 1.6), (0.5, 1.6)])
  func blitsMatchFloatingPointCompositing(alpha: Double, tolerance: Double) {
    let source = noise(37, 11, seed: 1)
    let target = noise(50, 20, seed: 2)
    let before = target.copy()
    let clip = PixelRect(x: 3, y: 0, width: 30, height: 9)
    target.draw(source, at: -2, 4, clip: clip, alpha: alpha)
    for y in 0..<20 {
      for x in 0..<50 {
        let (index, inside) = (y * 50 + x, (3..<33).contains(x) && (4..<9).contains(y))
        guard inside else {
          #expect(target.pixels[index] == before.pixels[index])
          continue
        }
        let expected = over(source.pixels[(y - 4) * 37 + x + 2], before.pixels[index], alpha)
        #expect(near(target.pixels[index], expected, within: tolerance))
      }
    }
  }

  @Test func opaqueBlitsCopyPixels() {
    let source = Bitmap(width: 3, height: 2)
    for index in 0..<6 { source.pixels[index] = 0xFF00_0000 | UInt32(index) }
    source.updateOpacity()
    #expect(source.isOpaque)
    let target = noise(5, 5, seed: 3)
    target.draw(source, at: 3, 4, clip: target.bounds, alpha: 1)
    #expect(target.pixels[23] == 0xFF00_0000 && target.pixels[24] == 0xFF00_0001)
  }

  @Test func fillsMatchFloatingPointCompositing() {
    let target = noise(13, 3, seed: 4)
    let before = target.copy()
    let color = CGColor(red: 0.8, green: 0.2, blue: 0.6, alpha: 0.4)
    target.fill(PixelRect(x: 1, y: 1, width: 11, height: 1), with: color)
    for x in 0..<13 {
      let expected = (1..<12).contains(x) ? over(color.pixel, before.pixels[13 + x], 1) : over(0, before.pixels[13 + x], 1)
      #expect(near(target.pixels[13 + x], expected, within: 0.51))
    }
  }

  @Test(arguments: [(CGFloat(12), false), (CGFloat(12.5), true), (CGFloat(40), false), (CGFloat(0), false)])
  func roundedFillsMatchTheCoverageOfThePath(radius: CGFloat, isContinuous: Bool) {
    let rect = PixelRect(x: 5, y: 7, width: 61, height: 43)
    let radii = CornerRadii(topLeft: radius, topRight: radius / 2, bottomLeft: 0, bottomRight: radius)
    let filled = Bitmap(width: 80, height: 60)
    filled.fill(RoundedMask(rect: rect, radii: radii, isContinuous: isContinuous), with: .white, clip: filled.bounds)
    // The path at eight times the size: the covered share of its 64 pixels.
    let large = Bitmap(width: 640, height: 480)
    let context = CGContext(bitmap: large, scale: 8)
    context.setFillColor(.white)
    context.addPath(CGPath(roundedRect: rect.cgRect, radii: radii, isContinuous: isContinuous))
    context.fillPath()
    for y in 0..<60 {
      for x in 0..<80 {
        let sum = (0..<64).reduce(0) { $0 + Int(large.pixels[(y * 8 + $1 / 8) * 640 + x * 8 + $1 % 8] >> 24) }
        #expect(abs(Int(filled.pixels[y * 80 + x] >> 24) - sum / 64) <= 5)
      }
    }
  }

  @Test func maskedBlitsAreWeightedByTheCoverageOfTheMask() {
    let mask = RoundedMask(rect: PixelRect(x: 2, y: 2, width: 30, height: 25), radii: CornerRadii(9))
    let coverage = Bitmap(width: 40, height: 30)
    coverage.fill(mask, with: .white, clip: coverage.bounds)
    let source = noise(40, 30, seed: 5)
    let target = noise(40, 30, seed: 6)
    let before = target.copy()
    let clip = PixelRect(x: 4, y: 3, width: 26, height: 20)
    target.draw(source, at: 0, 0, clip: clip, alpha: 1, mask: mask)
    for y in 0..<30 {
      for x in 0..<40 {
        let index = y * 40 + x
        let inside = (4..<30).contains(x) && (3..<23).contains(y)
        let share = inside ? Double(coverage.pixels[index] >> 24) / 255 : 0
        #expect(near(target.pixels[index], over(source.pixels[index], before.pixels[index], share), within: 1.1))
      }
    }
  }

  @Test func translationsByWholePixelsMatchPlainBlits() {
    let source = noise(9, 9, seed: 7)
    let (first, second) = (Bitmap(width: 20, height: 20), Bitmap(width: 20, height: 20))
    first.draw(source, at: 4, 5, clip: first.bounds, alpha: 1)
    second.draw(source, transform: CGAffineTransform(translationX: 4, y: 5), clip: second.bounds, alpha: 1)
    #expect(first.makeImage() == second.makeImage())
  }

  @Test func samplingMixesNeighbouringPixels() {
    let source = Bitmap(width: 2, height: 1)
    source.pixels[0] = 0xFF00_0000
    source.pixels[1] = 0xFFFF_FFFF
    let target = Bitmap(width: 4, height: 1)
    // Shifted half a pixel to the right: half transparent, the mean of both, half transparent.
    target.draw(source, transform: CGAffineTransform(translationX: 0.5, y: 0), clip: target.bounds, alpha: 1)
    #expect((0..<4).map { target.pixels[$0] >> 24 } == [128, 255, 128, 0])
    #expect(abs(Int(target.pixels[1] & 255) - 128) <= 1)
  }

  @Test func quarterTurnsMovePixelsExactly() {
    let source = noise(6, 4, seed: 8)
    let target = Bitmap(width: 4, height: 6)
    target.draw(
      source, transform: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 4, ty: 0), clip: target.bounds, alpha: 1)
    for y in 0..<4 {
      for x in 0..<6 { #expect(target.pixels[x * 4 + 3 - y] == source.pixels[y * 6 + x]) }
    }
  }

  @Test func emptyBitmapsDrawNothing() {
    let empty = Bitmap(width: 0, height: 5)
    let target = Bitmap(width: 2, height: 2)
    target.draw(empty, at: 0, 0, clip: target.bounds, alpha: 1)
    target.draw(empty, transform: CGAffineTransform(scaleX: 3, y: 3), clip: target.bounds, alpha: 1)
    empty.fill(empty.bounds, with: .white)
    #expect(empty.blurred(PixelRect(x: 0, y: 0, width: 3, height: 3), sigma: 2, saturation: 1).width == 3)
    #expect(target.makeImage().pixels == [0, 0, 0, 0])
  }
}
