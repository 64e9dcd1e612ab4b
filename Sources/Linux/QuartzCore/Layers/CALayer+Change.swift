extension CALayer {
  /// Changes a property of the model. Looks up the action before the change and runs it after the change.
  @inline(__always)
  final func change(_ key: LayerKey, _ differs: Bool, _ apply: () -> Void) {
    guard differs else { return }
    guard presentedLayer == nil else { return apply() }
    let action = pendingAction(for: key)
    apply()
    layerContext?.noteChange()
    if let action { run(action, for: key) }
  }

  /// Requests a new frame after the change of a property that is not animatable.
  final func didChangePicture() {
    layerContext?.noteChange()
  }

  final func changeTiming(_ apply: (inout MediaTiming) -> Void) {
    apply(&timing)
    layerContext?.noteChange()
  }

  private struct PendingAction {
    var action: any CAAction
    /// The value that was shown before the change.
    var shown: AnimatableValue?
  }

  private func pendingAction(for key: LayerKey) -> PendingAction? {
    if layerContext == nil, delegate == nil, actions == nil { return nil }
    guard let action = action(forKey: key.rawValue), !CATransaction.disableActions() else { return nil }
    return PendingAction(action: action, shown: presentedState(at: MediaTime.now).value(for: key))
  }

  private func run(_ pending: PendingAction, for key: LayerKey) {
    guard let animation = pending.action as? CAAnimation else {
      return pending.action.run(forKey: key.rawValue, object: self, arguments: nil)
    }
    if let basic = animation as? CABasicAnimation, basic.fromValue == nil, basic.toValue == nil, basic.byValue == nil {
      let copy = basic.duplicate()
      copy.fromValue = pending.shown?.object
      if copy.keyPath == nil { copy.keyPath = key.rawValue }
      copy.run(forKey: key.rawValue, object: self, arguments: nil)
    } else {
      animation.run(forKey: key.rawValue, object: self, arguments: nil)
    }
  }

  final func foundAction(forKey event: String) -> (any CAAction)? {
    let found =
      delegate?.action(for: self, forKey: event) ?? actions?[event] ?? type(of: self).defaultAction(forKey: event)
      ?? implicitAnimation(forKey: event)
    return found is NSNull ? nil : found
  }

  private func implicitAnimation(forKey event: String) -> CABasicAnimation? {
    guard layerContext != nil, let key = LayerKey(rawValue: event), key.hasImplicitAnimation else { return nil }
    let transactions = TransactionStack.current
    // Changes in the turn in which the layer entered the tree belong to its first picture.
    guard entryCommit != transactions.commit else { return nil }
    let animation = CABasicAnimation(keyPath: event)
    animation.duration = transactions.top.animationDuration
    animation.timingFunction = transactions.top.timingFunction ?? CAMediaTimingFunction(name: .default)
    return animation.duration > 0 ? animation : nil
  }
}
