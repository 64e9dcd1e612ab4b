import HalfModal
import UIKit

/// A full-screen table with pull to present.
@MainActor final class PullStage: Stage {
  let presenter: ScreenController
  private let table: UITableView
  private let source: ContentSource
  private var kept: Kept<ScrubbedPresentation>

  /// The owner of the content that the next pull presents.
  @MainActor private final class ContentSource {
    var content: Kept<ContentController>

    init(_ content: ContentController) {
      self.content = Kept(content)
    }
  }

  init(
    setting: Setting, events: SheetEvents, onAction: @escaping @MainActor (ElementAction) -> Void,
    onSelect: @escaping (Int) -> Void
  ) {
    let controller = TableController(table: setting.table, options: setting.presenter, onAction: onAction)
    controller.onSelect = onSelect
    presenter = controller
    table = controller.table
    let source = ContentSource(ContentController(options: setting.content, onAction: onAction))
    self.source = source
    let pull = ScrubbedPresentation(from: controller, configuration: setting.pull, events: events) { _ in source.content.object }
    pull.attach(to: table)
    kept = Kept(pull)
  }

  private var pull: ScrubbedPresentation? { kept.object }

  var content: ContentController? { source.content.object }
  var scrollView: UIScrollView? { table }
  var phase: SheetPhase { pull?.phase ?? .dismissed }
  var selectedDetent: Detent.ID? { nil }
  var visibleFrame: CGRect? { pull?.visibleFrame }
  var visibleBackdropOpacity: CGFloat { 0 }
  var progress: CGFloat? { pull?.progress }
  var handle: AnyObject? { pull }

  /// Does nothing: only a finger presents the modal.
  func show(animated: Bool, completion: @escaping (Bool) -> Void) {
    completion(false)
  }

  func hide(animated: Bool, completion: @escaping (Bool) -> Void) {
    guard let pull else { return completion(false) }
    pull.dismiss(animated: animated) { completion($0.isSuccess) }
  }

  /// Does nothing: the modal has no detents.
  func move(to detent: Detent.ID, animated: Bool, completion: @escaping (Bool) -> Void) {
    completion(false)
  }

  func set(_ configuration: SheetConfiguration, animated: Bool, completion: @escaping (Bool) -> Void) {
    completion(false)
  }

  func invalidateDetents(animated: Bool) {}

  /// Replaces the controller that the next pull presents.
  func replaceContent(with content: ContentController) {
    source.content = Kept(content)
  }

  func release() {
    kept.release()
    source.content.release()
  }
}
