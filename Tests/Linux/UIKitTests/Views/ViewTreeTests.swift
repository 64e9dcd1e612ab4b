import Foundation
import Testing
import UIKit

@MainActor private final class LoggingView: UIView {
  let log: EventLog
  let name: String

  init(_ name: String, _ log: EventLog) {
    (self.name, self.log) = (name, log)
    super.init(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  }
  required init?(coder: NSCoder) { nil }

  private func note(_ text: String) { log("\(name).\(text)") }
  private func state(_ view: UIView?) -> String { view == nil ? "nil" : "set" }

  override func willMove(toSuperview newSuperview: UIView?) { note("willMoveToSuperview \(state(newSuperview))") }
  override func didMoveToSuperview() { note("didMoveToSuperview \(state(superview))") }
  override func willMove(toWindow newWindow: UIWindow?) { note("willMoveToWindow \(state(newWindow))") }
  override func didMoveToWindow() { note("didMoveToWindow \(state(window))") }
  override func didAddSubview(_ subview: UIView) { note("didAddSubview") }
  override func willRemoveSubview(_ subview: UIView) { note("willRemoveSubview \(subview.superview === self)") }
}

@MainActor @Suite(.serialized) struct ViewTreeTests {
  @Test func addingOutsideAWindowSendsNoWindowCalls() {
    let log = EventLog()
    let (parent, child) = (LoggingView("p", log), LoggingView("c", log))
    parent.addSubview(child)
    #expect(log.take() == ["c.willMoveToSuperview set", "c.didMoveToSuperview set", "p.didAddSubview"])
  }

  @Test func enteringAWindowNotifiesTheWholeSubtree() {
    let stage = ViewStage()
    let log = EventLog()
    let (parent, child) = (LoggingView("p", log), LoggingView("c", log))
    parent.addSubview(child)
    _ = log.take()
    stage.window.addSubview(parent)
    #expect(
      log.take() == [
        "p.willMoveToSuperview set", "p.willMoveToWindow set", "c.willMoveToWindow set", "p.didMoveToWindow set",
        "c.didMoveToWindow set", "p.didMoveToSuperview set",
      ])
  }

  @Test func leavingAWindowNotifiesTheView() {
    let stage = ViewStage()
    let log = EventLog()
    let (parent, child) = (LoggingView("p", log), LoggingView("c", log))
    stage.window.addSubview(parent)
    parent.addSubview(child)
    _ = log.take()
    child.removeFromSuperview()
    #expect(
      log.take() == [
        "p.willRemoveSubview true", "c.willMoveToSuperview nil", "c.willMoveToWindow nil", "c.didMoveToWindow nil",
        "c.didMoveToSuperview nil",
      ])
    #expect(child.superview == nil && child.window == nil && parent.subviews.isEmpty)
  }

  @Test func changingTheSuperviewWithinAWindowSendsNoWindowCalls() {
    let stage = ViewStage()
    let log = EventLog()
    let (first, second, child) = (LoggingView("a", log), LoggingView("b", log), LoggingView("c", log))
    stage.window.addSubview(first)
    stage.window.addSubview(second)
    first.addSubview(child)
    _ = log.take()
    second.addSubview(child)
    #expect(
      log.take() == [
        "a.willRemoveSubview true", "c.willMoveToSuperview set", "c.didMoveToSuperview set", "b.didAddSubview",
      ])
    #expect(first.subviews.isEmpty && second.subviews == [child])
  }

  @Test func layersFollowTheOrderOfSubviews() {
    let parent = UIView()
    let views = (0..<4).map { _ in UIView() }
    for view in views { parent.addSubview(view) }
    func order() -> [Int] { parent.subviews.map { view in views.firstIndex { $0 === view } ?? -1 } }
    func layers() -> [Int] { (parent.layer.sublayers ?? []).map { layer in views.firstIndex { $0.layer === layer } ?? -1 } }
    #expect(order() == [0, 1, 2, 3])
    parent.sendSubviewToBack(views[2])
    #expect(order() == [2, 0, 1, 3])
    parent.bringSubviewToFront(views[0])
    #expect(order() == [2, 1, 3, 0])
    parent.exchangeSubview(at: 0, withSubviewAt: 3)
    #expect(order() == [0, 1, 3, 2])
    #expect(layers() == order())
    parent.insertSubview(views[0], aboveSubview: views[3])
    #expect(order() == [1, 3, 0, 2])
    parent.insertSubview(views[2], belowSubview: views[1])
    #expect(order() == [2, 1, 3, 0])
    parent.insertSubview(views[0], at: 1)
    #expect(order() == [2, 0, 1, 3])
    parent.addSubview(views[2])
    #expect(order() == [0, 1, 3, 2])
    #expect(layers() == order())
  }

  @Test func layersWithoutAViewKeepTheirPosition() {
    let parent = UIView()
    let (back, front, extra) = (UIView(), UIView(), CALayer())
    parent.addSubview(back)
    parent.addSubview(front)
    parent.layer.insertSublayer(extra, below: front.layer)
    parent.bringSubviewToFront(back)
    let layers = parent.layer.sublayers ?? []
    #expect(layers.count == 3 && layers[0] === extra && layers[1] === front.layer && layers[2] === back.layer)
  }

  @Test func viewsAreFoundByTagAndAncestry() {
    let (a, b, c) = (UIView(), UIView(), UIView())
    a.addSubview(b)
    b.addSubview(c)
    c.tag = 7
    #expect(a.viewWithTag(7) === c)
    #expect(a.viewWithTag(8) == nil)
    #expect(c.isDescendant(of: a) && a.isDescendant(of: a) && !a.isDescendant(of: c))
  }

  @Test func responderChainEndsAtTheApplication() {
    let stage = ViewStage()
    let view = stage.add(UIView())
    #expect(view.next === stage.window)
    #expect(stage.window.next === UIApplication.shared)
  }

  @Test func removedViewIsReleased() {
    let stage = ViewStage()
    weak var released: UIView?
    do {
      let view = stage.add(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
      released = view
      UIView.animate(withDuration: 1) { view.center.y = 100 }
      view.removeFromSuperview()
    }
    stage.loop.frame(at: 2, duration: 1 / 60)
    #expect(released == nil)
  }

  @Test func onlyOneResponderIsFirst() {
    final class Field: UIView { override var canBecomeFirstResponder: Bool { true } }
    let stage = ViewStage()
    let (a, b, plain) = (stage.add(Field()), stage.add(Field()), stage.add(UIView()))
    #expect(!plain.becomeFirstResponder())
    #expect(a.becomeFirstResponder() && a.isFirstResponder)
    #expect(b.becomeFirstResponder() && b.isFirstResponder && !a.isFirstResponder)
    b.removeFromSuperview()
    #expect(!b.isFirstResponder)
  }
}
