import QuartzCore
import Testing

@MainActor @Suite(.serialized)
struct TreeTests {
  private func named(_ names: String...) -> [CALayer] {
    names.map {
      let layer = CALayer()
      layer.name = $0
      return layer
    }
  }

  private func order(_ layer: CALayer) -> String { (layer.sublayers ?? []).compactMap(\.name).joined() }

  @Test func sublayersAreInsertedReplacedAndReordered() {
    let root = CALayer()
    let all = named("a", "b", "c", "d")
    #expect(root.sublayers == nil)
    root.addSublayer(all[0])
    root.insertSublayer(all[1], at: 0)
    root.insertSublayer(all[2], above: all[1])
    root.insertSublayer(all[3], below: all[0])
    #expect(order(root) == "bcda")
    root.insertSublayer(all[0], below: all[1])
    #expect(order(root) == "abcd")
    root.addSublayer(all[1])
    #expect(order(root) == "acdb")
    root.insertSublayer(all[1], above: all[0])
    #expect(order(root) == "abcd")
    root.replaceSublayer(all[2], with: all[0])
    #expect(order(root) == "bad")
    #expect(all[2].superlayer == nil)
    root.sublayers = [all[3], all[2], all[1]]
    #expect(order(root) == "dcb")
    #expect(all[0].superlayer == nil && all[1].superlayer === root)
    let other = CALayer()
    other.addSublayer(all[2])
    #expect(order(root) == "db")
  }

  @Test func layerOutlivesItsSuperlayerWithoutPointingAtIt() {
    let child = CALayer()
    let mask = CALayer()
    do {
      let parent = CALayer()
      parent.addSublayer(child)
      parent.mask = mask
    }
    #expect(child.superlayer == nil)
    #expect(child.convert(CGPoint(x: 1, y: 2), to: nil) == CGPoint(x: 1, y: 2))
    let next = CALayer()
    next.mask = mask
    #expect(mask.context == nil)
  }

  @Test func maskBelongsToOneLayerAndIsNotASublayer() {
    let stage = LayerStage()
    let mask = CALayer()
    stage.layer.mask = mask
    #expect(mask.superlayer == nil && mask.context === stage.context)
    #expect(stage.layer.sublayers == nil)
    stage.root.mask = mask
    #expect(stage.layer.mask == nil && stage.root.mask === mask)
    stage.root.mask = nil
    #expect(mask.context == nil)
  }

  @Test func onlyVisibleChangesAreCounted() {
    let stage = LayerStage()
    var count = stage.context.changeCount
    func changed() -> Bool {
      defer { count = stage.context.changeCount }
      return stage.context.changeCount != count
    }
    stage.layer.position = stage.layer.position
    #expect(!changed())
    stage.layer.position.x += 1
    #expect(changed())
    stage.layer.cornerCurve = .continuous
    #expect(changed())
    stage.layer.setNeedsDisplay()
    #expect(changed())
    stage.layer.removeAllAnimations()
    #expect(changed())
    stage.layer.name = "n"
    _ = stage.layer.presentation()
    #expect(!changed())
    stage.layer.backdropBlur = BackdropBlur(radius: 3, saturation: 1, tint: nil)
    #expect(changed())
    stage.layer.removeFromSuperlayer()
    #expect(changed())
    stage.layer.opacity = 0.1
    #expect(!changed())
  }

  @Test func presentationShowsTheMomentInTheLayersClassAndTree() {
    final class Marked: CALayer {
      var mark = 0
      required init() { super.init() }
      required init(layer: Any) {
        super.init(layer: layer)
        mark = (layer as? Marked)?.mark ?? -1
      }
    }
    let stage = LayerStage()
    let marked = Marked()
    marked.mark = 7
    stage.layer.addSublayer(marked)
    marked.bounds = CGRect(x: 0, y: 0, width: 10, height: 10)
    CATransaction.flush()
    marked.position = CGPoint(x: 50, y: 50)
    stage.advance(to: 0.125)
    let shown = marked.presentation()
    #expect(shown?.mark == 7)
    #expect(shown?.model() === marked && marked.model() === marked)
    #expect(shown?.presentation() === shown)
    #expect(shown?.superlayer?.model() === stage.layer)
    #expect(shown?.position == marked.presentedState(at: 0.125).position)
    let middle = shown?.position ?? .zero
    #expect(middle.x > 1 && middle.x < 49)
    let inRoot = stage.layer.convert(middle, to: stage.root)
    #expect(stage.root.presentation()?.hitTest(stage.root.frame.origin + inRoot)?.model() === marked)
    #expect(near(shown?.convert(CGPoint(x: 5, y: 5), to: stage.root.presentation()) ?? .zero, inRoot))
    shown?.opacity = 0.5
    #expect(marked.opacity == 1)
  }
}

extension CGPoint {
  fileprivate static func + (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x + b.x, y: a.y + b.y) }
}
