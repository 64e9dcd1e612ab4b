import QuartzCore
import Testing

@MainActor @Suite(.serialized)
struct DrawingLayerTests {
  @Test func presentationOfAShapeShowsItsAnimatedStroke() {
    let stage = LayerStage()
    let shape = CAShapeLayer()
    stage.layer.addSublayer(shape)
    shape.lineCap = .round
    CATransaction.flush()
    let draw = CABasicAnimation(keyPath: "strokeEnd")
    (draw.fromValue, draw.duration) = (0, 2)
    shape.add(draw, forKey: nil)
    shape.path = CGPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4), transform: nil)
    stage.advance(to: 1)
    #expect(near(shape.presentation()?.strokeEnd ?? 0, 0.5))
    #expect(shape.presentation()?.lineCap == .round)
    #expect(shape.strokeEnd == 1 && shape.fillColor == .black && shape.strokeColor == nil)
  }

  @Test func gradientLocationsAndColoursAreInterpolated() {
    let stage = LayerStage()
    let gradient = CAGradientLayer()
    gradient.colors = [CGColor(gray: 0, alpha: 1), CGColor(gray: 1, alpha: 1)]
    gradient.locations = [0, 0.5]
    stage.layer.addSublayer(gradient)
    CATransaction.flush()
    let move = CABasicAnimation(keyPath: "locations")
    (move.toValue, move.duration) = ([0.5, 1] as [NSNumber], 1)
    gradient.add(move, forKey: nil)
    #expect(gradient.presentedState(at: 0.5).gradient?.locations == [0.25, 0.75])
    let tint = CABasicAnimation(keyPath: "colors")
    (tint.toValue, tint.duration) = ([CGColor(gray: 1, alpha: 1), CGColor(gray: 1, alpha: 1)], 1)
    gradient.add(tint, forKey: nil)
    #expect(near(gradient.presentedState(at: 0.5).gradient?.colors?.first?.rgba.red ?? 0, 0.5))
    #expect(gradient.colors?.count == 2 && gradient.type == .axial)
  }
}
