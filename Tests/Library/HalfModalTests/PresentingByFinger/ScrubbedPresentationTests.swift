import TestSupport
import Testing
import UIKit
import UIKitTesting

@testable import HalfModal

/// Pulls and dismissal drags of a pulled modal that are interrupted between their beginning and their end.
@MainActor @Suite(.serialized) struct ScrubbedPresentationTests {
  enum Interruption: CaseIterable {
    case none, cancelledTouches, presenterRemoved, pullReleased, detached, rotation, secondFinger, dismissal, scrollViewRemoved
  }

  private func interrupt(_ rig: PulledList, _ interruption: Interruption) {
    let stage = rig.stage
    switch interruption {
    case .none: break
    case .cancelledTouches: stage.device.cancelTouches()
    case .presenterRemoved: stage.replaceRoot()
    case .pullReleased: stage.perform { rig.pull = nil }
    case .detached: stage.perform { rig.pull?.detach() }
    case .rotation: stage.turn()
    case .secondFinger:
      let second = stage.land(at: CGPoint(x: 50, y: 60), finger: 2)
      stage.run(for: 0.05)
      second.up()
    case .dismissal: if let pull = rig.pull { stage.dismiss(pull, as: "dismiss") }
    case .scrollViewRemoved: stage.perform { rig.list.removeFromSuperview() }
    }
  }

  /// Expects that the modal is either presented or gone without a trace, that each event has its counterpart, and that the list scrolls.
  private func expectOneEnd(of rig: PulledList, _ interruption: Interruption, _ what: String) throws {
    let stage = rig.stage
    let name: Comment = "\(what) \(interruption): \(rig.recorder.lines)"
    #expect(throws: Never.self, name) { try stage.settle() }
    let content = try #require(rig.contents.last)
    let isThere = content.viewIfLoaded?.window != nil
    #expect(rig.recorder.count(of: .dragBegan) == rig.recorder.count(of: .dragEnded), name)
    #expect(rig.recorder.count(of: .dismissed) == (isThere ? 0 : 1), name)
    if isThere { #expect(rig.recorder.last(of: .presented, .settled) != nil, name) }
    #expect(isThere == (content.presentingViewController != nil) || interruption == .presenterRemoved, name)
    if let last = content.appearances.last {
      #expect(last == (isThere ? "viewDidAppear" : "viewDidDisappear"), "\(what) \(interruption): \(content.appearances)")
    }
    if isThere {
      #expect(content.view.frame == stage.device.window.bounds, name)
      rig.dismissPresented()
      #expect(throws: Never.self, name) { try stage.settle() }
    }
    #expect(rig.recorder.count(of: .dismissed) == 1, name)
    #expect(stage.answers == (interruption == .dismissal ? ["dismiss true"] : []), name)
    guard interruption != .presenterRemoved, interruption != .scrollViewRemoved else { return }
    #expect(stage.device.window.subviews.count == 1, name)
    stage.perform { rig.list.contentOffset.y = 600 }
    let finger = stage.land(at: 200)
    finger.move(up: 110, for: 0.3)
    #expect(abs(rig.list.contentOffset.y - 700) < 0.01, name)
    finger.up()
    #expect(throws: Never.self, name) { try stage.settle() }
  }

  @Test(arguments: Interruption.allCases, [0.12, 0.32]) func pullEndsOnce(interruption: Interruption, part: CGFloat) throws {
    let rig = PulledList()
    rig.pullUp(showing: part * 844)
    #expect(rig.recorder.lines == ["presenting"])
    interrupt(rig, interruption)
    rig.stage.run(for: 0.1)
    rig.finger.up()
    try expectOneEnd(of: rig, interruption, "pull")
  }

  @Test(arguments: Interruption.allCases, [80, 500]) func dismissalDragEndsOnce(interruption: Interruption, way: CGFloat) throws {
    let rig = PulledList()
    try rig.pullUpAndLift(showing: 0.32 * 844)
    #expect(rig.pull?.phase == .resting)
    rig.recorder.clear()
    rig.stage.land(at: 100)
    rig.finger.move(down: way, for: 0.5)
    rig.finger.hold(for: 0.2)
    #expect(rig.recorder.count(of: .dragBegan) == 1)
    interrupt(rig, interruption)
    rig.stage.run(for: 0.1)
    rig.finger.up()
    try expectOneEnd(of: rig, interruption, "dismissal")
  }

  @Test(arguments: Interruption.allCases) func interruptedPullIsReleasedWithItsContent(interruption: Interruption) throws {
    weak var pull: ScrubbedPresentation?
    weak var session: ModalLifecycle?
    weak var content: UIViewController?
    let device: VirtualDevice
    do {
      let rig = PulledList()
      device = rig.stage.device
      rig.pullUp(showing: 0.3 * 844)
      pull = rig.pull
      content = rig.contents.last
      session = content?.transitioningDelegate as? ModalLifecycle
      #expect(session != nil)
      interrupt(rig, interruption)
      rig.finger.up()
      try rig.stage.settle()
      rig.dismissPresented()
      rig.stage.replaceRoot(with: nil)
    }
    device.run(for: 0.1)
    #expect(pull == nil)
    #expect(session == nil)
    #expect(content == nil)
  }

  // MARK: The shortest pulls

  @Test(arguments: [150, 600]) func pullWithinOneFrameEndsOnce(way: CGFloat) throws {
    for holds in [false, true] {
      let rig = PulledList()
      rig.stage.land(at: 800)
      rig.finger.move(up: 30)
      rig.finger.move(up: way + 100)
      if holds { rig.stage.run(for: 0.5) }
      rig.finger.up()
      if rig.recorder.lines.isEmpty { continue }
      try expectOneEnd(of: rig, .none, "one frame")
    }
  }
}
