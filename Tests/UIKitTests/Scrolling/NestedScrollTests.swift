import Foundation
import QuartzCore
import Testing
import UIKit

@MainActor @Suite(.serialized) struct NestedScrollTests {
  /// A strip of 120 points at 100 points below the top of a list.
  private func strip(content: CGSize) -> (ScrollRig, UIScrollView) {
    let rig = ScrollRig()
    let inner = UIScrollView(frame: CGRect(x: 0, y: 100, width: 400, height: 120))
    inner.contentSize = content
    rig.scrollView.addSubview(inner)
    return (rig, inner)
  }

  @Test func eachScrollsAlongItsAxis() {
    let (rig, inner) = strip(content: CGSize(width: 1200, height: 120))
    rig.down(300, 150)
    rig.drag(by: -200, 5, over: 0.4)
    #expect(abs(inner.contentOffset.x - 190) < 0.5)
    #expect(rig.y == 0)
    rig.up()
    rig.run(for: 5)
    let x = inner.contentOffset.x
    rig.down(200, 150)
    rig.drag(by: 5, -300, over: 0.4)
    #expect(inner.contentOffset.x == x)
    #expect(abs(rig.y - 290) < 0.5)
  }

  @Test func onlyOneMovesInADiagonalDrag() {
    for way in [(-150.0, -150.0), (-150, -140), (-140, -150)] {
      let (rig, inner) = strip(content: CGSize(width: 1200, height: 120))
      rig.down(300, 150)
      rig.drag(by: way.0, way.1, over: 0.4)
      #expect((inner.contentOffset.x > 0) != (rig.y > 0))
    }
  }

  @Test func theInnerOneGoesFirst() {
    let (rig, inner) = strip(content: CGSize(width: 400, height: 1000))
    rig.down(200, 200)
    rig.drag(by: 0, -100, over: 0.4)
    #expect(inner.contentOffset.y == 90)
    #expect(rig.y == 0)
  }

  @Test func atItsEndTheOuterOneScrolls() {
    let (rig, inner) = strip(content: CGSize(width: 400, height: 1000))
    inner.contentOffset.y = 880
    rig.down(200, 200)
    rig.drag(by: 0, -100, over: 0.4)
    #expect(inner.contentOffset.y == 880)
    #expect(rig.y > 80)
    rig.up()
    rig.run(for: 5)
    rig.scrollView.contentOffset.y = 0
    rig.down(200, 150)
    rig.drag(by: 0, 60, over: 0.2)
    #expect(inner.contentOffset.y == 830)
  }

  @Test func pulledWhereNothingAroundScrollsItBounces() {
    let (rig, inner) = strip(content: CGSize(width: 400, height: 1000))
    rig.down(200, 110)
    rig.drag(by: 0, 60, over: 0.2)
    #expect(inner.contentOffset.y < 0)
    #expect(rig.y == 0)
  }

  @Test func contentThatFitsLeavesTheFingerToTheOuterOne() {
    let (rig, inner) = strip(content: CGSize(width: 400, height: 100))
    rig.down(200, 200)
    rig.drag(by: 0, -100, over: 0.4)
    #expect(rig.y == 90)
    #expect(inner.contentOffset == .zero)
  }
}
