import HalfModal
import UIKit

/// A modal sheet over a plain presenter.
@MainActor final class SheetStage: Stage {
  let presenter: ScreenController
  private var keptContent: Kept<ContentController>
  private var kept: Kept<ModalSheet>
  private let backend: ModalSheet.Backend

  /// - Parameter onChoice: Called in the scene `system` with the choice between the system sheet and HalfModal's own.
  init(
    setting: Setting, events: SheetEvents, onAction: @escaping @MainActor (ElementAction) -> Void,
    onChoice: (ModalSheet.BackendChoice) -> Void
  ) {
    presenter = PresenterController(options: setting.presenter, onAction: onAction)
    let content = ContentController(options: setting.content, onAction: onAction)
    keptContent = Kept(content)
    backend = setting.scene == .system ? .automatic : .custom
    let sheet = ModalSheet(
      content: content, configuration: setting.sheet.configuration, events: events, backend: backend)
    kept = Kept(sheet)
    if setting.scene == .system { onChoice(sheet.backendChoice) }
  }

  private var sheet: ModalSheet? { kept.object }

  var content: ContentController? { keptContent.object }
  var phase: SheetPhase { sheet?.phase ?? .dismissed }
  var selectedDetent: Detent.ID? { sheet?.selectedDetent }
  var visibleFrame: CGRect? { sheet?.visibleFrame }
  var handle: AnyObject? { sheet }
  var scrollView: UIScrollView? { phase == .dismissed ? nil : content?.list }
  var progress: CGFloat? { nil }
  var visibleBackdropOpacity: CGFloat { sheet?.visibleBackdropOpacity ?? 0 }

  func show(animated: Bool, completion: @escaping (Bool) -> Void) {
    guard let sheet else { return completion(false) }
    sheet.present(from: presenter, animated: animated) { completion($0.isSuccess) }
  }

  func hide(animated: Bool, completion: @escaping (Bool) -> Void) {
    guard let sheet else { return completion(false) }
    sheet.dismiss(animated: animated) { completion($0.isSuccess) }
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

  /// Makes a new sheet for the new content. The next presentation shows it; while a sheet is presented, nothing changes.
  func replaceContent(with content: ContentController) {
    guard let old = sheet, old.phase == .dismissed else { return }
    keptContent = Kept(content)
    kept = Kept(
      ModalSheet(content: content, configuration: old.configuration, events: old.events, backend: backend))
  }

  func release() {
    kept.release()
    keptContent.release()
  }
}
