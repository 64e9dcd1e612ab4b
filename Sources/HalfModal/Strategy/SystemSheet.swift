import UIKit

/// The system's sheet, by the same configuration as HalfModal's own.
///
/// What the system's cannot do is left out: the backdrop is the system's own, and so is the motion. It does not tell when a finger
/// takes hold of the sheet, nor how a person asked for a dismissal: the reason is ``DismissalReason/drag`` for all of them.
@available(iOS 15, *)
@MainActor public final class SystemSheet: NSObject, Sheet {
  /// The controller in the sheet.
  public let content: UIViewController

  /// What the sheet looks like and how it behaves. A change takes effect at once.
  public var configuration: SheetConfiguration {
    get { storedConfiguration }
    set { setConfiguration(newValue, animated: false) }
  }

  private var storedConfiguration: SheetConfiguration

  /// What the sheet tells its host.
  public var events: SheetEvents

  /// What the sheet is doing, as far as the system tells: it rests also where a finger moves it between its detents.
  public private(set) var phase = SheetPhase.gone

  private var detent: Detent.ID
  private var dismissCompletions: [(Bool) -> Void] = []
  private var dismissalReason = DismissalReason.code

  /// Whether a dismissal waits for the end of the way in, and whether that is animated.
  private var isDismissedNext: Bool?

  /// While it is presented the content keeps this, which UIKit's delegate does not.
  private var kept: SystemSheet?

  /// A sheet for a controller, whose `modalPresentationStyle` it sets when it is presented.
  public init(
    content: UIViewController, configuration: SheetConfiguration = SheetConfiguration(), events: SheetEvents = SheetEvents()
  ) {
    self.content = content
    storedConfiguration = configuration
    self.events = events
    detent = configuration.firstDetent.id
    super.init()
  }

  /// The detent at which the sheet rests, or to which it is on its way; `nil` while it is gone.
  public var selectedDetent: Detent.ID? {
    phase == .gone ? nil : detent
  }

  /// Where the sheet is shown at this moment, in the coordinates of its window; `nil` while it is gone.
  public var visibleFrame: CGRect? {
    guard phase != .gone, let view = content.viewIfLoaded, view.window != nil else { return nil }
    return view.visibleFrameInWindow
  }

  /// Presents the sheet.
  ///
  /// - Parameter completion: Called once: with `true` when the sheet has arrived, with `false` when it cannot be presented.
  public func present(from presenter: UIViewController, animated: Bool = true, completion: ((Bool) -> Void)? = nil) {
    guard phase == .gone, presenter.canPresent(content) else {
      completion?(false)
      return
    }
    content.modalPresentationStyle = .pageSheet
    detent = configuration.firstDetent.id
    apply(selecting: configuration.firstDetent)
    kept = self
    phase = .presenting
    events.willPresent()
    presenter.present(content, animated: animated) {
      self.phase = .resting
      self.events.didPresent()
      self.events.didSettle(self.detent, true)
      completion?(true)
      if let animated = self.isDismissedNext, self.phase == .resting {
        self.isDismissedNext = nil
        self.startDismissing(animated: animated)
      }
    }
  }

  /// Dismisses the sheet. A dismissal during the way in follows when the sheet has arrived.
  ///
  /// - Parameter completion: Called once: with `true` when the sheet is gone, with `false` when it was not there.
  public func dismiss(animated: Bool = true, completion: ((Bool) -> Void)? = nil) {
    guard phase != .gone else {
      completion?(false)
      return
    }
    if let completion {
      dismissCompletions.append(completion)
    }
    switch phase {
    case .dismissing: return
    case .presenting: isDismissedNext = isDismissedNext ?? animated
    default: startDismissing(animated: animated)
    }
  }

  private func startDismissing(animated: Bool) {
    phase = .dismissing
    events.willDismiss(.code)
    guard let presenter = content.presentingViewController else { return finish() }
    presenter.dismiss(animated: animated) {
      // UIKit calls this also where a finger has brought the sheet back.
      self.content.presentingViewController == nil ? self.finish() : self.comeBack()
    }
  }

  /// The sheet was on its way out, and is there again.
  private func comeBack() {
    guard phase == .dismissing else { return }
    phase = .resting
    dismissalReason = .code
    let completions = dismissCompletions
    dismissCompletions = []
    events.didSettle(detent, true)
    completions.forEach { $0(false) }
  }

  /// Moves the sheet to another of its detents. The system does not tell when it arrives: the completion comes at once.
  ///
  /// - Parameter completion: Called once: with `false` where there is no such detent, or the sheet is not at rest.
  public func move(to id: Detent.ID, animated: Bool = true, completion: ((Bool) -> Void)? = nil) {
    guard phase == .resting, let sheet = content.sheetPresentationController,
      let target = configuration.detents.first(where: { $0.id == id })
    else {
      completion?(false)
      return
    }
    let change = { sheet.selectedDetentIdentifier = target.systemIdentifier }
    if animated {
      sheet.animateChanges(change)
    } else {
      change()
    }
    select(id)
    completion?(true)
  }

  /// Takes up another configuration. The system does not tell when the sheet arrives where that has it: the completion comes at once.
  ///
  /// - Parameter completion: Called once, with `true`.
  public func setConfiguration(
    _ configuration: SheetConfiguration, animated: Bool = true, completion: ((Bool) -> Void)? = nil
  ) {
    let old = storedConfiguration
    storedConfiguration = configuration
    let wanted = configuration.selectedDetent == old.selectedDetent ? detent : configuration.selectedDetent ?? detent
    let kept = configuration.detents.first { $0.id == wanted } ?? configuration.firstDetent
    if animated, phase == .resting, let sheet = content.sheetPresentationController {
      sheet.animateChanges { self.apply(selecting: kept) }
    } else {
      apply(selecting: kept)
    }
    select(kept.id)
    completion?(true)
  }

