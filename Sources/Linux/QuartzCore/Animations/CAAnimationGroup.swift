/// Animations that run together, with a common timing. Each begins at its `beginTime` in the group's time and is cut off at
/// the group's end. The delegates of these animations are not called.
open class CAAnimationGroup: CAAnimation {
  /// The animations, applied in this order.
  open var animations: [CAAnimation]?

  override func assign(from other: CAAnimation) {
    super.assign(from: other)
    animations = (other as? CAAnimationGroup)?.animations?.map { $0.duplicate() }
  }

  override func prepare() {
    super.prepare()
    for animation in animations ?? [] {
      if animation.duration == 0 { animation.duration = duration }
      animation.prepare()
    }
  }

  override func contribute(to state: inout LayerState, at moment: Timeline.Moment) {
    let time = timingFunction == nil ? moment.time : progress(at: moment) * moment.duration
    for animation in animations ?? [] {
      let timeline = Timeline(animation.timing, begin: animation.beginTime, duration: animation.duration)
      if let moment = timeline.moment(at: time) { animation.contribute(to: &state, at: moment) }
    }
  }
}
