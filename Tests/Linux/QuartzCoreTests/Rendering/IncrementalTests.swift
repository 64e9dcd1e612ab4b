import CoreGraphics
import Foundation
import QuartzCore
import Testing

@MainActor @Suite struct IncrementalTests {
  /// The purpose of the renderer: drawing only the changes gives the same bits as drawing everything.
  @Test(arguments: 1...24)
  func drawingOnlyChangesGivesTheSameBitsAsDrawingEverything(seed: Int) throws {
    let scene = RandomScene(seed: UInt64(seed), size: 80, scale: seed % 3 + 1)
    scene.stage.render()
    for step in 0..<40 {
      let before = scene.stage.bitmap.copy()
      scene.step()
      let damage = scene.stage.render(at: scene.time)
      let difference = scene.stage.bitmap.firstDifference(from: scene.stage.redrawn(at: scene.time))
      guard difference == nil else {
        Issue.record("Seed \(seed), step \(step): differs at \(difference!), damage \(damage)")
        return
      }
      for (index, rect) in damage.enumerated() {
        #expect(scene.stage.bitmap.bounds.contains(rect))
        #expect(!damage[(index + 1)...].contains { $0.intersects(rect) })
      }
      // Nothing changes outside the reported damage.
      for rect in damage {
        PixelCanvas(before).replace(by: scene.stage.bitmap, x: 0, y: 0, in: rect, alpha: 255)
      }
      #expect(before.firstDifference(from: scene.stage.bitmap) == nil, "Seed \(seed), step \(step)")
      #expect(scene.stage.render(at: scene.time).isEmpty)
    }
  }

  @Test func unchangedTreeDrawsNothing() {
    let stage = Stage(width: 40, height: 40)
    _ = stage.add(CGRect(x: 5, y: 5, width: 10, height: 10), .red)
    #expect(stage.render() == [stage.bitmap.bounds])
    stage.bitmap.clear(stage.bitmap.bounds)
    #expect(stage.render().isEmpty)
    #expect(stage.render(at: 5).isEmpty)
    #expect(stage[7, 7] == Pixel(0, 0, 0, 0))
  }

  @Test func invisibleChangeDamagesNothing() {
    let stage = Stage(width: 40, height: 40)
    let layer = stage.add(CGRect(x: 5, y: 5, width: 10, height: 10), .red)
    stage.render()
    layer.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    layer.name = "other"
    stage.root.addSublayer(CALayer())
    #expect(stage.render().isEmpty)
  }

  @Test func movingDamagesTheOldAndTheNewFrame() {
    let stage = Stage(width: 100, height: 100)
    let layer = stage.add(CGRect(x: 0, y: 0, width: 10, height: 10), .red)
    stage.render()
    layer.position.x += 60
    let damage = Set(stage.render())
    #expect(
      damage == [PixelRect(x: 0, y: 0, width: 10, height: 10), PixelRect(x: 60, y: 0, width: 10, height: 10)])
  }

  @Test(arguments: [true, false])
  func layerThatLeavesAGroupWithoutMovingIsRedrawn(toTheFront: Bool) {
    let stage = Stage(width: 40, height: 40)
    let group = stage.add(CGRect(x: 0, y: 0, width: 40, height: 40))
    group.opacity = 0.5
    let leaving = [0, 8].map { stage.add(CGRect(x: 0, y: $0, width: 10, height: 8), .red, to: group) }
    _ = stage.add(CGRect(x: 20, y: 0, width: 10, height: 10), .red, to: group)
    stage.render()
    for (index, layer) in leaving.enumerated() {
      if toTheFront { stage.root.addSublayer(layer) } else { stage.root.insertSublayer(layer, at: UInt32(index)) }
    }
    stage.render()
    #expect(stage[5, 5] == .red)
    #expect(stage[5, 12] == .red)
    #expect(stage.bitmap.firstDifference(from: stage.redrawn()) == nil)
  }

  @Test func newBitmapIsDrawnCompletely() {
    let stage = Stage(width: 20, height: 20)
    stage.render()
    let other = Bitmap(width: 20, height: 20)
    #expect(stage.renderer.render(at: 0, into: other) == [other.bounds])
    #expect(other.firstDifference(from: stage.bitmap) == nil)
  }

  @Test func animationIsDrawnUntilItsEnd() {
    let stage = Stage(width: 100, height: 10)
    let layer = stage.add(CGRect(x: 0, y: 0, width: 10, height: 10), .red)
    let animation = CABasicAnimation(keyPath: "position.x")
    animation.fromValue = 5
    animation.toValue = 85
    animation.duration = 1
    animation.timingFunction = CAMediaTimingFunction(name: .linear)
    layer.add(animation, forKey: "move")
    stage.render(at: 0)
    #expect(stage[5, 5] == .red)
    #expect(!stage.render(at: 0.5).isEmpty)
    #expect(stage[5, 5] == .white)
    #expect(stage[44, 5] == .red)
    stage.context.finishAnimations(upTo: 1)
    #expect(!stage.render(at: 1).isEmpty)
    #expect(stage[5, 5] == .red)
    #expect(stage[44, 5] == .white)
    #expect(stage.render(at: 2).isEmpty)
  }
}
