import UIKit

/// Brings in a modal by the pull of a list: beyond the end of a scroll view, the finger that pulls it goes on to bring in the modal.
///
/// ```swift
/// pull = PullToPresent(from: self) { edge in edge == .bottom ? CommentsController() : nil }
/// pull.attach(to: tableView)
/// ```
///
/// The scroll view's delegate stays the host's, and its offset its own. A finger that lands on the scroll view while the modal is on its
/// way in, or back from there, catches the modal.
@MainActor public final class PullToPresent {
  /// How far a pull has to go, and what the modal does. A change counts from the next modal on.
  public var configuration: PullConfiguration

  /// What the modal tells its host, and the one thing that it asks. Its only detent is the whole screen, under the name large. The finger
  /// that pulls is the list's, and its drag is not told: a pull that goes back tells `willPresent` and `didDismiss` alone. A change counts
  /// from the next modal on.
  public var events: SheetEvents

  private weak var presenter: UIViewController?
  private let makeContent: (PullEdges) -> UIViewController?
  private weak var scrollView: UIScrollView?
  private var observer: GestureObserver?
  private var session: PullSession?
  private var pull: Pull?

  /// A finger that drags the scroll view, or has caught the modal there.
  private struct Pull {
    weak var list: UIScrollView?
    /// The end beyond which the content is pulled.
    var edge: PullEdges?
    /// What is added to the progress, since the transition was caught elsewhere than the pull says.
    var bias: CGFloat = 0
    /// By what the last sample was measured.
    var measure: PullMeasure?
    /// Whether the finger has dragged the scroll view.
    var isDrag = false
    var isDriving = false
    /// Whether the host has no controller for this end, or one that cannot be presented.
    var bringsNothing = false
  }

  /// - Parameters:
  ///   - presenter: The controller that presents.
  ///   - content: Makes the controller for an end, at the moment when a pull needs it. `nil` where that end brings in nothing.
  public init(
    from presenter: UIViewController, configuration: PullConfiguration = PullConfiguration(),
    events: SheetEvents = SheetEvents(), content: @escaping @MainActor (PullEdges) -> UIViewController?
  ) {
    self.presenter = presenter
    self.configuration = configuration
    self.events = events
    makeContent = content
  }

  /// Follows a scroll view, and no longer the one before.
  public func attach(to scrollView: UIScrollView) {
    detach()
    self.scrollView = scrollView
    observer = GestureObserver(of: scrollView.panGestureRecognizer, in: scrollView) { [weak self] in self?.follow($0) }
  }

  /// Follows no scroll view any more. A modal that is there stays; one that a pull is bringing in goes back.
  public func detach() {
    end(velocity: 0, finishes: false)
    session?.catcher = nil
    observer?.remove()
    observer = nil
    scrollView = nil
  }

  /// What the modal is doing.
  public var phase: SheetPhase {
    session?.phase ?? .gone
  }

  /// How far the transition under a finger is, from 0 to 1; `nil` where no finger drives one.
  public var progress: CGFloat? {
    session?.progress
  }

  /// Where the modal is shown at this moment, in the coordinates of its window; `nil` while it is gone.
  public var visibleFrame: CGRect? {
    session?.visibleFrame
  }

  /// The controller in the modal; `nil` while it is gone.
  public var content: UIViewController? {
    session?.content
  }

  /// Dismisses the modal, also out of the hand of a finger that takes it out. A dismissal during the way in follows when the modal has
  /// arrived.
  ///
  /// - Parameter completion: Called once: with `true` when it is gone, with `false` where it was not there or came back.
  public func dismiss(animated: Bool = true, completion: ((Bool) -> Void)? = nil) {
    guard let session, phase != .gone else {
      completion?(false)
      return
    }
    session.dismiss(animated: animated, completion: completion)
  }

  private func follow(_ recognizer: UIGestureRecognizer) {
    guard let scrollView, let recognizer = recognizer as? UIPanGestureRecognizer else { return }
    switch recognizer.state {
    case .began:
      scrollViewWillBeginDragging(scrollView)
      scrollViewDidScroll(scrollView)
    case .changed:
      scrollViewDidScroll(scrollView)
    case .ended:
      scrollViewDidScroll(scrollView)
      end(velocity: recognizer.velocity(in: scrollView).y, finishes: true)
    case .cancelled, .failed:
      end(velocity: 0, finishes: false)
    default:
      break
    }
  }
}

// MARK: - For a scroll view's own delegate

