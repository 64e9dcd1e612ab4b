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

  /// Ends the appearance, or disappearance, that a transition began, unless another one has turned it round since.
  func endAppearance(of isAppearing: Bool) {
    if appearance.phase == (isAppearing ? .appearing : .disappearing) { endAppearance() }
  }

  /// Calls `viewIsAppearing` where it is still owed, for this controller and then for its children.
  func announceIsAppearing() {
    if appearance.takeIsAppearing() { viewIsAppearing(appearance.isAnimated) }
    for child in children where child.appearance.owner == .parent { child.announceIsAppearing() }
  }

  private func isViewBelow(_ ancestor: UIViewController) -> Bool {
    guard let view = viewIfLoaded, let ancestorView = ancestor.viewIfLoaded else { return false }
    return view.isDescendant(of: ancestorView)
  }
}

// MARK: - What the view tells its controller

extension UIViewController {
  /// The view is about to get into, or out of, a window.
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

  /// The view has got into, or out of, a window.
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

  /// The end of the turn in which the view came into the window: it is laid out and seen now.
  private func finishAppearing(generation: Int) {
    guard appearance.generation == generation, appearance.phase == .appearing else { return }
    viewIfLoaded?.window?.layoutIfNeeded()
    guard appearance.generation == generation, appearance.phase == .appearing else { return }
    endAppearance()
  }

  /// Whether the view was taken out of that of its parent in the middle of a disappearance of both, whose end is not this one's any more.
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
