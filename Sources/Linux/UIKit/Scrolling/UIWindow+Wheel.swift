import Foundation

extension UIWindow {
  /// Handles a turn of the mouse wheel: the innermost scroll view at `point` that can scroll that way scrolls.
  ///
  /// - Parameter way: The distance by which the visible part moves over the content, in points.
  package func wheelDidTurn(by way: CGVector, at point: CGPoint) {
    let scrollers = sequence(first: hitTest(point, with: nil), next: { $0?.superview }).lazy.compactMap { $0 as? UIScrollView }
    scrollers.first { $0.takesWheel(way) }?.wheelDidTurn(by: way)
  }
}
