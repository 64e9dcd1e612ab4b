import HalfModal
import Testing
import UIKit
import UIKitTesting

/// A modal with a list in it that a pull has brought in, on a device of its own.
@MainActor final class PullDragRig {
  /// How the list is in the modal.
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

  let device = VirtualDevice()
  let content: UIViewController
  let list: UIScrollView
  let pull: PullToPresent
  private let presenter = UIViewController()
  private let pulled = UIScrollView()

  var isAllowed = true
  var log: [String] = []
  /// Where list and modal together went another way than the finger.
  private(set) var losses: [String] = []
  var whileRunning: @MainActor () -> Void = {}

  var finger: Finger { device.finger() }
  var top: CGFloat { pull.visibleFrame?.minY ?? device.model.size.height }
  /// How far the list is scrolled from where it starts when the modal is in.
  var offset: CGFloat { list.contentOffset.y + inset }
  private var inset: CGFloat = 0

  /// - Parameter settles: Whether the modal is in; otherwise it is on its way.
  init(_ kind: Content, settles: Bool = true) throws {
    (content, list) = Self.make(kind)
    let content = content
    var events = SheetEvents()
    let log = Log()
    events.shouldDismiss = { log.ask($0) }
    events.didAttemptToDismiss = { log.add("didAttempt \($0)") }
    events.didBeginDrag = { log.add("beginDrag") }
    events.didEndDrag = { _, _, _ in log.add("endDrag") }
    events.willDismiss = { log.add("willDismiss \($0)") }
    events.didDismiss = { log.add("didDismiss \($0)") }
    pull = PullToPresent(from: presenter, events: events) { _ in content }
    log.rig = self
    pulled.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    pulled.contentSize = CGSize(width: 390, height: 2000)
    presenter.view.addSubview(pulled)
    device.show(presenter)
    pull.attach(to: pulled)
    device.perform { pulled.contentOffset.y = 1190 }
    device.run(for: 0.1)
    finger.down(at: CGPoint(x: 195, y: 800))
    finger.move(by: CGVector(dx: 0, dy: -560), for: 0.6)
    finger.hold(for: 0.2)
    finger.up()
    if settles { try device.settle() } else { device.run(for: 0.08) }
    #expect(pull.phase == (settles ? .resting : .presenting))
    self.log = []
    inset = list.adjustedContentInset.top
    watch()
  }

  private static func make(_ kind: Content) -> (UIViewController, UIScrollView) {
    if kind == .rootList {
      let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      list.contentSize = CGSize(width: 390, height: 3000)
      let content = ListController()
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
    device.perform { list.contentOffset.y = offset - inset }
    device.run(for: 0.05)
  }

  private func watch() {
    var (hasMoved, last, finger): (Bool, CGFloat, CGFloat?) = (false, top - offset, nil)
    device.onFrame = { [unowned self] in
      whileRunning()
      let (now, point): (CGFloat, CGFloat?) = (top - offset, device.finger().isDown ? device.finger().location.y : nil)
      defer { (last, finger) = (now, point) }
      guard let point, let start = finger, pull.phase != .gone else {
        hasMoved = false
        return
      }
      // The first frames show less, since a drag is only seen as one after some points.
      if hasMoved, abs(now - last - (point - start)) > 1e-6 {
        losses.append("the finger goes \(point - start), list and modal \(now - last)")
      }
      hasMoved = hasMoved || now != last
    }
  }

  /// What the host is told and asked.
  @MainActor private final class Log {
    weak var rig: PullDragRig?

    func add(_ line: String) {
      rig?.log.append(line)
    }

    func ask(_ reason: DismissalReason) -> Bool {
      add("shouldDismiss \(reason)")
      return rig?.isAllowed ?? true
    }
  }
}

/// A controller whose view is a list.
private final class ListController: UIViewController {
  var list: UIScrollView?

  override func loadView() {
    view = list
  }
}
