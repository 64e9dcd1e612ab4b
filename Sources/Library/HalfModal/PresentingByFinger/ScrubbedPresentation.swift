import UIKit

/// Presents a controller when a finger pulls a scroll view past its end. The transition has an animation of its own, and the
/// finger sets its progress (scrubs it).
///
/// ```swift
/// comments = ScrubbedPresentation(from: self) { edge in edge == .bottom ? CommentsController() : nil }
/// comments.attach(to: tableView)
/// ```
///
/// Keep a reference to the object as long as the pull should work. It changes neither the scroll view's delegate nor its content
/// offset. During the presentation, a finger that lands on the scroll view catches the modal. A drag down on the modal dismisses
/// it.
@MainActor public final class ScrubbedPresentation {
  /// The values that decide how a pull presents a controller, and the animation. A modal on screen keeps the animation with which
  /// it was presented.
  public var configuration: Configuration

  /// The closures that the modal calls. Its only detent has the identifier large and stands for the whole container. A pull
  /// counts as a drag of the scroll view and not of the modal, so it reports no drag: a cancelled pull reports only `willPresent`
  /// and `didDismiss`. `willEndDragging` and `didMove` are never called. A change affects the next presentation.
  public var events: SheetEvents

  private weak var presenter: UIViewController?
  private let makeContent: (Edges) -> UIViewController?
  private weak var scrollView: UIScrollView?
  private var observation: AttachedObservation?
  private var modal: ScrubbedModal?
  private var pull: Pull?

  /// A touch that drags the scroll view, or that landed on it and caught the modal.
  private struct Pull {
    /// The end past which the content is pulled.
    var edge: Edges?
    /// The measurements at the last event.
    var overscroll: Overscroll?
    /// The amount added to the progress that the pull gives, for continuity if the finger caught a transition or the measurements
    /// changed.
    var bias: CGFloat = 0
    /// Whether the finger has dragged the scroll view.
    var isDrag = false
    /// Whether the finger scrubs a transition.
    var isScrubbing = false
    /// Whether this pull has found no controller for its end, or one that can't be presented.
    var presentsNothing = false
  }

  /// Makes an object that presents controllers once it is attached to a scroll view.
  ///
  /// - Parameters:
  ///   - presenter: The controller that presents. It is not retained.
  ///   - configuration: The values that decide how a pull presents a controller, and the animation.
  ///   - events: The closures that the modal calls.
  ///   - content: Makes the controller to present for a pull past an end; returns nil if that end presents nothing. Called at
  ///     most once in a pull, when its progress first exceeds 0.
  public init(
    from presenter: UIViewController, configuration: Configuration = Configuration(),
    events: SheetEvents = SheetEvents(), content: @escaping @MainActor (Edges) -> UIViewController?
  ) {
    self.presenter = presenter
    self.configuration = configuration
    self.events = events
    makeContent = content
  }

  /// Follows a scroll view instead of the previous one.
  ///
  /// - Parameter scrollView: The scroll view. It is not retained.
  public func attach(to scrollView: UIScrollView) {
    detach()
    self.scrollView = scrollView
    observation = AttachedObservation(of: scrollView.panGestureRecognizer, in: scrollView) { [weak self] in
      self?.follow($0)
    }
  }

  /// Stops following the scroll view. A presented modal stays presented. A presentation that a pull still drives is cancelled.
  public func detach() {
    endPull(velocity: 0, finishes: false)
    modal?.catcher = nil
    observation?.remove()
    observation = nil
    scrollView = nil
  }

  /// The activity of the modal.
  public var phase: SheetPhase {
    modal?.phase ?? .dismissed
  }

  /// The progress of the modal in a transition that a finger scrubs, from 0 (dismissed) to 1 (presented); nil if no finger scrubs
  /// one.
  public var progress: CGFloat? {
    modal?.scrub.progress
  }

  /// The modal's frame as it is on screen during an animation, in window coordinates, in points; nil while the modal is
  /// dismissed.
  public var visibleFrame: CGRect? {
    modal?.visibleFrame
  }

  /// The controller in the modal; nil while the modal is dismissed.
  public var content: UIViewController? {
    modal?.content
  }

  /// Dismisses the modal. During the presentation, the dismissal begins when the modal has arrived. A drag that is dismissing the
  /// modal ends.
  ///
  /// - Parameters:
  ///   - animated: Whether the dismissal is animated.
  ///   - completion: Called once with the outcome: ``SheetOutcome/dismissed``, ``SheetOutcome/cancelled`` if a finger brought the
  ///     modal back, or a refusal if the modal is not presented.
  public func dismiss(animated: Bool = true, completion: ((SheetOutcome) -> Void)? = nil) {
    guard let modal, phase != .dismissed else {
      completion?(.refused(.notPresented))
      return
    }
    modal.lifecycle.dismiss(animated: animated, completion: completion)
  }

  /// Dismisses the modal, and returns when it is gone or came back.
  ///
  /// - Parameter animated: Whether the modal moves out; otherwise it is gone at once.
  /// - Returns: The outcome, as in ``dismiss(animated:completion:)``.
  @discardableResult
  public func dismiss(animated: Bool = true) async -> SheetOutcome {
    await outcome { dismiss(animated: animated, completion: $0) }
  }
}

