import Testing
import UIKit

@MainActor @Suite(.serialized) struct PresentationStackTests {
  /// Presents B from A, C from B and D from C.
  private func stack(_ stage: Stage, _ style: UIModalPresentationStyle) -> [LoggingController] {
    var all = [stage.root]
    for name in ["B", "C", "D"] {
      let next = stage.controller(name, style)
      all[all.count - 1].present(next, animated: false)
      all.append(next)
    }
    _ = stage.log.take()
    return all
  }

  @Test func stackedControllersAreLinkedToTheirNeighbours() {
    let stage = Stage()
    let all = stack(stage, .overFullScreen)
    for (below, above) in zip(all, all.dropFirst()) {
      #expect(below.presentedViewController === above && above.presentingViewController === below)
    }
    #expect(stage.window.subviews.count == 4)
    #expect(all[3].next === all[3].view.superview && all[3].next?.next === stage.window)
    #expect(all[0].next === stage.window)
  }

  @Test func childrenShareThePresentationOfTheirParent() {
    let stage = Stage()
    let child = stage.controller("C")
    stage.root.addChild(child)
    stage.root.view.addSubview(child.view)
    child.didMove(toParent: stage.root)
    let presented = stage.controller("B", .overFullScreen)
    child.present(presented, animated: true)
    #expect(child.presentedViewController === presented && presented.presentingViewController === stage.root)
    let inner = stage.controller("I")
    presented.addChild(inner)
    #expect(inner.presentingViewController === stage.root && inner.isBeingPresented)
    #expect(inner.presentationController === presented.presentationController)
    #expect(inner.transitionCoordinator === presented.transitionCoordinator)
    stage.settle()
    inner.dismiss(animated: true)
    stage.settle()
    #expect(stage.root.presentedViewController == nil)
  }

