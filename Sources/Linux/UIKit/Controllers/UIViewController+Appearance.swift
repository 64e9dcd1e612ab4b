import Foundation

extension UIViewController {
  func beginAppearance(_ isAppearing: Bool, animated: Bool, owner: AppearanceState.Owner = .caller) {
    guard appearance.begin(isAppearing, animated: animated, owner: owner) else { return }
    let generation = appearance.generation
    if isAppearing {
      loadViewIfNeeded()
      viewWillAppear(animated)
    } else {
      viewWillDisappear(animated)
    }
    updateStatusBar()
    guard generation == appearance.generation, shouldAutomaticallyForwardAppearanceMethods else { return }
    for child in children where child.isViewBelow(self) {
      child.beginAppearance(isAppearing, animated: animated, owner: .parent)
    }
  }

  func endAppearance() {
    guard appearance.isInTransition else {
      Diagnostics.report("Unbalanced calls to begin/end appearance transitions for \(Diagnostics.name(self)).")
      return
    }
    let generation = appearance.generation
    announceIsAppearing()
    guard generation == appearance.generation, let phase = appearance.end() else { return }
    for child in children where child.appearance.isInTransition && child.appearance.owner == .parent {
      child.endAppearance()
    }
    if phase == .appeared {
      updateStatusBar()
      viewDidAppear(appearance.isAnimated)
      containment.isMovingToParent = false
    } else {
      viewDidDisappear(appearance.isAnimated)
    }
  }

  /// Ends an appearance or disappearance, unless it has been reversed since it began.
  func endAppearance(of isAppearing: Bool) {
    if appearance.phase == (isAppearing ? .appearing : .disappearing) { endAppearance() }
  }

  /// Calls `viewIsAppearing` if it is due, first for this controller and then for its children.
  func announceIsAppearing() {
    if appearance.takeIsAppearing() { viewIsAppearing(appearance.isAnimated) }
    for child in children where child.appearance.owner == .parent { child.announceIsAppearing() }
  }

  private func isViewBelow(_ ancestor: UIViewController) -> Bool {
    guard let view = viewIfLoaded, let ancestorView = ancestor.viewIfLoaded else { return false }
    return view.isDescendant(of: ancestorView)
  }
}

// MARK: - Window changes of the view

extension UIViewController {
  /// Called before the view is added to a window, or removed from it (nil).
  func viewWillMove(to window: UIWindow?) {
    if window == nil {
      if appearance.isShownOrAppearing, !isInModalTransition {
        beginAppearance(false, animated: false, owner: .hierarchy)
      }
    } else if mayAppearByItself {
      let parentIsAppearing = parent?.appearance.phase == .appearing
      let animated = parentIsAppearing && parent?.appearance.isAnimated == true
      beginAppearance(true, animated: animated, owner: parentIsAppearing ? .parent : .hierarchy)
    }
  }

  /// Called after the view was added to a window or removed from one.
  func viewDidMove(from old: UIWindow?) {
    guard appearance.isInTransition, appearance.owner == .hierarchy || hasLeftParent else { return }
    if viewIfLoaded?.window == nil {
      if appearance.phase == .disappearing { endAppearance() }
    } else if appearance.phase == .appearing {
      let generation = appearance.generation
      MainLoop.current.perform { [weak self] in self?.finishAppearing(generation: generation) }
    }
  }

  func viewWillLayout() {
    if viewIfLoaded?.window != nil { announceIsAppearing() }
    viewWillLayoutSubviews()
  }

  /// Ends the appearance at the end of the turn in which the view was added to the window, after its layout.
  private func finishAppearing(generation: Int) {
    guard appearance.generation == generation, appearance.phase == .appearing else { return }
    viewIfLoaded?.window?.layoutIfNeeded()
    guard appearance.generation == generation, appearance.phase == .appearing else { return }
    endAppearance()
  }

  /// Whether the view was removed from its parent's view while both were disappearing. In that case, the parent doesn't end this
  /// controller's disappearance.
  private var hasLeftParent: Bool {
    guard appearance.phase == .disappearing, appearance.owner == .parent, viewIfLoaded?.window == nil else { return false }
    return parent.map { !isViewBelow($0) } ?? true
  }

  private var isInModalTransition: Bool { modal.phase == .presenting || modal.phase == .dismissing }

  private var mayAppearByItself: Bool {
    guard !appearance.isShownOrAppearing, !isInModalTransition else { return false }
    guard let parent else { return true }
    return parent.shouldAutomaticallyForwardAppearanceMethods && parent.appearance.isShownOrAppearing
  }
}
