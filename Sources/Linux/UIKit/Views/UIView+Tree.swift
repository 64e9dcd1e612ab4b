import Foundation
import QuartzCore

extension UIView {
  func insert(_ view: UIView, at index: Int) {
    precondition(!isDescendant(of: view), "a view cannot be added to itself or to one of its descendants")
    if view.superview === self {
      move(view, to: min(index, children.count - 1))
      return
    }
    let window = containingWindow
    let oldWindow = view.containingWindow
    view.superview?.willRemoveSubview(view)
    view.willMove(toSuperview: self)
    if oldWindow !== window { view.tellWillMove(to: window) }
    if let old = view.superview {
      old.children.removeAll { $0 === view }
      old.setNeedsLayout()
    }
    children.insert(view, at: min(max(index, 0), children.count))
    view.superview = self
    placeLayer(of: view)
    setNeedsLayout()
    if oldWindow !== window { view.setWindow(window) }
    view.inheritFromSuperview()
    if oldWindow !== window {
      view.tellDidMove(from: oldWindow)
      oldWindow?.touchDispatcher.viewsDidLeave()
    }
    view.didMoveToSuperview()
    didAddSubview(view)
  }

  func insert(_ view: UIView, beside sibling: UIView, offset: Int) {
    precondition(sibling.superview === self, "the sibling is not a subview of this view")
    guard view !== sibling else { return }
    let others = children.filter { $0 !== view }
    guard let index = others.firstIndex(where: { $0 === sibling }) else { return }
    insert(view, at: index + offset)
  }

  func detachFromSuperview() {
    guard let old = superview else { return }
    let window = containingWindow
    old.willRemoveSubview(self)
    willMove(toSuperview: nil)
    if window != nil { tellWillMove(to: nil) }
    // A callback may already have moved the view to another superview.
    guard superview === old else { return }
    old.children.removeAll { $0 === self }
    superview = nil
    layer.removeFromSuperlayer()
    old.setNeedsLayout()
    if window != nil { setWindow(nil) }
    inheritFromSuperview()
    if let window {
      tellDidMove(from: window)
      window.touchDispatcher.viewsDidLeave()
    }
    didMoveToSuperview()
  }

  func exchange(_ first: Int, _ second: Int) {
    guard first != second else { return }
    children.swapAt(first, second)
    placeLayer(of: children[min(first, second)])
    placeLayer(of: children[max(first, second)])
  }

  func move(_ view: UIView, to index: Int) {
    guard let old = children.firstIndex(where: { $0 === view }), old != index else { return }
    children.remove(at: old)
    children.insert(view, at: min(max(index, 0), children.count))
    placeLayer(of: view)
  }

  func first(withTag tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in children { if let found = view.viewWithTag(tag) { return found } }
    return nil
  }

  /// Moves a subview's layer next to its neighbours' layers, because there may be layers without a view between them.
  private func placeLayer(of view: UIView) {
    guard let index = children.firstIndex(where: { $0 === view }) else { return }
    if index > 0 {
      layer.insertSublayer(view.layer, above: children[index - 1].layer)
    } else if children.count > 1 {
      layer.insertSublayer(view.layer, below: children[1].layer)
    } else {
      layer.addSublayer(view.layer)
    }
  }

  private func setWindow(_ window: UIWindow?) {
    containingWindow = window
    for view in children { view.setWindow(window) }
  }

  func tellWillMove(to window: UIWindow?) {
    viewController?.viewWillMove(to: window)
    willMove(toWindow: window)
    for view in children { view.tellWillMove(to: window) }
  }

  func tellDidMove(from old: UIWindow?) {
    if let window = containingWindow {
      if contentScaleFactor == 1 { contentScaleFactor = window.screen.scale }
    } else {
      resignFirstResponder()
    }
    didMoveToWindow()
    for view in children where view.superview === self { view.tellDidMove(from: old) }
    viewController?.viewDidMove(from: old)
  }

  /// Updates everything that a view inherits from its superview.
  func inheritFromSuperview() {
    updateTraits()
    updateTint()
    updateInsets(always: true)
  }
}
