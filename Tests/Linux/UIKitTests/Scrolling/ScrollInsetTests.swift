import Foundation
import QuartzCore
import Testing
import UIKit

@MainActor @Suite(.serialized) struct ScrollInsetTests {
  private static let safeArea = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)

  @Test func contentRestsAtItsInsets() {
    let rig = ScrollRig()
    rig.scrollView.contentInset = UIEdgeInsets(top: 60, left: 0, bottom: 20, right: 0)
    #expect(rig.y == -60)
    rig.down(200, 100)
    rig.move(by: 0, 10)
    rig.move(by: 0, 100)
    #expect(abs(rig.y - (-60 - 800 * (1 - 1 / (0.55 * 100 / 800 + 1)))) < 1e-9)
    rig.up()
    rig.run(for: 2)
    #expect(rig.y == -60)
    rig.scrollView.contentOffset.y = 3220
    rig.scrollView.contentInset.bottom = 0
    #expect(rig.y == 3200)
  }

  @Test(arguments: [
    (UIScrollView.ContentInsetAdjustmentBehavior.automatic, 4000.0, false, 52.0, 34.0),
    (.automatic, 300, false, 5, 0), (.automatic, 300, true, 52, 34), (.scrollableAxes, 300, false, 5, 0),
    (.scrollableAxes, 4000, false, 52, 34), (.always, 300, false, 52, 34), (.never, 4000, true, 5, 0),
  ])
  func adjustmentBehaviorDecidesWhetherTheSafeAreaIsAdded(
    _ behavior: UIScrollView.ContentInsetAdjustmentBehavior, _ height: Double, _ bounces: Bool, _ top: Double, _ bottom: Double
  ) {
    let rig = ScrollRig(content: CGSize(width: 400, height: height), safeArea: Self.safeArea)
    rig.scrollView.contentInset.top = 5
    rig.scrollView.alwaysBounceVertical = bounces
    rig.scrollView.contentInsetAdjustmentBehavior = behavior
    #expect(rig.scrollView.adjustedContentInset == UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0))
    #expect(rig.scrollView.contentInset == UIEdgeInsets(top: 5, left: 0, bottom: 0, right: 0))
    #expect(rig.y == -top)
  }

  @Test func safeAreaOfContentExcludesTheAdjustedInsets() {
    let rig = ScrollRig(safeArea: UIEdgeInsets(top: 47, left: 10, bottom: 34, right: 10))
    let row = UIView(frame: CGRect(x: 0, y: 500, width: 400, height: 44))
    rig.scrollView.addSubview(row)
    rig.scrollView.contentOffset.y = 500
    row.frame.origin.y = 505
    #expect(row.safeAreaInsets == UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10))
    rig.scrollView.contentInsetAdjustmentBehavior = .never
    #expect(row.safeAreaInsets == UIEdgeInsets(top: 42, left: 10, bottom: 0, right: 10))
  }

  @Test func insetChangesAreReported() {
    let rig = ScrollRig(safeArea: Self.safeArea)
    _ = rig.recorder.take()
    rig.window.resize(to: CGSize(width: 400, height: 800), safeAreaInsets: .zero, duration: 0)
    #expect(rig.scrollView.adjustedContentInset == .zero)
    #expect(rig.y == 0)
    #expect(rig.recorder.take() == ["scroll", "didChangeInset"])
  }

  @Test func restingContentStaysInRange() {
    let rig = ScrollRig()
    rig.scrollView.contentOffset.y = 3000
    rig.scrollView.contentSize.height = 1000
    #expect(rig.y == 200)
    rig.scrollView.frame.size.height = 900
    #expect(rig.y == 100)
    rig.scrollView.contentSize.height = 10
    #expect(rig.y == 0)
  }

  @Test func offsetSetBeyondTheEndIsKept() {
    let rig = ScrollRig()
    rig.scrollView.contentOffset.y = -80
    rig.scrollView.contentSize.height = 5000
    #expect(rig.y == -80)
  }
}
