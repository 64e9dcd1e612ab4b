import Foundation

/// A controller that loads and manages a view, contains child controllers, and presents other controllers.
@MainActor open class UIViewController: UIResponder, UIContentContainer, UITraitEnvironment {
  /// The name of the nib. Linux has no nibs: if this is set, ``loadView()`` reports it and makes a plain view.
  public let nibName: String?
  /// The bundle that was passed with the nib's name.
  public let nibBundle: Bundle?
  /// A title for the content of the controller, for display.
  open var title: String?

  var loadedView: UIView?
  var isLoadingView = false
  var appearance = AppearanceState()
  var containment = Containment()
  var modal = ModalState()
  /// The appearance of the status bar in the window of a root controller.
  var statusBar = StatusBarAppearance()
  var storedPreferredContentSize = CGSize.zero
  var storedPreferredSizeObservers: SizeObservers?

  /// Makes a controller whose view is made by ``loadView()`` when it is first used.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  /// Makes a controller without a nib. The coder is ignored, because this module can't read archives.
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

  /// The controller's view, which is loaded when it is first used.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set { replaceView(with: newValue) }
  }

  /// The view, or nil if it has not been loaded.
  open var viewIfLoaded: UIView? { loadedView }

  /// Whether the view has been loaded.
  open var isViewLoaded: Bool { loadedView != nil }

  /// Makes the view; by default a plain view of the screen's size. Overrides set ``view`` and don't call super.
  open func loadView() { loadPlainView() }

  /// Loads the view and calls ``viewDidLoad()``, unless the view has already been loaded.
  open func loadViewIfNeeded() { loadOnce() }

  /// Called once, after the view has been loaded.
  open func viewDidLoad() {}

  // MARK: Appearance

  /// Called before the view is added to the window.
  open func viewWillAppear(_ animated: Bool) {}

  /// Called once after each ``viewWillAppear(_:)``, when the view is in the window and has its geometry and traits.
  open func viewIsAppearing(_ animated: Bool) {}

  /// Called when the view is in the window and its transition has ended.
  open func viewDidAppear(_ animated: Bool) {}

  /// Called before the view is removed from the window.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Called when the view has been removed from the window and its transition has ended. Some presentations also remove the
  /// view that they cover.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Called before the view lays out its subviews.
  open func viewWillLayoutSubviews() {}

  /// Called after the view has laid out its subviews.
  open func viewDidLayoutSubviews() {}

  /// Called after the view's safe area has changed.
  open func viewSafeAreaInsetsDidChange() {}

  /// Insets, in points, added to the safe area that the view gets from its surroundings.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { loadedView?.updateInsets() } }
  }

  // MARK: Size and traits

  /// The preferred size of the view, in points. The parent or the presentation controller is notified of changes.
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

  /// Called after the ``preferredContentSize`` of a child or of the presented controller has changed.
  open func preferredContentSizeDidChange(forChildContentContainer container: UIContentContainer) {}

  /// Returns the size, in points, of a child when this controller's view has the size `parentSize`: the child's current size if
  /// it doesn't fill this view, otherwise `parentSize`.
  open func size(forChildContentContainer container: UIContentContainer, withParentContainerSize parentSize: CGSize) -> CGSize {
    sizeOfChild(container, parentSize: parentSize)
  }

  /// Called before the view changes its size; `size` is in points. This method notifies children whose size changes with it, so
  /// call super.
  open func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
    forwardSizeTransition(to: size, with: coordinator)
  }

  /// Called before the traits change. This method notifies the children, so call super.
  open func willTransition(to newCollection: UITraitCollection, with coordinator: UIViewControllerTransitionCoordinator) {
    for child in children { child.willTransition(to: newCollection, with: coordinator) }
  }

  /// The traits of the controller's surroundings, combined with its own overrides.
  open var traitCollection: UITraitCollection { resolvedTraitCollection }

  /// Called after the traits have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Light or dark mode for this controller's view and its children; `.unspecified` inherits it from the surroundings.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { if overrideUserInterfaceStyle != oldValue { loadedView?.overrideUserInterfaceStyle = overrideUserInterfaceStyle } }
  }

  /// The orientations that the controller supports.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }

  // MARK: Status bar

  /// The preferred style of the status bar's text.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }

  /// Whether the status bar should be hidden.
  open var prefersStatusBarHidden: Bool { false }

  /// The preferred animation for changes of the status bar.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }

  /// The child that determines the style of the status bar instead of this controller.
  open var childForStatusBarStyle: UIViewController? { nil }

  /// The child that determines whether the status bar is hidden, instead of this controller.
  open var childForStatusBarHidden: UIViewController? { nil }

  /// Updates the status bar. Call this method when the controller's preferences for it have changed.
  open func setNeedsStatusBarAppearanceUpdate() { updateStatusBar() }

  /// Whether this controller determines the status bar's appearance if its presentation isn't full screen.
  open var modalPresentationCapturesStatusBarAppearance = false

  // MARK: Containment

  /// The child controllers, in the order in which they were added.
  open var children: [UIViewController] { containment.children }

  /// The controller that contains this one as a child.
  open var parent: UIViewController? { containment.parent }

  /// Adds a child and calls its ``willMove(toParent:)``. Call `didMove(toParent:)` yourself after adding its view.
  open func addChild(_ childController: UIViewController) { adopt(childController) }

  /// Removes the controller from its parent and calls ``didMove(toParent:)`` with nil. Call
  /// `willMove(toParent: nil)` yourself before that.
  open func removeFromParent() { leaveParent() }

  /// Called before the controller is added to a parent, or removed from it (nil). Overrides must call super.
  open func willMove(toParent parent: UIViewController?) { containment.isMovingFromParent = parent == nil && self.parent != nil }

  /// Called after the controller was added to a parent, or removed from it (nil).
  open func didMove(toParent parent: UIViewController?) {}

  /// Replaces one child's view with another's in a UIView animation, and makes the appearance calls of both children.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    exchange(
      fromViewController, for: toViewController, duration: duration, options: options, animations: animations,
      completion: completion)
  }

  /// Whether appearance calls are forwarded to children. If false, call ``beginAppearanceTransition(_:animated:)`` for them.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Notifies a child before its appearance changes. For containers that forward appearance calls themselves.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) { beginAppearance(isAppearing, animated: animated) }

  /// Notifies a child that the appearance transition has ended.
  open func endAppearanceTransition() { endAppearance() }

  /// Whether the controller is appearing because it is being added to a parent.
  open var isMovingToParent: Bool { containment.isMovingToParent }

  /// Whether the controller is disappearing because it is being removed from its parent.
  open var isMovingFromParent: Bool { containment.isMovingFromParent }

  // MARK: Presentation

  /// The controller presented by this controller or, if it presents none, by its nearest ancestor that does.
  open var presentedViewController: UIViewController? { selfAndAncestors.lazy.compactMap(\.modal.presented).first }

  /// The controller that presents this controller, or its nearest presented ancestor.
  open var presentingViewController: UIViewController? { selfAndAncestors.lazy.compactMap(\.modal.presenting).first }

  /// Whether the controller, or an ancestor, is appearing in a presentation.
  open var isBeingPresented: Bool { selfAndAncestors.contains { $0.modal.phase == .presenting } }

  /// Whether the controller, or an ancestor, is disappearing in a dismissal.
  open var isBeingDismissed: Bool { selfAndAncestors.contains { $0.modal.phase == .dismissing } }

  /// Whether presentations in the current context cover this controller's view.
  open var definesPresentationContext = false

  /// Whether presentations in this controller's context use its ``modalTransitionStyle``.
  open var providesPresentationContextTransitionStyle = false

  /// The style in which this controller is presented.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic {
    didSet { if modalPresentationStyle != oldValue { forgetUnusedPresentationController() } }
  }

  /// The built-in animation that presents and dismisses the controller.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical

  /// Whether the user is prevented from dismissing the presented controller. Code can still dismiss it.
  open var isModalInPresentation = false

  /// The delegate that provides the animators and the presentation controller of this controller's presentation. Weak.
  open weak var transitioningDelegate: UIViewControllerTransitioningDelegate? {
    didSet { if transitioningDelegate !== oldValue { forgetUnusedPresentationController() } }
  }

  /// The presentation controller of this controller or its nearest presented ancestor. It is made when it is first used, and
  /// stays the same until the controller is dismissed.
  open var presentationController: UIPresentationController? { nearestPresentationController }

  /// ``presentationController`` if it presents a page or form sheet, otherwise nil.
  open var sheetPresentationController: UISheetPresentationController? {
    nearestPresentationController as? UISheetPresentationController
  }

  /// ``presentationController`` if the controller is presented, otherwise nil.
  open var activePresentationController: UIPresentationController? {
    selfAndAncestors.contains { $0.modal.phase != .none } ? nearestPresentationController : nil
  }

  /// The coordinator of the transition in which this controller or an ancestor takes part; nil outside transitions.
  open var transitionCoordinator: UIViewControllerTransitionCoordinator? {
    selfAndAncestors.lazy.compactMap(\.modal.coordinator).first
  }

  /// Presents a controller modally. The completion is called once, after the controller's ``viewDidAppear(_:)``. An impossible
  /// presentation is reported on standard error, and its completion isn't called.
  open func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) {
    ModalTransitions.present(viewControllerToPresent, from: self, animated: flag, completion: completion)
  }

  /// Dismisses the controller that this one presents, with all controllers above it. If this controller presents none, it is
  /// dismissed itself. The completion is called once, after ``viewDidDisappear(_:)``.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    ModalTransitions.dismiss(from: self, animated: flag, completion: completion)
  }

  // MARK: Responder chain

  /// The superview of the controller's view, or the window for a root controller; the presenting
  /// controller if there is no superview.
  open override var next: UIResponder? { loadedView?.superview ?? modal.presenting }
}
