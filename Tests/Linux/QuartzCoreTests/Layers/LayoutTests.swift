import QuartzCore
import Testing

@MainActor @Suite(.serialized)
struct LayoutTests {
  private final class Owner: NSObject, CALayerDelegate {
    let log: Log
    var work: (CALayer) -> Void = { _ in }
    init(_ log: Log) { self.log = log }
    func layoutSublayers(of layer: CALayer) {
      log.lines.append(layer.name ?? "")
      work(layer)
    }
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { NSNull() }
  }

  private func tree() -> (log: Log, owners: [Owner], layers: [CALayer], context: LayerContext) {
    let log = Log()
    let layers = ["root", "a", "b", "leaf"].map { name in
      let layer = CALayer()
      layer.name = name
      return layer
    }
    let owners = layers.map { layer in
      let owner = Owner(log)
      layer.delegate = owner
      return owner
    }
    layers[0].addSublayer(layers[1])
    layers[0].addSublayer(layers[2])
    layers[2].addSublayer(layers[3])
    let context = LayerContext(root: layers[0], scale: 1)
    context.layoutIfNeeded()
    log.lines = []
    return (log, owners, layers, context)
  }

  @Test func onlyLayersThatNeedLayoutAreLaidOutSuperlayersFirst() {
    let (log, owners, layers, context) = tree()
    #expect(!context.needsLayout)
    layers[3].setNeedsLayout()
    #expect(context.needsLayout && layers[3].needsLayout() && !layers[2].needsLayout())
    context.layoutIfNeeded()
    #expect(log.lines == ["leaf"])
    layers[3].setNeedsLayout()
    layers[0].setNeedsLayout()
    layers[1].bounds.size.width = 10
    context.layoutIfNeeded()
    #expect(log.lines == ["leaf", "root", "a", "leaf"])
    #expect(!context.needsLayout)
    withExtendedLifetime((owners, layers)) {}
  }

  @Test func layoutRepeatsUntilNoLayerNeedsIt() {
    let (log, owners, layers, context) = tree()
    owners[3].work = { _ in
      if layers[1].bounds.width < 3 { layers[1].bounds.size.width += 1 }
    }
    owners[1].work = { _ in layers[3].setNeedsLayout() }
    layers[3].setNeedsLayout()
    context.layoutIfNeeded()
    #expect(log.lines == ["leaf", "a", "leaf", "a", "leaf", "a", "leaf"])
    #expect(!context.needsLayout)
    withExtendedLifetime((owners, layers)) {}
  }

  @Test func layoutIfNeededStartsAtTheTopmostSuperlayerOfAnUnbrokenChain() {
    let (log, owners, layers, context) = tree()
    layers[2].setNeedsLayout()
    layers[3].setNeedsLayout()
    layers[1].setNeedsLayout()
    layers[3].layoutIfNeeded()
    #expect(log.lines == ["b", "leaf"])
    #expect(context.needsLayout)
    layers[1].layoutIfNeeded()
    #expect(log.lines == ["b", "leaf", "a"])
    context.layoutIfNeeded()
    #expect(log.lines.count == 3)
    withExtendedLifetime((owners, layers)) {}
  }

  @Test func joiningATreeInvalidatesBothLayersAndLeavingItTheSuperlayer() {
    let (log, owners, layers, context) = tree()
    let new = CALayer()
    new.name = "new"
    new.delegate = owners[0]
    layers[1].addSublayer(new)
    context.layoutIfNeeded()
    #expect(log.lines == ["a", "new"])
    new.removeFromSuperlayer()
    context.layoutIfNeeded()
    #expect(log.lines == ["a", "new", "a"])
    withExtendedLifetime((owners, layers)) {}
  }

  @Test func contentsAreDrawnOnlyAfterSetNeedsDisplay() {
    final class Painter: CALayer {
      var count = 0
      override func draw(in ctx: CGContext) {
        count += 1
        ctx.fill(bounds)
      }
    }
    let layer = Painter()
    layer.bounds = CGRect(x: 0, y: 0, width: 3, height: 2)
    layer.contentsScale = 2
    layer.displayIfNeeded()
    #expect(layer.count == 0 && layer.contents == nil)
    layer.setNeedsDisplay()
    #expect(layer.needsDisplay())
    layer.displayIfNeeded()
    layer.displayIfNeeded()
    #expect(layer.count == 1)
    #expect(layer.contents != nil)
    layer.bounds.size.width = 4
    #expect(!layer.needsDisplay())
    layer.needsDisplayOnBoundsChange = true
    layer.bounds.size.width = 5
    #expect(layer.needsDisplay())
  }
}
