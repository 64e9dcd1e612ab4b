import CoreGraphics
import Foundation
import QuartzCore
import Testing

@testable import UIKit

@MainActor @Suite(.serialized) struct ScrollIndicatorTests {
  private func bars(_ rig: ScrollRig) -> [IndicatorLayer] {
    (rig.scrollView.layer.sublayers ?? []).compactMap { $0 as? IndicatorLayer }
  }

  @Test func indicatorShowsTheVisiblePart() {
    let range = ScrollRange(lower: 0, upper: 3200, length: 800)
    let way = 794.0
    #expect(ScrollBar(offset: 0, in: range, way: way) == ScrollBar(start: 0, length: way / 5))
    #expect(abs(ScrollBar(offset: 1600, in: range, way: way).start - (way - way / 5) / 2) < 1e-9)
    #expect(abs(ScrollBar(offset: 3200, in: range, way: way).start - way * 4 / 5) < 1e-9)
    let long = ScrollRange(lower: 0, upper: 1_000_000, length: 800)
    #expect(ScrollBar(offset: 0, in: long, way: way).length == 36)
    let beyond = ScrollBar(offset: 3250, in: range, way: way)
    #expect(abs(beyond.length - (way / 5 - 50)) < 1e-9)
    #expect(abs(beyond.start + beyond.length - way) < 1e-9)
    #expect(ScrollBar(offset: -700, in: range, way: way) == ScrollBar(start: 0, length: 7))
  }

  @Test func indicatorAppearsWithADragAndFadesAfterIt() {
    let rig = ScrollRig()
    #expect(bars(rig).isEmpty)
    rig.down(200, 600)
    rig.drag(by: 0, -210, over: 0.2)
    #expect(bars(rig).count == 1)
    let bar = bars(rig)[0]
    #expect(bar.frame.width == 3)
    #expect(bar.frame.maxX == 397)
    #expect(abs(bar.frame.minY - (200 + 3 + 200 / 3200 * (794 * 4 / 5))) < 1e-9)
    rig.run(for: 2)
    #expect(bar.opacity == 1)
    rig.up()
    rig.run(for: 0.49)
    #expect(bar.opacity == 1)
    rig.run(for: 0.02)
    #expect(bar.opacity == 0)
    #expect(!rig.isIdle)
    rig.run(for: 0.3)
    #expect(rig.isIdle)
    #expect(rig.scrollView.subviews.isEmpty)
  }

  @Test func indicatorsCanBeHidden() {
    let rig = ScrollRig(content: CGSize(width: 900, height: 4000))
    rig.scrollView.showsVerticalScrollIndicator = false
    rig.down(200, 600)
    rig.drag(by: 0, -100, over: 0.1)
    #expect(bars(rig).count == 1)
    #expect(bars(rig)[0].frame.height == 3)
    rig.scrollView.showsHorizontalScrollIndicator = false
    #expect(bars(rig)[0].isHidden)
  }

  @Test func flashScrollIndicatorsShowsThemForAMoment() {
    let rig = ScrollRig()
    rig.scrollView.flashScrollIndicators()
    #expect(bars(rig).count == 1)
    rig.run(for: 1.01)
    #expect(bars(rig)[0].opacity == 0)
    rig.run(for: 0.3)
    #expect(rig.isIdle)
  }

  @Test func indicatorIsDrawn() {
    let rig = ScrollRig()
    rig.window.backgroundColor = .white
    rig.scrollView.indicatorStyle = .black
    rig.down(200, 600)
    rig.drag(by: 0, -100, over: 0.1)
    let bitmap = Bitmap(width: 800, height: 1600)
    let renderer = LayerRenderer(context: rig.window.layerContext)
    _ = renderer.render(at: MediaTime.now, into: bitmap)
    func gray(_ x: Int, _ y: Int) -> UInt8 {
      bitmap.data.load(fromByteOffset: y * bitmap.bytesPerRow + x * 4, as: UInt8.self)
    }
    #expect(gray(791, 100) < 180)
    #expect(gray(791, 1500) > 250)
    #expect(gray(700, 100) > 250)
  }
}
