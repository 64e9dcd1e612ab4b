import UIKit

/// A sheet that is a part of a screen and not modal: a child controller whose view moves in from an edge of its parent's view,
/// and moves out again.
///
/// ```swift
/// lazy var panel = InlineSheet(content: player, in: self)
/// func buttonTapped() { panel.toggle() }
/// ```
@MainActor public final class InlineSheet: Sheet {
  /// The controller whose view contains the sheet; nil after it was deallocated. The sheet does not keep it alive.
  public private(set) weak var parent: UIViewController?

  private weak var stage: InlineStageView?
  private var appearance: AppearanceTransition?

  /// The completions of the current transition.
  private var completions: [(SheetOutcome) -> Void] = []

  /// Makes a sheet that is not shown yet.
  ///
  /// - Parameters:
  ///   - content: The controller in the sheet.
  ///   - parent: The controller whose view contains the sheet. It is not retained.
  ///   - configuration: The appearance and behavior of the sheet.
  ///   - events: The closures that the sheet calls.
  public init(
    content: UIViewController, in parent: UIViewController, configuration: SheetConfiguration = .inline,
    events: SheetEvents = SheetEvents()
  ) {
    self.parent = parent
    super.init(content: content, configuration: configuration, events: events)
    engine.host = self
  }

  /// Shows the sheet if it is dismissed or being dismissed, otherwise hides it. A call during a motion reverses the motion from
  /// the sheet's current position.
  ///
  /// - Parameters:
  ///   - animated: Whether the motion is animated.
  ///   - completion: Called once with the outcome, as in ``show(animated:completion:)`` and ``hide(animated:completion:)``.
  public func toggle(animated: Bool = true, completion: ((SheetOutcome) -> Void)? = nil) {
    // Without a stage, only `willPresent` was reported. The sheet is not in the parent's view yet, and counts as not shown.
    if phase == .dismissed || phase == .dismissing || stage == nil {
      show(animated: animated, completion: completion)
    } else {
      hide(animated: animated, completion: completion)
    }
  }

  /// Shows the sheet: it moves in to its initial detent. A call while it is being dismissed reverses the motion, and a call while
  /// it is being presented joins the presentation.
  ///
  /// The content becomes a child of the parent at the start. `didMove(toParent:)` is called when the sheet arrives.
  ///
  /// - Parameters:
  ///   - animated: Whether the motion is animated.
  ///   - completion: Called once with the outcome: ``SheetOutcome/presented`` when the sheet has arrived,
  ///     ``SheetOutcome/cancelled`` if the motion was reversed, or a refusal.
  public func show(animated: Bool = true, completion: ((SheetOutcome) -> Void)? = nil) {
    switch phase {
    case .dismissed:
      if let refusal {
        status.call(completion, with: .refusing(refusal))
      } else {
        enter(animated: animated, completion: completion)
      }
    case .dismissing,
      .dragging where status.machine.isLeaving:
      engine.drag.cancel()
      turnBack()
      travel(animated: animated, completions: [completion].compactMap { $0 })
    case .presenting:
      if let completion { completions.append(completion) }
    default:
      status.call(completion, with: .refusing(.alreadyPresented))
    }
  }

  /// Hides the sheet: it moves out, and then its view and the content are removed from the parent. An animated call while the
  /// sheet is being dismissed joins that dismissal.
  ///
  /// - Parameters:
  ///   - animated: Whether the motion is animated. If false, the sheet is removed at once, also during a dismissal.
  ///   - completion: Called once with the outcome: ``SheetOutcome/dismissed``, ``SheetOutcome/cancelled`` if the motion was
  ///     reversed, or a refusal if the sheet is not shown.
  public func hide(animated: Bool = true, completion: ((SheetOutcome) -> Void)? = nil) {
    hide(for: .programmatic, animated: animated, completion: completion)
  }

  /// Replaces the controller in the sheet. While the sheet is shown, the new controller becomes a child of the parent at once,
  /// without animation.
  ///
  /// - Parameter new: The new controller.
  /// - Returns: Whether the controller was replaced. False if the new controller is the current one, has a parent, or is
  ///   presented.
  @discardableResult
  public func replaceContent(with new: UIViewController) -> Bool {
    guard new !== content, new.parent == nil, new.presentingViewController == nil else { return false }
    let old = content
    guard stage != nil, let parent else {
      content = new
      return true
    }
    let isVisible = parent.viewIfLoaded?.window != nil
    finishAppearance()
    old.willMove(toParent: nil)
    if isVisible { old.beginAppearanceTransition(false, animated: false) }
    parent.addChild(new)
    if isVisible { new.beginAppearanceTransition(true, animated: false) }
    content = new
    engine.replaceContent()
    if isVisible {
      old.endAppearanceTransition()
      new.endAppearanceTransition()
    }
    old.removeFromParent()
    new.didMove(toParent: parent)
    return true
  }
}

// MARK: - Transitions

extension InlineSheet {
  private func enter(animated: Bool, completion: ((SheetOutcome) -> Void)?) {
    announce()
    guard isReadyToAttach() else { return status.call(completion, with: .cancelled) }
    attach(animated: animated)
    // Calls of `show` in `willPresent` have joined this presentation.
    let joined = completions
    completions = []
    travel(animated: animated, completions: [completion].compactMap { $0 } + joined)
  }

