/// An animation that gradually replaces a layer's picture: the picture at the time of adding gives way to the layer's
/// current one.
open class CATransition: CAAnimation {
  open var type = CATransitionType.fade
  open var subtype: CATransitionSubtype?
  /// The progress of the transition at the animation's start, from 0 to ``endProgress``.
  open var startProgress: Float = 0
  /// The progress of the transition at the animation's end, up to 1.
  open var endProgress: Float = 1

  /// A number that is unique within the process; set in the layer's copy.
  var identifier = 0

  override func assign(from other: CAAnimation) {
    super.assign(from: other)
    guard let other = other as? CATransition else { return }
    type = other.type
    subtype = other.subtype
    startProgress = other.startProgress
    endProgress = other.endProgress
  }

  override func contribute(to state: inout LayerState, at moment: Timeline.Moment) {
    let (start, end) = (CGFloat(startProgress), CGFloat(endProgress))
    state.transition = TransitionState(
      identifier: identifier, type: type, subtype: subtype, progress: start + (end - start) * progress(at: moment))
  }
}
