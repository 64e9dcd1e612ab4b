import HalfModal
import Testing
import UIKit
import UIKitTesting

/// A modal that was pulled in, taken out by a finger in a list in it.
@MainActor @Suite(.serialized) struct PullDragTests {
  @Test(arguments: PullDragRig.Content.allCases) func aListAtItsStartGoesOutWithTheModal(content: PullDragRig.Content) throws {
    let rig = try PullDragRig(content)
    rig.finger.down(at: CGPoint(x: 195, y: 300))
    rig.finger.move(by: CGVector(dx: 0, dy: 400), for: 0.5)
    #expect(rig.pull.phase == .dragging)
    #expect(rig.top > 385 && rig.top <= 400)
    #expect(abs(rig.offset) < 1e-6)
    rig.finger.hold(for: 0.2)
    rig.finger.move(by: CGVector(dx: 0, dy: 100), for: 0.2)
    rig.finger.hold(for: 0.2)
    rig.finger.up()
    try rig.device.settle()
    #expect(rig.pull.phase == .gone)
    #expect(
      rig.log == ["shouldDismiss drag", "beginDrag", "willDismiss drag", "endDrag", "didDismiss drag"], "\(rig.log)")
    #expect(rig.losses == [])
  }

  /// List and modal together go as far as the finger, both ways, and in the frames in which the owner changes.
  @Test(arguments: PullDragRig.Content.allCases, [0, 37, 150, 260]) func nothingOfTheFingersWayIsLost(
    content: PullDragRig.Content, offset: CGFloat
  ) throws {
    let rig = try PullDragRig(content)
    rig.scroll(to: offset)
    rig.finger.down(at: CGPoint(x: 195, y: 300))
    rig.finger.move(by: CGVector(dx: 0, dy: 380), for: 0.8)
    #expect(abs(rig.top - (380 - offset)) < 10 + 1e-6, "\(rig.top)")
    #expect(abs(rig.offset) < 1e-6)
    rig.finger.move(by: CGVector(dx: 0, dy: -500), for: 0.8)
    #expect(abs(rig.top) < 1e-6)
    #expect(abs(rig.offset - (offset + 120)) < 10 + 1e-6, "\(rig.offset)")
    rig.finger.move(by: CGVector(dx: 0, dy: 20), for: 0.1)
    rig.finger.hold(for: 0.2)
    rig.finger.up()
    try rig.device.settle()
    #expect(rig.losses == [])
    #expect(rig.pull.phase == .resting)
    #expect(abs(rig.offset - (offset + 100)) < 10 + 1e-6, "\(rig.offset)")
  }

  /// A slow finger, at the speed of two points a frame; what it took to see the drag is all that is lost.
  @Test(arguments: PullDragRig.Content.allCases, [true, false]) func aSlowDragThatIsTurnedBackLeavesAllAsItWas(
    content: PullDragRig.Content, bounces: Bool
  ) throws {
    let rig = try PullDragRig(content)
    rig.device.perform { rig.list.bounces = bounces }
    for _ in 0..<2 {
      rig.finger.down(at: CGPoint(x: 195, y: 300))
      rig.finger.move(by: CGVector(dx: 0, dy: 120), for: 1)
      #expect(abs(rig.top - 110) <= 2 + 1e-6, "\(rig.top)")
      #expect(rig.offset == 0, "\(rig.offset)")
      rig.finger.hold(for: 0.2)
      rig.finger.up()
      try rig.device.settle()
      #expect(rig.losses == [])
      #expect(rig.pull.visibleFrame == rig.device.window.bounds)
      #expect(rig.content.view.frame == rig.device.window.bounds)
      #expect(rig.offset == 0, "\(rig.offset)")
    }
  }

  @Test func aListThatIsScrolledAsksNobody() throws {
    let rig = try PullDragRig(.list)
    rig.scroll(to: 300)
    rig.finger.down(at: CGPoint(x: 195, y: 300))
    rig.finger.move(by: CGVector(dx: 0, dy: -200), for: 0.4)
    rig.finger.move(by: CGVector(dx: 0, dy: 400), for: 0.4)
    #expect(rig.offset > 90 && rig.offset < 110)
    rig.finger.up()
    try rig.device.settle()
    #expect(rig.log == [])
  }

  /// The list's own speed carries no modal away.
  @Test func aListThatRunsToItsStartBounces() throws {
    let rig = try PullDragRig(.list)
    rig.scroll(to: 400)
    var lowest: CGFloat = 0
    let finger = rig.finger
    finger.down(at: CGPoint(x: 195, y: 300))
    finger.move(by: CGVector(dx: 0, dy: 200), for: 0.08)
    finger.up()
    rig.whileRunning = { lowest = min(lowest, rig.offset) }
    try rig.device.settle()
    #expect(lowest < -10)
    #expect(rig.offset == 0)
    #expect(rig.pull.phase == .resting)
    #expect(rig.log == [])
  }

  @Test(arguments: [true, false]) func whatTheHostKeepsLeavesThePullToTheList(isModal: Bool) throws {
    let rig = try PullDragRig(.list)
    rig.content.isModalInPresentation = isModal
    rig.isAllowed = false
    rig.finger.down(at: CGPoint(x: 195, y: 300))
    rig.finger.move(by: CGVector(dx: 0, dy: 300), for: 0.5)
    #expect(rig.top == 0)
    #expect(rig.offset < -50)
    rig.finger.up()
    try rig.device.settle()
    #expect(rig.offset == 0)
    #expect(rig.log == (isModal ? [] : ["shouldDismiss drag"]) + ["didAttempt drag"])
  }

  /// The speed of the lift is the modal's, and none of it the list's.
  @Test func aFlickUpFromBelowBringsTheModalBack() throws {
    let rig = try PullDragRig(.list)
    rig.finger.down(at: CGPoint(x: 195, y: 200))
    rig.finger.move(by: CGVector(dx: 0, dy: 550), for: 0.5)
    rig.finger.move(by: CGVector(dx: 0, dy: -100), for: 0.08)
    rig.finger.up()
    rig.device.run(for: 0.05)
    #expect(abs(rig.offset) < 1e-6)
    try rig.device.settle()
    #expect(rig.pull.phase == .resting)
    #expect(rig.offset == 0)
    #expect(rig.content.view.frame == rig.device.window.bounds)
  }

  /// A list lets go of what it was pulled to, and goes on by its own speed.
  @Test func aFlickThatEndsInTheListScrollsIt() throws {
    let rig = try PullDragRig(.list)
    rig.finger.down(at: CGPoint(x: 195, y: 300))
    rig.finger.move(by: CGVector(dx: 0, dy: 100), for: 0.2)
    rig.finger.move(by: CGVector(dx: 0, dy: -250), for: 0.15)
    rig.finger.up()
    let lifted = rig.offset
    try rig.device.settle(within: 10)
    #expect(rig.pull.phase == .resting)
    #expect(lifted > 130 && rig.offset > lifted + 100)
  }

  /// On its way the content is shown as it is laid out at rest, as wide as the modal: no text is stretched, no row is missing.
  @Test func theContentGrowsAsAPicture() throws {
    let rig = try PullDragRig(.list)
    rig.finger.down(at: CGPoint(x: 195, y: 300))
    rig.finger.move(by: CGVector(dx: 0, dy: 431), for: 0.5)
    rig.finger.hold(for: 0.1)
    let frame = try #require(rig.pull.visibleFrame)
    #expect(frame.width < 350)
    #expect(rig.content.view.bounds.size == CGSize(width: 390, height: 844))
    #expect(rig.list.bounds.size == CGSize(width: 390, height: 844))
    let shown = try #require(rig.content.view.layer.presentation())
    #expect(abs(shown.frame.width - frame.width) < 1e-6 && abs(shown.frame.minX) < 1e-6 && abs(shown.frame.minY) < 1e-6)
    #expect(abs(shown.frame.height - 844 * frame.width / 390) < 1e-6)
    rig.finger.move(by: CGVector(dx: 0, dy: -300), for: 0.3)
    rig.finger.up()
    try rig.device.settle()
    #expect(rig.content.view.transform == .identity)
    #expect(rig.content.view.frame == rig.device.window.bounds)
  }

  @Test func aListThatCannotScrollGoesWithTheModal() throws {
    let rig = try PullDragRig(.list)
    rig.device.perform {
      rig.list.contentSize.height = 200
      rig.list.alwaysBounceVertical = false
    }
    rig.finger.down(at: CGPoint(x: 195, y: 300))
    rig.finger.move(by: CGVector(dx: 0, dy: -100), for: 0.3)
    #expect(rig.pull.phase == .resting)
    rig.finger.up()
    rig.finger.down(at: CGPoint(x: 195, y: 300))
    rig.finger.move(by: CGVector(dx: 0, dy: 500), for: 0.4)
    rig.finger.up()
    try rig.device.settle()
    #expect(rig.pull.phase == .gone)
  }

  /// On its way in, a finger in the list catches the modal, and scrolls the list when that is in.
  @Test func aFingerInTheListCatchesTheModal() throws {
    let rig = try PullDragRig(.list, settles: false)
    #expect(rig.pull.phase == .presenting)
    let top = rig.top
    #expect(top > 20)
    rig.finger.down(at: CGPoint(x: 195, y: 700))
    #expect(rig.pull.phase == .dragging)
    rig.finger.move(by: CGVector(dx: 0, dy: -top - 200), for: 0.5)
    #expect(rig.top == 0)
    #expect(abs(rig.offset - 200) < 1e-6)
    rig.finger.hold(for: 0.2)
    rig.finger.up()
    try rig.device.settle()
    #expect(rig.pull.phase == .resting)
    #expect(abs(rig.offset - 200) < 1e-6)
  }

  /// The finger landed before code dismissed the modal, and may have scrolled the list since.
  @Test(arguments: [0, -60]) func aFingerThatWasThereBeforeCatchesTheModal(scrolled: CGFloat) throws {
    let rig = try PullDragRig(.list)
    rig.finger.down(at: CGPoint(x: 195, y: 500))
    rig.finger.move(by: CGVector(dx: 0, dy: scrolled), for: 0.2)
    rig.device.perform { rig.pull.dismiss() }
    rig.device.run(for: 0.4)
    let (top, offset) = (rig.top, rig.offset)
    #expect(rig.pull.phase == .dismissing && top > 100)
    rig.finger.move(by: CGVector(dx: 0, dy: 40))
    #expect(rig.pull.phase == .dragging)
    #expect(abs(rig.top + offset - rig.offset - top - 40) < 10 + 1e-6, "\(rig.top)")
    rig.finger.hold(for: 0.2)
    rig.finger.up()
    try rig.device.settle()
    #expect(rig.pull.phase == .resting)
  }

  @Test(arguments: [true, false]) func aTouchOnAModalOnItsWayLetsItGoOn(isOutbound: Bool) throws {
    let rig = try PullDragRig(.list, settles: isOutbound)
    if isOutbound {
      rig.device.perform { rig.pull.dismiss() }
      rig.device.run(for: 0.35)
    }
    #expect(rig.pull.phase == (isOutbound ? .dismissing : .presenting))
    let top = rig.top
    rig.finger.down(at: CGPoint(x: 195, y: 700))
    rig.finger.hold(for: 0.3)
    #expect(abs(rig.top - top) < 1e-6)
    rig.finger.up()
    try rig.device.settle()
    #expect(rig.pull.phase == (isOutbound ? .gone : .resting))
  }

  /// Code outranks the finger, as with a sheet.
  @Test(arguments: [true, false], [true, false]) func codeTakesTheModalOutOfTheHand(animated: Bool, isInList: Bool) throws {
    let rig = try PullDragRig(.list)
    rig.finger.down(at: CGPoint(x: 195, y: isInList ? 300 : 20))
    rig.finger.move(by: CGVector(dx: 0, dy: 110), for: 0.2)
    var completions: [Bool] = []
    rig.device.perform { rig.pull.dismiss(animated: animated) { completions.append($0) } }
    rig.device.run(for: 0.1)
    #expect(rig.pull.phase == (animated ? .dismissing : .gone))
    if animated { rig.finger.move(by: CGVector(dx: 0, dy: -50), for: 0.1) }
    rig.finger.up()
    try rig.device.settle()
    #expect(rig.pull.phase == .gone)
    #expect(completions == [true])
    #expect(
      rig.log == ["shouldDismiss drag", "beginDrag", "willDismiss drag", "endDrag", "didDismiss drag"], "\(rig.log)")
  }

  /// The transition goes on along the way that it began with, and the finger takes the modal along point by point.
  @Test func theModalFollowsTheFingerAfterATurn() throws {
    let rig = try PullDragRig(.list)
    rig.finger.down(at: CGPoint(x: 195, y: 20))
    rig.finger.move(by: CGVector(dx: 0, dy: 210), for: 0.3)
    rig.device.resize(to: CGSize(width: 844, height: 390), safeAreaInsets: .zero, duration: 0.3)
    rig.device.run(for: 0.6)
    let top = rig.top
    rig.finger.move(by: CGVector(dx: 0, dy: 50), for: 0.2)
    #expect(abs(rig.top - top - 50) < 1e-6)
    rig.finger.move(by: CGVector(dx: 0, dy: -250), for: 0.2)
    rig.finger.up()
    try rig.device.settle()
    #expect(rig.pull.phase == .resting)
    #expect(rig.content.view.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
  }

  @Test func aDismissalOfAModalThatComesBackFollows() throws {
    let rig = try PullDragRig(.list)
    rig.finger.down(at: CGPoint(x: 195, y: 300))
    rig.finger.move(by: CGVector(dx: 0, dy: 200), for: 0.2)
    rig.finger.hold(for: 0.2)
    rig.finger.up()
    rig.device.run(for: 0.05)
    #expect(rig.pull.phase == .settling)
    var completions: [Bool] = []
    rig.device.perform { rig.pull.dismiss { completions.append($0) } }
    try rig.device.settle()
    #expect(rig.pull.phase == .gone)
    #expect(completions == [true])
  }

  @Test func aSliderAndASidewaysListKeepTheirTouches() throws {
    let rig = try PullDragRig(.list)
    let slider = UISlider(frame: CGRect(x: 20, y: 100, width: 350, height: 40))
    let shelf = UIScrollView(frame: CGRect(x: 0, y: 200, width: 390, height: 100))
    rig.device.perform {
      shelf.contentSize = CGSize(width: 2000, height: 100)
      [slider, shelf].forEach(rig.list.addSubview)
      rig.list.delaysContentTouches = false
    }
    rig.device.run(for: 0.05)
    rig.finger.down(at: CGPoint(x: 40, y: 120))
    rig.finger.move(by: CGVector(dx: 100, dy: 200), for: 0.4)
    #expect(rig.pull.phase == .resting)
    #expect(slider.value > 0.2)
    rig.finger.up()
    rig.finger.down(at: CGPoint(x: 195, y: 250))
    rig.finger.move(by: CGVector(dx: -100, dy: 4), for: 0.2)
    rig.finger.move(by: CGVector(dx: 0, dy: 200), for: 0.2)
    #expect(shelf.contentOffset.x > 80)
    #expect(rig.pull.phase == .resting)
    rig.finger.up()
    try rig.device.settle()
    rig.finger.down(at: CGPoint(x: 195, y: 250))
    rig.finger.move(by: CGVector(dx: 0, dy: 200), for: 0.2)
    #expect(rig.pull.phase == .dragging)
    rig.finger.up()
    try rig.device.settle()
  }
}
