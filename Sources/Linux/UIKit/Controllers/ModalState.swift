/// The state of a controller as presented and as presenting controller.
struct ModalState {
  enum Phase { case none, presenting, presented, dismissing }

  /// The phase of this controller's own presentation.
  var phase = Phase.none
  var presented: UIViewController?
  weak var presenting: UIViewController?
  /// The presentation controller of this controller.
  var controller: UIPresentationController?
  /// The coordinator of the transition that this controller takes part in, as presented or as presenting controller.
  weak var coordinator: TransitionCoordinator?
}
