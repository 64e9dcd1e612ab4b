import UIKit

extension VirtualDevice {
  /// The front-most view in the window with that `accessibilityIdentifier`.
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

  /// A point of the window at which a finger reaches a view: its middle, or else the first point of a grid over it that nothing
  /// covers.
  ///
  /// - Returns: `nil` where the view cannot be reached.
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

  /// Taps a view where a finger can reach it.
  ///
  /// - Returns: Whether it could be reached.
  @discardableResult
  public func tap(_ view: UIView) -> Bool {
    guard let point = point(reaching: view) else { return false }
    finger().tap(at: point)
    return true
  }
}
