/// The direction of a transition.
public enum TransitionDirection: Hashable, Sendable {
  /// The transition presents the controller.
  case present
  /// The transition dismisses the controller.
  case dismiss
}