// MARK: - The finger on the scroll view

extension ScrubbedPresentation {
  private func follow(_ recognizer: UIGestureRecognizer) {
    guard let scrollView, let recognizer = recognizer as? UIPanGestureRecognizer else { return }
    switch recognizer.state {
    case .began:
      if pull?.isScrubbing != true { pull = Pull() }
      pull?.isDrag = true
      scrollViewDidMove(scrollView)
    case .changed:
      scrollViewDidMove(scrollView)
    case .ended:
      scrollViewDidMove(scrollView)
      endPull(velocity: recognizer.velocity(in: scrollView).y, finishes: true)
    case .cancelled, .failed:
      endPull(velocity: 0, finishes: false)
    default:
      break
    }
  }

  private func scrollViewDidMove(_ scrollView: UIScrollView) {
    guard let pull, scrollView.isTracking else { return }
    if pull.isScrubbing {
      updateProgress(scrollView)
    } else if let edge = pull.edge ?? scrollView.overscrolledEdge(of: configuration.edges),
      let overscroll = overscroll(scrollView, past: edge), progress(of: scrollView, by: overscroll) > 0
    {
      self.pull?.edge = edge
      self.pull?.overscroll = overscroll
      present(overscroll, of: scrollView)
    }
  }

  private func updateProgress(_ scrollView: UIScrollView) {
    guard let pull, let edge = pull.edge, let overscroll = overscroll(scrollView, past: edge) else { return }
    let progress = progress(of: scrollView, by: overscroll)
    if overscroll != pull.overscroll, let shown = modal?.scrub.progress {
      // The device rotated, or the content changed. Neither is a movement of the finger, so the progress stays the same.
      self.pull?.bias = shown - progress
    }
    self.pull?.overscroll = overscroll
    modal?.scrub.update(progress + (self.pull?.bias ?? 0))
  }

  /// Updates the pull after a layout of the modal's container, for example in a rotation.
  func containerDidLayOut() {
    guard let scrollView, let pull, pull.isScrubbing, let edge = pull.edge else { return }
    presenter?.viewIfLoaded?.layoutIfNeeded()
    if overscroll(scrollView, past: edge) != pull.overscroll { updateProgress(scrollView) }
  }

  private func overscroll(_ scrollView: UIScrollView, past edge: Edges) -> Overscroll? {
    (presenter?.viewIfLoaded?.bounds.height).map { Overscroll(of: scrollView, past: edge, height: $0) }
  }

  private func progress(of scrollView: UIScrollView, by overscroll: Overscroll) -> CGFloat {
    configuration.unlimitedProgress(pulled: overscroll.distance(of: scrollView), height: overscroll.height)
  }

  private func present(_ overscroll: Overscroll, of scrollView: UIScrollView) {
    guard phase == .dismissed, pull?.presentsNothing == false, let presenter, presenter.viewIfLoaded?.window != nil,
      presenter.presentedViewController == nil
    else { return }
    guard let content = makeContent(overscroll.edge), presenter.refusal(toPresent: content) == nil else {
      pull?.presentsNothing = true
      return
    }
    let modal = ScrubbedModal(content: content, presentation: self)
    self.modal = modal
    pull?.isScrubbing = true
    modal.keptPresentation = self
    modal.catcher = TouchCatcher(
      on: scrollView, canCatch: { [weak self] in self?.modal?.canBePulled == true },
      touchDidChange: { [weak self, edge = overscroll.edge] in self?.catchingTouchDidChange($0, past: edge) })
    modal.present(from: presenter)
    updateProgress(scrollView)
  }

  /// Handles a finger on the scroll view that caught the modal.
  private func catchingTouchDidChange(_ state: UIGestureRecognizer.State, past edge: Edges) {
    switch state {
    case .began:
      guard let modal, let scrollView, modal.catchByPull() else { return }
      modal.keptPresentation = self
      pull = Pull(edge: edge, isScrubbing: true)
      updateProgress(scrollView)
    case .ended, .cancelled:
      // The scroll view's own recognizer reports the end of a drag.
      if pull?.isDrag == false { endPull(velocity: 0, finishes: modal?.scrub.wasOutward == false) }
    default:
      break
    }
  }

  /// Ends the pull.
  ///
  /// - Parameters:
  ///   - velocity: The finger's velocity, in points per second; positive downwards.
  ///   - finishes: Whether the pull may finish the presentation. If false, the presentation is cancelled.
  private func endPull(velocity: CGFloat, finishes: Bool) {
    defer {
      pull = nil
      modal?.keptPresentation = nil
    }
    guard let pull, pull.isScrubbing, let modal, let height = presenter?.viewIfLoaded?.bounds.height else { return }
    let speed = pull.edge == .bottom ? -velocity : velocity
    // After a touch without a drag the transition continues.
    let isFinished =
      finishes && (!pull.isDrag || configuration.finishes(progress: modal.scrub.progress ?? 0, velocity: speed))
    modal.releasePull(finishes: isFinished, speed: speed / max(1, configuration.distance * height))
  }

  /// Forgets a modal that was dismissed.
  func modalWillReportDismissal(_ ended: ScrubbedModal) {
    guard modal === ended else { return }
    modal = nil
    pull?.isScrubbing = false
  }
}
