import QuartzCore
import Testing
import UIKit

/// Random fingers on a random tree with random recognizers: everything comes to an end.
@MainActor @Suite(.serialized) struct RandomFingersTests {
  @MainActor final class BalanceView: UIView {
    var open: Set<UITouch> = []
    var faults: [String] = []

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      if !open.isDisjoint(with: touches) { faults.append("began twice") }
      open.formUnion(touches)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      if !open.isSuperset(of: touches) { faults.append("moved without a beginning") }
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { close(touches) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { close(touches) }
    private func close(_ touches: Set<UITouch>) {
      if !open.isSuperset(of: touches) { faults.append("ended without a beginning") }
      open.subtract(touches)
    }
  }

  @Test(arguments: 0..<300) func everyTouchAndGestureEnds(seed: Int) {
    var random = SeededGenerator(state: UInt64(seed))
    let rig = FingerRig()
    var views: [BalanceView] = []
    var recognizers: [UIGestureRecognizer] = []
    var histories: [StateRecord] = []
    let delegate = ProbeDelegate()
    let coin = seed % 3
    delegate.simultaneous = { other in coin == 0 || coin == 1 && other is UIPanGestureRecognizer }

    for _ in 0..<Int.random(in: 2...8, using: &random) {
      let parent: UIView = Bool.random(using: &random) ? rig.window : views.randomElement(using: &random) ?? rig.window
      let view = BalanceView(
        frame: CGRect(
          x: .random(in: -50...150, using: &random), y: .random(in: -50...300, using: &random),
          width: .random(in: 50...400, using: &random), height: .random(in: 50...800, using: &random)))
      view.isMultipleTouchEnabled = Bool.random(using: &random)
      view.isExclusiveTouch = Int.random(in: 0..<8, using: &random) == 0
      parent.addSubview(view)
      views.append(view)
      for _ in 0..<Int.random(in: 0...3, using: &random) {
        let recognizer: UIGestureRecognizer
        if Bool.random(using: &random) {
          let tap = UITapGestureRecognizer()
          tap.numberOfTapsRequired = .random(in: 1...3, using: &random)
          tap.numberOfTouchesRequired = .random(in: 1...2, using: &random)
          recognizer = tap
        } else {
          let pan = UIPanGestureRecognizer()
          pan.minimumNumberOfTouches = .random(in: 1...2, using: &random)
          pan.maximumNumberOfTouches = .random(in: pan.minimumNumberOfTouches...3, using: &random)
          recognizer = pan
        }
        recognizer.delaysTouchesBegan = Int.random(in: 0..<4, using: &random) == 0
        recognizer.delaysTouchesEnded = Bool.random(using: &random)
        recognizer.cancelsTouchesInView = Int.random(in: 0..<4, using: &random) != 0
        if Bool.random(using: &random) { recognizer.delegate = delegate }
        if let other = recognizers.randomElement(using: &random), Bool.random(using: &random) {
          recognizer.require(toFail: other)
          if Int.random(in: 0..<6, using: &random) == 0 { other.require(toFail: recognizer) }
        }
        view.addGestureRecognizer(recognizer)
        recognizers.append(recognizer)
        histories.append(StateRecord(recognizer))
      }
    }

    var down: [Int: CGPoint] = [:]
    for _ in 0..<80 {
      rig.wait(.random(in: 0...0.2, using: &random))
      let finger = Int.random(in: 0..<4, using: &random)
      if let place = down[finger] {
        let next = CGPoint(
          x: place.x + .random(in: -20...20, using: &random), y: place.y + .random(in: -20...20, using: &random))
        switch Int.random(in: 0..<10, using: &random) {
        case 0...1:
          down[finger] = nil
          rig.up(place.x, place.y, finger: finger)
        case 2:
          down[finger] = nil
          rig.cancel(place.x, place.y, finger: finger)
        default:
          down[finger] = next
          rig.move(next.x, next.y, finger: finger)
        }
      } else {
        let place = CGPoint(x: .random(in: -20...420, using: &random), y: .random(in: -20...820, using: &random))
        down[finger] = place
        rig.down(place.x, place.y, finger: finger)
      }
      switch Int.random(in: 0..<60, using: &random) {
      case 0: views.randomElement(using: &random)?.removeFromSuperview()
      case 1: MainLoop.current.cancelAllTouches()
      case 2:
        if let recognizer = recognizers.randomElement(using: &random) {
          recognizer.isEnabled = false
          recognizer.isEnabled = true
        }
      case 3:
        if let recognizer = recognizers.randomElement(using: &random) {
          recognizer.view?.removeGestureRecognizer(recognizer)
        }
      default: break
      }
    }
    for (finger, place) in down.sorted(by: { $0.key < $1.key }) { rig.up(place.x, place.y, finger: finger) }
    rig.wait(3)

    #expect(rig.isIdle)
    for view in views {
      #expect(view.faults == [])
      #expect(view.open.isEmpty)
    }
    for (recognizer, history) in zip(recognizers, histories) {
      #expect(recognizer.state == .possible)
      #expect(recognizer.numberOfTouches == 0)
      #expect(isBalanced(history.states))
    }
  }

  /// Returns whether the states are an end alone, or one begin, changes and one end.
  func isBalanced(_ states: [UIGestureRecognizer.State]) -> Bool {
    var isOpen = false
    for state in states {
      switch state {
      case .began:
        if isOpen { return false }
        isOpen = true
      case .changed:
        if !isOpen { return false }
      case .ended:
        isOpen = false
      case .cancelled:
        if !isOpen { return false }
        isOpen = false
      default:
        return false
      }
    }
    return !isOpen
  }
}
