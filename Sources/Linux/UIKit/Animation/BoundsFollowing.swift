/// A view that adapts its bounds to its content by itself.
@MainActor protocol BoundsFollowing: UIView {
  /// Whether the view is changing its bounds itself.
  var isFollowing: Bool { get }

  /// Called after an animation has undone a change of the bounds.
  func boundsWereTaken()

  /// Moves bounds that the content no longer allows to the nearest allowed ones.
  func returnIntoRange()
}