  @Test func dismissalFromBelowRemovesAllAndAnimatesTheTop() {
    let stage = Stage()
    let all = stack(stage, .overFullScreen)
    var completions = 0
    all[0].dismiss(animated: true) { completions += 1 }
    #expect(
      stage.log.take() == ["C willDisappear", "C didDisappear", "B willDisappear", "B didDisappear", "D willDisappear animated"])
    #expect(all[3].view.window != nil && all[2].view.window == nil && all[1].view.window == nil)
    #expect(all[3].presentingViewController === all[0])
    #expect(completions == 0)
    stage.settle()
    #expect(stage.log.take() == ["D didDisappear animated"])
    #expect(completions == 1)
    #expect(all.allSatisfy { $0.presentedViewController == nil && $0.presentingViewController == nil })
    #expect(stage.window.subviews == [all[0].view])
  }

  @Test func dismissalFromBelowOfFullScreensShowsThePresenter() {
    let stage = Stage()
    let all = stack(stage, .fullScreen)
    #expect(stage.window.subviews.count == 3)
    all[0].dismiss(animated: true)
    #expect(stage.log.take() == ["D willDisappear animated", "A willAppear animated", "A isAppearing animated"])
    stage.settle()
    #expect(stage.log.take() == ["A didAppear animated", "D didDisappear animated"])
    #expect(stage.window.subviews == [all[0].view])
  }

  @Test(arguments: [0, 1, 2, 3], [true, false])
  func dismissalFromAnyLevelRemovesTheControllersAbove(level: Int, animated: Bool) {
    for style in [UIModalPresentationStyle.fullScreen, .overFullScreen, .currentContext, .overCurrentContext] {
      let stage = Stage()
      let all = stack(stage, style)
      var completions = 0
      all[level].dismiss(animated: animated) { completions += 1 }
      stage.settle()
      #expect(completions == 1)
      // The controller on top dismisses itself, the others dismiss the one they present.
      let remaining = min(level, 2)
      for (index, controller) in all.enumerated() {
        #expect((controller.presentedViewController != nil) == (index < remaining))
        #expect((controller.presentingViewController != nil) == (index > 0 && index <= remaining))
        #expect(!controller.isBeingDismissed && !controller.isBeingPresented && controller.transitionCoordinator == nil)
      }
      #expect(all[remaining].view.window === stage.window)
      #expect(all.dropFirst(remaining + 1).allSatisfy { $0.view.window == nil })
      #expect(stage.warnings == [])
    }
  }

  // MARK: Invalid calls

  @Test func presentingTwiceIsReportedAndIgnored() {
    let stage = Stage()
    let (first, second) = (stage.controller("B"), stage.controller("C"))
    var completions: [String] = []
    stage.root.present(first, animated: true) { completions.append("first") }
    stage.root.present(second, animated: true) { completions.append("second") }
    #expect(stage.warnings.count == 1 && stage.warnings[0].contains("while a presentation is in progress"))
    stage.settle()
    stage.root.present(second, animated: true) { completions.append("third") }
    #expect(stage.warnings.count == 2 && stage.warnings[1].contains("which is already presenting"))
    first.present(first, animated: true)
    #expect(stage.warnings.count == 3)
    stage.settle()
    #expect(completions == ["first"])
    #expect(stage.root.presentedViewController === first && second.presentingViewController == nil)
  }

  @Test func presentingFromOutsideTheWindowIsReportedAndIgnored() {
    let stage = Stage()
    let lonely = stage.controller("L")
    let presented = stage.controller("B")
    lonely.present(presented, animated: true)
    #expect(stage.warnings.count == 1 && stage.warnings[0].contains("not in the window hierarchy"))
    #expect(lonely.presentedViewController == nil)
    stage.root.present(presented, animated: false)
    #expect(stage.root.presentedViewController === presented)
  }

  @Test func dismissingDuringAPresentationIsReportedAndIgnored() {
    let stage = Stage()
    let presented = stage.controller("B")
    var completions: [String] = []
    stage.root.present(presented, animated: true) { completions.append("present") }
    stage.run(0.1)
    presented.dismiss(animated: true) { completions.append("too early") }
    #expect(stage.warnings.count == 1 && stage.warnings[0].contains("while a presentation or dismiss is in progress"))
    stage.settle()
    presented.dismiss(animated: true) { completions.append("dismiss") }
    presented.dismiss(animated: true) { completions.append("again") }
    stage.settle()
    #expect(stage.warnings.count == 2)
    #expect(completions == ["present", "dismiss"])
    stage.root.dismiss(animated: true) { completions.append("nothing there") }
    stage.settle()
    #expect(completions == ["present", "dismiss"])
  }

  @Test func dismissingInDidAppearRunsAfterThePresentation() {
    final class Fleeting: UIViewController {
      var done = 0
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        dismiss(animated: true) { [self] in done += 1 }
      }
    }
    let stage = Stage()
    let fleeting = Fleeting()
    fleeting.modalPresentationStyle = .overFullScreen
    var presented = 0
    stage.root.present(fleeting, animated: true) {
      #expect(fleeting.done == 0)
      presented += 1
    }
    stage.run(2)
    #expect(presented == 1 && fleeting.done == 1 && stage.warnings == [])
    #expect(stage.root.presentedViewController == nil)
  }

  @Test func controllersCanPresentAndDismissInCompletions() {
    let stage = Stage()
    let (first, second, third) = (stage.controller("B"), stage.controller("C"), stage.controller("D"))
    stage.root.present(first, animated: true) {
      first.present(second, animated: true) {
        stage.root.dismiss(animated: true) { stage.root.present(third, animated: true) }
      }
    }
    stage.run(4)
    #expect(stage.warnings == [])
    #expect(stage.root.presentedViewController === third && stage.window.subviews.count == 1)
    #expect(third.view.window != nil && first.view.window == nil && second.view.window == nil)
  }

  // MARK: Random

  @Test(arguments: [1, 2, 3, 4, 5, 6, 7, 8] as [UInt64]) func completionsRunOnceAndAppearanceCallsStayBalanced(seed: UInt64) {
    var random = SeededGenerator(state: seed)
    let stage = Stage()
    let styles: [UIModalPresentationStyle] = [
      .fullScreen, .overFullScreen, .currentContext, .overCurrentContext, .custom, .automatic,
    ]
    let delegate = HalfDelegate(stage.log)
    let controllers = (0..<4).map { stage.controller("C\($0)", styles[random.below(styles.count)]) }
    for controller in controllers { controller.transitioningDelegate = random.below(2) == 0 ? delegate : nil }
    let all = [stage.root] + controllers
    var calls: [Int] = []
    var refused: Set<Int> = []
    _ = stage.log.take()
    for _ in 0..<150 {
      let presenter = all[random.below(all.count)]
      let id = calls.count
      let warnings = stage.warnings.count
      switch random.below(3) {
      case 0:
        calls.append(0)
        presenter.present(controllers[random.below(controllers.count)], animated: random.below(3) > 0) { calls[id] += 1 }
        if stage.warnings.count > warnings { refused.insert(id) }
      case 1:
        let hasWork = presenter.presentedViewController != nil || presenter.presentingViewController != nil
        calls.append(0)
        presenter.dismiss(animated: random.below(3) > 0) { calls[id] += 1 }
        if stage.warnings.count > warnings || !hasWork { refused.insert(id) }
      default: stage.run(Double(random.below(8)) * 0.1)
      }
    }
    stage.run(2)
    for (id, count) in calls.enumerated() { #expect(count == (refused.contains(id) ? 0 : 1)) }
    let events = stage.log.take()
    expectLegalAppearance(of: controllers, in: events, startingAt: "")
    expectLegalAppearance(of: [stage.root], in: events, startingAt: "didAppear")
    #expect(!stage.warnings.contains { $0.contains("Unbalanced") })
  }
}
