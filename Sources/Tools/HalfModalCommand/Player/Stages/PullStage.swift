import HalfModal
import UIKit

/// A screen-filling table with pull to present.
@MainActor final class PullStage: Stage {
  let presenter: ScreenController
  private let table: UITableView
  private let source: ContentSource
  private var kept: Kept<PullToPresent>

  /// Whom the next pull brings in.
  @MainActor private final class ContentSource {
    var content: Kept<ContentController>

    init(_ content: ContentController) {
      self.content = Kept(content)
    }
  }

  init(
    scenario: Scenario, events: SheetEvents, onAction: @escaping @MainActor (ElementAction) -> Void,
    onSelect: @escaping (Int) -> Void
  ) {
    let controller = TableController(table: scenario.table, options: scenario.presenter, onAction: onAction)
    controller.onSelect = onSelect
    presenter = controller
    table = controller.table
    let source = ContentSource(ContentController(options: scenario.content, onAction: onAction))
    self.source = source
    let pull = PullToPresent(from: controller, configuration: scenario.pull, events: events) { _ in source.content.object }
    pull.attach(to: table)
    kept = Kept(pull)
  }

  private var pull: PullToPresent? { kept.object }

  var content: ContentController? { source.content.object }
  var scrollView: UIScrollView? { table }
  var phase: SheetPhase { pull?.phase ?? .gone }
  var selectedDetent: Detent.ID? { nil }
  var visibleFrame: CGRect? { pull?.visibleFrame }
  var visibleBackdropOpacity: CGFloat { 0 }
  var progress: CGFloat? { pull?.progress }
  var handle: AnyObject? { pull }

  /// Only a finger brings the modal in.
  func show(animated: Bool, completion: @escaping (Bool) -> Void) {
    completion(false)
  }

  func hide(animated: Bool, completion: @escaping (Bool) -> Void) {
    guard let pull else { return completion(false) }
    pull.dismiss(animated: animated, completion: completion)
  }

  /// The modal has no detents.
  func move(to detent: Detent.ID, animated: Bool, completion: @escaping (Bool) -> Void) {
    completion(false)
  }

  func set(_ configuration: SheetConfiguration, animated: Bool, completion: @escaping (Bool) -> Void) {
    completion(false)
  }

  func invalidateDetents(animated: Bool) {}

  /// The next pull brings in the new one.
  func replaceContent(with content: ContentController) {
    source.content = Kept(content)
  }

  func release() {
    kept.release()
    source.content.release()
  }
}