  /// Has the system ask for the heights of the detents again.
  public func invalidateDetents(animated: Bool = true) {
    guard phase != .gone, let sheet = content.sheetPresentationController, #available(iOS 16, *) else { return }
    if animated {
      sheet.animateChanges { sheet.invalidateDetents() }
    } else {
      sheet.invalidateDetents()
    }
  }

  private func select(_ id: Detent.ID) {
    let old = detent
    detent = id
    if old != id && phase != .gone {
      events.didChangeDetent(old, id)
    }
  }

  /// Tells the system's sheet what the configuration says.
  private func apply(selecting selected: Detent) {
    guard let sheet = content.sheetPresentationController else { return }
    sheet.delegate = self
    sheet.detents = configuration.detents.map { $0.system(for: content) }
    sheet.selectedDetentIdentifier = selected.systemIdentifier
    sheet.preferredCornerRadius = configuration.cornerRadius
    sheet.prefersGrabberVisible = configuration.showsGrabber
    sheet.prefersScrollingExpandsWhenScrolledToEdge = configuration.scrollingExpands
    let undimmed = configuration.detents.first { $0.id == configuration.largestUndimmedDetent }
    sheet.largestUndimmedDetentIdentifier = undimmed?.systemIdentifier
    content.isModalInPresentation = !configuration.dismissal.drag && !configuration.dismissal.tap
  }

  private func finish() {
    guard phase != .gone, content.presentingViewController == nil else { return }
    phase = .gone
    kept = nil
    let completions = dismissCompletions
    dismissCompletions = []
    events.didDismiss(dismissalReason)
    dismissalReason = .code
    completions.forEach { $0(true) }
  }
}

@available(iOS 15, *)
extension SystemSheet: UISheetPresentationControllerDelegate {
  /// UIKit tells that a finger has moved the sheet to another detent.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {
    let identifier = sheetPresentationController.selectedDetentIdentifier
    if let detent = configuration.detents.first(where: { $0.systemIdentifier == identifier }) {
      select(detent.id)
    }
  }

  /// UIKit asks whether a person may dismiss the sheet.
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
    events.shouldDismiss(.drag)
  }

  /// UIKit tells that a person was refused.
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
    events.didAttemptToDismiss(.drag)
  }

  /// UIKit tells that a person has begun to dismiss the sheet.
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    phase = .dismissing
    dismissalReason = .drag
    events.willDismiss(.drag)
    content.transitionCoordinator?.animate(alongsideTransition: nil) { context in
      if context.isCancelled { self.comeBack() }
    }
  }

  /// UIKit tells that a person has dismissed the sheet.
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    finish()
  }
}

@available(iOS 15, *)
extension Detent {
  /// The name under which the system's sheet knows the detent.
  var systemIdentifier: UISheetPresentationController.Detent.Identifier {
    switch expression {
    case .medium: .medium
    case .large: .large
    default: UISheetPresentationController.Detent.Identifier(rawValue: id.rawValue)
    }
  }

  /// The system's detent that says the same. Before iOS 16 the system has two, and the nearest of them has to do.
  @MainActor func system(for content: UIViewController) -> UISheetPresentationController.Detent {
    switch expression {
    case .medium: return .medium()
    case .large: return .large()
    default:
      guard #available(iOS 16, *) else { return .medium() }
      return .custom(identifier: systemIdentifier) { [weak content, self] context in
        min(context.maximumDetentValue, self.height(in: content, largest: context.maximumDetentValue))
      }
    }
  }

  /// The height that the system's sheet is to have, without the safe area at the bottom, as its values are.
  @available(iOS 16, *)
  @MainActor private func height(in content: UIViewController?, largest: CGFloat) -> CGFloat {
    switch expression {
    case .medium: return largest / 2
    case .large: return largest
    case .fraction(let fraction):
      // The first time the content is not in a window yet, but its presenter is.
      let window = content?.viewIfLoaded?.window ?? content?.presentingViewController?.viewIfLoaded?.window
      return window.map { $0.bounds.height * CGFloat(fraction) - $0.safeAreaInsets.bottom } ?? largest * CGFloat(fraction)
    case .height(let points): return CGFloat(points)
    case .inset(let points): return max(0, largest - CGFloat(points))
    case .custom:
      return CGFloat(customHeight(in: content) ?? Double(largest))
    case .content(let maximum):
      let height = content?.preferredContentSize.height ?? 0
      return height > 0 ? min(height, CGFloat(maximum ?? .infinity)) : largest
    }
  }

  /// What a custom detent says of the window that the sheet is in, or will be in.
  @MainActor private func customHeight(in content: UIViewController?) -> Double? {
    let window = content?.viewIfLoaded?.window ?? content?.presentingViewController?.viewIfLoaded?.window
    guard let window else { return nil }
    let space = SheetSpace(width: Double(window.bounds.width), height: Double(window.bounds.height))
    let preferred = content.map { Double($0.preferredContentSize.height) } ?? 0
    let layout = space.layout(insets: SheetInsets(window.safeAreaInsets), contentExtent: preferred > 0 ? preferred : nil)
    return resolve(in: layout).map { $0 - layout.nearInset }
  }
}
