import HalfModal
import TestSupport
import Testing
import UIKit
import UIKitTesting

/// A list of 2200 points that fills the screen, scrolled to its end at the offset 1390, and a pull that presents from it.
@MainActor final class PulledList {
  let stage = Stage()
  let list: UIScrollView
  var pull: ScrubbedPresentation?

  /// The ends of the list for which there is content.
  var edges: ScrubbedPresentation.Edges = .all
  /// The ends for which content was requested.
  private(set) var requested: [ScrubbedPresentation.Edges] = []
  private(set) var contents: [RecordingController] = []

  var finger: Finger { stage.device.finger() }
  var recorder: EventRecorder { stage.recorder }

  init(attaches: Bool = true) {
    list = stage.addList(height: 2200, isInset: true)
    let pull = stage.pull { [unowned self] edge in
      requested.append(edge)
      guard edges.contains(edge) else { return nil }
      contents.append(RecordingController())
      return contents.last
    }
    self.pull = pull
    if attaches { pull.attach(to: list) }
    stage.show()
    stage.perform { list.contentOffset.y = 1390 }
    stage.run(for: 0.1)
  }

  /// Pulls slowly until the list shows a distance past its end, and holds it there.
  func pullUp(showing distance: CGFloat, from end: CGFloat = 1390) {
    let pulled = 844 * distance / (0.55 * (844 - distance))
    stage.land(at: 800)
    finger.move(up: pulled + 10, for: 1)
    finger.hold(for: 0.2)
    #expect(abs(list.contentOffset.y - end - distance) < 1e-6)
  }

  /// Pulls, and lifts the finger.
  func pullUpAndLift(showing distance: CGFloat, from end: CGFloat = 1390) throws {
    pullUp(showing: distance, from: end)
    finger.up()
    try stage.settle()
  }

  /// Dismisses the modal through UIKit, without animation.
  func dismissPresented() {
    stage.perform { stage.presenter.dismiss(animated: false) }
  }
}
