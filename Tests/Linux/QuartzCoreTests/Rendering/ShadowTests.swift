import CoreGraphics
import Foundation
import QuartzCore
import Testing

@MainActor @Suite struct ShadowTests {
  private let stage = Stage(width: 120, height: 120)

  private func addCard(_ frame: CGRect, radius: CGFloat = 4) -> CALayer {
    let layer = stage.add(frame, .red)
    layer.shadowOpacity = 1
    layer.shadowOffset = .zero
    layer.shadowRadius = radius
    return layer
  }

  private func darkness(_ x: Int, _ y: Int) -> Double { 1 - Double(stage[x, y].blue) / 255 }

  /// Beside the middle of a long edge, the shadow is that of a blurred half plane: the integral of the Gaussian.
  @Test(arguments: [2.0, 4.0, 8.0])
  func shadowFallsOffAsAGaussian(sigma: Double) {
    _ = addCard(CGRect(x: 40, y: 20, width: 60, height: 80), radius: sigma)
    stage.render()
    for x in 20..<40 {
      let distance = 40 - (Double(x) + 0.5)
      let expected = 0.5 * erfc(distance / sigma / 2.0.squareRoot())
      #expect(abs(darkness(x, 60) - expected) < 0.03, "\(x)")
    }
  }

  @Test func shadowIsMovedByItsOffset() {
    let layer = addCard(CGRect(x: 40, y: 40, width: 40, height: 40), radius: 0)
    layer.shadowOffset = CGSize(width: 5, height: -7)
    layer.shadowOpacity = 0.4
    stage.render()
    #expect(stage[82, 50].isNear(Pixel(153, 153, 153)))
    #expect(stage[60, 34].isNear(Pixel(153, 153, 153)))
    #expect(stage[39, 60] == .white)
    #expect(stage[85, 50] == .white)
    #expect(stage[60, 60] == .red)
  }

  /// The stretched mask equals one made for this size.
  @Test func largeShadowEqualsASmallOneStretched() {
    let layer = addCard(CGRect(x: 40, y: 30, width: 61, height: 71), radius: 3)
    layer.cornerRadius = 8
    stage.render()
    let stretched = stage.bitmap.copy()
    layer.shadowPath = CGPath(roundedRect: layer.bounds, cornerWidth: 8, cornerHeight: 8, transform: nil)
    stage.render()
    for y in 0..<120 {
      for x in 0..<120 { #expect(stretched[x, y].isNear(stage[x, y], 4), "\(x) \(y)") }
    }
  }

  @Test func layerWithoutABackgroundCastsTheShadowOfItsContent() {
    let layer = stage.add(CGRect(x: 10, y: 10, width: 100, height: 100))
    layer.shadowOpacity = 1
    layer.shadowOffset = CGSize(width: 20, height: 0)
    layer.shadowRadius = 0
    _ = stage.add(CGRect(x: 10, y: 10, width: 30, height: 30), .red, to: layer)
    stage.render()
    #expect(stage[25, 25] == .red)
    #expect(stage[55, 25] == .black)
    #expect(stage[71, 25] == .white)
    #expect(stage[90, 90] == .white)
  }

  /// A layer without a background casts the shadow of its sublayers, including parts left of and above its bounds.
  @Test func contentOutsideTheBoundsCastsAShadow() {
    let caster = addCard(CGRect(x: 60, y: 20, width: 20, height: 20), radius: 0)
    caster.backgroundColor = nil
    caster.shadowOffset = CGSize(width: 0, height: 50)
    let turned = stage.add(CGRect(x: -40, y: -10, width: 40, height: 40), .red, to: caster)
    turned.masksToBounds = true
    turned.transform = CATransform3DMakeRotation(.pi / 4, 0, 0, 1)
    stage.render()
    // The content's centre is (40, 30), half its diagonal is 28 points; the shadow lies 50 points below.
    for (dx, dy) in [(0, 0), (-20, 0), (20, 0), (0, 20)] {
      #expect(stage[40 + dx, 30 + dy] == .red)
      #expect(darkness(40 + dx, 80 + dy) > 0.99, "\(dx), \(dy)")
    }
    #expect(darkness(40 - 20, 80 + 20) < 0.01)
  }

  @Test func masksToBoundsClipsTheShadow() {
    let layer = addCard(CGRect(x: 40, y: 40, width: 40, height: 40))
    layer.masksToBounds = true
    stage.render()
    #expect(stage[39, 60] == .white)
  }
}
