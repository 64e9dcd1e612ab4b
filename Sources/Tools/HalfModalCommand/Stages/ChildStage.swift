import HalfModal
import UIKit

/// An inline half modal in a parent.
@MainActor final class ChildStage: Stage {
  let presenter: ScreenController
  private var keptContent: Kept<ContentController>
  private var kept: Kept<InlineSheet>

  init(setting: Setting, events: SheetEvents, onAction: @escaping @MainActor (ElementAction) -> Void) {
    presenter = PresenterController(options: setting.presenter, onAction: onAction)
    let content = ContentController(options: setting.content, onAction: onAction)
    keptContent = Kept(content)
    kept = Kept(
      InlineSheet(content: content, in: presenter, configuration: setting.sheet.configuration, events: events))
  }

  private var sheet: InlineSheet? { kept.object }

  var content: ContentController? { keptContent.object }
  var phase: SheetPhase { sheet?.phase ?? .dismissed }
  var selectedDetent: Detent.ID? { sheet?.selectedDetent }
  var visibleFrame: CGRect? { sheet?.visibleFrame }
  var visibleBackdropOpacity: CGFloat { sheet?.visibleBackdropOpacity ?? 0 }
  var handle: AnyObject? { sheet }
  var scrollView: UIScrollView? { phase == .dismissed ? nil : content?.list }
  var progress: CGFloat? { nil }

  /// Toggles the sheet: shows it, hides it, or reverses its motion.
  func show(animated: Bool, completion: @escaping (Bool) -> Void) {
    guard let sheet else { return completion(false) }
    sheet.toggle(animated: animated) { completion($0.isSuccess) }
  }

  func hide(animated: Bool, completion: @escaping (Bool) -> Void) {
    guard let sheet else { return completion(false) }
    sheet.hide(animated: animated) { completion($0.isSuccess) }
  }

  func move(to detent: Detent.ID, animated: Bool, completion: @escaping (Bool) -> Void) {
    guard let sheet else { return completion(false) }
    sheet.move(to: detent, animated: animated) { completion($0.isSuccess) }
  }

  func set(_ configuration: SheetConfiguration, animated: Bool, completion: @escaping (Bool) -> Void) {
    guard let sheet else { return completion(false) }
    sheet.setConfiguration(configuration, animated: animated) { completion($0.isSuccess) }
  }

  func invalidateDetents(animated: Bool) {
    sheet?.invalidateDetents(animated: animated)
  }

  func replaceContent(with content: ContentController) {
    if sheet?.replaceContent(with: content) == true {
      keptContent = Kept(content)
    }
  }

  func release() {
    kept.release()
    keptContent.release()
  }
}
