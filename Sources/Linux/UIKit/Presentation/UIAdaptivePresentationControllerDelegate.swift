import Foundation

/// The delegate of a presentation controller. It adapts the presentation to its surroundings, and is notified when the user
/// dismisses it. Every method has a default implementation.
@MainActor public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// Returns the style for the current traits. Called if the method with a trait collection isn't implemented.
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  /// Returns the style for the given traits: `.none`, `.fullScreen` or `.overFullScreen`.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  /// Called when the style adapts. `adaptivePresentationController` will run the presentation.
  func presentationController(
    _ presentationController: UIPresentationController, prepare adaptivePresentationController: UIPresentationController)
  /// Returns the controller to present in the adapted style; by default the controller that was passed to `present`.
  func presentationController(
    _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?
  /// Called before the presentation begins. `style` is the adapted style, or `.none` if the presentation doesn't adapt.
  func presentationController(
    _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: UIViewControllerTransitionCoordinator?)
  /// Asks whether the user may dismiss the presentation. Not called when code dismisses it.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  /// Called when the user begins to dismiss the presentation.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// Called after the user has dismissed the presentation.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// Called after the user tried to dismiss the presentation but may not.
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
    controller.ownAdaptiveStyle
  }

  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    adaptivePresentationStyle(for: controller)
  }

  public func presentationController(
    _ presentationController: UIPresentationController, prepare adaptivePresentationController: UIPresentationController
  ) {}

  public func presentationController(
    _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? { nil }

  public func presentationController(
    _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: UIViewControllerTransitionCoordinator?
  ) {}

  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }

  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}

  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}

  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}
