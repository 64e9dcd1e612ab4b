import Foundation

/// Manages one view and its place among other controllers: when it is loaded, when it appears, who contains it and who presents it.
@MainActor open class UIViewController: UIResponder, UIContentContainer, UITraitEnvironment {
  /// The nib that was asked for. There are no nibs on Linux: naming one makes ``loadView()`` say so and build a plain view.
  public let nibName: String?
  /// The bundle that was given beside the nib's name.
  public let nibBundle: Bundle?
  /// What the controller shows, in words that people can read.
  open var title: String?

  var loadedView: UIView?
  var isLoadingView = false
  var appearance = AppearanceState()
  var containment = Containment()
  var modal = ModalState()
  /// The root controller's: how the status bar looks in its window.
  var statusBar = StatusBarAppearance()
  var storedPreferredContentSize = CGSize.zero
  var storedPreferredSizeObservers: SizeObservers?

  /// Makes a controller whose view is built by ``loadView()`` when it is first needed.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  /// Makes a controller as if without a nib: archives hold nothing that this module reads.
  public required init?(coder: NSCoder) {
    nibName = nil
    nibBundle = nil
    super.init()
  }

  /// Makes a controller without a nib.
  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  // MARK: View

  /// The controller's view, loaded when it is first asked for.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set { replaceView(with: newValue) }
  }

  /// The view if it has been loaded, without loading it.
  open var viewIfLoaded: UIView? { loadedView }

  /// Whether the view has been loaded.
  open var isViewLoaded: Bool { loadedView != nil }

  /// Makes the view: a plain one of the screen's size, without an override. An override sets ``view`` and does not call super.
  open func loadView() { loadPlainView() }

  /// Loads the view and calls ``viewDidLoad()``, unless that has been done.
  open func loadViewIfNeeded() { loadOnce() }

  /// Comes once, after the view was loaded.
  open func viewDidLoad() {}

  // MARK: Appearance

  /// The view is about to come into the window.
  open func viewWillAppear(_ animated: Bool) {}

  /// The view is in the window and has its geometry and traits; comes once after each ``viewWillAppear(_:)``.
  open func viewIsAppearing(_ animated: Bool) {}

  /// The view has come into the window, and its transition has ended.
  open func viewDidAppear(_ animated: Bool) {}

  /// The view is about to leave the window.
  open func viewWillDisappear(_ animated: Bool) {}

  /// The view has left the window, or is covered and was taken out, and its transition has ended.
  open func viewDidDisappear(_ animated: Bool) {}

  /// The view is about to lay out its subviews.
  open func viewWillLayoutSubviews() {}

  /// The view has laid out its subviews.
  open func viewDidLayoutSubviews() {}

  /// The view's safe area has changed.
  open func viewSafeAreaInsetsDidChange() {}

  /// Points added to the safe area that the view gets from its surroundings.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { loadedView?.updateInsets() } }
  }

  // MARK: Size and traits

  /// The size, in points, that the controller would like its view to have. The container or presentation hears of each change.
  open var preferredContentSize: CGSize {
    get { storedPreferredContentSize }
    set {
      guard newValue != storedPreferredContentSize else { return }
      storedPreferredContentSize = newValue
      notifyContainerOfPreferredContentSize()
      storedPreferredSizeObservers?.tell()
    }
  }

  package var preferredSizeObservers: SizeObservers {
    if let known = storedPreferredSizeObservers { return known }
    let made = SizeObservers()
    storedPreferredSizeObservers = made
    return made
  }

  /// A child's or presented controller's ``preferredContentSize`` has changed.
  open func preferredContentSizeDidChange(forChildContentContainer container: UIContentContainer) {}

  /// The size, in points, that a child gets when this controller's view gets `parentSize`: the size it has where it does not
  /// fill this view, otherwise `parentSize`.
  open func size(forChildContentContainer container: UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize {
    sizeOfChild(container, parentSize: parentSize)
  }

  /// The view is about to get another size, in points. Children whose size changes with it are told by this method, so call super.
  open func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
    forwardSizeTransition(to: size, with: coordinator)
  }

  /// The traits are about to change. Children are told by this method, so call super.
  open func willTransition(to newCollection: UITraitCollection, with coordinator: UIViewControllerTransitionCoordinator) {
    for child in children { child.willTransition(to: newCollection, with: coordinator) }
  }

  /// The traits of the controller's surroundings, with its own overrides.
  open var traitCollection: UITraitCollection { resolvedTraitCollection }

  /// The traits have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Light or dark for this controller's view and its children; `.unspecified` takes it from the surroundings.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { if overrideUserInterfaceStyle != oldValue { loadedView?.overrideUserInterfaceStyle = overrideUserInterfaceStyle } }
  }

  /// The orientations that the controller can be shown in.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }

  // MARK: Status bar

  /// How the status bar's text should look above this controller.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }

  /// Whether the status bar should be hidden.
  open var prefersStatusBarHidden: Bool { false }

  /// How the status bar should change.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }

  /// The child that decides about the status bar's style in place of this controller.
  open var childForStatusBarStyle: UIViewController? { nil }

  /// The child that decides whether the status bar is hidden, in place of this controller.
  open var childForStatusBarHidden: UIViewController? { nil }

  /// What the controller prefers for the status bar has changed.
  open func setNeedsStatusBarAppearanceUpdate() { updateStatusBar() }

  /// Whether this controller decides about the status bar when it is presented other than full screen.
  open var modalPresentationCapturesStatusBarAppearance = false

  // MARK: Containment

  /// The controllers this one contains, in the order in which they were added.
  open var children: [UIViewController] { containment.children }

  /// The controller that contains this one.
  open var parent: UIViewController? { containment.parent }

  /// Makes a controller a child. Calls its ``willMove(toParent:)``; `didMove(toParent:)` is the caller's, after the views are in place.
  open func addChild(_ childController: UIViewController) { adopt(childController) }

  /// Takes the controller out of its parent. Calls ``didMove(toParent:)`` with nil; `willMove(toParent: nil)` is the caller's, before.
  open func removeFromParent() { leaveParent() }

  /// The controller is about to be added to a parent, or taken out of one (nil). An override calls super.
  open func willMove(toParent parent: UIViewController?) { containment.isMovingFromParent = parent == nil && self.parent != nil }

  /// The controller was added to a parent, or taken out of one (nil).
  open func didMove(toParent parent: UIViewController?) {}

  /// Exchanges one child's view for another's, with a UIView animation between them, and both children's appearance calls.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    exchange(
      fromViewController, for: toViewController, duration: duration, options: options, animations: animations,
      completion: completion)
  }

  /// Whether children get their appearance calls along with this controller. False leaves them to ``beginAppearanceTransition(_:animated:)``.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Tells a child that its appearance is about to change. For containers that forward appearance themselves.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) { beginAppearance(isAppearing, animated: animated) }

  /// Tells a child that its appearance has changed as was announced.
  open func endAppearanceTransition() { endAppearance() }

  /// Whether the controller is appearing because it is being added to a parent.
  open var isMovingToParent: Bool { containment.isMovingToParent }

  /// Whether the controller is disappearing because it is being taken out of its parent.
  open var isMovingFromParent: Bool { containment.isMovingFromParent }

  // MARK: Presentation

  /// The controller that this one, or an ancestor, presents.
  open var presentedViewController: UIViewController? { selfAndAncestors.lazy.compactMap(\.modal.presented).first }

  /// The controller that presents this one, or an ancestor.
  open var presentingViewController: UIViewController? { selfAndAncestors.lazy.compactMap(\.modal.presenting).first }

  /// Whether the controller, or an ancestor, is on its way in by a presentation.
  open var isBeingPresented: Bool { selfAndAncestors.contains { $0.modal.phase == .presenting } }

  /// Whether the controller, or an ancestor, is on its way out by a dismissal.
  open var isBeingDismissed: Bool { selfAndAncestors.contains { $0.modal.phase == .dismissing } }

  /// Whether a presentation in the current context covers this controller's view.
  open var definesPresentationContext = false

  /// Whether this controller's ``modalTransitionStyle`` is used for what it presents in its context.
  open var providesPresentationContextTransitionStyle = false

  /// How this controller is shown when it is presented.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic {
    didSet { if modalPresentationStyle != oldValue { forgetUnusedPresentationController() } }
  }

  /// The built-in animation with which the controller comes and goes.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical

  /// Whether people may not dismiss the presented controller. Code still can.
  open var isModalInPresentation = false

  /// Who brings the animators and presentation controller for this controller's presentation. Held weakly.
  open weak var transitioningDelegate: UIViewControllerTransitioningDelegate? {
    didSet { if transitioningDelegate !== oldValue { forgetUnusedPresentationController() } }
  }

  /// What manages the presentation of this controller or its nearest presented ancestor. Made when it is first asked for, and the
  /// same until the controller is dismissed.
  open var presentationController: UIPresentationController? { nearestPresentationController }

  /// ``presentationController`` where it is a sheet's: where the controller or its nearest presented ancestor is presented as a page or form sheet.
  open var sheetPresentationController: UISheetPresentationController? {
    nearestPresentationController as? UISheetPresentationController
  }

  /// As ``presentationController``, but nil where the controller is not presented.
  open var activePresentationController: UIPresentationController? {
    selfAndAncestors.contains { $0.modal.phase != .none } ? nearestPresentationController : nil
  }

  /// The transition in which this controller or an ancestor takes part; nil when there is none.
  open var transitionCoordinator: UIViewControllerTransitionCoordinator? {
    selfAndAncestors.lazy.compactMap(\.modal.coordinator).first
  }

  /// Presents a controller modally. The completion comes once, after its ``viewDidAppear(_:)``; a presentation that cannot be
  /// is told on the error stream and its completion does not come.
  open func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) {
    ModalTransitions.present(viewControllerToPresent, from: self, animated: flag, completion: completion)
  }

  /// Dismisses what this controller presents, with everything above it; or, where it presents nothing, this controller. The
  /// completion comes once, after ``viewDidDisappear(_:)``.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    ModalTransitions.dismiss(from: self, animated: flag, completion: completion)
  }

  // MARK: Responder chain

  /// The view around the controller's own, which for a root controller is the window; the presenting controller while there is none.
  open override var next: UIResponder? { loadedView?.superview ?? modal.presenting }
}
