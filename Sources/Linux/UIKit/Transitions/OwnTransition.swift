/// A transition that a presentation provides itself. It is the animator and, during an interactive transition, also drives it.
protocol OwnTransition: UIViewControllerAnimatedTransitioning, UIViewControllerInteractiveTransitioning {
  /// The timing of the animations that run alongside.
  var alongsideTiming: AnimationTiming { get }
}
