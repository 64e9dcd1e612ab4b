import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit

@MainActor @Suite(.serialized) struct RefreshTests {
  /// A list of 4000 points in a view of 400 by 800, with a refresh control whose events are counted.
  @MainActor private final class Subject {
    let rig: ScrollRig
    let control = UIRefreshControl()
    var count = 0

    init(_ scrollView: UIScrollView? = nil) {
      rig = ScrollRig(scrollView: scrollView)
      rig.scrollView.refreshControl = control
      control.addAction(for: .valueChanged) { [unowned self] in count += 1 }
    }

    /// Returns how far a finger must move to pull the content down by `distance`: the rubber band is 800 points long.
    static func fingerDistance(forPull distance: Double) -> Double { distance * 800 / (0.55 * (800 - distance)) }

    func pull(to distance: Double) {
      rig.down(200, 100)
      rig.move(by: 0, 10)
      rig.drag(by: 0, Self.fingerDistance(forPull: distance), over: 0.5)
    }
  }

  @Test func refreshIsTriggeredOnceWhileTheFingerIsDown() {
    let subject = Subject()
    subject.pull(to: 99)
    #expect(abs(subject.rig.y + 99) < 1e-6)
    #expect(subject.count == 0 && !subject.control.isRefreshing && !subject.control.isHidden)
    subject.rig.move(by: 0, 10)
    #expect(subject.count == 1 && subject.control.isRefreshing)
    subject.rig.move(by: 0, 200)
    #expect(subject.count == 1)
  }

  /// The inset grows while the finger is down, but the content does not jump.
  @Test func contentStaysUnderTheFingerAndRestsBelowTheSpinner() {
    let subject = Subject()
    subject.pull(to: 99)
    subject.rig.move(by: 0, 4)
    let shown = subject.rig.y
    #expect(shown < -100 && shown > -103)
    #expect(subject.rig.scrollView.contentInset == .zero)
    #expect(subject.rig.scrollView.adjustedContentInset.top == 60)
    subject.rig.move(by: 0, 0)
    #expect(abs(subject.rig.y - shown) < 1e-9)
    subject.rig.up()
    subject.rig.run(for: 2)
    #expect(subject.rig.y == -60)
    #expect(subject.control.frame == CGRect(x: 0, y: -60, width: 400, height: 60))
    subject.control.endRefreshing()
    #expect(subject.rig.y == -60)
    subject.rig.run(for: 0.5)
    #expect(subject.rig.y == 0 && subject.control.isHidden && !subject.control.isRefreshing)
    #expect(subject.rig.scrollView.adjustedContentInset.top == 0)
    subject.rig.run(for: 1)
    #expect(subject.rig.isIdle)
  }

  @Test func dragThatHasTriggeredDoesNotTriggerAgain() {
    let subject = Subject()
    subject.pull(to: 120)
    subject.control.endRefreshing()
    subject.rig.move(by: 0, 100)
    #expect(subject.count == 1)
    subject.rig.up()
    subject.rig.run(for: 2)
    #expect(subject.rig.y == 0)
    subject.pull(to: 120)
    #expect(subject.count == 2)
  }

  @Test func beginRefreshingMovesNoContentAndSendsNoEvent() {
    let subject = Subject()
    subject.control.beginRefreshing()
    #expect(subject.control.isRefreshing && subject.count == 0 && subject.rig.y == 0)
    #expect(subject.rig.scrollView.adjustedContentInset.top == 60)
    subject.control.endRefreshing()
    #expect(subject.rig.y == 0)
    subject.rig.run(for: 1)
    #expect(subject.rig.isIdle)
  }

  @Test func triggerDistanceCanBeSet() {
    let subject = Subject()
    subject.control.triggerDistance = 40
    subject.pull(to: 39)
    #expect(subject.count == 0)
    subject.rig.move(by: 0, 4)
    #expect(subject.count == 1)
  }

  @Test func flickThatBouncesDoesNotTrigger() {
    let subject = Subject()
    subject.control.triggerDistance = 5
    subject.rig.scrollView.contentOffset.y = 300
    subject.rig.down(200, 100)
    subject.rig.move(by: 0, 10)
    subject.rig.drag(by: 0, 200, over: 0.05)
    subject.rig.up()
    subject.rig.run(for: 3)
    #expect(subject.rig.y == 0 && subject.count == 0)
  }

  @Test func tableKeepsTheRefreshControlBehindItsCells() {
    let table = UITableView(frame: .zero, style: .plain)
    table.backgroundView = UIView()
    let control = UIRefreshControl()
    table.refreshControl = control
    #expect(table.subviews.firstIndex { $0 === control } == 1)
    table.refreshControl = nil
    #expect(control.superview == nil)
  }

  @Test func activityIndicatorAnimatesInAWindow() {
    let (stage, box) = viewScene()
    let indicator = UIActivityIndicatorView(style: .large)
    #expect(indicator.bounds.size == CGSize(width: 37, height: 37) && indicator.isHidden)
    indicator.startAnimating()
    box.addSubview(indicator)
    #expect(indicator.isAnimating && !indicator.isHidden && stage.window.layerContext.isAnimating)
    indicator.stopAnimating()
    stage.loop.frame(at: 0.1, duration: 1 / 60)
    #expect(indicator.isHidden && !stage.window.layerContext.isAnimating)
  }

  @Test func spinnerIsDrawnAboveTheContent() throws {
    let subject = Subject()
    subject.pull(to: 120)
    subject.rig.up()
    subject.rig.run(for: 2)
    let bitmap = Bitmap(width: 800, height: 1600)
    subject.rig.window.backgroundColor = .white
    subject.rig.frame()
    _ = LayerRenderer(context: subject.rig.window.layerContext).render(at: MediaTime.now, into: bitmap)
    let image = bitmap.makeImage()
    try savePicture(image, as: "refresh")
    let box = try #require(Ink.box(in: image) { $0.red < 250 && $0.green < 250 })
    #expect(abs(box.midX - 400) <= 4 && abs(box.midY - 60) <= 4)
    #expect(box.width >= 30 && box.width <= 42 && box.height >= 30 && box.height <= 42)
  }
}
