import CoreGraphics
import Foundation
import QuartzCore
import Testing

@MainActor @Suite struct CornerTests {
  /// Returns the area of the stage that is not white, in pixels.
  private func darkness(_ stage: Stage, _ rect: PixelRect) -> Double {
    var sum = 0.0
    for y in rect.y..<rect.maxY { for x in rect.x..<rect.maxX { sum += 1 - Double(stage[x, y].red) / 255 } }
    return sum
  }

  @Test(arguments: [1, 2, 3])
  func roundCornersCutOffTheirArea(scale: Int) {
    let stage = Stage(width: 60, height: 60, scale: scale)
    let layer = stage.add(CGRect(x: 10, y: 10, width: 40, height: 40), .black)
    for radius: CGFloat in [0.5, 3, 7.5, 12, 20] {
      layer.cornerRadius = radius
      stage.render()
      let r = Double(radius) * Double(scale)
      let expected = 1600 * Double(scale * scale) - (4 - .pi) * r * r
      #expect(abs(darkness(stage, stage.bitmap.bounds) - expected) < 0.01 * r * r + 1)
    }
  }

  @Test func onlyMaskedCornersAreRound() {
    let stage = Stage(width: 40, height: 40)
    let layer = stage.add(CGRect(x: 0, y: 0, width: 40, height: 40), .black)
    layer.cornerRadius = 10
    layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
    stage.render()
    #expect(stage[0, 0] == .white)
    #expect(stage[39, 39] == .white)
    #expect(stage[39, 0] == .black)
    #expect(stage[0, 39] == .black)
  }

  @Test func cornersAreMirrorImages() {
    let stage = Stage(width: 31, height: 31)
    let layer = stage.add(CGRect(x: 0, y: 0, width: 31, height: 31), .black)
    layer.cornerRadius = 9.3
    stage.render()
    for y in 0..<10 {
      for x in 0..<10 {
        let pixel = stage[x, y]
        #expect(stage[30 - x, y] == pixel)
        #expect(stage[x, 30 - y] == pixel)
        #expect(stage[30 - x, 30 - y] == pixel)
      }
    }
  }

  @Test func continuousCornerStartsEarlierAndTouchesTheSameCircle() {
    let stage = Stage(width: 100, height: 100)
    let layer = stage.add(CGRect(x: 0, y: 0, width: 100, height: 100), .black)
    layer.cornerRadius = 20
    stage.render()
    let circular = darkness(stage, PixelRect(x: 0, y: 0, width: 50, height: 50))
    #expect(stage[24, 0] == .black)
    layer.cornerCurve = .continuous
    stage.render()
    let continuous = darkness(stage, PixelRect(x: 0, y: 0, width: 50, height: 50))
    #expect(stage[24, 0] != .black)
    #expect(stage[31, 0] == .black)
    #expect(continuous < circular)
    #expect(circular - continuous < 12)
  }

  @Test func roundClipCutsSublayersLikeTheBackground() {
    let filled = Stage(width: 40, height: 40)
    filled.add(CGRect(x: 0, y: 0, width: 40, height: 40), .black).cornerRadius = 12
    filled.render()
    let clipped = Stage(width: 40, height: 40)
    let parent = clipped.add(CGRect(x: 0, y: 0, width: 40, height: 40), .red)
    parent.cornerRadius = 12
    parent.masksToBounds = true
    _ = clipped.add(CGRect(x: -10, y: -10, width: 60, height: 60), .black, to: parent)
    clipped.render()
    // No red shows at the edges, although both are antialiased.
    for y in 0..<40 { for x in 0..<40 { #expect(clipped[x, y].isNear(filled[x, y]), "\(x) \(y)") } }
  }

  @Test func nestedRoundClipsMultiply() {
    let stage = Stage(width: 40, height: 40)
    let outer = stage.add(CGRect(x: 0, y: 0, width: 40, height: 40))
    let inner = stage.add(CGRect(x: 0, y: 0, width: 40, height: 40), to: outer)
    for layer in [outer, inner] { (layer.cornerRadius, layer.masksToBounds) = (12, true) }
    _ = stage.add(CGRect(x: 0, y: 0, width: 40, height: 40), .black, to: inner)
    let single = Stage(width: 40, height: 40)
    single.add(CGRect(x: 0, y: 0, width: 40, height: 40), .black).cornerRadius = 12
    stage.render()
    single.render()
    for y in 0..<14 {
      for x in 0..<14 {
        let coverage = 1 - Double(single[x, y].red) / 255
        let expected = Int(((1 - coverage * coverage) * 255).rounded())
        #expect(stage[x, y].isNear(Pixel(expected, expected, expected), 2))
      }
    }
  }

  @Test func borderIsDrawnInsideTheBoundsAndAboveSublayers() {
    let stage = Stage(width: 20, height: 20)
    let layer = stage.add(CGRect(x: 2, y: 2, width: 16, height: 16), .red)
    layer.borderWidth = 2.5
    layer.borderColor = .black
    _ = stage.add(CGRect(x: 0, y: 0, width: 16, height: 16), .blue, to: layer)
    stage.render()
    #expect(stage[1, 10] == .white)
    for (x, y) in [(2, 10), (3, 10), (17, 10), (10, 2), (10, 16), (2, 2), (17, 17)] {
      #expect(stage[x, y] == .black, "\(x) \(y)")
    }
    // The third line of pixels from the edge is half covered.
    #expect(stage[4, 10].isNear(Pixel(0, 0, 127)))
    #expect(stage[10, 15].isNear(Pixel(0, 0, 127)))
    #expect(stage[5, 10] == .blue)
  }

  @Test func roundBorderHasTheAreaOfARing() {
    let stage = Stage(width: 50, height: 50)
    let layer = stage.add(CGRect(x: 5, y: 5, width: 40, height: 40))
    layer.cornerRadius = 20
    layer.borderWidth = 3
    layer.borderColor = .black
    stage.render()
    #expect(abs(darkness(stage, stage.bitmap.bounds) - .pi * (400 - 289)) < 4)
  }
}
