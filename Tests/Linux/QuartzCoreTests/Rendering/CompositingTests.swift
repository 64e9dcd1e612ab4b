import CoreGraphics
import Foundation
import QuartzCore
import Testing

/// Compares pictures with values from the formula of alpha compositing.
@MainActor @Suite struct CompositingTests {
  @Test(arguments: [1, 2, 3])
  func scaleTurnsPointsIntoPixels(scale: Int) {
    let stage = Stage(width: 10, height: 10, scale: scale)
    _ = stage.add(CGRect(x: 2, y: 3, width: 4, height: 5), .red)
    stage.render()
    for y in 0..<10 * scale {
      for x in 0..<10 * scale {
        let isInside = (2 * scale..<6 * scale).contains(x) && (3 * scale..<8 * scale).contains(y)
        #expect(stage[x, y] == (isInside ? .red : .white))
      }
    }
  }

  @Test func translucentLayersAreCompositedOverTheBackground() {
    let stage = Stage(width: 4, height: 4, background: .blue)
    _ = stage.add(CGRect(x: 0, y: 0, width: 2, height: 4), CGColor(red: 1, green: 0, blue: 0, alpha: 0.4))
    stage.render()
    // 0.4 red over blue.
    #expect(stage[0, 0] == Pixel(102, 0, 153))
    #expect(stage[3, 0] == .blue)
  }

  @Test func treeWithoutABackgroundIsTransparent() {
    let stage = Stage(width: 4, height: 4, background: nil)
    let layer = stage.add(CGRect(x: 0, y: 0, width: 2, height: 4), CGColor(red: 1, green: 0, blue: 0, alpha: 0.4))
    stage.render()
    #expect(stage[0, 0] == Pixel(102, 0, 0, 102))
    #expect(stage[3, 0] == Pixel(0, 0, 0, 0))
    layer.isHidden = true
    stage.render()
    #expect(stage[0, 0] == Pixel(0, 0, 0, 0))
  }

  @Test func groupOpacityHidesCoveredContent() {
    let stage = Stage(width: 4, height: 4)
    let group = stage.add(CGRect(x: 0, y: 0, width: 4, height: 4), .red)
    _ = stage.add(CGRect(x: 0, y: 0, width: 2, height: 4), .blue, to: group)
    group.opacity = 0.5
    stage.render()
    #expect(stage[0, 0].isNear(Pixel(127, 127, 255)))
    #expect(stage[3, 0].isNear(Pixel(255, 127, 127)))
    group.allowsGroupOpacity = false
    stage.render()
    // Half red over white, then half blue over that.
    #expect(stage[0, 0].isNear(Pixel(127, 64, 191)))
  }

  @Test func zPositionOrdersSiblings() {
    let stage = Stage(width: 4, height: 4)
    let low = stage.add(CGRect(x: 0, y: 0, width: 4, height: 4), .red)
    _ = stage.add(CGRect(x: 0, y: 0, width: 4, height: 4), .blue)
    stage.render()
    #expect(stage[0, 0] == .blue)
    low.zPosition = 1
    stage.render()
    #expect(stage[0, 0] == .red)
  }

  @Test func adjacentLayersLeaveNoSeam() {
    let stage = Stage(width: 40, height: 4)
    let edges: [CGFloat] = [0, 3.3, 9.5, 14.49, 22.7, 31.2, 40]
    for (left, right) in zip(edges, edges.dropFirst()) {
      _ = stage.add(CGRect(x: left, y: 0, width: right - left, height: 4), .black)
    }
    stage.render()
    for x in 0..<40 { #expect(stage[x, 2] == .black, "\(x)") }
  }

  @Test func boundsOriginAndSublayerTransformMoveSublayers() {
    let stage = Stage(width: 20, height: 20)
    let parent = stage.add(CGRect(x: 2, y: 2, width: 16, height: 16))
    _ = stage.add(CGRect(x: 4, y: 4, width: 4, height: 4), .red, to: parent)
    parent.bounds.origin = CGPoint(x: 1, y: 2)
    stage.render()
    #expect(stage[5, 4] == .red)
    #expect(stage[4, 4] == .white)
    #expect(stage[5, 7] == .red)
    #expect(stage[5, 8] == .white)
    parent.bounds.origin = .zero
    // Scaled by two about the centre (8, 8): 4...8 becomes 0...8.
    parent.sublayerTransform = CATransform3DMakeScale(2, 2, 1)
    stage.render()
    #expect(stage[2, 2] == .red)
    #expect(stage[9, 9] == .red)
    #expect(stage[10, 10] == .white)
  }

  @Test func masksToBoundsClipsSublayers() {
    let stage = Stage(width: 20, height: 20)
    let parent = stage.add(CGRect(x: 5, y: 5, width: 10, height: 10))
    _ = stage.add(CGRect(x: -5, y: -5, width: 20, height: 20), .red, to: parent)
    stage.render()
    #expect(stage[0, 0] == .red)
    parent.masksToBounds = true
    stage.render()
    #expect(stage[0, 0] == .white)
    #expect(stage[5, 5] == .red)
    #expect(stage[15, 15] == .white)
  }

  @Test func maskMultipliesAlpha() {
    let stage = Stage(width: 20, height: 20)
    let layer = stage.add(CGRect(x: 0, y: 0, width: 20, height: 20), .red)
    let mask = CALayer()
    mask.frame = CGRect(x: 5, y: 5, width: 10, height: 10)
    mask.backgroundColor = CGColor(gray: 0, alpha: 0.6)
    layer.mask = mask
    stage.render()
    #expect(stage[4, 10] == .white)
    #expect(stage[10, 10].isNear(Pixel(255, 102, 102)))
    mask.position.x += 3
    stage.render()
    #expect(stage[6, 10] == .white)
    #expect(stage[17, 10].isNear(Pixel(255, 102, 102)))
    layer.opacity = 0.5
    stage.render()
    #expect(stage[10, 10].isNear(Pixel(255, 178, 178)))
  }

  @Test func shapeLayerMasksByItsPath() {
    let stage = Stage(width: 40, height: 40)
    let layer = stage.add(CGRect(x: 0, y: 0, width: 40, height: 40), .red)
    let mask = CAShapeLayer()
    mask.path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 40, height: 40), transform: nil)
    layer.mask = mask
    stage.render()
    var area = 0.0
    for y in 0..<40 { for x in 0..<40 { area += 1 - Double(stage[x, y].green) / 255 } }
    #expect(abs(area - .pi * 400) < 4)
    #expect(stage[20, 20] == .red)
    #expect(stage[0, 0] == .white)
  }

  @Test func rotatedLayersCoverTheirArea() {
    let stage = Stage(width: 60, height: 60)
    let layer = stage.add(CGRect(x: 15, y: 15, width: 30, height: 30), .red)
    layer.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 6))
    stage.render()
    var area = 0.0
    for y in 0..<60 { for x in 0..<60 { area += 1 - Double(stage[x, y].green) / 255 } }
    #expect(abs(area - 900) < 6)
    #expect(stage[30, 30] == .red)
  }
}
