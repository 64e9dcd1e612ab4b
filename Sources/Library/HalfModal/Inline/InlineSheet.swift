import UIKit

/// A half modal that is part of a screen: a child controller whose view moves in from an edge of its parent's view and out again,
/// without a presentation.
///
/// ```swift
/// lazy var panel = InlineSheet(content: player, in: self)
/// func buttonTapped() { panel.toggle() }
/// ```
@MainActor public final class InlineSheet: HalfModalSheet {
  /// The controller whose view the sheet moves in.
  public private(set) weak var parent: UIViewController?

  private weak var stage: InlineStageView?

  /// What the content was told, that it appears or that it disappears, and not yet that it has.
  private var appearance: Bool?

  /// Who waits for the end of the way in or out.
  private var completions: [(Bool) -> Void] = []

  /// A sheet for a content controller in a parent's view; it is not shown yet.
  public init(
    content: UIViewController, in parent: UIViewController, configuration: SheetConfiguration = .inline,
    events: SheetEvents = SheetEvents()
  ) {
    self.parent = parent
    super.init(content: content, configuration: configuration, events: events)
    engine.host = self
  }

  /// Shows the sheet where it is gone or on its way out, hides it otherwise. In the middle of a motion it turns round from
  /// where it is.
  ///
  /// - Parameter completion: Called once; with `false` where the motion was turned round before its end.
  public func toggle(animated: Bool = true, completion: ((Bool) -> Void)? = nil) {
    // A sheet that is only being announced is to be shown once.
    if phase == .gone || phase == .dismissing || stage == nil {
      show(animated: animated, completion: completion)
    } else {
      hide(animated: animated, completion: completion)
    }
  }

  /// Moves the sheet in, to the configuration's selected detent or its first, also one that is on its way out from elsewhere. The content
  /// becomes a child of the parent at the start, and is told `didMove(toParent:)` on arrival.
  ///
  /// - Parameter completion: Called once: with `true` on arrival, with `false` where the motion was turned round, or where the
  ///   sheet cannot be shown, because it is there already, or because its parent is gone or its content somebody else's child or
  ///   presented.
  public func show(animated: Bool = true, completion: ((Bool) -> Void)? = nil) {
    switch phase {
    case .gone where canBeShown:
      enter(animated: animated, completion: completion)
    case .dismissing,
      .dragging where engine.machine.passage == .leaving:
      engine.gestures.cancel()
      comeBack()
      travel(animated: animated, completion: completion)
    case .presenting:
      join(completion)
    default:
      completion?(false)
    }
  }

  /// Moves the sheet out, and then takes its view and its controller out of the parent. A second call joins the first.
  ///
  /// - Parameter completion: Called once: with `true` when the sheet is gone, with `false` where the motion was turned round, or
  ///   where there was nothing to hide.
  public func hide(animated: Bool = true, completion: ((Bool) -> Void)? = nil) {
    hide(for: .code, animated: animated, completion: completion)
  }

  /// Puts another controller into the sheet, in the place of the one that is there. While the sheet is shown it becomes the parent's
  /// child at once.
  ///
  /// - Returns: Whether it did: not where the new one is somebody else's child or presented.
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

  private func hide(for reason: DismissalReason, animated: Bool, completion: ((Bool) -> Void)?) {
    guard phase != .gone else {
      completion?(false)
      return
    }
    if phase == .dismissing && animated {
      join(completion)
      return
    }
    guard stage != nil else {
      // It was only announced.
      engine.tell(engine.machine.leave(for: reason) + engine.machine.remove())
      completion?(true)
      return
    }
    engine.gestures.cancel()
    // Whoever was told may have hidden the sheet.
    guard phase != .gone else {
      completion?(false)
      return
    }
    leave(for: reason)
    guard phase == .dismissing else {
      completion?(false)
      return
    }
    travel(animated: animated, completion: completion)
  }
}

// MARK: - Ways

extension InlineSheet {
  /// The sheet begins to come in from outside.
  private func enter(animated: Bool, completion: ((Bool) -> Void)?) {
    let events = engine.machine.enter(to: .stop(configuration.firstDetent.id))
    engine.tell(events)
    // Whoever was told may have hidden the sheet.
    guard phase == .presenting, stage == nil, canBeShown else {
      if stage == nil { engine.tell(engine.machine.remove()) }
      completion?(false)
      return
    }
    attach(animated: animated)
    // Whoever joined while the sheet was announced waits for the same.
    let joined = completions
    completions = []
    travel(animated: animated) { arrived in
      completion?(arrived)
      joined.forEach { $0(arrived) }
    }
  }

  /// The sheet begins to go out.
  private func leave(for reason: DismissalReason) {
    let wasOutbound = engine.machine.isOutbound
    let events = engine.machine.leave(for: reason)
    if !wasOutbound {
      content.willMove(toParent: nil)
      changeAppearance(to: false, animated: true)
    }
    engine.tell(events)
  }

  /// A sheet on its way out turns round.
  private func comeBack() {
    let events = engine.machine.enter(to: .stop(configuration.firstDetent.id))
    content.willMove(toParent: parent)
    changeAppearance(to: true, animated: true)
    engine.tell(events)
  }

  /// Moves to where the state says, and takes the place of the motion under way.
  private func travel(animated: Bool, completion: ((Bool) -> Void)?) {
    let interrupted = completions
    completions = completion.map { [$0] } ?? []
    let place = engine.machine.passage == .leaving ? SheetPlace.hidden : engine.place
    if animated && UIView.areAnimationsEnabled {
      engine.travel(to: place)
      interrupted.forEach { $0(false) }
    } else {
      engine.mover.put(at: place)
      interrupted.forEach { $0(false) }
      sheetDidArrive(isOut: place == .hidden)
    }
  }

  private func join(_ completion: ((Bool) -> Void)?) {
    if let completion {
      completions.append(completion)
    }
  }
}

extension InlineSheet: SheetHost {
  var canBeAsked: Bool { engine.machine.passage != .leaving }

  func beginEnteringUnderFinger(from presenter: UIViewController?) {
    guard phase == .gone, canBeShown else { return }
    engine.tell(engine.machine.enter(to: .stop(configuration.firstDetent.id)))
    guard phase == .presenting, stage == nil, canBeShown else { return }
    attach(animated: true)
  }

  func dismiss(for reason: DismissalReason) {
    hide(for: reason, animated: true, completion: nil)
  }

  func beginLeavingUnderFinger() -> Bool {
    leave(for: .drag)
    return true
  }

  func leaveWhenPossible() {}

  func fingerDidMove(part: CGFloat) {}

  func turn(out: Bool) {
    let interrupted = completions
    completions = []
    if out {
      content.willMove(toParent: nil)
    } else {
      content.willMove(toParent: parent)
    }
    changeAppearance(to: !out, animated: true)
    interrupted.forEach { $0(false) }
  }

  func sheetDidArrive(isOut: Bool) {
    let waiting = completions
    completions = []
    if isOut {
      detach()
    } else {
      content.didMove(toParent: parent)
      finishAppearance()
      engine.tell(engine.machine.arrive())
    }
    waiting.forEach { $0(true) }
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
    let stage = InlineStageView(sheet: self, frame: parent.view.bounds)
    self.stage = stage
    changeAppearance(to: true, animated: animated)
    engine.install(in: stage, isThere: !animated)
    parent.view.addSubview(stage)
    stage.layoutIfNeeded()
  }

  private func detach() {
    engine.uninstall()
    stage?.removeFromSuperview()
    stage = nil
    finishAppearance()
    content.removeFromParent()
    engine.tell(engine.machine.remove())
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
