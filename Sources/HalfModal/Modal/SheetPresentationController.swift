import UIKit

/// UIKit's side of a ``ModalSheet``: the backdrop, the rectangle, and the news of the transitions.
final class SheetPresentationController: UIPresentationController {
  private weak var sheet: ModalSheet?

  /// UIKit keeps this controller while the content is presented, and this keeps the sheet. At other times the content may
  /// keep this controller, and the sheet the content.
  private var keptSheet: ModalSheet?

  private let sheetView = SheetView()
  private let backdropView: BackdropView

  /// What the sheet looks like, as it was when the sheet was last known.
  private(set) var configuration: SheetConfiguration {
    didSet { sheetView.cornerRadius = configuration.cornerRadius }
  }

  init(sheet: ModalSheet, presenting: UIViewController?) {
    self.sheet = sheet
    configuration = sheet.configuration
    backdropView = BackdropView(sheet.configuration.backdrop) { [weak sheet] in
      if sheet?.configuration.dismissal.tap == true {
        sheet?.requestDismissal(.backdrop)
      }
    }
    super.init(presentedViewController: sheet.content, presenting: presenting)
    sheetView.cornerRadius = configuration.cornerRadius
    sheetView.accessibilityViewIsModal = true
    sheetView.onEscape = { [weak sheet] in sheet?.requestDismissal(.escape) ?? false }
  }

  /// Where the sheet is shown at this moment, in the coordinates of the window.
  var visibleFrame: CGRect? {
    guard let containerView, sheetView.superview != nil else { return nil }
    return containerView.convert(sheetView.visibleFrame, to: nil)
  }

  /// The opacity of the backdrop that is on screen at this moment.
  var visibleBackdropOpacity: CGFloat {
    backdropView.visibleOpacity
  }

  override var presentedView: UIView? {
    sheetView
  }

  override var frameOfPresentedViewInContainerView: CGRect {
    geometry?.rest ?? .zero
  }

  /// Puts the sheet and its backdrop where they are at rest, or where they come from and go to.
  func place(shown: Bool) {
    if let geometry {
      sheetView.frame = shown ? geometry.rest : geometry.hidden
    }
    backdropView.isShown = shown
  }

  /// Takes up a changed configuration.
  func take(_ configuration: SheetConfiguration) {
    self.configuration = configuration
    containerView?.setNeedsLayout()
  }

  override func presentationTransitionWillBegin() {
    guard let containerView else { return }
    keptSheet = sheet
    sheet?.presentationWillBegin()
    sheetView.embed(presentedViewController.view)
    backdropView.frame = containerView.bounds
    containerView.addSubview(backdropView)
    containerView.addSubview(sheetView)
    place(shown: true)
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    sheet?.presentationDidEnd(completed)
    if !completed {
      cleanUp()
    }
  }

  override func dismissalTransitionWillBegin() {
    sheet?.dismissalWillBegin()
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    sheet?.dismissalDidEnd(completed)
    if completed {
      cleanUp()
    }
  }

  private func cleanUp() {
    backdropView.removeFromSuperview()
    keptSheet = nil
  }

  override func containerViewWillLayoutSubviews() {
    super.containerViewWillLayoutSubviews()
    guard let containerView else { return }
    backdropView.frame = containerView.bounds
    place(shown: sheet?.phase != .dismissing)
  }

  private var geometry: SheetGeometry? {
    containerView.map { SheetGeometry(configuration: configuration, content: presentedViewController, in: $0) }
  }
}
