import UIKit

/// The system's sheet, by the same configuration as HalfModal's own.
///
/// What the system's cannot do is left out: the backdrop is the system's own, and so is the motion. It does not tell when a finger
/// takes hold of the sheet, nor how a person asked for a dismissal: the reason is ``DismissalReason/drag`` for all of them. A
/// dismissal that the host asks UIKit for itself is told as one by code.
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

  /// What the system tells of the sheet.
  var machine = SheetMachine()

  /// UIKit's side of the presentation under way.
  weak var presentation: SystemSheetPresentation?

  /// Whether a presentation was asked for that UIKit has not begun yet.
  var isAwaited = false

  /// Why the dismissal that is about to begin happens.
  var reason = DismissalReason.code

  /// Whether the transition under way was started here, so that UIKit's completion handler comes here too.
  var isRouted = false

  var requests = ModalRequests()
  let size = ContentSize()

  /// The content's own height that the system knows.
  private var knownHeight: CGFloat?

  /// A sheet for a controller, whose `transitioningDelegate` and `modalPresentationStyle` it sets when it is presented.
  public init(
    content: UIViewController, configuration: SheetConfiguration = SheetConfiguration(), events: SheetEvents = SheetEvents()
  ) {
    self.content = content
    storedConfiguration = configuration
    self.events = events
    super.init()
  }

  /// What the sheet is doing, as far as the system tells: it rests also where a finger moves it between its detents.
  public var phase: SheetPhase {
    isAwaited ? .presenting : machine.phase
  }

  /// The detent at which the sheet rests, or to which it is on its way; `nil` while it is gone.
  public var selectedDetent: Detent.ID? {
    machine.detent
  }

  /// Where the sheet is shown at this moment, in the coordinates of its window; `nil` while it is gone.
  public var visibleFrame: CGRect? {
    guard phase != .gone, let view = content.viewIfLoaded, view.window != nil else { return nil }
    return view.visibleFrameInWindow
  }

  /// Presents the sheet.
  ///
  /// Where the sheet or its presenter is in the middle of another transition, the presentation follows at the end of that one.
  ///
  /// - Parameter completion: Called once: with `true` when the sheet has arrived, with `false` when it cannot be presented: because
  ///   it is presented already or its content has a parent, or because the presenter is not on screen, is on its way out or
  ///   presents something else.
  public func present(from presenter: UIViewController, animated: Bool = true, completion: ((Bool) -> Void)? = nil) {
    if phase == .dismissing && requests.isEmpty {
      requests.putOff(
        { self.present(from: presenter, animated: animated, completion: completion) }, refuse: { completion?(false) })
    } else if phase == .gone
      && presenter.waitForTransition(then: { self.present(from: presenter, animated: animated, completion: completion) })
    {
      return
    } else if phase == .gone && presenter.canPresent(content) {
      isRouted = true
      // UIKit may begin after this call.
      isAwaited = true
      prepare(for: presenter)
      presenter.present(content, animated: animated) {
        self.isRouted = false
        completion?(self.content.presentingViewController != nil)
        self.takeUpNext()
      }
    } else {
      completion?(false)
    }
  }

  /// The system asks for the heights of the detents before the content is in a window.
  private func prepare(for presenter: UIViewController) {
    content.modalPresentationStyle = .custom
    content.transitioningDelegate = self
    // The content is laid out in all of the window once, so that it can be measured.
    if let window = presenter.viewIfLoaded?.window { content.view.frame = window.bounds }
    size.follow(content) { [weak self] in self?.contentSizeDidChange() }
  }

  /// Dismisses the sheet, and whatever its content presents.
  ///
  /// A dismissal during the way in follows when the sheet has arrived; one during the way out joins it, and takes back a
  /// presentation that was to follow.
  ///
  /// - Parameter completion: Called once: with `true` when the sheet is gone, with `false` when it was not there, or when a finger
  ///   has brought it back.
  public func dismiss(animated: Bool = true, completion: ((Bool) -> Void)? = nil) {
    guard phase != .gone else {
      completion?(false)
      return
    }
    requests.awaitDismissal(completion)
    if phase == .dismissing {
      requests.takeNext()?.refuse()
    } else {
      startDismissing(animated: animated)
    }
  }

  private func startDismissing(animated: Bool) {
    guard phase != .presenting else {
      return requests.putOff { self.startDismissing(animated: animated) }
    }
    // UIKit dismisses nothing while the content presents or dismisses something.
    guard phase == .resting, !content.waitForTransition(then: { self.startDismissing(animated: animated) }) else { return }
    reason = .code
    isRouted = true
    content.presentingViewController?.dismiss(animated: animated) {
      // UIKit calls this also where a finger has brought the sheet back.
      self.isRouted = false
      if self.content.presentingViewController == nil { self.finish() }
      self.takeUpNext()
    }
  }

  func takeUpNext() {
    guard phase == .resting || phase == .gone else { return }
    requests.takeNext()?.perform()
  }

  /// Moves the sheet to another of its detents. The system does not tell when it arrives: the completion comes at once.
  ///
  /// - Parameter completion: Called once: with `false` where there is no such detent, or the sheet is not at rest.
  public func move(to id: Detent.ID, animated: Bool = true, completion: ((Bool) -> Void)? = nil) {
    guard phase == .resting, let target = configuration.detents.first(where: { $0.id == id }) else {
      completion?(false)
      return
    }
    change(animated: animated) { $0.selectedDetentIdentifier = target.systemIdentifier }
    tell(machine.select(.stop(id)))
    completion?(true)
  }

  /// Takes up another configuration. The system does not tell when the sheet arrives where that has it: the completion comes at once.
  ///
  /// While the sheet is there it keeps to its detent by name, and goes to the nearest one where there is none of that name any more;
  /// a selected detent that is another one than before is selected.
  ///
  /// - Parameter completion: Called once, with `true`.
  public func setConfiguration(
    _ configuration: SheetConfiguration, animated: Bool = true, completion: ((Bool) -> Void)? = nil
  ) {
    let old = storedConfiguration
    let extent = selectedDetent.flatMap { stops?.stop(for: $0)?.extent }
    storedConfiguration = configuration
    let wanted = configuration.selectedDetent == old.selectedDetent ? nil : configuration.selectedDetent
    let kept = [wanted, selectedDetent].lazy.compactMap { id in configuration.detents.first { $0.id == id }?.id }.first
    let target = kept ?? extent.flatMap { self.stops?.nearest(to: $0)?.id } ?? configuration.firstDetent.id
    change(animated: animated) { self.configure($0, selecting: target) }
    tell(machine.select(.stop(target)))
    completion?(true)
  }

  /// Has the system ask for the heights of the detents again.
  public func invalidateDetents(animated: Bool = true) {
    guard #available(iOS 16, *) else { return }
    change(animated: animated) { $0.invalidateDetents() }
  }

  private func change(animated: Bool, _ changes: (SystemSheetPresentation) -> Void) {
    guard phase != .gone, let presentation else { return }
    if animated, phase == .resting {
      presentation.animateChanges { changes(presentation) }
    } else {
      changes(presentation)
    }
  }

  /// Tells the system's sheet what the configuration says.
  func configure(_ sheet: SystemSheetPresentation, selecting id: Detent.ID) {
    sheet.delegate = self
    sheet.detents = configuration.detents.map { detent in
      detent.system { [weak self] in self?.height(of: detent, largest: $0) }
    }
    func identifier(of id: Detent.ID?) -> UISheetPresentationController.Detent.Identifier? {
      configuration.detents.first { $0.id == id }?.systemIdentifier
    }
    sheet.selectedDetentIdentifier = identifier(of: id)
    sheet.preferredCornerRadius = configuration.cornerRadius
    sheet.prefersGrabberVisible = configuration.showsGrabber
    sheet.prefersScrollingExpandsWhenScrolledToEdge = configuration.scrollingExpands
    sheet.largestUndimmedDetentIdentifier = identifier(of: configuration.largestUndimmedDetent)
  }

  // MARK: Heights

  /// What the detents are resolved against; `nil` before the sheet is in a window.
  private var layout: SheetLayout? {
    guard let container = presentation?.containerView else { return nil }
    let isMeasured = configuration.detents.contains { $0.dependsOnContent }
    let height = isMeasured ? size.extent(in: container, configuration) : nil
    return SheetSpace(width: Double(container.bounds.width), height: Double(container.bounds.height))
      .layout(insets: SheetInsets(container.safeAreaInsets), contentExtent: height.map { Double($0) })
  }

  private var stops: SheetStops? {
    layout.map { configuration.checkedDetents.stops(in: $0, scale: Double(content.traitCollection.displayScale)) }
  }

  /// The height that the system's sheet is to have at a detent, without the safe area at the bottom, as its values are; `nil` where
  /// the detent is out of use.
  private func height(of detent: Detent, largest: CGFloat) -> CGFloat? {
    let layout = layout ?? SheetLayout(containerExtent: Double(largest))
    knownHeight = layout.contentExtent.map { CGFloat($0) }
    guard let extent = detent.resolve(in: layout), extent > layout.nearInset else { return nil }
    return min(largest, CGFloat(extent - layout.nearInset))
  }

  private func contentSizeDidChange() {
    guard phase != .gone, let layout, layout.contentExtent.map({ CGFloat($0) }) != knownHeight else { return }
    invalidateDetents()
  }

  // MARK: Events

  func tell(_ told: [SheetMachine.Event]) {
    // The system tells of no finger's velocity.
    told.forEach { events.tell($0) { _ in 0 } }
  }
}