extension PullToPresent {
  /// A finger begins to drag. To be called from the delegate's method of the same name, where no scroll view is attached.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    if pull?.isDriving != true { pull = Pull(list: scrollView) }
    pull?.isDrag = true
  }

  /// The content has moved. To be called from the delegate's method of the same name, where no scroll view is attached.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard let pull, scrollView.isTracking else { return }
    if pull.isDriving {
      follow(scrollView)
    } else if let edge = pull.edge ?? scrollView.edgePulled(of: configuration.edges),
      let measure = measure(scrollView, beyond: edge), part(of: scrollView, by: measure) > 0
    {
      self.pull?.edge = edge
      self.pull?.measure = measure
      drive(scrollView, by: measure)
    }
  }

  /// The list under the finger is shown elsewhere, or has another end.
  private func follow(_ scrollView: UIScrollView) {
    guard let pull, let edge = pull.edge, let measure = measure(scrollView, beyond: edge) else { return }
    let part = part(of: scrollView, by: measure)
    if measure != pull.measure, let shown = session?.progress {
      // The screen has turned, or the content has changed, which is no motion of the finger.
      self.pull?.bias = shown - part
    }
    self.pull?.measure = measure
    session?.update(part + (self.pull?.bias ?? 0))
  }

  /// The modal's container was laid out, perhaps since the screen turns under the finger.
  func containerDidLayOut() {
    guard let pull, pull.isDriving, let list = pull.list, let edge = pull.edge else { return }
    presenter?.viewIfLoaded?.layoutIfNeeded()
    if measure(list, beyond: edge) != pull.measure { follow(list) }
  }

  private func measure(_ scrollView: UIScrollView, beyond edge: PullEdges) -> PullMeasure? {
    (presenter?.viewIfLoaded?.bounds.height).map { PullMeasure(of: scrollView, beyond: edge, height: $0) }
  }

  private func part(of scrollView: UIScrollView, by measure: PullMeasure) -> CGFloat {
    configuration.part(pulled: measure.distance(of: scrollView), height: measure.height)
  }

  /// The finger lifts. To be called from the delegate's method of the same name, where no scroll view is attached.
  ///
  /// - Parameter velocity: As UIKit tells it, in points per millisecond; upwards is positive.
  public func scrollViewWillEndDragging(_ scrollView: UIScrollView, withVelocity velocity: CGPoint) {
    end(velocity: -velocity.y * 1000, finishes: true)
  }

  private func drive(_ scrollView: UIScrollView, by measure: PullMeasure) {
    guard phase == .gone, pull?.bringsNothing == false, let presenter, presenter.viewIfLoaded?.window != nil,
      presenter.presentedViewController == nil
    else { return }
    guard let content = makeContent(measure.edge), presenter.canPresent(content) else {
      pull?.bringsNothing = true
      return
    }
    let session = PullSession(content: content, edge: measure.edge, pull: self)
    self.session = session
    pull?.isDriving = true
    session.keeper = self
    session.catcher = PullCatcher(
      on: scrollView, where: { [weak self] in self?.session?.canBePulled == true },
      follow: { [weak self, weak scrollView] state in
        if let self, let scrollView { touched(scrollView, state) }
      })
    session.present(from: presenter)
    follow(scrollView)
  }

  /// A finger on the scroll view has the modal, which is on its way.
  private func touched(_ scrollView: UIScrollView, _ state: UIGestureRecognizer.State) {
    switch state {
    case .began:
      guard let session, session.catchOnItsWay() else { return }
      session.keeper = self
      pull = Pull(list: scrollView, edge: session.edge, isDriving: true)
      follow(scrollView)
    case .ended, .cancelled:
      // The end of a drag is told by that.
      if pull?.isDrag == false { end(velocity: 0, finishes: session?.wasOutbound == false) }
    default:
      break
    }
  }

  /// - Parameter velocity: The finger's, in points per second; downwards is positive.
  private func end(velocity: CGFloat, finishes: Bool) {
    defer {
      pull = nil
      session?.keeper = nil
    }
    guard let pull, pull.isDriving, let session, let height = presenter?.viewIfLoaded?.bounds.height else { return }
    let speed = pull.edge == .bottom ? -velocity : velocity
    // A touch that moves nothing changes nothing.
    let isFinished =
      finishes && (!pull.isDrag || configuration.finishes(progress: session.progress ?? 0, velocity: speed))
    session.release(finishes: isFinished, speed: speed / max(1, configuration.distance * height))
  }

  /// The session is over.
  func sessionDidEnd(_ ended: PullSession) {
    if session === ended {
      session = nil
      pull?.isDriving = false
    }
  }
}

extension PullConfiguration {
  /// Whether a release finishes the transition.
  ///
  /// - Parameter velocity: How fast the finger goes on in the direction of the pull, in points per second.
  func finishes(progress: CGFloat, velocity: CGFloat) -> Bool {
    abs(velocity) >= decisiveVelocity ? velocity > 0 : progress >= threshold
  }
}

extension UIScrollView {
  /// The end beyond which the content is shown.
  fileprivate func edgePulled(of edges: PullEdges) -> PullEdges? {
    [PullEdges.top, .bottom].first { edges.contains($0) && PullMeasure(of: self, beyond: $0, height: 0).distance(of: self) > 0 }
  }
}
