import UIKit

/// A half modal that is part of a screen: a child controller whose view moves in from the bottom of its parent's view and out
/// again, without a presentation.
///
/// ```swift
/// lazy var panel = InlineSheet(content: player, in: self)
/// func buttonTapped() { panel.toggle() }
/// ```
@MainActor public final class InlineSheet {
  /// The controller in the sheet; a child of ``parent`` while the sheet is shown.
  public let content: UIViewController

  /// The controller whose view the sheet moves in.
  public private(set) weak var parent: UIViewController?

  /// What the sheet looks like and how it behaves. A change takes effect at once, but for the backdrop, which the next way in
  /// takes up.
  public var configuration: SheetConfiguration {
    didSet {
      stage?.configuration = configuration
      if phase != .dismissing {
        stage?.mover.bind(to: configuration.firstDetent.id)
      }
    }
  }

  /// What the sheet tells its host.
  public var events: SheetEvents

  /// What the sheet is doing.
  public private(set) var phase = SheetPhase.gone

  private var stage: InlineStageView?
  private var dismissalReason = DismissalReason.code

  /// What the content was told, that it appears or that it disappears, and not yet that it has.
  private var appearance: Bool?

  /// Who waits for the end of the motion under way.
  private var completions: [(Bool) -> Void] = []

  /// A sheet for a content controller in a parent's view; it is not shown yet.
  public init(
    content: UIViewController, in parent: UIViewController, configuration: SheetConfiguration = .inline,
    events: SheetEvents = SheetEvents()
  ) {
    self.content = content
    self.parent = parent
    self.configuration = configuration
    self.events = events
  }

  /// The detent at which the sheet rests, or to which it is on its way; `nil` while it is gone.
  public var selectedDetent: Detent.ID? {
    phase == .gone ? nil : configuration.firstDetent.id
  }

  /// Where the sheet is shown at this moment, in the coordinates of its window; `nil` while it is gone.
  public var visibleFrame: CGRect? {
    stage.map { $0.convert($0.mover.sheetView.visibleFrame, to: nil) }
  }

  /// The opacity of the backdrop that is on screen at this moment, from 0 to 1.
  public var visibleBackdropOpacity: CGFloat {
    stage?.mover.backdropView.visibleOpacity ?? 0
  }

  /// Shows the sheet where it is gone or on its way out, hides it otherwise. In the middle of a motion it turns round from
  /// where it is.
  ///
  /// - Parameter completion: Called once; with `false` where the motion was turned round before its end.
  public func toggle(animated: Bool = true, completion: ((Bool) -> Void)? = nil) {
    switch phase {
    case .gone, .dismissing: show(animated: animated, completion: completion)
    default: hide(animated: animated, completion: completion)
    }
  }

  /// Moves the sheet in. The content becomes a child of the parent at the start, and is told `didMove(toParent:)` on arrival.
  ///
  /// - Parameter completion: Called once: with `true` on arrival, with `false` where the motion was turned round, or where the
  ///   sheet cannot be shown, because it is there already, or because its parent is gone or its content somebody else's child or
  ///   presented.
  public func show(animated: Bool = true, completion: ((Bool) -> Void)? = nil) {
    switch phase {
    case .gone where canBeShown:
      events.willPresent()
      // Whoever was told may have shown the sheet.
      guard phase == .gone, canBeShown else {
        completion?(false)
        return
      }
      attach(animated: animated)
    case .dismissing:
      phase = .presenting
      events.willPresent()
      guard phase == .presenting else {
        completion?(false)
        return
      }
      content.willMove(toParent: parent)
      changeAppearance(to: true, animated: animated)
    case .presenting:
      join(completion)
      return
    default:
      completion?(false)
      return
    }
    phase = .presenting
    travel(animated: animated, completion: completion)
  }

  /// Moves the sheet out, and then takes its view and its controller out of the parent. A second call joins the first.
  ///
  /// - Parameter completion: Called once: with `true` when the sheet is gone, with `false` where the motion was turned round, or
  ///   where there was nothing to hide.
  public func hide(animated: Bool = true, completion: ((Bool) -> Void)? = nil) {
    hide(for: .code, animated: animated, completion: completion)
  }

