import HalfModal
import TestSupport
import Testing
import UIKit
import UIKitTesting

/// A modal that a pull has presented, with a list in it, on a device of its own.
@MainActor final class PulledModal {
  /// The places that a list can have in the modal.
  enum Content: CaseIterable {
    /// It fills the modal, and its content lies under the bars.
    case list
    /// It fills the modal, and its content begins below the status bar.
    case insetList
    /// It is the controller's view.
    case rootList
    /// It lies in another list, which cannot be scrolled.
    case nestedList
  }

  let stage = Stage()
  let content: UIViewController
  let list: UIScrollView
  let pull: ScrubbedPresentation

  /// The frames in which the list and the modal together moved otherwise than the finger.
  private(set) var losses: [String] = []
  var whileRunning: @MainActor () -> Void = {}

  var finger: Finger { stage.device.finger() }
  var top: CGFloat { pull.top ?? stage.device.model.size.height }
  /// The distance between the list and its start in the presented modal.
  var offset: CGFloat { list.contentOffset.y + inset }
  private var inset: CGFloat = 0

  /// - Parameter settles: Whether the modal has arrived; otherwise it is still moving.
  init(_ kind: Content, settles: Bool = true) throws {
    (content, list) = Self.make(kind)
    let content = content
    pull = stage.pull { _ in content }
    let pulled = stage.addList(height: 2000, isInset: true)
    stage.show()
    pull.attach(to: pulled)
    stage.perform { pulled.contentOffset.y = 1190 }
    stage.run(for: 0.1)
    stage.drag(from: 800, by: -560, for: 0.6)
    if settles { try stage.settle() } else { stage.run(for: 0.08) }
    #expect(pull.phase == (settles ? .resting : .presenting))
    stage.clear()
    inset = list.adjustedContentInset.top
    watch()
  }

  private static func make(_ kind: Content) -> (UIViewController, UIScrollView) {
    if kind == .rootList {
      let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      list.contentSize = CGSize(width: 390, height: 3000)
      let content = RootListController()
      content.list = list
      return (content, list)
    }
    let content = UIViewController()
    let list = UIScrollView(frame: content.view.bounds)
    list.contentSize = CGSize(width: 390, height: 3000)
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if kind == .list { list.contentInsetAdjustmentBehavior = .never }
    guard kind == .nestedList else {
      content.view.addSubview(list)
      return (content, list)
    }
    let outer = UIScrollView(frame: content.view.bounds)
    outer.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    outer.contentInsetAdjustmentBehavior = .never
    outer.addSubview(list)
    content.view.addSubview(outer)
    return (content, list)
  }

  func scroll(to offset: CGFloat) {
    stage.perform { list.contentOffset.y = offset - inset }
    stage.run(for: 0.05)
  }

  private func watch() {
    var (hasMoved, last, finger): (Bool, CGFloat, CGFloat?) = (false, top - offset, nil)
    stage.device.onFrame = { [unowned self] in
      whileRunning()
      let (now, point): (CGFloat, CGFloat?) = (top - offset, self.finger.isDown ? self.finger.location.y : nil)
      defer { (last, finger) = (now, point) }
      guard let point, let start = finger, !pull.isGone else {
        hasMoved = false
        return
      }
      // Nothing moves in the first frames, because a recognizer needs some points to recognize a drag.
      if hasMoved, abs(now - last - (point - start)) > 1e-6 {
        losses.append("the finger moves by \(point - start), list and modal by \(now - last)")
      }
      hasMoved = hasMoved || now != last
    }
  }
}

/// A controller whose view is a list.
private final class RootListController: UIViewController {
  var list: UIScrollView?

  override func loadView() {
    view = list
  }
}
