import UIKit

/// The system sheet as a backend of ``ModalSheet``.
///
/// It ignores the features that the system sheet does not support. The system sheet does not report when a finger begins to drag
/// it, when it arrives at a detent, or which gesture dismisses it: the reason is ``DismissalReason/drag`` for all gestures.
@available(iOS 15, *)
@MainActor final class SystemSheetEngine: NSObject, SheetBackend {
  private unowned let sheet: ModalSheet
  private weak var presentation: SystemSheetPresentation?
  private let size = ContentSize()

  /// The content height for which UIKit last resolved a detent, in points.
  private var usedHeight: CGFloat?

  init(_ sheet: ModalSheet) {
    self.sheet = sheet
    super.init()
  }

  private var status: SheetStatus { sheet.status }
  private var configuration: SheetConfiguration { sheet.configuration }

  // MARK: Presentation

  /// Prepares the content for its measurement. UIKit resolves the detents before the content is in a window, so the content gets
  /// the window's size once.
  func prepare(for presenter: UIViewController) {
    if let window = presenter.viewIfLoaded?.window { sheet.content.view.frame = window.bounds }
    size.follow(sheet.content) { [weak self] in self?.contentSizeDidChange() }
  }

  func makePresentationController(presenting: UIViewController?) -> UIPresentationController {
    let presentation = SystemSheetPresentation(sheet: sheet, presenting: presenting)
    self.presentation = presentation
    configure(presentation, selecting: configuration.detentSet.initial)
    return presentation
  }

  func end() {
    size.unfollow()
    presentation = nil
  }

  // MARK: SheetBackend

  var visibleFrame: CGRect? {
    guard sheet.phase != .dismissed, let view = sheet.content.viewIfLoaded, view.window != nil else { return nil }
    return view.visibleFrameInWindow
  }

  var visibleBackdropOpacity: CGFloat { 0 }

  func move(to id: Detent.ID, animated: Bool, completion: ((SheetOutcome) -> Void)?) {
    guard let target = configuration.detentSet.detents.first(where: { $0.id == id }) else {
      return status.call(completion, with: .refusing(.unknownDetent(id)))
    }
    guard sheet.phase == .resting else {
      return status.call(completion, with: .refused(sheet.phase == .dismissed ? .notPresented : .inTransition))
    }
    change(animated: animated) { $0.selectedDetentIdentifier = target.systemIdentifier }
    status.change { $0.select(.detent(id)) }
    status.call(completion, with: .arrived)
  }

  func reconfigure(_ new: SheetConfiguration, animated: Bool, completion: ((SheetOutcome) -> Void)?) {
    let old = configuration
    let extent = status.machine.detent.flatMap { stops?.stop(for: $0)?.extent }
    sheet.engine.reconfigure(new, animated: false, completion: nil)
    let wanted = new.initialDetent == old.initialDetent ? nil : new.initialDetent
    let detents = new.detentSet.detents
    let kept = [wanted, status.machine.detent].lazy.compactMap { id in detents.first { $0.id == id }?.id }.first
    let target = kept ?? extent.flatMap { self.stops?.nearest(to: $0)?.id } ?? new.detentSet.initial
    change(animated: animated) { self.configure($0, selecting: target) }
    status.change { $0.select(.detent(target)) }
    status.call(completion, with: .arrived)
  }

  func invalidateDetents(animated: Bool) {
    guard #available(iOS 16, *) else { return }
    change(animated: animated) { $0.invalidateDetents() }
  }

  private func change(animated: Bool, _ changes: (SystemSheetPresentation) -> Void) {
    guard sheet.phase != .dismissed, let presentation else { return }
    if animated, sheet.phase == .resting {
      presentation.animateChanges { changes(presentation) }
    } else {
      changes(presentation)
    }
  }

  private func configure(_ presentation: SystemSheetPresentation, selecting id: Detent.ID) {
    let detents = configuration.detentSet.detents
    presentation.delegate = self
    presentation.detents = detents.map { detent in
      detent.system { [weak self] in self?.height(of: detent, largest: $0) }
    }
    func identifier(of id: Detent.ID?) -> UISheetPresentationController.Detent.Identifier? {
      detents.first { $0.id == id }?.systemIdentifier
    }
    presentation.selectedDetentIdentifier = identifier(of: id)
    if let radius = configuration.cornerRadius { presentation.preferredCornerRadius = radius }
    presentation.prefersGrabberVisible = configuration.showsGrabber
    presentation.prefersScrollingExpandsWhenScrolledToEdge = configuration.scrollingExpandsSheet
    presentation.largestUndimmedDetentIdentifier = identifier(of: configuration.largestUndimmedDetent)
  }

  // MARK: Heights

  /// The layout from which detents are resolved; nil before the presentation has a container.
  private var layout: SheetLayout? {
    guard let container = presentation?.containerView else { return nil }
    let isMeasured = configuration.detents.contains { $0.dependsOnContent }
    let height = isMeasured ? size.extent(in: container, configuration) : nil
    return SheetSpace(width: Double(container.bounds.width), height: Double(container.bounds.height))
      .layout(insets: SheetInsets(container.safeAreaInsets), contentExtent: height.map { Double($0) })
  }

  private var stops: SheetStops? {
    layout.map { configuration.detentSet.stops(in: $0, scale: Double(sheet.content.traitCollection.displayScale)) }
  }

  /// The height of a detent in points, without the safe area at the bottom, as UIKit expects it; nil if the detent is inactive.
  private func height(of detent: Detent, largest: CGFloat) -> CGFloat? {
    let layout = layout ?? SheetLayout(containerExtent: Double(largest))
    usedHeight = layout.contentExtent.map { CGFloat($0) }
    guard let extent = detent.resolve(in: layout), extent > layout.nearInset else { return nil }
    return min(largest, CGFloat(extent - layout.nearInset))
  }

  private func contentSizeDidChange() {
    guard sheet.phase != .dismissed, let layout, layout.contentExtent.map({ CGFloat($0) }) != usedHeight else { return }
    invalidateDetents(animated: true)
  }
}

@available(iOS 15, *)
extension SystemSheetEngine: UISheetPresentationControllerDelegate {
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {
    let identifier = sheetPresentationController.selectedDetentIdentifier
    if let detent = configuration.detentSet.detents.first(where: { $0.systemIdentifier == identifier }) {
      status.change { $0.select(.detent(detent.id)) }
    }
  }

  private var isDismissedByPeople: Bool {
    configuration.dismissal.drag || configuration.dismissal.tap
  }

  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
    guard isDismissedByPeople, status.ask({ $0.shouldDismiss(.drag) }) else { return false }
    sheet.lifecycle.personWillDismiss(for: .drag)
    return true
  }

  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
    if isDismissedByPeople { status.change { $0.refuse(.drag) } }
  }
}
