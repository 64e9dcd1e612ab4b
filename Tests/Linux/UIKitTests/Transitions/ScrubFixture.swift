import CoreGraphics
import Foundation
import UIKit

/// Provides an animator and its interactor.
@MainActor final class ScrubDelegate: NSObject, UIViewControllerTransitioningDelegate {
  var animator: (_ isPresentation: Bool) -> UIViewControllerAnimatedTransitioning?
  var interactor: UIViewControllerInteractiveTransitioning?
  var presentation: ((UIViewController, UIViewController?) -> UIPresentationController)?

  init(
    interactor: UIViewControllerInteractiveTransitioning? = nil,
    animator: @escaping (_ isPresentation: Bool) -> UIViewControllerAnimatedTransitioning?
  ) {
    self.animator = animator
    self.interactor = interactor
  }

  /// Returns a delegate of a logged linear slide of 400 points in 0.4 s, in the lower half.
  static func slide(_ log: EventLog, _ interactor: UIViewControllerInteractiveTransitioning?) -> ScrubDelegate {
    let delegate = ScrubDelegate(interactor: interactor) { SlideAnimator(log, isPresentation: $0) }
    delegate.presentation = { HalfPresentation(log, presented: $0, presenting: $1) }
    return delegate
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { animator(true) }

  func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
    animator(false)
  }

  func interactionControllerForPresentation(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { interactor }

  func interactionControllerForDismissal(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { interactor }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? { presentation?(presented, presenting) }
}

/// A stage with a controller that a percent-driven interactor presents.
@MainActor final class ScrubStage {
  let stage = Stage()
  let driver = UIPercentDrivenInteractiveTransition()
  let delegate: ScrubDelegate
  let presented: LoggingController
  private(set) var completions = 0

  init() {
    delegate = .slide(stage.log, driver)
    presented = stage.controller("B", .custom)
    presented.transitioningDelegate = delegate
    _ = stage.log.take()
  }

  var top: CGFloat { presented.view.layer.presentation()?.frame.minY ?? .nan }

  func present() { stage.root.present(presented, animated: true) { self.completions += 1 } }
  func dismiss() { presented.dismiss(animated: true) { self.completions += 1 } }

  /// Presents without an interaction, and clears the log.
  func presentAtOnce() {
    delegate.interactor = nil
    stage.root.present(presented, animated: false)
    stage.run(0.1)
    delegate.interactor = driver
    _ = stage.log.take()
  }

  /// Advances to an exact time, without frames.
  func advance(by seconds: Double) {
    MainLoop.current.advance(to: MediaTime.now + seconds)
    MainLoop.current.endTurn()
  }

  var isPresented: Bool { stage.root.presentedViewController === presented }
}