  /// Whether the announced sheet can be attached. The host can hide the sheet, or make it unusable, in `willPresent`.
  private func isReadyToAttach() -> Bool {
    guard phase == .presenting, stage == nil, refusal == nil else {
      if stage == nil { status.change { $0.remove() } }
      return false
    }
    return true
  }

  private func announce() {
    status.change { $0.enter(to: .detent(configuration.detentSet.initial)) }
  }

  private func hide(for reason: DismissalReason, animated: Bool, completion: ((SheetOutcome) -> Void)?) {
    guard phase != .dismissed else { return status.call(completion, with: .refused(.notPresented)) }
    if phase == .dismissing && animated {
      if let completion { completions.append(completion) }
      return
    }
    guard stage != nil else {
      // Only `willPresent` was reported.
      status.change { $0.leave(for: reason) + $0.remove() }
      return status.call(completion, with: .dismissed)
    }
    engine.drag.cancel()
    if phase != .dismissed { leave(for: reason) }
    // The host can show or hide the sheet in `didEndDragging` and `willDismiss`.
    guard phase == .dismissing else { return status.call(completion, with: .cancelled) }
    travel(animated: animated, completions: [completion].compactMap { $0 })
  }

  private func leave(for reason: DismissalReason) {
    let wasOutward = status.machine.isOutward
    status.change {
      $0.leave(for: reason)
    } then: {
      if !wasOutward { beginAppearance(.dismiss, animated: true) }
    }
  }

  /// Reverses the state of a sheet that is being dismissed. The caller then starts the motion.
  private func turnBack() {
    status.change {
      $0.enter(to: .detent(configuration.detentSet.initial))
    } then: {
      beginAppearance(.present, animated: true)
    }
  }

  /// Moves the sheet in, to its destination, or out, according to its state. The completions of the previous transition are
  /// called with ``SheetOutcome/cancelled``.
  private func travel(animated: Bool, completions new: [(SheetOutcome) -> Void]) {
    let interrupted = completions
    completions = new
    let destination = status.machine.isLeaving ? .dismissed : status.machine.destination
    if animated && UIView.areAnimationsEnabled {
      engine.travel(to: destination)
      interrupted.forEach { status.call($0, with: .cancelled) }
    } else {
      engine.mover.put(at: destination)
      interrupted.forEach { status.call($0, with: .cancelled) }
      didFinish(destination == .dismissed ? .dismiss : .present)
    }
  }
}

extension InlineSheet: SheetHost {
  var canBeDismissed: Bool { !status.machine.isLeaving }

  func beginPresenting(from presenter: UIViewController?) {
    guard phase == .dismissed, refusal == nil else { return }
    announce()
    guard isReadyToAttach() else { return }
    attach(animated: true)
  }

  func dismiss(for reason: DismissalReason) {
    hide(for: reason, animated: true, completion: nil)
  }

  func beginDismissing() -> Bool {
    leave(for: .drag)
    return true
  }

  func dismissWhenPossible() {}

  func fingerDidMove(part: CGFloat) {}

  func turn(to direction: TransitionDirection) {
    let interrupted = completions
    completions = []
    beginAppearance(direction, animated: true)
    interrupted.forEach { status.call($0, with: .cancelled) }
  }

  func didFinish(_ direction: TransitionDirection) {
    let waiting = completions
    completions = []
    switch direction {
    case .dismiss:
      detach()
    case .present:
      content.didMove(toParent: parent)
      finishAppearance()
      status.change { $0.arrive() }
    }
    waiting.forEach { status.call($0, with: direction == .dismiss ? .dismissed : .presented) }
  }
}

// MARK: - Containment

extension InlineSheet {
  /// The reason why the sheet can't be shown; nil if it can.
  private var refusal: SheetRefusal? {
    if parent == nil { return .parentIsGone }
    return content.parent == nil && content.presentingViewController == nil ? nil : .contentInUse
  }

  private func attach(animated: Bool) {
    guard let parent else { return }
    parent.addChild(content)
    let stage = InlineStageView(sheet: self, frame: parent.view.bounds)
    self.stage = stage
    appearance = AppearanceTransition(of: content, in: parent, isAppearing: true, animated: animated)
    engine.install(in: stage, isArrived: !animated)
    parent.view.addSubview(stage)
    stage.layoutIfNeeded()
  }

  private func detach() {
    engine.uninstall()
    stage?.removeFromSuperview()
    stage = nil
    finishAppearance()
    content.removeFromParent()
    status.change { $0.remove() }
  }

  private func beginAppearance(_ direction: TransitionDirection, animated: Bool) {
    content.willMove(toParent: direction == .present ? parent : nil)
    let isAppearing = direction == .present
    appearance = AppearanceTransition(of: content, in: parent, isAppearing: isAppearing, animated: animated) ?? appearance
  }

  private func finishAppearance() {
    appearance?.end(of: content, in: parent)
    appearance = nil
  }
}
