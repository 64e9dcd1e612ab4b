import HalfModal
import UIKit

/// A screen-filling table with pull to present.
@MainActor final class PullStage: Stage {
  let presenter: ScreenController
  let content: ContentController
  private let table: UITableView
  private let pull: PullToPresent

  init(
    scenario: Scenario, events: SheetEvents, onAction: @escaping @MainActor (ElementAction) -> Void,
    onSelect: @escaping (Int) -> Void
  ) {
    let controller = TableController(table: scenario.table, options: scenario.presenter, onAction: onAction)
    controller.onSelect = onSelect
    let content = ContentController(options: scenario.content, onAction: onAction)
    presenter = controller
    self.content = content
    table = controller.table
    pull = PullToPresent(from: controller, configuration: scenario.pull, events: events) { _ in content }
    pull.attach(to: table)
  }

  var scrollView: UIScrollView? { table }
  var phase: SheetPhase { pull.phase }
  var selectedDetent: Detent.ID? { nil }
  var visibleFrame: CGRect? { pull.visibleFrame }
  var visibleBackdropOpacity: CGFloat { 0 }
  var progress: CGFloat? { pull.progress }
  var handle: AnyObject { pull }

  /// Only a finger brings the modal in.
  func show(animated: Bool, completion: @escaping (Bool) -> Void) {
    completion(false)
  }

  func hide(animated: Bool, completion: @escaping (Bool) -> Void) {
    pull.dismiss(animated: animated, completion: completion)
  }

  /// The modal has no detents.
  func move(to detent: Detent.ID, animated: Bool, completion: @escaping (Bool) -> Void) {
    completion(false)
  }
}
