extension CALayer: AnimationTarget {
  final func addAnimation(_ original: CAAnimation, forKey key: String?) {
    precondition(presentedLayer == nil, "An animation cannot be added to a presentation")
    let transactions = TransactionStack.current
    let animation = original.duplicate()
    if animation.duration == 0 { animation.duration = transactions.top.animationDuration }
    let serial = transactions.nextSerial()
    (animation as? CATransition)?.identifier = serial
    animation.prepare()
    if let key { removeAnimations { $0.key == key } }
    let running = RunningAnimation(animation, key: key, serial: serial, completions: transactions.enterCompletions())
    animations.append(running)
    if let layerContext {
      running.place(at: localTime(at: MediaTime.now))
      layerContext.register(self)
      layerContext.noteChange()
    } else {
      transactions.noteOrphan { if self.layerContext == nil { self.removeAnimations { _ in true } } }
    }
    if animation.delegate != nil { transactions.noteStart { self.tellStart(of: running) } }
  }

  /// Calls the delegate of an animation that has begun by now.
  private func tellStart(of running: RunningAnimation) {
    guard !running.isOver, layerContext != nil else { return }
    let now = running.time(at: MediaTime.now, local: localTime(at: MediaTime.now))
    if now >= running.timeline.begin - Timeline.tolerance { running.tellStart() }
  }

  /// Removes animations. The end of those that are still running is reported, as unfinished, when the transaction is
  /// committed.
  final func removeAnimations(where condition: (RunningAnimation) -> Bool) {
    guard animations.contains(where: condition) else { return }
    let removed = animations.filter(condition)
    animations.removeAll(where: condition)
    if animations.isEmpty { layerContext?.unregister(self) }
    layerContext?.noteChange()
    let open = removed.filter { !$0.isOver && ($0.animation.delegate != nil || !$0.completions.isEmpty) }
    guard !open.isEmpty else { return }
    TransactionStack.current.deferUntilCommit {
      for running in open { running.tellEnd(finished: false) }
    }
  }

  final func enterAnimations(_ context: LayerContext) {
    let now = localTime(at: MediaTime.now)
    for running in animations { running.place(at: now) }
    context.register(self)
  }

  /// Requests a new frame after a clock of the layer's animations was changed.
  package final func noteClockChange() { layerContext?.noteChange() }

  // MARK: Presentation

  /// The state that the layer shows at a media time: a pure function of model, animations and time. Without animations it
  /// is the model.
  package final func presentedState(at mediaTime: CFTimeInterval) -> LayerState {
    guard !animations.isEmpty else { return state }
    var shown = state
    let time = localTime(at: mediaTime)
    for running in animations {
      guard let moment = running.moment(at: mediaTime, local: time) else { continue }
      running.animation.contribute(to: &shown, at: moment)
    }
    return shown
  }

  final func presentationCopy() -> Self? {
    if presentedLayer != nil { return self }
    guard layerContext != nil else { return nil }
    let copy = type(of: self).init(layer: self)
    copy.presentedLayer = self
    copy.state = presentedState(at: MediaTime.now)
    return copy
  }

  final func modelLayer() -> Self { (presentedLayer as? Self) ?? self }
}
