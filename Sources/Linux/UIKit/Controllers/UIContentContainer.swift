import Foundation

/// What has a size that follows its surroundings: view controllers and presentation controllers.
@MainActor public protocol UIContentContainer: NSObjectProtocol {
  /// The size, in points, that the content would like to have.
  var preferredContentSize: CGSize { get }
  /// A contained container's ``preferredContentSize`` has changed.
  func preferredContentSizeDidChange(forChildContentContainer container: UIContentContainer)
  /// The size, in points, for a contained container when this one gets `parentSize`.
  func size(forChildContentContainer container: UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize
  /// The size, in points, is about to change.
  func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator)
  /// The traits are about to change.
  func willTransition(to newCollection: UITraitCollection, with coordinator: UIViewControllerTransitionCoordinator)
}
