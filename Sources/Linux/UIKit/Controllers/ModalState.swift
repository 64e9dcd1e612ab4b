/// A controller's place in the stack of presentations.
struct ModalState {
  enum Phase { case none, presenting, presented, dismissing }

  /// Of this controller as the presented one.
  var phase = Phase.none
  var presented: UIViewController?
  weak var presenting: UIViewController?
  /// Manages the presentation of this controller.
  var controller: UIPresentationController?
  /// Of the transition this controller takes part in, on whichever side.
  weak var coordinator: TransitionCoordinator?
}
