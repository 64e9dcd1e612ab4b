import HalfModal
import UIKit

/// A modal sheet over a plain presenter.
@MainActor final class SheetStage: Stage {
  let presenter: ScreenController
  private var keptContent: Kept<ContentController>
  private var own: Kept<ModalSheet>?
  private var system: Kept<SystemSheet>?
  private let events: SheetEvents

  /// - Parameter onDecision: Called with whose sheet is used, in the scene in which there is a choice.
  init(
    scenario: Scenario, events: SheetEvents, onAction: @escaping @MainActor (ElementAction) -> Void,
    onDecision: (SheetDecision) -> Void
  ) {
    presenter = PresenterController(options: scenario.presenter, onAction: onAction)
    let content = ContentController(options: scenario.content, onAction: onAction)
    keptContent = Kept(content)
    self.events = events
    let configuration = scenario.sheet.configuration
    if scenario.scene == .system {
      let chosen = ChosenSheet(content, configuration: configuration, events: events)
      onDecision(chosen.decision)
      own = (chosen.sheet as? ModalSheet).map { Kept($0) }
      system = (chosen.sheet as? SystemSheet).map { Kept($0) }
    } else {
      own = Kept(ModalSheet(content: content, configuration: configuration, events: events))
    }
  }

  private var sheet: (any Sheet)? { own?.object ?? system?.object }

  var content: ContentController? { keptContent.object }
  var phase: SheetPhase { sheet?.phase ?? .gone }
  var selectedDetent: Detent.ID? { sheet?.selectedDetent }
  var visibleFrame: CGRect? { sheet?.visibleFrame }
  var handle: AnyObject? { sheet }
  var scrollView: UIScrollView? { phase == .gone ? nil : content?.list }
  var progress: CGFloat? { nil }
  var visibleBackdropOpacity: CGFloat { own?.object?.visibleBackdropOpacity ?? 0 }

  func show(animated: Bool, completion: @escaping (Bool) -> Void) {
    guard let sheet else { return completion(false) }
    sheet.present(from: presenter, animated: animated, completion: completion)
  }

  func hide(animated: Bool, completion: @escaping (Bool) -> Void) {
    guard let sheet else { return completion(false) }
    sheet.dismiss(animated: animated, completion: completion)
  }

  func move(to detent: Detent.ID, animated: Bool, completion: @escaping (Bool) -> Void) {
    guard let sheet else { return completion(false) }
    sheet.move(to: detent, animated: animated, completion: completion)
  }

  func set(_ configuration: SheetConfiguration, animated: Bool, completion: @escaping (Bool) -> Void) {
    guard let sheet else { return completion(false) }
    sheet.setConfiguration(configuration, animated: animated, completion: completion)
  }

  func invalidateDetents(animated: Bool) {
    sheet?.invalidateDetents(animated: animated)
  }

  /// Another content is another sheet: it comes with the next presentation.
  func replaceContent(with content: ContentController) {
    guard let old = sheet, old.phase == .gone else { return }
    keptContent = Kept(content)
    if let own = own?.object {
      self.own = Kept(ModalSheet(content: content, configuration: own.configuration, events: events))
    } else if let system = system?.object {
      self.system = Kept(SystemSheet(content: content, configuration: system.configuration, events: events))
    }
  }

  func release() {
    own?.release()
    system?.release()
    keptContent.release()
  }
}
