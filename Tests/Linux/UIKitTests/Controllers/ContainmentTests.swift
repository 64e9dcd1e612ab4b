import Testing
import UIKit

@MainActor @Suite(.serialized) struct ContainmentTests {
  @Test func rootControllerAppearsInOrder() {
    let stage = Stage()
    #expect(stage.log.take() == ["A didLoad", "A willAppear", "A isAppearing", "A didAppear"])
  }

  @Test func childOfAnAppearedParentAppears() {
    let stage = Stage()
    _ = stage.log.take()
    let child = stage.controller("C")
    stage.root.addChild(child)
    #expect(child.isMovingToParent)
    stage.root.view.addSubview(child.view)
    child.didMove(toParent: stage.root)
    #expect(stage.log.take() == ["C willMoveIn", "C didLoad", "C willAppear", "C didMoveIn"])
    stage.run(0.02)
    #expect(stage.log.take() == ["C isAppearing", "C didAppear"])
    #expect(!child.isMovingToParent)
    child.willMove(toParent: nil)
    #expect(child.isMovingFromParent)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(!child.isMovingFromParent)
    #expect(stage.log.take() == ["C willMoveOut", "C willDisappear", "C didDisappear", "C didMoveOut"])
    #expect(child.parent == nil && stage.root.children.isEmpty)
  }

  @Test func childAddedBeforeTheWindowAppearsWithItsParent() {
    let log = EventLog()
    MainLoop.current = MainLoop(
      screen: UIScreen(
        size: CGSize(width: 100, height: 100), scale: 1, safeAreaInsets: .zero, maximumFramesPerSecond: 60))
    let (parent, child) = (LoggingController("P", log), LoggingController("C", log))
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    _ = log.take()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.rootViewController = parent
    #expect(log.take() == [])
    window.makeKeyAndVisible()
    #expect(log.take() == ["P willAppear", "C willAppear"])
    MainLoop.current.endTurn()
    #expect(log.take() == ["P isAppearing", "C isAppearing", "C didAppear", "P didAppear"])
  }

  @Test func childOfADisappearedParentAppearsWithItsParent() {
    let stage = Stage()
    let child = stage.controller("C")
    stage.root.view.removeFromSuperview()
    stage.root.addChild(child)
    stage.root.view.addSubview(child.view)
    child.didMove(toParent: stage.root)
    _ = stage.log.take()
    stage.window.addSubview(stage.root.view)
    stage.run(0.02)
    #expect(
      stage.log.take() == [
        "A willAppear", "C willAppear", "A isAppearing", "C isAppearing", "C didAppear", "A didAppear",
      ])
  }

  @Test func containerCanForwardAppearanceCallsItself() {
    final class Container: UIViewController {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }
    let stage = Stage()
    let container = Container()
    stage.window.rootViewController = container
    stage.run(0.02)
    _ = stage.log.take()
    let child = stage.controller("C")
    container.addChild(child)
    container.view.addSubview(child.view)
    stage.run(0.02)
    #expect(stage.log.take() == ["C willMoveIn", "C didLoad"])
    child.beginAppearanceTransition(true, animated: true)
    child.endAppearanceTransition()
    #expect(stage.log.take() == ["C willAppear animated", "C isAppearing animated", "C didAppear animated"])
    child.beginAppearanceTransition(false, animated: false)
    child.view.removeFromSuperview()
    child.endAppearanceTransition()
    #expect(stage.log.take() == ["C willDisappear", "C didDisappear"])
    child.endAppearanceTransition()
    #expect(stage.warnings.count == 1)
  }

  @Test func childRemovedBeforeItAppearedDisappears() {
    let stage = Stage()
    _ = stage.log.take()
    let child = stage.controller("C")
    stage.root.addChild(child)
    stage.root.view.addSubview(child.view)
    child.view.removeFromSuperview()
    stage.run(0.05)
    #expect(stage.log.take() == ["C willMoveIn", "C didLoad", "C willAppear", "C willDisappear", "C didDisappear"])
  }

  @Test func transitionExchangesChildren() {
    let stage = Stage()
    let (first, second) = (stage.controller("C"), stage.controller("D"))
    for child in [first, second] { stage.root.addChild(child) }
    stage.root.view.addSubview(first.view)
    stage.run(0.02)
    _ = stage.log.take()
    var ends: [Bool] = []
    second.loadViewIfNeeded()
    second.view.alpha = 0
    _ = stage.log.take()
    stage.root.transition(from: first, to: second, duration: 0.3, animations: { second.view.alpha = 1 }) { ends.append($0) }
    #expect(stage.log.take() == ["C willDisappear animated", "D willAppear animated"])
    stage.settle()
    #expect(ends == [true])
    #expect(
      stage.log.take() == ["D isAppearing animated", "C didDisappear animated", "D didAppear animated"])
    #expect(first.view.superview == nil && second.view.superview === stage.root.view)
  }

  /// After any sequence of additions and removals, each controller's calls follow UIKit's state diagram.
  @Test(arguments: [1, 2, 3, 4, 5, 6, 7, 8] as [UInt64]) func appearanceCallsStayBalanced(seed: UInt64) {
    var random = SeededGenerator(state: seed)
    let stage = Stage()
    _ = stage.log.take()
    let controllers = (0..<5).map { LoggingController("C\($0)", stage.log) }
    let all = [stage.root] + controllers
    var events: [String] = []
    for _ in 0..<200 {
      let child = controllers[random.below(controllers.count)]
      switch random.below(4) {
      case 0 where child.parent == nil:
        let parent = all[random.below(all.count)]
        let ancestors = sequence(first: parent as UIViewController, next: \.parent)
        if ancestors.contains(where: { $0 === child }) { break }
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
      case 1 where child.parent != nil:
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
      case 2: stage.run(0.02)
      default: child.viewIfLoaded?.removeFromSuperview()
      }
      events += stage.log.take()
    }
    stage.run(0.05)
    events += stage.log.take()
    expectLegalAppearance(of: controllers, in: events, startingAt: "")
  }
}
