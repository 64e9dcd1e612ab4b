import Foundation

extension UIWindow {
  /// A mouse's wheel was turned over a point: the innermost scroll view there that can go that way scrolls.
  ///
  /// - Parameter way: How far the part that is seen moves over the content, in points.
  package func wheelDidTurn(by way: CGVector, at point: CGPoint) {
    let scrollers = sequence(first: hitTest(point, with: nil), next: { $0?.superview }).lazy.compactMap { $0 as? UIScrollView }
    scrollers.first { $0.takesWheel(way) }?.wheelDidTurn(by: way)
  }
}