  private func hide(for reason: DismissalReason, animated: Bool, completion: ((Bool) -> Void)?) {
    switch phase {
    case .gone:
      completion?(false)
    case .dismissing:
      join(completion)
    default:
      dismissalReason = reason
      phase = .dismissing
      events.willDismiss(reason)
      // Whoever was told may have turned the sheet round.
      guard phase == .dismissing else {
        completion?(false)
        return
      }
      content.willMove(toParent: nil)
      changeAppearance(to: false, animated: animated)
      travel(animated: animated, completion: completion)
    }
  }

  /// A person wants the sheet gone: the host is asked, once.
  @discardableResult
  private func requestDismissal(_ reason: DismissalReason) -> Bool {
    guard phase == .resting || phase == .presenting else { return false }
    if events.shouldDismiss(reason) {
      hide(for: reason, animated: true, completion: nil)
    } else {
      events.didAttemptToDismiss(reason)
    }
    return true
  }
}

// MARK: - Motion

extension InlineSheet {
  /// Moves to where the phase says, and takes the place of the motion under way.
  private func travel(animated: Bool, completion: ((Bool) -> Void)?) {
    guard let mover = stage?.mover else { return }
    let interrupted = completions
    completions = completion.map { [$0] } ?? []
    let place: SheetPlace = phase == .presenting ? .detent(configuration.firstDetent.id) : .hidden
    if animated {
      // The motion keeps the sheet, so that it ends also where nobody else does.
      mover.travel(to: place, in: configuration.motion) { finished in
        if finished {
          self.end()
        }
      }
      interrupted.forEach { $0(false) }
    } else {
      mover.put(at: place)
      interrupted.forEach { $0(false) }
      end()
    }
  }

  private func join(_ completion: ((Bool) -> Void)?) {
    if let completion {
      completions.append(completion)
    }
  }

  private func end() {
    let waiting = completions
    completions = []
    if phase == .presenting {
      arrive()
    } else {
      detach()
    }
    waiting.forEach { $0(true) }
  }

  private func arrive() {
    phase = .resting
    content.didMove(toParent: parent)
    finishAppearance()
    events.didPresent()
    guard phase == .resting else { return }
    events.didSettle(configuration.firstDetent.id, true)
  }
}

// MARK: - Containment

extension InlineSheet {
  private var canBeShown: Bool {
    parent != nil && content.parent == nil && content.presentingViewController == nil
  }

  private func attach(animated: Bool) {
    guard let parent else { return }
    parent.addChild(content)
    let stage = InlineStageView(content: content, configuration: configuration, frame: parent.view.bounds) { [weak self] in
      if let self, self.configuration.dismissal.tap {
        self.requestDismissal(.backdrop)
      }
    }
    stage.mover.sheetView.onEscape = { [weak self] in self?.requestDismissal(.escape) ?? false }
    self.stage = stage
    changeAppearance(to: true, animated: animated)
    stage.mover.sheetView.embed(content.view)
    parent.view.addSubview(stage)
    stage.layoutIfNeeded()
  }

  private func detach() {
    stage?.removeFromSuperview()
    stage = nil
    finishAppearance()
    content.removeFromParent()
    phase = .gone
    let reason = dismissalReason
    dismissalReason = .code
    events.didDismiss(reason)
  }

  /// The content appears and disappears along with the motion, where its parent is on screen; elsewhere UIKit tells it when the
  /// parent appears.
  private func changeAppearance(to isAppearing: Bool, animated: Bool) {
    if parent?.viewIfLoaded?.window != nil {
      appearance = isAppearing
      content.beginAppearanceTransition(isAppearing, animated: animated)
    }
  }

  private func finishAppearance() {
    // What was appearing when its parent left the window has disappeared with that.
    if let isAppearing = appearance, !isAppearing || parent?.viewIfLoaded?.window != nil {
      content.endAppearanceTransition()
    }
    appearance = nil
  }
}
