import HalfModal
import UIKit

/// What a scenario has on screen: the presenter, and the sheet over it or in it.
@MainActor protocol Stage: AnyObject {
  /// The root controller of the window.
  var presenter: ScreenController { get }

  /// The controller in the sheet.
  var content: ContentController { get }

  /// The scroll view whose offset the trace tells, where there is anything to tell.
  var scrollView: UIScrollView? { get }

  var phase: SheetPhase { get }
  var selectedDetent: Detent.ID? { get }
  var visibleFrame: CGRect? { get }
  var visibleBackdropOpacity: CGFloat { get }

  /// How far a transition under a finger is; `nil` in scenes that have none.
  var progress: CGFloat? { get }

  /// The objects of the library that the stage itself made.
  var handle: AnyObject { get }

  func show(animated: Bool, completion: @escaping (Bool) -> Void)
  func hide(animated: Bool, completion: @escaping (Bool) -> Void)
  func move(to detent: Detent.ID, animated: Bool, completion: @escaping (Bool) -> Void)
}

extension Stage {
  /// All elements, those of the presenter first.
  var elements: [ElementView] {
    presenter.elements.elements + content.elements.elements
  }

  /// The host's code scrolls what the trace tells the offset of.
  func scroll(to offset: CGFloat) {
    if scrollView === content.list {
      content.scroll(to: offset)
    } else {
      scrollView?.contentOffset.y = offset
    }
  }
}

/// A modal sheet over a plain presenter.
@MainActor final class SheetStage: Stage {
  let presenter: ScreenController
  let content: ContentController
  private let sheet: any Sheet

  /// - Parameter onDecision: Called with whose sheet is used, in the scene in which there is a choice.
  init(
    scenario: Scenario, events: SheetEvents, onAction: @escaping @MainActor (ElementAction) -> Void,
    onDecision: (SheetDecision) -> Void
  ) {
    presenter = PresenterController(options: scenario.presenter, onAction: onAction)
    content = ContentController(options: scenario.content, onAction: onAction)
    let configuration = scenario.sheet.configuration
    if scenario.scene == .system {
      let chosen = ChosenSheet(content, configuration: configuration, events: events)
      onDecision(chosen.decision)
      sheet = chosen.sheet
    } else {
      sheet = ModalSheet(content: content, configuration: configuration, events: events)
    }
  }

  var phase: SheetPhase { sheet.phase }
  var selectedDetent: Detent.ID? { sheet.selectedDetent }
  var visibleFrame: CGRect? { sheet.visibleFrame }
  var handle: AnyObject { sheet }
  var scrollView: UIScrollView? { phase == .gone ? nil : content.list }
  var progress: CGFloat? { nil }

  var visibleBackdropOpacity: CGFloat {
    (sheet as? ModalSheet)?.visibleBackdropOpacity ?? 0
  }

  func show(animated: Bool, completion: @escaping (Bool) -> Void) {
    sheet.present(from: presenter, animated: animated, completion: completion)
  }

  func hide(animated: Bool, completion: @escaping (Bool) -> Void) {
    sheet.dismiss(animated: animated, completion: completion)
  }

  func move(to detent: Detent.ID, animated: Bool, completion: @escaping (Bool) -> Void) {
    sheet.move(to: detent, animated: animated, completion: completion)
  }
}

/// An inline half modal in a parent.
@MainActor final class ChildStage: Stage {
  let presenter: ScreenController
  let content: ContentController
  private let sheet: InlineSheet

  init(scenario: Scenario, events: SheetEvents, onAction: @escaping @MainActor (ElementAction) -> Void) {
    presenter = PresenterController(options: scenario.presenter, onAction: onAction)
    content = ContentController(options: scenario.content, onAction: onAction)
    sheet = InlineSheet(content: content, in: presenter, configuration: scenario.sheet.configuration, events: events)
  }

  var phase: SheetPhase { sheet.phase }
  var selectedDetent: Detent.ID? { sheet.selectedDetent }
  var visibleFrame: CGRect? { sheet.visibleFrame }
  var visibleBackdropOpacity: CGFloat { sheet.visibleBackdropOpacity }
  var handle: AnyObject { sheet }
  var scrollView: UIScrollView? { phase == .gone ? nil : content.list }
  var progress: CGFloat? { nil }

  /// Shows the sheet, or turns it round: a toggle.
  func show(animated: Bool, completion: @escaping (Bool) -> Void) {
    sheet.toggle(animated: animated, completion: completion)
  }

  func hide(animated: Bool, completion: @escaping (Bool) -> Void) {
    sheet.hide(animated: animated, completion: completion)
  }

  func move(to detent: Detent.ID, animated: Bool, completion: @escaping (Bool) -> Void) {
    sheet.move(to: detent, animated: animated, completion: completion)
  }
}
