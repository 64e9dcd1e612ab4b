import CoreGraphics
import Testing

@Suite struct BlurTests {
  /// One for each factor by which the blur reduces the picture, and both sides of each step between them.
  private static let sigmas: [CGFloat] = [0, 0.5, 2, 3.9, 4.1, 7.9, 8.1, 15, 23, 25, 60]

  @Test(arguments: sigmas) func constantColourStaysConstantWhenBlurred(sigma: CGFloat) {
    let bitmap = Bitmap(width: 101, height: 67)
    for index in 0..<101 * 67 { bitmap.pixels[index] = 0xFF37_A5E1 }
    // The blurred part is larger than the bitmap on every side and has no dark edges.
    let blurred = bitmap.blurred(PixelRect(x: -10, y: -3, width: 123, height: 75), sigma: sigma, saturation: 1)
    #expect((0..<123 * 75).allSatisfy { blurred.pixels[$0] == 0xFF37_A5E1 })
  }

  @Test(arguments: sigmas.dropFirst().dropLast(2)) func impulseSpreadsAsAGaussian(sigma: CGFloat) {
    // A block of 8 by 8 in the middle, large enough to leave measurable bytes.
    let side = 8 * (Int(sigma * 8) / 8 * 2 + 5)
    let bitmap = Bitmap(width: side, height: side)
    let middle = PixelRect(x: side / 2 - 4, y: side / 2 - 4, width: 8, height: 8)
    bitmap.fill(middle, with: .white)
    // Otherwise rounding would lose four times as much as one byte can hold: measure one axis at a time.
    bitmap.fill(PixelRect(x: 0, y: middle.y, width: side, height: 8), with: .white)
    let blurred = bitmap.blurred(bitmap.bounds, sigma: sigma, saturation: 1)
    let profile = (0..<side).map { Double(blurred.pixels[$0 * side + side / 2] >> 24) / 255 }
    #expect(abs(profile.reduce(0, +) - 8) < 0.02 * 8)
    for y in 0..<side / 2 { #expect(abs(profile[y] - profile[side - 1 - y]) < 1.5 / 255) }
    let center = Double(side - 1) / 2
    let variance = profile.enumerated().reduce(0.0) { $0 + $1.element * pow(Double($1.offset) - center, 2) } / 8
    let expected = Double(sigma * sigma) + 63.0 / 12
    #expect(abs(variance.squareRoot() / expected.squareRoot() - 1) < 0.03)
  }

  @Test(arguments: [CGFloat(5), 10, 30]) func blurredEdgeFollowsTheErrorFunction(sigma: CGFloat) {
    let width = 480
    let bitmap = Bitmap(width: width, height: 16)
    bitmap.fill(PixelRect(x: width / 2, y: 0, width: width / 2, height: 16), with: .white)
    let blurred = bitmap.blurred(bitmap.bounds, sigma: sigma, saturation: 1)
    for x in 0..<width {
      let distance = Double(x) + 0.5 - Double(width) / 2
      let expected = 0.5 * (1 + erf(distance / Double(sigma) / 2.0.squareRoot()))
      #expect(abs(Double(blurred.pixels[8 * width + x] >> 24) / 255 - expected) < 0.02)
    }
    // Smooth: values never decrease, and the steps between neighbours change only by rounding and by the curve itself.
    let row = (0..<width).map { Int(blurred.pixels[8 * width + $0] >> 24) }
    for x in 1..<width { #expect(row[x] >= row[x - 1]) }
    for x in 1..<width - 1 { #expect(abs(row[x + 1] - 2 * row[x] + row[x - 1]) <= 4) }
  }

  @Test func blurOfAPartIgnoresPixelsOutsideIt() {
    let bitmap = Bitmap(width: 60, height: 60)
    bitmap.fill(bitmap.bounds, with: .white)
    bitmap.fill(PixelRect(x: 0, y: 0, width: 30, height: 60), with: .black)
    let blurred = bitmap.blurred(PixelRect(x: 30, y: 0, width: 30, height: 60), sigma: 10, saturation: 1)
    #expect((0..<30 * 60).allSatisfy { blurred.pixels[$0] == 0xFFFF_FFFF })
    #expect(blurred.isOpaque)
  }

  @Test func saturationKeepsGreysAndStretchesColours() {
    let bitmap = Bitmap(width: 4, height: 4)
    bitmap.fill(bitmap.bounds, with: CGColor(red: 0.6, green: 0.4, blue: 0.4, alpha: 1))
    let (pale, vivid) = (
      bitmap.blurred(bitmap.bounds, sigma: 2, saturation: 0), bitmap.blurred(bitmap.bounds, sigma: 2, saturation: 2)
    )
    let grey = pale.pixels[5]
    #expect(grey & 255 == grey >> 8 & 255 && grey & 255 == grey >> 16 & 255)
    // 0.2126 * 153 + 0.7874 * 102
    #expect(grey & 255 == 113)
    let strong = vivid.pixels[5]
    #expect(abs(Int(strong >> 16 & 255) - (2 * 153 - 113)) <= 1 && abs(Int(strong & 255) - (2 * 102 - 113)) <= 1)
  }

  @Test func growingSigmaChangesThePictureGradually() {
    let bitmap = Bitmap(width: 200, height: 40)
    bitmap.fill(bitmap.bounds, with: .black)
    bitmap.fill(PixelRect(x: 80, y: 0, width: 40, height: 40), with: .white)
    var before = bitmap.blurred(bitmap.bounds, sigma: 1, saturation: 1)
    for step in 1...120 {
      let sigma = 1 + CGFloat(step) * 0.25
      let next = bitmap.blurred(bitmap.bounds, sigma: sigma, saturation: 1)
      let change = (0..<200 * 40).map { abs(Int(next.pixels[$0] & 255) - Int(before.pixels[$0] & 255)) }.max() ?? 0
      #expect(change <= 16, "\(sigma)")
      before = next
    }
  }
}
