import Foundation

extension UIView {
  func descendant(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, layer.opacity >= 0.01, blockingAnimationCount == 0,
      self.point(inside: point, with: event)
    else { return nil }
    for view in children.reversed() {
      if let hit = view.hitTest(view.touchPoint(point, in: self), with: event) { return hit }
    }
    return self
  }

  /// Converts the location of a touch from the superview's coordinates. While a property animator moves the view, its shown
  /// position counts.
  private func touchPoint(_ point: CGPoint, in superview: UIView) -> CGPoint {
    guard shownTouchCount > 0, let shown = layer.presentation() else { return convert(point, from: superview) }
    return shown.fromSuperlayer(point)
  }

  func attach(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view !== self else { return }
    recognizer.view?.removeGestureRecognizer(recognizer)
    recognizers.append(recognizer)
    recognizer.view = self
  }

  func detach(_ recognizer: UIGestureRecognizer) {
    guard let index = recognizers.firstIndex(where: { $0 === recognizer }) else { return }
    recognizers.remove(at: index)
    recognizer.view = nil
  }

  func replaceRecognizers(with new: [UIGestureRecognizer]) {
    for recognizer in recognizers where !new.contains(where: { $0 === recognizer }) {
      removeGestureRecognizer(recognizer)
    }
    for recognizer in new { addGestureRecognizer(recognizer) }
  }

  func endFirstResponder(_ force: Bool) -> Bool {
    guard let responder = MainLoop.current.firstResponder else { return true }
    guard sequence(first: responder, next: \.next).contains(where: { $0 === self }) else { return true }
    if responder.resignFirstResponder() { return true }
    if force { MainLoop.current.firstResponder = nil }
    return force
  }
}
