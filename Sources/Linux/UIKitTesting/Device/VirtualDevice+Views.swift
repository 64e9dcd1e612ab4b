import UIKit

extension VirtualDevice {
  /// The front-most view in the window with an `accessibilityIdentifier`.
  public func view(identified identifier: String) -> UIView? {
    view(identified: identifier, in: window)
  }

  private func view(identified identifier: String, in view: UIView) -> UIView? {
    for subview in view.subviews.reversed() {
      if let found = self.view(identified: identifier, in: subview) {
        return found
      }
    }
    return view.accessibilityIdentifier == identifier ? view : nil
  }

  /// A point of the window at which a touch reaches a view: its centre, or the first point of a grid that no other view
  /// covers.
  ///
  /// - Returns: Nil if no such point reaches the view.
  public func point(reaching view: UIView) -> CGPoint? {
    let steps: [CGFloat] = [0.5, 0.1, 0.3, 0.7, 0.9]
    for y in steps {
      for x in steps {
        let inView = CGPoint(x: view.bounds.minX + view.bounds.width * x, y: view.bounds.minY + view.bounds.height * y)
        let point = view.convert(inView, to: window)
        if let hit = window.hitTest(point, with: nil), hit.isDescendant(of: view) {
          return point
        }
      }
    }
    return nil
  }

  /// Taps a view at a point that reaches it.
  ///
  /// - Returns: Whether there is such a point.
  @discardableResult
  public func tap(_ view: UIView) -> Bool {
    guard let point = point(reaching: view) else { return false }
    finger().tap(at: point)
    return true
  }
}
