import Foundation

/// A controller whose size depends on its surroundings: a view controller or a presentation controller.
@MainActor public protocol UIContentContainer: NSObjectProtocol {
  /// The preferred size of the content, in points.
  var preferredContentSize: CGSize { get }
  /// Called after the ``preferredContentSize`` of a child container has changed.
  func preferredContentSizeDidChange(forChildContentContainer container: UIContentContainer)
  /// Returns the size, in points, of a child container when this container has the size `parentSize`.
  func size(forChildContentContainer container: UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize
  /// Called before the size changes. `size` is in points.
  func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator)
  /// Called before the traits change.
  func willTransition(to newCollection: UITraitCollection, with coordinator: UIViewControllerTransitionCoordinator)
}
