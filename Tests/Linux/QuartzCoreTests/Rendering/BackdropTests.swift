import CoreGraphics
import Foundation
import QuartzCore
import Testing

@MainActor @Suite struct BackdropTests {
  private let stage = Stage(width: 60, height: 60)

  private func addBackdrop(_ frame: CGRect, radius: CGFloat = 4, tint: CGColor? = nil) -> CALayer {
    let layer = stage.add(frame)
    layer.backdropBlur = BackdropBlur(radius: radius, saturation: 1, tint: tint)
    return layer
  }

  @Test func backdropBlursAnEdge() {
    _ = stage.add(CGRect(x: 0, y: 0, width: 30, height: 60), .black)
    _ = addBackdrop(CGRect(x: 0, y: 0, width: 60, height: 30))
    stage.render()
    #expect(stage[29, 45] == .black)
    #expect(stage[30, 45] == .white)
    #expect((80...175).contains(stage[29, 15].red))
    #expect((80...175).contains(stage[30, 15].red))
    #expect(stage[2, 15].isNear(.black, 3))
    #expect(stage[57, 15].isNear(.white, 3))
  }

  @Test func backdropOpacityMixesBlurredAndSharpContent() {
    _ = stage.add(CGRect(x: 0, y: 0, width: 60, height: 60), .blue)
    let backdrop = addBackdrop(CGRect(x: 0, y: 0, width: 60, height: 60), tint: .black)
    backdrop.opacity = 0.7
    stage.render()
    #expect(stage[30, 30].isNear(Pixel(0, 0, 76)))
  }

  @Test func backdropIsRedrawnOnlyIfTheContentBelowChanges() {
    let below = stage.add(CGRect(x: 0, y: 0, width: 10, height: 10), .red)
    let far = stage.add(CGRect(x: 50, y: 50, width: 10, height: 10), .red)
    let backdrop = addBackdrop(CGRect(x: 0, y: 0, width: 40, height: 40))
    let above = stage.add(CGRect(x: 5, y: 5, width: 5, height: 5), .blue)
    stage.render()
    func made() -> Int { stage.renderer.backdropsMade }
    #expect(made() == 1)
    backdrop.opacity = 0.5
    stage.render()
    above.position.x += 3
    stage.render()
    far.backgroundColor = .black
    stage.render()
    stage.root.addSublayer(CALayer())
    stage.render()
    #expect(made() == 1)
    below.position.y += 1
    #expect(stage.render() == [PixelRect(x: 0, y: 0, width: 40, height: 40)])
    #expect(made() == 2)
    backdrop.position.x += 1
    stage.render()
    #expect(made() == 3)
    backdrop.backdropBlur?.tint = .red
    stage.render()
    #expect(made() == 4)
  }

  @Test func fadingABackdropWithSublayersDoesNotRedrawIt() {
    _ = stage.add(CGRect(x: 0, y: 0, width: 10, height: 10), .red)
    let backdrop = addBackdrop(CGRect(x: 0, y: 0, width: 40, height: 40))
    _ = stage.add(CGRect(x: 5, y: 5, width: 5, height: 5), .blue, to: backdrop)
    stage.render()
    for opacity: Float in [0.9, 0.5, 0.2, 1] {
      backdrop.opacity = opacity
      stage.render()
    }
    #expect(stage.renderer.backdropsMade == 1)
  }

  /// An opaque layer above a backdrop must not exclude the content below it from drawing: the blur needs that content.
  @Test(arguments: [false, true])
  func uncoveredBackdropIsComplete(isInGroup: Bool) {
    let group = stage.add(CGRect(x: 0, y: 0, width: 60, height: 60))
    if isInGroup { group.opacity = 0.5 }
    _ = stage.add(CGRect(x: 0, y: 0, width: 20, height: 60), .red, to: group)
    let backdrop = addBackdrop(CGRect(x: 0, y: 0, width: 60, height: 60))
    group.addSublayer(backdrop)
    let cover = stage.add(CGRect(x: 0, y: 0, width: 60, height: 40), .black)
    stage.render()
    cover.isHidden = true
    stage.render()
    #expect(stage.renderer.backdropsMade == 1)
    #expect(stage.bitmap.firstDifference(from: stage.redrawn()) == nil)
  }

  @Test func roundCornersClipTheBackdrop() {
    _ = stage.add(CGRect(x: 0, y: 0, width: 60, height: 60), .red)
    let backdrop = addBackdrop(CGRect(x: 10, y: 10, width: 40, height: 40), tint: .black)
    backdrop.cornerRadius = 20
    stage.render()
    #expect(stage[10, 10] == .red)
    #expect(stage[30, 30] == .black)
    var area = 0.0
    for y in 0..<60 { for x in 0..<60 { area += 1 - Double(stage[x, y].red) / 255 } }
    #expect(abs(area - .pi * 400) < 5)
  }
}
